#!/bin/sh
# rolling.sh [REF]: a rolling upgrade tried: the server of REF (a tag or commit; absent: the commit before the last
# change of a migration) and this one side by side on one PostgreSQL and Redis, under load.
# Needs git history, npm, psql, and both services at POSTGRES and REDIS_URL. Ends with "No call failed." and code 0.
set -eu
from=$(cd "$(dirname "$0")/.." && pwd)
. "$from/ops/steps.sh"
postgres=${POSTGRES:-postgres://postgres@127.0.0.1:5432}
redis=${REDIS_URL:-redis://127.0.0.1:6379}
ref=${1:-$(git -C "$from" log -1 --format='%H^' -- apps/server/src/db/migrations)}
work=$(mktemp -d /tmp/teamwright-old-XXXXXX)
name=rolling_$(date +%s)
clean() {
  psql -q "$postgres/postgres" -c "drop database if exists $name with (force)" || true
  rm -rf "$work"
}
trap clean EXIT

say "The old version: $(git -C "$from" log -1 --format='%h %s' "$ref")"
git -C "$from" archive "$ref" | tar -x -C "$work"
(cd "$work" && npm ci --no-audit --no-fund --loglevel=error)

say "Side by side"
psql -q "$postgres/postgres" -c "create database $name"
DATABASE_URL="$postgres/$name" REDIS_URL="$redis" REDIS_PREFIX="$name" \
  "$from/node_modules/node/bin/node" "$from/ops/rolling.mjs" "$work" "$from"
echo "No call failed."
