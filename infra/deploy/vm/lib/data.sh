# shellcheck shell=bash
# Backups and what watches them. The work is done by infra/deploy/vm/backup, in its container.

backups() { compose exec -T backup node infra/deploy/vm/backup/main.ts "$@"; }
backup_now() { say 'Backing up …'; backups now; }
backup() { lock; backup_now; }
prove() { lock; backups prove; }

restore() {
  lock
  local id=${1:-}
  # Before the data are backed up as they are: the latest is then another one.
  [ -n "$id" ] || id=$(backups list | sed '$d' | awk 'END { print $1 }')
  [ -n "$id" ] || fail 'There is no backup.'
  confirm "Replace all data of $(address) by backup $id?" || exit 1
  backup_now || confirm 'The data as they are cannot be backed up. Go on?' || exit 1
  # shellcheck disable=SC2086 # words
  quietly compose stop $PROGRAMS
  local status=0
  backups restore "$id" || status=$?
  # shellcheck disable=SC2086 # words
  quietly compose start $PROGRAMS
  wait_for_site 120 || fail 'The site is not reached again: site logs'
  [ "$status" = 0 ] || fail 'Nothing was restored; the data are as before.'
  say "$(address) has the data of backup $id."
}

watch() {
  lock
  ask ALERT_URL 'Where alerts go: a webhook of Slack or Discord, or one that takes those of Alertmanager'
  [ -n "$(answer ALERT_URL)" ] || fail 'ALERT_URL is missing: without it no one would read the alerts.'
  remember WATCH=on
  make_secrets
  watch_if_wanted
  say 'Alerts are sent. Grafana: ssh -L 3000:127.0.0.1:3000 to this machine, then http://localhost:3000, as admin with' \
    "the password in $SITE_DIR/secrets/grafana-password."
}

watch_if_wanted() {
  [ "$(answer WATCH)" = on ] || return 0
  local url kind
  url=$(answer ALERT_URL)
  case $url in
    https://hooks.slack.com/*) kind="slack_configs: [{ api_url: '$url', channel: '', send_resolved: true }]" ;;
    https://discord.com/*) kind="discord_configs: [{ webhook_url: '$url' }]" ;;
    *) kind="webhook_configs: [{ url: '$url' }]" ;;
  esac
  cat >"$SITE_DIR/watch/alertmanager.yaml.part" <<YAML
route:
  receiver: operator
  group_by: [alertname]
  repeat_interval: 12h
receivers:
  - name: operator
    $kind
YAML
  # Its container runs as another user; the folder above is for root alone.
  chmod 644 "$SITE_DIR/watch/alertmanager.yaml.part"
  mv "$SITE_DIR/watch/alertmanager.yaml.part" "$SITE_DIR/watch/alertmanager.yaml"
  quietly compose --profile watch up -d --no-deps prometheus alertmanager grafana
}
