# shellcheck shell=bash
# The answers of one site: asked once, kept in site.env, read by every command.

answer() {
  local line value=
  [ ! -f "$site_env" ] || while IFS= read -r line; do
    [[ $line != "$1="* ]] || value=${line#*=}
  done <"$site_env"
  say "$value"
}
address() { answer PUBLIC_URL; }

# NAME=value …: the file is replaced at one moment, readable for its owner only.
remember() {
  local given line kept=
  for given in "$@"; do [[ $given != *$'\n'* ]] || fail "${given%%=*}: an answer is one line."; done
  [ ! -f "$site_env" ] || while IFS= read -r line; do
    for given in "$@"; do [[ $line != "${given%%=*}="* ]] || continue 2; done
    kept+=$line$'\n'
  done <"$site_env"
  (umask 077; printf '%s' "$kept" >"$site_env.part"; say "$@" >>"$site_env.part")
  mv "$site_env.part" "$site_env"
}

confirm() {
  [ -z "${YES:-}" ] || return 0
  [ -t 0 ] || fail "$1 Say so with YES=1 where no one can answer."
  local reply
  read -rp "$1 [y/N] " reply
  [[ $reply == [yY]* ]]
}

# NAME question default: from this call's environment, else as answered, else asked, else the default.
ask() {
  local name=$1 question=$2 usual=${3:-} value=${!1:-}
  if [ -z "$value" ]; then
    grep -q "^$name=" "$site_env" 2>/dev/null && return
    if [ -t 0 ] && [ -n "$question" ]; then read -rp "$question${usual:+ [$usual]}: " value; fi
  fi
  remember "$name=${value:-$usual}"
}

# What only some sites need: kept if given, never asked.
OPTIONAL='HTTP_PORT HTTPS_PORT ACME_CA ACME_CA_ROOT NODE_IMAGE MYSQL_IMAGE REDIS_IMAGE CADDY_IMAGE PROMETHEUS_IMAGE
  ALERTMANAGER_IMAGE GRAFANA_IMAGE MAIL_PER_MINUTE DKIM_SELECTOR BACKUP_DAYS PING_URL ALERT_URL'

ask_all() {
  local domain=${1:-${DOMAIN:-$(answer DOMAIN)}} name
  if [ -z "$domain" ] && [ -t 0 ]; then read -rp 'The name of the site, such as recruit.example.org: ' domain; fi
  [[ $domain =~ ^[a-z0-9-]+(\.[a-z0-9-]+)+$ ]] || fail 'Which name? infra/deploy/vm/site start recruit.example.org'
  remember "DOMAIN=$domain" "SITE_DIR=$SITE_DIR" "SECRETS_DIR=$SITE_DIR/secrets"
  PUBLIC_URL=https://$domain ask PUBLIC_URL ''
  ask PROJECT '' recruit
  ask ACME_EMAIL 'Mail address for the certificate authority' "admin@$domain"
  ask MAIL_FROM 'Sender of mails, such as Recruiting <recruit@example.org>; empty: no mail is sent'
  ask RESTIC_REPOSITORY 'Where backups go, as restic names it (s3:…, rclone:…)' /backups/repository
  ask IMAGES 'Where images come from, such as ghcr.io/owner/name; recruit builds them here' recruit
  ask TAG '' "$(git -C "$root" describe --tags --always)"
  for name in $OPTIONAL $(compgen -v | grep -E '^(AWS|RCLONE_CONFIG|B2|AZURE|OS)_' || :); do
    [ -z "${!name:-}" ] || remember "$name=${!name}"
  done
  ask_mail
}

# The mail server's address holds a password, so it is a secret.
has_new_mail=
ask_mail() {
  local file=$SITE_DIR/secrets/smtp-url url=${SMTP_URL:-}
  [ -n "$(answer MAIL_FROM)" ] || return 0
  [ -n "$url" ] || [ ! -s "$file" ] || return 0
  if [ -z "$url" ] && [ -t 0 ]; then read -rp 'Mail server, smtp://user:password@host:587: ' url; fi
  [ -n "$url" ] || return 0
  [[ $url =~ ^smtps?://[^[:space:]]+:[0-9]+$ ]] || fail 'SMTP_URL is not smtp://user:password@host:587 or smtps://…:465.'
  secret smtp-url "$url"
  has_new_mail=yes
}

# NAME text: a secret as a file that any user of a container can read, in a folder that excludes other users.
secret() {
  install -d -m 700 "$SITE_DIR/secrets"
  printf %s "$2" >"$SITE_DIR/secrets/.$1"
  chmod 444 "$SITE_DIR/secrets/.$1"
  mv -f "$SITE_DIR/secrets/.$1" "$SITE_DIR/secrets/$1"
}
random() { head -c 32 /dev/urandom | base64 | tr -dc 'A-Za-z0-9'; }

make_secrets() {
  local name folder
  install -d -m 755 "$SITE_DIR/trust" "$SITE_DIR/watch"
  for folder in caddy backups; do install -d -m 700 -o 10001 -g 10001 "$SITE_DIR/$folder"; done
  install -d -m 700 "$SITE_DIR/secrets"
  [ -s "$SITE_DIR/secrets/backup-password" ] || secret backup-password "${RESTIC_PASSWORD:-$(random)}"
  [ -s "$SITE_DIR/secrets/grafana-password" ] || secret grafana-password "$(random)"
  docker run --rm -u 0 -v "$SITE_DIR/secrets:/secrets" -e SECRETS_DIR=/secrets \
    "$(answer IMAGES)/setup:$(answer TAG)" node infra/deploy/secrets.ts >/dev/null
}
