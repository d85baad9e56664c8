# Sourced by scripts that build the package.

# build ARGUMENT...: `swift build`, once more where it crashes. SwiftPM on Linux ends by a signal once in a long while, in threads of its
# own. What it has built is there still.
build() {
  local status=0
  swift build "$@" || status=$?
  if [ "$status" -gt 128 ]; then
    echo "swift build crashed with signal $((status - 128)); trying once more"
    swift build "$@"
  else
    return "$status"
  fi
}
