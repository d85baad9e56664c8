# Sourced by check.sh: its steps, one after another and side by side, with the time at which each began.

started=$SECONDS
minutes() { printf '%d:%02d' $(($1 / 60)) $(($1 % 60)); }
step() { printf '\n── %s (%s)\n' "$1" "$(minutes $((SECONDS - started)))"; }

outputs=$(mktemp -d)
# With what they have started; a step is a group of processes.
trap 'for group in $(jobs -p); do kill -- "-$group" 2>/dev/null || true; done; rm -rf "$outputs"' EXIT
names=() processes=()
# A line in here is leave to run; as many as there are cores, as most steps wait for one or for the disk half of the time.
mkfifo "$outputs/turns"
exec 3<>"$outputs/turns"
for ((core = $(getconf _NPROCESSORS_ONLN); core > 0; core--)); do echo >&3; done

# beside NAME COMMAND...: a step beside others, which needs nothing of them.
beside() {
  local output=$outputs/${#names[@]}
  names+=("$1")
  set -m
  (
    read -r <&3
    began=$SECONDS
    # However it ends.
    trap 'echo "$(minutes $((began - started))), took $(minutes $((SECONDS - began)))" >"$output.times"; echo >&3' EXIT
    "${@:2}"
  ) >"$output" 2>&1 &
  set +m
  processes+=($!)
}

# finish: waits for the steps side by side, and shows what each says, in their order. Fails where one failed, and says so at the end,
# as that may be far above.
finish() {
  local index failed=()
  for index in "${!names[@]}"; do
    if ! wait "${processes[index]}"; then failed+=("${names[index]}"); fi
    printf '\n── %s (%s)\n' "${names[index]}" "$(cat "$outputs/$index.times")"
    cat "$outputs/$index"
  done
  if [ ${#failed[@]} != 0 ]; then
    printf '\n'
    printf 'FAILED: %s\n' "${failed[@]}"
    return 1
  fi
}
