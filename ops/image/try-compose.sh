#!/bin/sh
# try-compose.sh: what docs/installation.md says of compose, with a container engine, from a repository: the image is
# built and runs the embedded product, which then moves to PostgreSQL and Redis with two instances behind Caddy with TLS.
# Needs git, curl, docker with compose 2.24 or newer, and the ports 80, 443 and 3000. Uses its own copy of the repository,
# containers and volumes, and removes them. Ends with "Compose works." and code 0.
set -eu
from=$(cd "$(dirname "$0")/../.." && pwd)
. "$from/ops/steps.sh"
work=$(mktemp -d /tmp/teamwright-compose-XXXXXX)
export COMPOSE_PROJECT_NAME=teamwright-try
compose() { docker compose --profile scale "$@"; }
clean() {
  code=$?
  [ "$code" = 0 ] || compose logs --tail 40 || true
  compose down --volumes --timeout 20 >/dev/null 2>&1 || true
  rm -rf "$work"
}
trap clean EXIT

git clone -q "$from" "$work/src"
cd "$work/src"
cp .env.example .env
origin=http://localhost:3000
# call METHOD PATH [BODY]: prints the reply. Caddy's certificate is its own, for localhost.
call() {
  curl -sk --max-time 20 -b "$work/jar" -c "$work/jar" -X "$1" -H "origin: $origin" ${3:+-H "content-type: application/json" -d "$3"} "$origin$2"
}
refused() { if "$@" >"$work/reply" 2>&1; then echo "Not refused: $*"; exit 1; fi; }
healthy() { [ "$(docker inspect -f '{{.State.Health.Status}}' "$(compose ps -q "$1")")" = healthy ]; }
teamwright() { service=$1; shift; compose exec -T "$service" teamwright "$@"; }
version=$(sed -n 's/^  "version": "\(.*\)",/\1/p' apps/server/package.json)
phrase="a fine long phrase"

say "The embedded product"
docker compose up -d teamwright
until_true healthy teamwright
expect "$(call GET /healthz)" "\"version\":\"$version\""
echo "$phrase" | teamwright teamwright admin create 9123456789 --password-stdin
login="{\"phoneNumber\":\"9123456789\",\"password\":\"$phrase\"}"
expect "$(call POST /api/auth/login "$login")" '"status":"success"'

say "Not root, a read-only root, no capabilities"
[ "$(compose exec -T teamwright id -u)" != 0 ]
refused compose exec -T teamwright touch /opt/teamwright/file
expect "$(compose exec -T teamwright grep CapBnd /proc/1/status)" 0000000000000000

say "Started again, with its data"
docker compose restart teamwright
until_true healthy teamwright
expect "$(call GET /api/session/list)" '"status":"success"'

say "Moved to PostgreSQL and Redis, two instances, Caddy with TLS"
teamwright teamwright backup - >"$work/all.gz"
secret=$(compose exec -T teamwright cat secret.key)
docker compose stop teamwright
printf 'DOMAIN=localhost\nPOSTGRES_PASSWORD=%s\nTEAMWRIGHT_SECRET=%s\n' "$(openssl rand -hex 16)" "$secret" >>.env
compose run --rm -T one restore - <"$work/all.gz"
compose up -d caddy
origin=https://localhost
until_true curl -fsk -o "$work/reply" https://localhost/readyz
# The address is another one, so people sign in again.
expect "$(call POST /api/auth/login "$login")" '"status":"success"'
grep -q __Host-session "$work/jar"

say "The role of PostgreSQL owns its database and no more"
teamwright one doctor >"$work/doctor" || true
expect "$(cat "$work/doctor")" "the role teamwright owns its database and no more"

say "Events come at once; one instance can stop"
curl -skN --http2 --max-time 8 -b "$work/jar" https://localhost/api/events >"$work/events" || true
[ -s "$work/events" ] || { echo "No event came."; exit 1; }
calls=80
(
  for _ in $(seq $calls); do
    call GET /api/session/list
    echo
  done
) >"$work/replies" &
compose stop one
wait $!
[ "$(grep -c '"status":"success"' "$work/replies")" = $calls ] || { grep -v '"status":"success"' "$work/replies"; exit 1; }
[ -z "$(docker ps -q --filter health=unhealthy)" ]

echo "Compose works."
