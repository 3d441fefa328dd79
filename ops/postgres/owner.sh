#!/bin/sh
# owner.sh: run once by the image of PostgreSQL, in a new folder (/docker-entrypoint-initdb.d). The product's role owns
# its database and may do nothing else. The superuser has no password afterwards, so nobody signs in as it over a network.
set -eu
psql --no-psqlrc -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres <<'SQL'
\getenv password POSTGRES_PASSWORD
create role teamwright login password :'password';
create database teamwright owner teamwright;
alter role current_user password null;
SQL
