#!/bin/sh
# walk.sh: what a person does who follows docs/installation.md and docs/upgrading.md, on Debian as root, from a built
# repository: the embedded product as a service, moved to PostgreSQL and Redis with two instances, upgraded from the
# first release, restored from a backup elsewhere, called with an API key, telling a webhook, and an account deleted by
# command. Needs curl, psql, and both services at POSTGRES and REDIS_URL.
# Ends with "The walk is done." and code 0.
set -eu
from=$(cd "$(dirname "$0")/.." && pwd)
. "$from/ops/steps.sh"
postgres=${POSTGRES:-postgres://postgres@127.0.0.1:5432}
redis=${REDIS_URL:-redis://127.0.0.1:6379}
work=$(mktemp -d /tmp/teamwright-walk-XXXXXX)
name=walk_$(date +%s)
running=
stop() {
  for pid in $running; do kill "$pid" 2>/dev/null && wait "$pid" || true; done
  running=
}
clean() {
  stop
  for each in "${name}" "${name}_old"; do psql -q "$postgres/postgres" -c "drop database if exists $each with (force)" || true; done
  rm -rf "$work"
}
trap clean EXIT
chmod 755 "$work"

# The service's account and the settings of its unit, without systemd.
as_service() { setpriv --reuid=65534 --regid=65534 --clear-groups env -i PATH=/usr/bin:/bin NODE_ENV=production "$@"; }
program="$work/node $work/app/apps/server/bin/teamwright.mjs"
folder() { mkdir -m 700 "$work/$1" && chown 65534:65534 "$work/$1"; }
# start PORT SETTING...: starts an instance and waits until its database answers.
start() {
  port=$1
  shift
  setpriv --reuid=65534 --regid=65534 --clear-groups env -i PATH=/usr/bin:/bin NODE_ENV=production PORT="$port" "$@" $program serve >"$work/log.$port" 2>&1 &
  running="$running $!"
  tries=0
  until curl -fs "http://127.0.0.1:$port/readyz" >"$work/reply"; do
    tries=$((tries + 1))
    [ "$tries" -lt 120 ] || { cat "$work/log.$port"; exit 1; }
    sleep 1
  done
}
# call PORT JAR METHOD PATH [BODY]: prints the reply.
call() {
  curl -s -b "$work/$2" -c "$work/$2" -X "$3" -H "origin: http://localhost:$1" ${5:+-H "content-type: application/json" -d "$5"} "http://localhost:$1$4"
}
signs_in() { expect "$(call "$1" "$2" POST /api/auth/login "{\"phoneNumber\":\"$3\",\"password\":\"$4\"}")" '"status":"success"'; }
signed_in() { expect "$(call "$1" "$2" GET /api/session/list)" '"status":"success"'; }
phrase="a fine long phrase"

say "The program"
"$from/ops/image/collect.sh" "$from" "$work/app"
cp "$from/node_modules/node/bin/node" "$work/node"

say "Embedded, as a service"
folder embedded
start 4101 DATA_DIR="$work/embedded"
expect "$(curl -s http://localhost:4101/healthz)" "\"version\":\"$($program --version)\""
curl -fs http://localhost:4101/ | grep -q '<html'
echo "$phrase" | as_service DATA_DIR="$work/embedded" $program admin create 9123456789 --password-stdin
signs_in 4101 first 9123456789 "$phrase"

say "Moved to PostgreSQL and Redis, two instances"
as_service DATA_DIR="$work/embedded" $program backup "$work/embedded/all.gz"
stop
psql -q "$postgres/postgres" -c "create database $name"
folder one
folder two
cp -p "$work/embedded/secret.key" "$work/one/"
cp -p "$work/embedded/secret.key" "$work/two/"
as_service DATA_DIR="$work/one" DATABASE_URL="$postgres/$name" $program restore "$work/embedded/all.gz"
start 4102 DATA_DIR="$work/one" DATABASE_URL="$postgres/$name" REDIS_URL="$redis" REDIS_PREFIX="$name"
start 4103 DATA_DIR="$work/two" DATABASE_URL="$postgres/$name" REDIS_URL="$redis" REDIS_PREFIX="$name"
signed_in 4102 first
signs_in 4102 second 9123456789 "$phrase"
signed_in 4103 second
stop

say "Upgraded from the first release"
psql -q "$postgres/postgres" -c "create database ${name}_old"
psql -q -v ON_ERROR_STOP=1 "$postgres/${name}_old" -f "$from/apps/server/src/db/testing/release-0.1.0.sql" >"$work/reply"
folder old
secret=$(openssl rand -hex 32)
start 4104 DATA_DIR="$work/old" TEAMWRIGHT_SECRET="$secret" DATABASE_URL="$postgres/${name}_old" REDIS_URL="$redis" REDIS_PREFIX="${name}_old"
ls "$work/old/backups" | grep '^before-upgrade-'
signs_in 4104 third 9000000004 lantern-over-harbour-9
signed_in 4104 third

say "Restored elsewhere from a backup"
as_service DATA_DIR="$work/old" DATABASE_URL="$postgres/${name}_old" $program backup "$work/old/after.gz"
[ ! -e "$work/old/secret.key" ] || { echo "A backup made a secret beside that of the server"; exit 1; }
stop
folder elsewhere
as_service DATA_DIR="$work/elsewhere" $program restore "$work/old/after.gz"
start 4105 DATA_DIR="$work/elsewhere" TEAMWRIGHT_SECRET="$secret" WEBHOOK_PRIVATE_ORIGINS=http://127.0.0.1:4106
signed_in 4105 third
signs_in 4105 fourth 9000000005 copper-kettle-morning-4

say "Called with an API key"
made=$(call 4105 fourth POST /api/keys '{"name":"walk","scopes":["read"],"days":1,"password":"copper-kettle-morning-4"}')
key=$(printf '%s' "$made" | sed -n 's/.*"key":"\([^"]*\)".*/\1/p')
[ -n "$key" ] || { echo "No key in: $made"; exit 1; }
expect "$(curl -s -H "authorization: Bearer $key" http://localhost:4105/api/notices/unread)" '"status":"success"'
expect "$(curl -s -H "authorization: Bearer $key" http://localhost:4105/api/keys)" '"status":"fail"'

say "Tells a webhook"
"$work/node" -e 'require("http").createServer((request, reply) => { console.log(request.headers["webhook-signature"]); reply.end() }).listen(4106, "127.0.0.1", () => console.log("listening"))' >"$work/received" &
running="$running $!"
hook='{"url":"http://127.0.0.1:4106/in","events":["match.lineups"]}'
# A key makes no webhook: docs/decisions/033-webhooks.md.
expect "$(curl -s -H "authorization: Bearer $key" -H "content-type: application/json" -d "$hook" http://localhost:4105/api/webhooks)" '"status":"fail"'
made=$(call 4105 fourth POST /api/webhooks "$hook")
id=$(printf '%s' "$made" | sed -n 's/.*"id":"\([^"]*\)".*/\1/p')
[ -n "$id" ] || { echo "No webhook in: $made"; exit 1; }
expect "$(call 4105 fourth POST "/api/webhooks/$id/test")" '"status":"success"'
tries=0
until grep -q '^v1,' "$work/received"; do
  tries=$((tries + 1))
  [ "$tries" -lt 60 ] || { call 4105 fourth GET "/api/webhooks/$id/deliveries"; exit 1; }
  sleep 1
done

say "An account deleted by command, beside the server"
as_service DATA_DIR="$work/elsewhere" $program admin delete 9000000005 --yes
expect "$(call 4105 fourth GET /api/session/list)" '"status":"fail"'
expect "$(curl -s -H "authorization: Bearer $key" http://localhost:4105/api/notices/unread)" '"status":"fail"'
expect "$(call 4105 fifth POST /api/auth/login '{"phoneNumber":"9000000005","password":"copper-kettle-morning-4"}')" '"status":"fail"'
stop

echo "The walk is done."
