# Sourced by scripts that run programs that could hang.

# limited COMMAND...: runs a command. The limit of ten minutes only stops a command that hangs, so no result depends on it. A Mac has no
# `timeout`, and then there is no limit.
limited() {
  local status=0
  if command -v timeout >/dev/null; then timeout 600 "$@" || status=$?; else "$@" || status=$?; fi
  [ "$status" != 124 ] || echo "FAILED: hung: $*" >&2
  return "$status"
}
