# Sourced by scripts that build the package.

# build ARGUMENT...: runs `swift build`, and runs it again after a crash. SwiftPM on Linux sometimes ends by a signal in one of its threads.
# The second run continues with the finished parts of the build.
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

# declared_version: prints the version of the sources.
declared_version() { sed -n 's/.*static let current = "\(.*\)"/\1/p' Sources/WaymarkCLI/Terminal/Version.swift; }

# host_triple: prints the target triple of this machine, without the version of the system.
host_triple() { swift -print-target-info | sed -n 's/^ *"unversionedTriple": "\(.*\)",$/\1/p' | head -n 1; }
