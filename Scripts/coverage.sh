#!/usr/bin/env bash
# coverage.sh [LEAST]: how much of what an app links its tests run: the files of which they leave lines out, and the whole. Fails
# where that is less than LEAST per cent. It takes some minutes and is no part of check.sh.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# A build of its own, so that the others stay as they are.
build=(--scratch-path .build/coverage --enable-code-coverage)
# The tool that plugins run meanwhile has no counts to give.
LLVM_PROFILE_FILE=/dev/null swift build --build-tests --quiet "${build[@]}"
swift test --skip-build "${build[@]}" \
  --filter 'NavigatorTests|WaymarkLinksTests|WaymarkNavigationTests|GoldenTests|AIQTests|PetSpotTests|ReaderTests|RootsTests|ShowcaseTests' |
  tail -n 1

if command -v xcrun >/dev/null; then
  cov=(xcrun llvm-cov)
else
  # The one of the toolchain, which reads what its compiler writes.
  cov=("$(dirname "$(readlink -f "$(command -v swift)")")/llvm-cov")
fi
products=$(swift build --show-bin-path "${build[@]}")
tests=$(find "$products" -maxdepth 1 -name '*.xctest')
[ -f "$tests" ] || tests=$tests/Contents/MacOS/$(basename "$tests" .xctest)
find Sources/WaymarkLinks Sources/WaymarkNavigation -name '*.swift' -print0 |
  xargs -0 "${cov[@]}" report "$tests" -instr-profile "$products/codecov/default.profdata" |
  awk -v least="${1:-0}" '
    # Columns 8 to 10 are the lines, those that are not run, and what part is.
    NF >= 10 && $10 ~ /%$/ && $1 != "TOTAL" && $9 > 0 { printf "%7s  %3d of %3d lines not run  %s\n", $10, $9, $8, $1 }
    $1 == "TOTAL" { total = $10 + 0; printf "%6.2f%%  of the %d lines of the run time are run\n", total, $8 }
    END { if (total < least) { print "FAILED: that is less than " least " %"; exit 1 } }
  '
