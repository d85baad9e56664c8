#!/usr/bin/env bash
# coverage.sh [LEAST]: prints the line coverage of the run time: each file with uncovered lines, and the total. Fails if the total is
# less than LEAST percent. The script takes some minutes and isn't part of check.sh.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# A separate build leaves the other builds unchanged.
build=(--scratch-path .build/coverage --enable-code-coverage)
# The plugins also run an instrumented tool, whose profile is discarded.
LLVM_PROFILE_FILE=/dev/null swift build --build-tests --quiet "${build[@]}"
swift test --skip-build "${build[@]}" \
  --filter 'NavigatorTests|WaymarkLinksTests|WaymarkNavigationTests|GoldenTests|AIQTests|PetSpotTests|ReaderTests|RootsTests|ShowcaseTests' |
  tail -n 1

if command -v xcrun >/dev/null; then
  cov=(xcrun llvm-cov)
else
  # The toolchain's llvm-cov matches the profile format of its compiler.
  cov=("$(dirname "$(readlink -f "$(command -v swift)")")/llvm-cov")
fi
products=$(swift build --show-bin-path "${build[@]}")
tests=$(find "$products" -maxdepth 1 -name '*.xctest')
[ -f "$tests" ] || tests=$tests/Contents/MacOS/$(basename "$tests" .xctest)
find Sources/WaymarkLinks Sources/WaymarkNavigation -name '*.swift' -print0 |
  xargs -0 "${cov[@]}" report "$tests" -instr-profile "$products/codecov/default.profdata" |
  awk -v least="${1:-0}" '
    # Columns 8 to 10 are the number of lines, the number of uncovered lines, and the coverage.
    NF >= 10 && $10 ~ /%$/ && $1 != "TOTAL" && $9 > 0 { printf "%7s  %3d of %3d lines not run  %s\n", $10, $9, $8, $1 }
    $1 == "TOTAL" { total = $10 + 0; printf "%6.2f%%  of the %d lines of the run time are run\n", total, $8 }
    END { if (total < least) { print "FAILED: that is less than " least " %"; exit 1 } }
  '
