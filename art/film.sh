#!/bin/sh
# Makes the home film anew from nothing:  art/film.sh [wide] [tall]
# Needs blender, ffmpeg, and Debian's python3-numpy, python3-scipy, python3-pil.
# Layers are kept in art/.cache, so that a stopped run goes on; delete it, or one view's folder in it, to render again.
# SAMPLES=40 for a quick try.
set -eu
cd "$(dirname "$0")"
export CACHE="${CACHE:-$PWD/.cache}"
export SVT_LOG=1 OPENBLAS_NUM_THREADS=1 PYTHONDONTWRITEBYTECODE=1
out=../app/screens/home/film
limit=1450000
mkdir -p "$CACHE" "$out"

. ./encode-film.sh

[ $# -gt 0 ] || set -- wide tall
for view; do
  if [ ! -f "$CACHE/$view/reeds.npz" ]; then
    nice -n 15 blender -b --factory-startup --python-exit-code 1 -P film.py -- \
      "$view" plate,water,pair,reeds "${SAMPLES:-60}" >"$CACHE/$view.log" 2>&1
  fi
  nice -n 15 /usr/bin/python3 mix.py "$view"
  encoded "$view"
done
