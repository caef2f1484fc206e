# shellcheck shell=bash
# Images, and one version in the place of another while people use the site.

PROGRAMS='settings auth applicants delivery gateway'
BUILT='gateway applicants settings auth schemas invariants backup'

# Shows the output of a command only if it fails.
quietly() {
  "$@" >"$SITE_DIR/last.log" 2>&1 && return
  tail -n 25 "$SITE_DIR/last.log" >&2
  return 1
}

has_images() {
  local target
  for target in gateway applicants settings auth setup checks backup; do
    docker image inspect "$(answer IMAGES)/$target:$1" >/dev/null 2>&1 || return 1
  done
}
# Pulled from a registry, which has a dot in its name, else built from this checkout.
get_images() {
  local other_tag=$1
  has_images "$1" && return
  if [[ $(answer IMAGES) == *.*/* ]]; then
    say "Pulling $1 …"
    # shellcheck disable=SC2086 # words
    quietly compose --profile checks pull $BUILT
  else
    say "Building $1: some minutes …"
    # shellcheck disable=SC2086 # words
    quietly compose --profile checks build $BUILT
  fi
}

# The checkout is of the version that runs: its compose files and Caddyfile belong to the images.
checkout() {
  git -C "$root" rev-parse -q --verify "$1^{commit}" >/dev/null || git -C "$root" fetch -q --tags origin || return 1
  git -C "$root" checkout -q --detach "$1"
}

migrate() {
  local job
  for job in schemas migrate-applicants migrate-settings migrate-auth grants; do quietly run_once "$job" || return 1; done
}

containers() {
  docker ps -aq --filter "label=com.docker.compose.project=$(answer PROJECT)" --filter "label=com.docker.compose.service=$1"
}
# The containers of a program that are of this image, or with `!` are not.
of_image() {
  local container not=${3:-}
  for container in $(containers "$1"); do
    case $not$(docker inspect -f '{{.Config.Image}}' "$container") in
      "$2") say "$container" ;;
      "!$2") ;;
      !*) say "$container" ;;
    esac
  done
}
healthy() {
  local until=$((SECONDS + 180))
  until [ "$(docker inspect -f '{{.State.Health.Status}}' "$1" 2>/dev/null)" = healthy ]; do
    [ "$SECONDS" -lt "$until" ] && [ "$(docker inspect -f '{{.RestartCount}}' "$1")" -lt 3 ] || return 1
    sleep 1
  done
}

# Caddy asks these gateways from now on, without a name all that run; requests under way end where they are.
lead_to() {
  quietly compose exec -T -e "GATEWAYS=${1:-gateway}:8080" caddy caddy reload --config /etc/caddy/Caddyfile --force
}

# Program by program: the new container serves before the old one leaves. Repeatable from wherever it stopped.
roll() {
  local other_tag=$1 program image container count
  for program in $PROGRAMS; do
    image=$(answer IMAGES)/${program/delivery/applicants}:$1
    count=$(containers "$program" | wc -l)
    if [ -z "$(of_image "$program" "$image")" ]; then
      quietly compose up -d --no-deps --no-build --no-recreate --scale "$program=$((count + 1))" "$program" || return 1
    fi
    for container in $(of_image "$program" "$image"); do
      healthy "$container" || { docker logs --tail 15 "$container" >&2; docker rm -f "$container" >/dev/null; say "$program of $1 does not get ready."; return 1; }
    done
    [ "$program" != gateway ] || lead_to "$(docker inspect -f '{{slice .Name 1}}' "$(of_image gateway "$image" | head -n 1)")" || return 1
    for container in $(of_image "$program" "$image" '!'); do docker stop -t 60 "$container" >/dev/null; docker rm "$container" >/dev/null; done
    say "  $program: $1"
  done
  quietly compose up -d --no-deps --no-build backup caddy && lead_to
}

# All images of the product but those of two versions.
forget_images() {
  docker image ls --format "{{.Repository}}:{{.Tag}}" --filter "reference=$(answer IMAGES)/*" | grep -v -e ":$1\$" -e ":$2\$" | xargs -r docker rmi >/dev/null 2>&1 || :
}

back_to() {
  checkout "$1" && roll "$1" && remember "TAG=$1" UPGRADING=
}

upgrade() {
  lock
  local from to=${1:-} other_tag='' visit=run_once
  from=$(answer TAG)
  [ -n "$to" ] || fail 'Which version? site upgrade v1.4.0'
  [ "$to" != "$from" ] || fail "$to is what runs."
  checkout "$to" || fail "There is no $to here, or files of this checkout were edited: git status"
  remember "UPGRADING=$to"
  if ! get_images "$to" || ! backup_now; then
    checkout "$from"
    remember UPGRADING=
    fail "Nothing was changed: $from runs."
  fi
  # What the visit finds missing before, such as settings, is no fault of the new version.
  run_once visit >/dev/null 2>&1 || visit=true
  say 'Migrations, then one program after the other …'
  other_tag=$to
  if migrate && roll "$to" && wait_for_site 60 && quietly "$visit" visit; then
    remember "TAG=$to" "PREVIOUS=$from" UPGRADING=
    forget_images "$to" "$from"
    say "$(address) runs $to. Back, if it must be: site rollback"
    return
  fi
  say "$to does not work; going back to $from …"
  back_to "$from" || fail "Going back failed too: site logs, then site rollback."
  fail "$from runs as before. Why $to failed is above."
}

rollback() {
  lock
  local to from
  from=$(answer TAG)
  to=$(answer PREVIOUS)
  [ -z "$(answer UPGRADING)" ] || to=$from
  [ -n "$to" ] || fail 'There is no version before this one.'
  { checkout "$to" && get_images "$to"; } || fail "The images of $to cannot be had; nothing was changed."
  back_to "$to" || fail 'Going back failed: site logs'
  remember PREVIOUS=
  say "$(address) runs $to."
}
