# shellcheck shell=bash
# The machine: Docker, and whether it can carry the site.

install_docker() {
  if command -v docker >/dev/null && { docker compose version || docker-compose version; } >/dev/null 2>&1; then
    docker version >/dev/null 2>&1 || fail 'Docker is installed but does not answer: systemctl start docker'
    return
  fi
  command -v apt-get >/dev/null || fail 'Install Docker with Compose, then run this again.'
  confirm 'Install Docker from the packages of this system?' || exit 1
  local plugin=docker-compose
  apt-get update -qq
  apt-cache show docker-compose-v2 >/dev/null 2>&1 && plugin=docker-compose-v2
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends docker.io "$plugin" iptables git >/dev/null
  docker version >/dev/null 2>&1 || systemctl enable --now docker
}

# A port answers on an address, within two seconds.
answers() { timeout 2 bash -c "exec 3<>/dev/tcp/$1/$2" 2>/dev/null; }

problem() { problems=$((problems + 1)); say "  look: $1"; }
fine() { say "  fine: $1"; }

doctor() {
  local problems=0 domain ours theirs port url host
  domain=$(answer DOMAIN)
  theirs=$(getent ahostsv4 "$domain" | awk '{ print $1; exit }')
  ours=" $(hostname -I 2>/dev/null) 127.0.0.1 "
  if [ -z "$theirs" ]; then problem "$domain has no address: make an A record that leads to this machine."
  elif [[ $ours == *" $theirs "* ]]; then fine "$domain leads here ($theirs)"
  else problem "$domain leads to $theirs, which is none of this machine's own addresses. Right only behind a cloud's NAT."; fi
  if getent ahostsv6 "$domain" | grep -qv '::ffff:'; then problem "$domain has an AAAA record; the site serves IPv4. Remove it."; fi
  for port in HTTP_PORT:80 HTTPS_PORT:443; do
    [ -z "$(containers caddy)" ] || break
    host=$(answer "${port%:*}")
    port=${host:-$port}
    if answers 127.0.0.1 "${port##*:}"; then problem "port ${port##*:} is taken by another program."; else fine "port ${port##*:} is free"; fi
  done
  url=$(cat "$SITE_DIR/secrets/smtp-url" 2>/dev/null || :)
  host=${url##*@}; host=${host#*://}; host=${host%%/*}
  if [ -z "$url" ]; then problem 'no mail server: messages are not sent. Give SMTP_URL and MAIL_FROM to site start.'
  elif answers "${host%:*}" "${host##*:}"; then fine "the mail server answers (${host%:*})"
  else problem "the mail server ${host%:*} does not answer; many providers close port 25 and 587 until asked."; fi
  local free memory
  free=$(df -Pk "$SITE_DIR" | awk 'NR == 2 { print int($4 / 1024 / 1024) }')
  if [ "$free" -lt 5 ]; then problem "$free GB of disk are free; 5 are needed."; else fine "$free GB of disk are free"; fi
  memory=$(awk '/^MemTotal/ { print int($2 / 1000 / 1000 + 0.5) }' /proc/meminfo)
  if [ "$memory" -lt 4 ]; then problem "$memory GB of memory; 4 are needed."; else fine "$memory GB of memory"; fi
  [ "$problems" = 0 ]
}

# The site by its name, through https with a trusted certificate.
reached() {
  # shellcheck disable=SC2016 # JavaScript
  run_once visit node -e '
    fetch(`https://${process.argv[1]}/readyz`, { signal: AbortSignal.timeout(5000) })
      .then(({ status }) => process.exit(status === 200 ? 0 : 1), () => process.exit(1))' "$(answer DOMAIN)" >/dev/null 2>&1
}
wait_for_site() {
  local until=$((SECONDS + $1))
  until reached; do [ "$SECONDS" -lt "$until" ] || return 1; sleep 2; done
}
