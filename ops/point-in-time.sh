#!/bin/sh
# point-in-time.sh: PostgreSQL's own backups as docs/upgrading.md describes them, tried on a PostgreSQL of its own, on
# Debian as root, from a repository with its dependencies: pg_dump and pg_restore; a base backup with archived WAL, and
# the recovery to the moment before a mistake. Ends with "Recovered." and code 0.
set -eu
from=$(cd "$(dirname "$0")/.." && pwd)
. "$from/ops/steps.sh"
bin=$(ls -d /usr/lib/postgresql/*/bin | tail -1)
port=${PORT:-5499}
work=$(mktemp -d /tmp/teamwright-recovery-XXXXXX)
chown postgres "$work"
server=
# As the user that runs it: root may not.
as_postgres() { setpriv --reuid=postgres --regid=postgres --clear-groups env PATH="$bin:/usr/bin:/bin" HOME="$work" "$@"; }
# The program's own Node, with a command or a server on a database of this PostgreSQL.
teamwright() {
  database=$1
  shift
  env -i PATH=/usr/bin:/bin DATABASE_URL="postgres://postgres@127.0.0.1:$port/$database" DATA_DIR="$work/data" LOG_LEVEL=error PORT=4301 STAFF_SECOND_FACTOR=warn \
    "$from/node_modules/node/bin/node" "$from/apps/server/bin/teamwright.mjs" "$@"
}
query() { psql -qAtX "postgres://postgres@127.0.0.1:$port/$1" -c "$2"; }
up() { as_postgres pg_ctl -s -w -D "$work/$1" -l "$work/log.$1" -o "-p $port -k $work -c listen_addresses=127.0.0.1" start; }
down() { as_postgres pg_ctl -s -w -D "$work/$1" -m "$2" stop; }
clean() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  for each in first recovered; do [ ! -f "$work/$each/postmaster.pid" ] || down "$each" immediate || true; done
  rm -rf "$work"
}
trap clean EXIT
phrase="a fine long phrase"
make() { echo "$phrase" | teamwright teamwright admin create "$1" --password-stdin --keep-password; }
# signs_in DATABASE PHONE success|fail: a server on that database, and a sign-in.
signs_in() {
  teamwright "$1" serve --no-web >"$work/log.server" 2>&1 &
  server=$!
  until_true curl -fs -o "$work/reply" http://127.0.0.1:4301/readyz
  expect "$(curl -s -H "origin: http://localhost:4301" -H "content-type: application/json" -d "{\"phoneNumber\":\"$2\",\"password\":\"$phrase\"}" http://localhost:4301/api/auth/login)" "\"status\":\"$3\""
  pkill -TERM -P "$server" || kill "$server"
  wait "$server" || true
  server=
}

say "A PostgreSQL that archives its WAL"
as_postgres mkdir "$work/archive"
mkdir -m 700 "$work/data"
as_postgres initdb -D "$work/first" -U postgres -A trust >"$work/log.initdb"
as_postgres tee -a "$work/first/postgresql.conf" >/dev/null <<END
wal_level = replica
archive_mode = on
archive_command = 'test ! -f $work/archive/%f && cp %p $work/archive/%f'
END
up first
query postgres "create database teamwright"
make 9123456789

say "A base backup, and work after it"
as_postgres pg_basebackup -h 127.0.0.1 -p "$port" -U postgres -D "$work/recovered" --checkpoint=fast
make 9123456781
# Times of commits are compared with the target, so a second lies between.
sleep 1
moment=$(query postgres "select clock_timestamp()")
sleep 1

say "The mistake"
teamwright teamwright admin delete 9123456781 --yes
signs_in teamwright 9123456781 fail
# Otherwise the last segment is archived when it is full.
last=$(query postgres "select pg_walfile_name(pg_switch_wal())")
until_true test -f "$work/archive/$last"
as_postgres pg_dump -h 127.0.0.1 -p "$port" -U postgres --format=custom --file="$work/all.dump" teamwright
down first immediate

say "Recovered to $moment"
as_postgres tee -a "$work/recovered/postgresql.conf" >/dev/null <<END
archive_mode = off
restore_command = 'cp $work/archive/%f %p'
recovery_target_time = '$moment'
recovery_target_action = 'promote'
END
as_postgres touch "$work/recovered/recovery.signal"
up recovered
promoted() { [ "$(query postgres "select pg_is_in_recovery()")" = f ]; }
until_true promoted
signs_in teamwright 9123456781 success
signs_in teamwright 9123456789 success

say "pg_dump read into an empty database"
query postgres "create database dumped"
as_postgres pg_restore -h 127.0.0.1 -p "$port" -U postgres --exit-on-error --dbname=dumped "$work/all.dump"
signs_in dumped 9123456781 fail
signs_in dumped 9123456789 success

echo "Recovered."
