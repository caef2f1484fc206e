#!/usr/bin/env bash
# The last part of .ci/run: the product in containers, on an engine of its own if none runs. Prints the result in one
# line. Only failures on a running engine fail the check.
set -euo pipefail
cd "$(dirname "$0")/../.."
home=$(mktemp -d /var/tmp/recruit-engine.XXXXXX)
engine=

impossible() {
  echo "containers: not possible here ($*)"
  exit 0
}

end() {
  if [ -n "$engine" ]; then
    kill "$engine" 2>/dev/null || true
    wait "$engine" 2>/dev/null || true
    # Remaining mounts would keep its files.
    { grep -o " $home/[^ ]*" /proc/self/mounts || true; } | sort -r | xargs -r umount -l
  fi
  rm -rf "$home"
}
trap end EXIT

install_missing() {
  local missing=()
  command -v dockerd >/dev/null || missing+=(docker.io)
  command -v iptables >/dev/null || missing+=(iptables)
  command -v debootstrap >/dev/null || missing+=(debootstrap)
  command -v docker-compose >/dev/null || missing+=(docker-compose)
  [ ${#missing[@]} -gt 0 ] || return 0
  echo "Installing: ${missing[*]}"
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"; } \
    >"$home/apt.log" 2>&1 || impossible "${missing[*]} cannot be installed"
}

start_engine() {
  [ "$(id -u)" = 0 ] || impossible 'no engine runs, and only root can start one'
  install_missing
  export DOCKER_HOST=unix://$home/docker.sock
  dockerd --data-root "$home/data" --exec-root "$home/exec" --pidfile "$home/pid" -H "$DOCKER_HOST" >"$home/log" 2>&1 &
  engine=$!
  for _ in $(seq 60); do
    docker version >/dev/null 2>&1 && return
    kill -0 "$engine" 2>/dev/null || impossible "the engine ended: $(tail -n 1 "$home/log" | cut -c1-200)"
    sleep 0.5
  done
  impossible 'the engine does not answer'
}

command -v docker >/dev/null && docker version >/dev/null 2>&1 || start_engine

if ! timeout 60 docker pull -q "${NODE_IMAGE:-node:24-bookworm-slim}" >/dev/null 2>&1; then
  echo 'No registry can be reached: base images from Debian, with MariaDB in the place of MySQL.'
  infra/deploy/base/make-base-images.sh 2>"$home/base.log" ||
    impossible "no base images: $(tail -n 1 "$home/base.log" | cut -c1-200)"
  export CADDY_IMAGE=localhost/debian-caddy:2.6 NODE_IMAGE=localhost/debian-node:24 MYSQL_IMAGE=localhost/debian-mariadb:10.11 REDIS_IMAGE=localhost/debian-redis:7
fi
docker run --rm "${NODE_IMAGE:-node:24-bookworm-slim}" node --version >"$home/run.log" 2>&1 ||
  impossible "the engine runs no container: $(tail -n 1 "$home/run.log" | cut -c1-200)"

npm run --silent long -- containers quick
# Takes 20 minutes more. Its certificates come from Pebble, which only the image of Debian's Caddy holds.
[ "${1:-}" = quick ] || [ -z "${CADDY_IMAGE:-}" ] || npm run --silent long -- vm
echo 'containers: run'
