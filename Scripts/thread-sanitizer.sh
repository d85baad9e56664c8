#!/usr/bin/env bash
# Runs the tests of the navigator and of the specs with the thread sanitizer.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Scripts/tool.sh
bundle_tool
scratch=.build/thread-sanitizer

# The sanitizer needs a separate build, so this build contains only the run time, the specs, and their tests.
export WAYMARK_PLUGIN_TOOL=$tool_bundle WAYMARK_RUN_TIME_ONLY=1
options=(--sanitize thread --scratch-path "$scratch")
build --build-tests --quiet "${options[@]}"
log=$scratch/tests.log
if ! WAYMARK_ROUNDS=0.15 swift test --skip-build "${options[@]}" >"$log" 2>&1; then
  cat "$log"
  exit 1
fi
# The run must contain at least one test.
grep 'Test run with [1-9]' "$log" | tail -n 1
