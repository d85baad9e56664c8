#!/usr/bin/env bash
# plugin.sh [native|swiftbuild] [FOLDER]: tests the plugin in a sequence of builds, in a copy of SampleApp in FOLDER.
#
# Each step makes a change, builds, and counts the runs of the tool and the compiled Swift files of the sample. The
# output shows the runs for the tested target first, and then the runs for the other target.
set -euo pipefail

build_system=${1:-native}
# The log of a build with -v contains each run of the tool once or twice.
case $build_system in
  native) lines_per_run=1 ;;
  swiftbuild) lines_per_run=2 ;;
  *)
    echo "usage: $0 [native|swiftbuild]" >&2
    exit 64
    ;;
esac

here=$(cd "$(dirname "$0")" && pwd -P)
repository=$(cd "$here/../.." && pwd -P)
. "$here/folder.sh" "${2:-}"
sample=$work/SampleApp
scratch=$work/build
log=$work/log
all_logs=$work/all-logs
mark=$work/mark
generate="/waymark(-tool)?[\"']? generate "
target=SampleNavigation
passed=0
failed=0

copy_sample
sources=$sample/Sources/SampleNavigation
spec=$sources/Sample.nav.yaml
fragment=$sources/Features/Offers.nav.yaml
catalog=$sources/Features/Catalog.nav.yaml
isolated_spec=$sample/Sources/IsolatedNavigation/Isolated.nav.yaml

# change FILE SED-SCRIPT: edits a file in place.
change() {
  sed "$2" "$1" >"$work/changed"
  cat "$work/changed" >"$1"
}

# now: prints the current time in milliseconds. Before bash 5, the precision is one second.
now() {
  if [ -n "${EPOCHREALTIME:-}" ]; then echo $((${EPOCHREALTIME/[.,]/} / 1000)); else echo $(($(date +%s) * 1000)); fi
}

swift_log() {
  (cd "$sample" && swift "$1" -v --build-system "$build_system" --scratch-path "$scratch" "${@:2}") >>"$log" 2>&1
}

# swift_step build|test|package ARGUMENT...: runs `swift`, and sets status, runs, other_runs, compiled, and took.
swift_step() {
  # On Linux, the compiler's driver compares times in whole seconds. The driver ignores a second version of a file in
  # the same second.
  sleep 1
  : >"$log"
  touch "$mark"
  local start
  start=$(now)
  status=0
  swift_log "$@" || status=$?
  if [ "$status" -ge 128 ]; then
    echo "  swift $1 crashed with $status, which is not the plugin's doing: once more"
    status=0
    swift_log "$@" || status=$?
  fi
  took=$(($(now) - start))
  cat "$log" >>"$all_logs"
  runs=$(($(matches "$generate.*/$target/") / lines_per_run))
  other_runs=$(($(matches "$generate") / lines_per_run - runs))
  # The compiler writes a .dia file for each compiled file, but it writes an object file only if the object file
  # changes.
  compiled=$(find "$scratch" \( -path '*/SampleNavigation.build/*' -o -path '*/IsolatedNavigation.build/*' \
    -o -path '*/sample.build/*' \) -name '*.dia' ! -name '*emit-module*' -newer "$mark" | wc -l | tr -d ' ')
}

# step NAME EXIT RUNS COMPILED [CHECK...]: builds and compares the results. COMPILED is `none` or `some`. EXIT, RUNS, and COMPILED may be
# `any`. RUNS with a `+` allows runs for the other target: if files are added or removed, SwiftPM plans again and may repeat runs.
step() {
  swift_step build
  judge "$@"
}

judge() {
  local name=$1 some=none exit=0 problem="" total=$runs+$other_runs
  [ "$compiled" -eq 0 ] || some=some
  [ "$status" -eq 0 ] || exit=1
  [ "$2" = any ] || [ "$2" = "$exit" ] || problem="$problem; exit $status, not $2"
  case $3 in
    any | "$runs+") ;;
    *) [ "$3+0" = "$total" ] || problem="$problem; the tool ran $total times, not $3" ;;
  esac
  [ "$4" = any ] || [ "$4" = "$some" ] || problem="$problem; $compiled files compiled, not $4"
  shift 4
  if [ $# -gt 0 ] && ! "$@"; then problem="$problem; not so: $*"; fi
  printf '%-10s  %-36s  tool %s  compiled %s  %6s ms  ' "$build_system" "$name" "$total" "$compiled" "$took"
  if [ -z "$problem" ]; then
    passed=$((passed + 1))
    echo ok
  else
    failed=$((failed + 1))
    echo "FAILED${problem/;/:}"
    { grep -E "error: |$generate" "$log" || true; } | cut -c 1-240 | sed 's/^/    /'
  fi
}

# The checks:

# matches PATTERN: prints the number of lines of the log that match.
matches() { grep -cE "$1" "$log" || true; }

# answers URL TEXT: tests whether the built app prints TEXT for a URL.
answers() { [ "$("$binaries/sample" "$1")" = "$1 $2" ]; }

generated() { find "$scratch/plugins/outputs" -name '*.waymark.swift' "$@" | sort; }
checksums() { generated -exec cksum {} \;; }
remember() { checksums >"$work/checksums"; }
# is_untouched: tests whether neither the bytes nor the times of generated files changed.
is_untouched() { [ "$(checksums)" = "$(cat "$work/checksums")" ] && [ -z "$(generated -newer "$mark")" ]; }

shows_error_once() {
  [ "$(matches "/Sample\.nav\.yaml:$1: error: .* \[$2\]\$")" -eq 1 ] && [ "$(matches 'error: .* \[[a-z-]+\]$')" -eq 1 ] \
    && is_untouched
}
says_there_is_no_spec() { [ "$(matches 'error: .*/IsolatedNavigation/? contains no spec; ')" -ge 1 ] && is_untouched; }
shows() { [ "$(matches "$1")" -ge 1 ]; }
fails_test() { shows "Test .*$1.* failed"; }
ran_tests_of_links() {
  shows 'Test "land where the spec says" .*with 2 test cases passed' && shows 'Test "leave out what the spec rejects" .* passed'
}
never_says() { ! grep -qi "$1" "$all_logs"; }

# The steps:

step 'first build' 0 any some
binaries=$(cd "$sample" && swift build --build-system "$build_system" --scratch-path "$scratch" --show-bin-path)
# The native build system runs the tool again after the first build.
step 'settling' 0 any none
step 'settling' 0 0 none answers sample://shop/items/7 'lands shop > item(id: 7)'
step 'no-op' 0 0 none

remember
change "$spec" '1s/.*/# Another comment./'
step 'comment edited in place' 0 1 none is_untouched
change "$spec" '1s/.*/&\n# A second line of it./'
step 'comment line added' 0 1 some
change "$spec" 's|/account/settings|/account/preferences|'
step 'route edited' 0 1 some answers sample://account/preferences 'lands account > settings'
step 'no-op' 0 0 none

printf 'routes:\n  offers: { in: shop, links: [/shop/offers] }\n' >"$fragment"
step 'fragment added' 0 1+ some answers sample://shop/offers 'lands shop > offers'
step 'no-op' 0 0 none
change "$fragment" 's|/shop/offers|/shop/sale|'
step 'fragment edited' 0 1 some answers sample://shop/sale 'lands shop > offers'
rm "$fragment"
step 'fragment removed' 0 1+ some answers sample://shop/sale 'matches no link'
step 'no-op' 0 0 none

remember
cp "$spec" "$work/good.yaml"
printf '  broken: { in: nowhere }\n' >>"$spec"
place=$(($(wc -l <"$spec"))):17
step 'error introduced' 1 1 none shows_error_once "$place" unknown-name
step 'error still there' 1 1 none shows_error_once "$place" unknown-name
cat "$work/good.yaml" >"$spec"
step 'error repaired' 0 1 none is_untouched
step 'no-op' 0 0 none
touch "$spec"
step 'touched only' 0 1 none is_untouched

target=IsolatedNavigation
cp "$isolated_spec" "$work/good.yaml"
rm "$isolated_spec"
step 'target without a spec' 1 1+ none says_there_is_no_spec
cp "$work/good.yaml" "$isolated_spec"
step 'spec put back' 0 1+ none is_untouched
step 'no-op' 0 0 none never_says unhandled

swift_step test
judge 'tests of the sample' 0 any any ran_tests_of_links

# The spec of the UI tests is in the folder of another target.
change "$catalog" 's|item\.buy|item.purchase|'
swift_step test
judge 'an identifier changed elsewhere' 1 any any fails_test 'app.s identifiers are here'
change "$catalog" 's|item\.purchase|item.buy|'
change "$catalog" 's|rejects: [^ ]*|rejects: /shop/items/y|'
swift_step test
judge 'a reject changed' 0 any any shows 'sample://shop/items/y \(Features/Catalog.nav.yaml:8\)'

# The steps below test the commands. One target doesn't use the build tool, so its code is written to its folder.
swift_step package waymark-lint
judge 'waymark-lint' 0 any any shows '^no findings in 4 files$'
swift_step package --allow-writing-to-package-directory waymark-write --target WrittenNavigation
judge 'waymark-write' 0 any any [ -s "$sample/Sources/WrittenNavigation/Generated/Navigation.waymark.swift" ]
judge 'waymark-write, first run' 0 any any shows '^wrote Sources/WrittenNavigation/Generated$'
swift_step package --allow-writing-to-package-directory waymark-write --target WrittenNavigation
judge 'waymark-write, second run' 0 any any shows '^Sources/WrittenNavigation/Generated is up to date$'
swift_step package --allow-writing-to-package-directory waymark-write --target SampleNavigation
judge 'waymark-write beside a build tool' 1 any any shows 'the plugin WaymarkGenerate already generates these files for SampleNavigation'
swift_step package --allow-writing-to-package-directory waymark-write --target WrittenNavigation --check
judge 'waymark-write --check' 0 any any
step 'what was written is compiled' 0 any any
change "$sample/Sources/WrittenNavigation/Written.nav.yaml" 's|title: Home|title: House|'
swift_step package --allow-writing-to-package-directory waymark-write --target WrittenNavigation --check
judge 'waymark-write --check, spec changed' 1 any any shows 'error: this file does not match .* \[stale-output\]$'

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
