#!/usr/bin/env bash
# release.sh: builds an app for release, and checks that it contains nothing that opens places at its launch.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. Scripts/tool.sh
export WAYMARK_PLUGIN_TOOL=$tool_bundle
options=(-c release --scratch-path .build/release-app --product SpecApp)
with_bundle build "${options[@]}"
app=$(swift build "${options[@]}" --show-bin-path)/SpecApp

traces='waymark-open|waymark-set|waymark-reset|waymark-report|WAYMARK_|LaunchOptions|ReportedEvent|_places|lostPet/petDetails'
for file in "$app" .build/debug/SpecApp; do
  { strings -n 6 "$file"; nm "$file" 2>/dev/null; } | grep -E "$traces" | sort -u >.build/release-app/traces.txt || true
  count=$(wc -l <.build/release-app/traces.txt)
  echo "$file: $count traces"
  case $file in
    "$app") if [ "$count" -gt 0 ]; then head .build/release-app/traces.txt; exit 1; fi ;;
    # The search must find something in a debug build.
    *) [ "$count" -gt 0 ] || { echo "a debug build has no traces, so this check finds nothing"; exit 1; } ;;
  esac
done

# The app runs until it is ended, and ignores the arguments.
output=$(WAYMARK_OPEN=lostPet WAYMARK_REPORT=1 timeout 2 "$app" PetSpot -waymark-open lostPet -waymark-report || [ $? -eq 124 ])
if [ -n "$output" ]; then
  echo "a release build reported: $output"
  exit 1
fi
echo "a release build ignores the arguments"
