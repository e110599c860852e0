#!/bin/sh
# A quick look while modelling:  art/puppets/look.sh <puppet> [<mood> ...]  ->  /tmp/looks/<puppet>.png, the moods side by side
# PIXELS=512 SAMPLES=96 for a closer one.
set -eu
cd "$(dirname "$0")"
who=$1; shift
[ $# -gt 0 ] || set -- rest smitten cross
to=/tmp/looks/$who.d; rm -rf "$to"; mkdir -p "$to"
for mood; do
  PYTHONDONTWRITEBYTECODE=1 nice -n 10 blender -b --factory-startup --python-exit-code 1 -P portrait.py -- \
    "$who" "$mood" "${PIXELS:-320}" "${SAMPLES:-32}" "$to/$mood.png" >"$to/$mood.log" 2>&1 || { grep -B3 -A8 -E 'Error|Traceback' "$to/$mood.log" | head -40; exit 1; }
  pictures="${pictures:-} $to/$mood.png"
done
montage $pictures -background '#16302a' -geometry +6+6 -tile x1 "/tmp/looks/$who.png"
# the silhouette at 64 px, enlarged three times
convert "$to/$1.png" -alpha extract -negate -resize 64x64 -filter point -resize 300% "/tmp/looks/$who-silhouette.png"
echo "/tmp/looks/$who.png /tmp/looks/$who-silhouette.png"
