#!/bin/sh
# try.sh: the steps of the Dockerfile without a container engine, on Linux as root, from a built repository. An empty
# root with Node and the libraries it loads; the server runs there by chroot, not as root, with one writable folder.
set -eu
from=$(cd "$(dirname "$0")/../.." && pwd)
port=${PORT:-3987}
node=$from/node_modules/node/bin/node
parent=$(mktemp -d /tmp/teamwright-image-XXXXXX)
root=$parent/root
server=
clean() {
  [ -n "$server" ] && kill "$server" 2>/dev/null && wait "$server" || true
  rm -rf "$parent"
}
trap clean EXIT

mkdir -p "$root/tmp" "$root/usr/bin" "$root/var/lib/teamwright" "$root/opt" "$root/etc" "$root/dev"
for device in null urandom; do cp -a "/dev/$device" "$root/dev/"; done
cp "$node" "$root/usr/bin/node"
libraries_of() {
  ldd "$1" | grep -o '/[^ ]*' | while read -r library; do
    mkdir -p "$root$(dirname "$library")"
    cp -L "$library" "$root$library"
  done
}
libraries_of "$node"
"$from/ops/image/collect.sh" "$from" "$root/opt/teamwright"
find "$root/opt" -name '*.node' | while read -r native; do libraries_of "$native"; done
echo "The folder of the program has $(du -sm "$root/opt/teamwright" | cut -f1) MB."
# Only the volume is writable for the account.
chown -R 0:0 "$root/opt"
chown 65534:65534 "$root/var/lib/teamwright"
chmod 700 "$root/var/lib/teamwright"
chmod 755 "$parent" "$root"

run() { chroot --userspec=65534:65534 "$root" /usr/bin/env -i "$@"; }
cp "$(command -v env)" "$root/usr/bin/env"
program="/usr/bin/node /opt/teamwright/apps/server/bin/teamwright.mjs"
settings="NODE_ENV=production MALLOC_ARENA_MAX=2 DATA_DIR=/var/lib/teamwright HOST=127.0.0.1 PORT=$port"

run $settings $program --version
chroot --userspec=65534:65534 "$root" /usr/bin/env -i $settings $program serve >"$parent/log" 2>&1 &
server=$!
tries=0
until run $settings /usr/bin/node /opt/teamwright/ops/image/health.mjs; do
  tries=$((tries + 1))
  if [ "$tries" -gt 60 ] || ! kill -0 "$server" 2>/dev/null; then cat "$parent/log"; exit 1; fi
  sleep 1
done
echo "The health check passes."
run $settings $program admin create 9000000001 | grep -c '#link=' >/dev/null
echo "The first admin has a link."
kill "$server"
wait "$server"
server=
written=$(find "$root" -xdev -newer "$parent/log" -type f ! -path "$root/var/lib/teamwright/*" ! -path "$root/tmp/*" | head -3)
[ -z "$written" ] || { echo "Written outside of the volume: $written"; exit 1; }
echo "It stopped with code 0 and wrote only into its volume."
