#!/usr/bin/env bash
# run.sh [--optimized] [--states COUNT] [--depth DEPTH] [--only SPEC]: explores the states of the navigator's core for each spec in Specs and for the
# spec Nested, and prints the shortest trace of a violation. COUNT is the greatest number of states that are expanded at each depth. With
# --optimized, the explorer takes a minute longer to compile, and explores eight times as many states per second.
#
# WAYMARK_MODEL_SOURCES is a folder with other sources of the module WaymarkNavigation, and WAYMARK_MODEL_PROGRAM the path of the explorer.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. Scripts/tool.sh
out=$PWD/.build/model-checking
sources=${WAYMARK_MODEL_SOURCES:-}
program=${WAYMARK_MODEL_PROGRAM:-$out/explore}
optimized=false
if [ "${1:-}" = --optimized ]; then
  optimized=true sources=${sources:-$PWD/Sources/WaymarkNavigation}
  shift
fi
# The libraries of both kinds of explorers differ.
if [ -n "$sources" ]; then out=$out/whole; fi
flags=(-wmo -swift-version 6 -parse-as-library -suppress-warnings -I "$out" -L "$out" -lBuilt -Xlinker -rpath -Xlinker "$out")
if $optimized; then flags+=(-O) program=$program-optimized; fi
mkdir -p "$out"
bundle_tool

list() { find "$@" -name '*.swift' | LC_ALL=C sort; }

python3 Tests/ModelChecking/systems.py "$waymark" "$out/generated"
echo "compiling the explorer"
# shellcheck disable=SC2046
if [ -n "$sources" ]; then
  # Other sources, or optimized sources, are compiled into the module of the explorer, which ignores the import of its own name.
  use_built_modules "$out" WaymarkLinks
  swiftc "${flags[@]}" -package-name "$package_name" -module-name WaymarkNavigation -o "$program" \
    $(list "$sources" Tests/ModelChecking/Sources "$out/generated")
else
  use_built_modules "$out" WaymarkLinks WaymarkNavigation
  swiftc "${flags[@]}" -package-name "$package_name" -module-name Explorer -o "$program" \
    $(list Tests/ModelChecking/Sources "$out/generated")
fi
SWIFT_DETERMINISTIC_HASHING=1 "$program" "$@"
