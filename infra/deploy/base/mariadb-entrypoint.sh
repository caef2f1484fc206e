#!/usr/bin/env bash
# Creates the data folder on the first start, sets root's password on each, and execs the server, so that signals
# reach it.
set -euo pipefail
data=/var/lib/mysql
as=()
[ "$(id -u)" != 0 ] || { chown mysql:mysql "$data"; as=(--user=mysql); }
if [ ! -d "$data/mysql" ]; then
  # Discards an incomplete folder: it gets its name only when it is complete.
  find "$data" -mindepth 1 -delete
  mariadb-install-db --no-defaults "${as[@]}" --datadir="$data" --auth-root-authentication-method=normal --skip-test-db
fi
password=${MYSQL_ROOT_PASSWORD:-$(<"${MYSQL_ROOT_PASSWORD_FILE:?names the file with root\'s password}")}
umask 077
init=/run/mysqld/init.sql
for host in % localhost; do
  echo "CREATE USER IF NOT EXISTS 'root'@'$host';"
  echo "ALTER USER 'root'@'$host' IDENTIFIED BY '$password';"
  echo "GRANT ALL PRIVILEGES ON *.* TO 'root'@'$host' WITH GRANT OPTION;"
done >"$init"
[ "$(id -u)" != 0 ] || chown mysql "$init"
unset MYSQL_ROOT_PASSWORD password
exec mariadbd --no-defaults "${as[@]}" --datadir="$data" --socket=/run/mysqld/mysqld.sock --init-file="$init" "$@"
