#!/usr/bin/env bash
# Runs the tests of the navigator and those of the specs under the thread sanitizer.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Scripts/build.sh

# As in check.sh, so that nothing is built twice.
build --quiet --product waymark -Xswiftc -warnings-as-errors
scratch=.build/thread-sanitizer
bundle=$scratch/waymark.artifactbundle
triple=$(swift -print-target-info | sed -n 's/^ *"unversionedTriple": "\(.*\)",$/\1/p' | head -n 1)
mkdir -p "$bundle"
cp "$(swift build --show-bin-path)/waymark" "$bundle"
cat >"$bundle/info.json" <<END
{
  "schemaVersion": "1.0",
  "artifacts": {
    "waymark": {
      "type": "executable", "version": "0", "variants": [{ "path": "waymark", "supportedTriples": ["$triple"] }]
    }
  }
}
END

# A build of its own, as the sanitizer changes all of it; the tool, which is most of it otherwise, is taken as it is.
export WAYMARK_BUILT_TOOL=$bundle
options=(--sanitize thread --scratch-path "$scratch")
build --build-tests --quiet "${options[@]}"
log=$scratch/tests.log
if ! WAYMARK_SEQUENCES=100 WAYMARK_SNAPSHOTS=200 swift test --skip-build "${options[@]}" >"$log" 2>&1; then
  cat "$log"
  exit 1
fi
# As many as there are, but not none.
grep 'Test run with [1-9]' "$log" | tail -n 1
