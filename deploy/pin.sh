#!/bin/sh
# Writes behind the tag of each image that is named here the digest it has in its registry now, so that nobody can put another image
# under that tag. Needs network and Docker. Look at the difference, and commit it. Again after changing a tag: a digest that is there
# already is asked for anew.
set -eu
cd "$(dirname "$0")"
inspect=${INSPECT:-}
[ -n "$inspect" ] || inspect='docker buildx imagetools inspect --format {{.Manifest.Digest}}'

for name in $(sed -nE 's/^ARG BASE=([^@ ]+).*/\1/p; s/^ +image: (&[a-z]+ )?([^*@ ]+:[^@ ]+).*/\2/p' Containerfile compose.yaml | sort -u); do
  case $name in swampheart:*) continue ;; esac # our own
  digest=$($inspect "$name")
  echo "$digest" | grep -Eqx 'sha256:[0-9a-f]{64}' || { echo "No digest for $name: $digest" >&2; exit 1; }
  sed -i -E "s|$name(@sha256:[0-9a-f]{64})?\$|$name@$digest|" Containerfile compose.yaml
  echo "$name@$digest"
done
