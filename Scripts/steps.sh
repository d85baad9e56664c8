# Sourced by check.sh: functions that run steps in sequence or in parallel, and print the start time of each step.

started=$SECONDS
minutes() { printf '%d:%02d' $(($1 / 60)) $(($1 % 60)); }
# processor_time FILE: prints the processor time of finished processes, from the output of `times`.
processor_time() { awk 'NR == 2 { split($1 $2, part, "[ms]"); printf "%d s", part[1] * 60 + part[2] + part[3] * 60 + part[4] }' "$1"; }
step() { printf '\n── %s (%s)\n' "$1" "$(minutes $((SECONDS - started)))"; }

outputs=$(mktemp -d)
# Each step is a process group, so this trap also kills the processes that a step started.
trap 'for group in $(jobs -p); do kill -- "-$group" 2>/dev/null || true; done; rm -rf "$outputs"' EXIT
names=() processes=()
# Each line in the pipe is a slot for one step. There is one more slot than there are cores, because many steps wait for clients or disks.
mkfifo "$outputs/turns"
exec 3<>"$outputs/turns"
for ((slot = $(getconf _NPROCESSORS_ONLN) + 1; slot > 0; slot--)); do echo >&3; done

# beside NAME COMMAND...: starts an independent step as soon as a slot is free. Steps start in order.
beside() {
  local output=$outputs/${#names[@]}
  names+=("$1")
  read -r <&3
  set -m
  (
    began=$SECONDS
    # The trap records the status after success and failure, and releases the slot.
    trap 'echo $? >"$output.status"; times >"$output.processor"; echo "$(minutes $((began - started))), took $(minutes $((SECONDS - began))), processor $(processor_time "$output.processor")" >"$output.times"; echo >&3' EXIT
    "${@:2}"
  ) >"$output" 2>&1 &
  set +m
  processes+=($!)
}

# finish: waits for the parallel steps and prints the output of each step, in order. The output of failed steps is last, because readers
# look for failures, and a truncated log keeps its end.
finish() {
  local index status failed=()
  for index in "${!names[@]}"; do
    status=0
    wait "${processes[index]}" || status=$?
    # A shell may lose the status of a process if a later process reuses its ID. In that case, the recorded status is used.
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
