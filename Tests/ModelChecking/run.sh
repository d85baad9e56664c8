#!/usr/bin/env bash
# run.sh [--optimized] [--states COUNT] [--depth DEPTH] [--only SPEC]: explores the states of the navigator's core for each spec in Specs and for the
# specs Nested and Gated, and prints the shortest trace of a violation. COUNT is the greatest number of states that are expanded at each depth. With
# --optimized, the explorer takes a minute longer to compile, and explores eight times as many states per second.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. Scripts/tool.sh
out=$PWD/.build/model-checking
modules=(WaymarkLinks WaymarkNavigation)
sources=(Tests/ModelChecking/Sources)
options=(-module-name Explorer)
if [ "${1:-}" = --optimized ]; then
  # The compiler specializes the generic core only if the core and the explorer are one module, which ignores the imports of itself.
  out=$out/optimized modules=(WaymarkLinks) options=(-module-name WaymarkNavigation -O)
  sources+=(Sources/WaymarkNavigation)
  shift
fi
mkdir -p "$out"
bundle_tool
use_built_modules "$out" "${modules[@]}"

python3 Tests/ModelChecking/systems.py "$waymark" "$out/generated"
echo "compiling the explorer"
# shellcheck disable=SC2046
swiftc "${options[@]}" -wmo -swift-version 6 -parse-as-library -package-name "$package_name" -suppress-warnings -I "$out" -L "$out" -lBuilt \
  -Xlinker -rpath -Xlinker "$out" -o "$out/explore" $(find "${sources[@]}" "$out/generated" -name '*.swift' | LC_ALL=C sort)
SWIFT_DETERMINISTIC_HASHING=1 "$out/explore" "$@"
