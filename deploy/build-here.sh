#!/bin/sh
# Builds the image to its last line on a machine that has no container engine running and reaches no image registry, starts it, and
# asks it over HTTP: a test of the Containerfile, not a way to make releases. The base is put together here from Debian and the npm
# package "node" and carries the official base's name, so the Containerfile is built as it stands.
# Needs root, npm, and: apt-get install buildah debootstrap. After `npm ci`: deploy/build-here.sh [folder to work in]
set -eu
cd "$(dirname "$0")/.."
work=$(realpath -m "${1:-/tmp/swampheart-image}")
base=$(sed -n 's/^ARG BASE=//p' deploy/Containerfile)
suite=$(echo "$base" | sed 's/.*-\(.*\)-slim$/\1/')
image=swampheart:here
store() { buildah --storage-driver vfs --root "$work/storage" --runroot "$work/run" "$@"; }
mkdir -p "$work"

if [ ! -x "$work/debian/usr/local/bin/npm" ]; then
  debootstrap --variant=minbase "$suite" "$work/debian"
  npm install --global --no-audit --no-fund --prefix "$work/debian/usr/local" npm@11
fi
cp node_modules/node/bin/node "$work/debian/usr/local/bin/node"
# The registry and the certificates of this machine, for the npm in the stages that build. The last stage starts empty.
mkdir -p "$work/debian/usr/local/etc" "$work/debian/etc/ssl/certs"
cp -L "${SSL_CERT_FILE:-/etc/ssl/certs/ca-certificates.crt}" "$work/debian/etc/ssl/certs/here.crt"
printf 'registry=%s\ncafile=/etc/ssl/certs/here.crt\n' "$(npm config get registry)" > "$work/debian/usr/local/etc/npmrc"

container=$(store from scratch)
store copy --quiet "$container" "$work/debian" /
store config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
store commit --quiet --rm "$container" "localhost/$base"

# Docker takes deploy/Containerfile.dockerignore by itself; so does buildah, in the newer versions.
store build --isolation chroot --network host --pull-never --ignorefile deploy/Containerfile.dockerignore \
  --file deploy/Containerfile --tag "$image" .

container=$(store from --pull-never "$image")
root=$(store mount "$container")
echo "The image weighs, unpacked: $(du --summarize --apparent-size --block-size=MB "$root" | cut -f1)"

# Where an engine would mount something, the image needs a place; the first run makes those. Then nothing can be written any more.
run() { store run --isolation chroot --network host --user 1000:1000 "$@"; }
run "$container" -- node --version
mkdir -p "$root/run" && touch "$root/run/.containerenv"
mount --bind "$root" "$root"
mount -o remount,ro,bind "$root"
port=$(node -p 'const s = require("net").createServer().listen(0); const { port } = s.address(); s.close(); port')
run --env PORT="$port" --env HOST=127.0.0.1 "$container" -- node server/main.ts > "$work/log" 2>&1 &
server=$!
trap 'kill $server 2> /dev/null || true; wait $server 2> /dev/null || true; umount "$root"; store rm "$container" > /dev/null' EXIT
for _ in $(seq 100); do grep -q 'On stage' "$work/log" && break; sleep 0.2; done
cat "$work/log"
curl --fail --silent --show-error "http://127.0.0.1:$port/healthz"
curl --fail --silent --show-error --output /dev/null --write-out '/ %{http_code}, %{size_download} bytes\n' "http://127.0.0.1:$port/"
curl --fail --silent --show-error --header 'content-type: application/json' \
  --data '{"character":"Donkey","loveInterest":"Dragon","message":"what shall we eat"}' "http://127.0.0.1:$port/api/chat"
echo
echo "Can it write? $(run "$container" -- node -e 'try { require("fs").writeFileSync("/swampheart/x", ""); console.log("yes") } catch ({ code }) { console.log(code, "as user", process.getuid()) }' 2> /dev/null || true)"
