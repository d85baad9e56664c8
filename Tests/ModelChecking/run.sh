#!/usr/bin/env bash
# run.sh [--optimized] [--states COUNT] [--depth DEPTH] [--only SPEC]: explores the states of the navigator's core for each spec in Specs and for the
# spec Nested, and prints the shortest trace of a violation. COUNT is the greatest number of states that are expanded at each depth. With
# --optimized, the explorer takes a minute longer to compile, and explores eight times as many states per second.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. Scripts/tool.sh
out=$PWD/.build/model-checking
sources=${WAYMARK_MODEL_SOURCES:-$PWD/Sources/WaymarkNavigation}
program=${WAYMARK_MODEL_PROGRAM:-$out/explore}
optimization=-Onone
if [ "${1:-}" = --optimized ]; then
  optimization=-O program=$program-optimized
  shift
fi
mkdir -p "$out"

list() { find "$@" -name '*.swift' | LC_ALL=C sort; }

# The core is not public. The explorer and the specs are therefore compiled into the module of the core, which also lets the compiler specialize
# the generic core.
python3 Tests/ModelChecking/systems.py "$waymark" "$out/generated"
if [ ! -e "$out/WaymarkLinks.swiftmodule" ] || [ -n "$(find Sources/WaymarkLinks -newer "$out/WaymarkLinks.swiftmodule" -name '*.swift')" ]; then
  echo "compiling WaymarkLinks"
  # shellcheck disable=SC2046
  swiftc -O -wmo -swift-version 6 -parse-as-library -package-name waymark -module-name WaymarkLinks -emit-library -static -emit-module \
    -emit-module-path "$out/WaymarkLinks.swiftmodule" -o "$out/libWaymarkLinks.a" $(list Sources/WaymarkLinks)
fi
echo "compiling the explorer"
# shellcheck disable=SC2046
swiftc "$optimization" -wmo -swift-version 6 -parse-as-library -package-name waymark -module-name WaymarkNavigation -I "$out" -L "$out" \
  -lWaymarkLinks -suppress-warnings -o "$program" $(list "$sources" Tests/ModelChecking/Sources "$out/generated")
SWIFT_DETERMINISTIC_HASHING=1 "$program" "$@"
