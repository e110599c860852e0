#!/bin/sh
# Renders props anew and encodes them into app/ui/props:  art/props/props.sh [name ...]      (all of them: about 25 min)
# Needs blender, Debian's python3-numpy, python3-scipy and python3-pil, and the project's node_modules (sharp).
# LOCK=/a/file makes renders wait for one another, KEEP=/a/folder keeps the PNGs. SCALE=.5 SAMPLES=24 is a quick try:
# it encodes too, so give OUT=/tmp/elsewhere.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
keep=${KEEP:-$(mktemp -d)} out=${OUT:-$here/../../app/ui/props}
export PATH="$here/../../node_modules/.bin:$PATH" PYTHONDONTWRITEBYTECODE=1 OPENBLAS_NUM_THREADS=1
mkdir -p "$keep" "$out"

# name, script, most bytes of the widest AVIF, and its widths where they are not the render's own
table='
plank boards 11000
arrow boards 8000
arrow-left boards 8000
parchment paper 22000
frame frame 16000
tag paper 8000
tag-low paper 6000
onion-0 onion 8300
onion-1 onion 16000
onion-2 onion 16000
onion-3 onion 16000
backdrop backdrop 12000
backdrop-tall backdrop 12000
shelf timber 7500
post timber 5600
slot timber 6000
wall wall 6000
bubble-theirs bubbles 2400
bubble-tail bubbles 800
bubble-mine bubbles 3500
accident accident 30000
reader reader 14000
frog-shut frog 5000
frog-open frog 5000
paws paws 3000
pier pier 15000
splash pier 4000
candles candles 4000
chair furniture 6100
table furniture 6800
drape curtain 6800
moon night 5000
tree night 8000
ground ground 11000
room room 13600
room-tall room 14000
title title 26000 960
seal wax 6000
seal-cross wax 6000
heart wax 2000 96
heart-broken wax 3000 128
tile tiles 6000
tile-green tiles 6000
tile-red tiles 6000
icon icon 0
'
[ $# -gt 0 ] || set -- $(echo "$table" | cut -d' ' -f1)
for name; do
  set -- $(echo "$table" | grep "^$name ")
  case $2 in
    backdrop | bubbles | ground) /usr/bin/python3 "$here/$2.py" "$keep" "$name" ;;
    *) ${LOCK:+flock "$LOCK"} nice -n 10 blender -b --factory-startup --python-exit-code 1 -P "$here/$2.py" -- \
         "$keep" "$name" >"$keep/$name.log" 2>&1 || { tail -5 "$keep/$name.log"; exit 1; } ;;
  esac
  case $2 in pier | accident | reader | frog | paws | night | furniture | curtain | candles) /usr/bin/python3 "$here/calm.py" "$keep/$name.png" ;; esac
  [ "$name" != parchment ] || /usr/bin/python3 "$here/seamless.py" "$keep/$name.png" 72
  case $name in
    icon) /usr/bin/python3 -c "from PIL import Image as i; i.open('$keep/icon.png').quantize(256, 3).save('$here/../../app/icon.png', optimize=True)" ;;
    *) bytes=$3; shift 3; [ $# -gt 0 ] || set -- 0
       node "$here/../encode.mjs" "$keep/$name.png" "$out/$name" "$bytes" "$@" ;;
  esac
done
