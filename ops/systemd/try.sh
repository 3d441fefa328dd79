#!/bin/sh
# try.sh: what docs/installation.md says of the service on Debian, in an empty Debian that systemd starts: the page's own
# commands, a crash, the machine started again, and the commands of docs/upgrading.md. On Linux as root, from a
# repository. Needs debootstrap and systemd-nspawn (Debian's systemd-container), and port 3000. Removes what it made.
# Ends with "The service works." and code 0.
set -eu
from=$(cd "$(dirname "$0")/../.." && pwd)
. "$from/ops/steps.sh"
debian=${DEBIAN:-bookworm}
parent=$(mktemp -d /tmp/teamwright-systemd-XXXXXX)
root=$parent/debian
machine=
halt() {
  [ -n "$machine" ] || return 0
  kill "$machine" 2>/dev/null && wait "$machine" || true
  machine=
}
clean() {
  code=$?
  [ "$code" = 0 ] || [ -z "$machine" ] || inside 'journalctl -u teamwright --no-pager -n 40' || true
  halt
  rm -rf "$parent"
}
trap clean EXIT
init() { pgrep -P "$machine" | head -1; }
# inside TEXT: runs commands in the machine.
inside() {
  nsenter -t "$(init)" -m -u -i -n -p -- /usr/bin/env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin sh -ec "$1"
}
started() { [ -n "$(init)" ] && inside 'systemctl is-system-running' >"$parent/state" 2>&1; }
boot() {
  systemd-nspawn -q --register=no --keep-unit -D "$root" --bind-ro="$from:/repository" --boot --console=passive >"$parent/console" 2>&1 &
  machine=$!
  until_true started
}
ready() { curl -fs http://127.0.0.1:3000/readyz >"$parent/reply"; }
# commands FILE HEADING NUMBER: the page's block of commands under the heading.
commands() {
  awk -v heading="$2" -v number="$3" '
    !inside && /^#/ { here = ($0 == heading) }
    here && /^```/ { inside = !inside; if (inside) block++; next }
    here && inside && block == number' "$from/docs/$1"
}

say "An empty Debian"
debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,procps "$debian" "$root" >"$parent/log" 2>&1 || { tail -5 "$parent/log"; exit 1; }
# The resolver and the certificates of this network.
cp -L /etc/resolv.conf "$root/etc/resolv.conf"
cp -L /etc/ssl/certs/ca-certificates.crt "$root/root/network.crt"
echo "cafile=/root/network.crt" >"$root/root/.npmrc"
boot

say "Installed by the page's commands"
section="## A service on Debian, embedded database"
inside "$(commands installation.md "$section" 1 | sed 's|ADDRESS|/repository|')" >"$parent/log" 2>&1 || { tail -40 "$parent/log"; exit 1; }
until_true ready
[ "$(inside 'stat -c %U /proc/$(systemctl show -p MainPID --value teamwright)')" = teamwright ]

say "A command beside it"
inside "$(commands installation.md "$section" 2)" >"$parent/log" 2>&1 || { cat "$parent/log"; exit 1; }
grep -q '#link=' "$parent/log" || { cat "$parent/log"; exit 1; }
inside 'teamwright backup - >/root/all.gz && [ -s /root/all.gz ]'

say "After a crash it starts again"
inside 'systemctl kill -s KILL teamwright'
sleep 1
until_true ready
[ "$(inside 'systemctl show -p NRestarts --value teamwright')" -ge 1 ]

say "After the machine has started again it runs"
halt
boot
until_true ready

say "Upgraded by the page's commands"
inside "$(commands upgrading.md '# Upgrading' 1 | sed 's|vX.Y.Z|HEAD|')" >"$parent/log" 2>&1 || { tail -40 "$parent/log"; exit 1; }
until_true ready

say "Stopped at once, without an error"
inside 'systemctl stop teamwright; [ "$(systemctl show -p Result --value teamwright)" = success ]'
inside 'systemd-analyze security --no-pager teamwright | tail -1'
echo "The service works."
