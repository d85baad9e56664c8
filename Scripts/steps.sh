# Sourced by check.sh: its steps, one after another and side by side, with the time at which each began.

started=$SECONDS
minutes() { printf '%d:%02d' $(($1 / 60)) $(($1 % 60)); }
step() { printf '\n── %s (%s)\n' "$1" "$(minutes $((SECONDS - started)))"; }

outputs=$(mktemp -d)
# With what they have started; a step is a group of processes.
trap 'for group in $(jobs -p); do kill -- "-$group" 2>/dev/null || true; done; rm -rf "$outputs"' EXIT
names=() processes=()
# A line in here is a turn: as many as there are cores, since most steps wait for a core or for the disk half of the time.
mkfifo "$outputs/turns"
exec 3<>"$outputs/turns"
for ((core = $(getconf _NPROCESSORS_ONLN); core > 0; core--)); do echo >&3; done

# beside NAME COMMAND...: starts a step that does not depend on the others, as soon as there is a turn. Steps start in order.
beside() {
  local output=$outputs/${#names[@]}
  names+=("$1")
  read -r <&3
  set -m
  (
    began=$SECONDS
    # However it ends.
    trap 'echo $? >"$output.status"; echo "$(minutes $((began - started))), took $(minutes $((SECONDS - began)))" >"$output.times"; echo >&3' EXIT
    "${@:2}"
  ) >"$output" 2>&1 &
  set +m
  processes+=($!)
}

# finish: waits for the steps side by side, and shows what each says, in their order; those that failed at the end, as that is what is
# looked for, and what is left of a log that is cut.
finish() {
  local index status failed=()
  for index in "${!names[@]}"; do
    status=0
    wait "${processes[index]}" || status=$?
    # A shell may forget how a process ended once a later one gets its number; then the step's own word counts.
    if [ "$status" = 127 ]; then status=$(cat "$outputs/$index.status" 2>/dev/null || echo 127); fi
    if [ "$status" = 0 ]; then show "$index"; else failed+=("$index") && echo "$status" >"$outputs/$index.status"; fi
  done
  for index in ${failed[@]+"${failed[@]}"}; do show "$index"; done
  for index in ${failed[@]+"${failed[@]}"}; do
    echo "FAILED: ${names[index]}, with status $(cat "$outputs/$index.status")"
  done
  [ ${#failed[@]} = 0 ]
}

show() {
  printf '\n── %s (%s)\n' "${names[$1]}" "$(cat "$outputs/$1.times" 2>/dev/null)"
  cat "$outputs/$1"
}
