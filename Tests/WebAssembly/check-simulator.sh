#!/usr/bin/env bash
# check-simulator.sh: compiles the simulator of the map as Embedded Swift for WebAssembly and natively for this machine. The script compares the
# results of 100,000 valid and hostile commands for all specs. The tests must be built, because a test writes the descriptions of the specs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# If only `swift` or a wrapper is on the path, the other tools are next to the executable that it runs.
library=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
tools=$library/../../bin
target=wasm32-unknown-none-wasm
tables=$library/embedded/$target/libswiftUnicodeDataTables.a
for need in "$tables" "$tools/wasm-ld" "$tools/wasmkit" "$tools/clang"; do
  [ -e "$need" ] && continue
  echo "The toolchain has no $need."
  if [ "$(uname)" = Darwin ]; then
    echo "SKIPPED: Xcode's toolchain does not compile WebAssembly; use one of https://www.swift.org/install."
    exit
  fi
  exit 1
done

out=$PWD/.build/simulator
mkdir -p "$out/native" "$out/wasm"
if [ -z "${WAYMARK_SAMPLES:-}" ]; then
  WAYMARK_SIMULATIONS=$out/Samples.swift swift test --skip-build --filter ComparisonTests/write >"$out/samples.log" 2>&1 || {
    cat "$out/samples.log"
    exit 1
  }
else
  cp "$WAYMARK_SAMPLES" "$out/Samples.swift"
fi

list() { find "$@" -name '*.swift' | LC_ALL=C sort; }

# The sources of each module. The core of the navigator is the part of WaymarkNavigation without views, storage, Codable, and Foundation. Files
# in `Embedded` replace what the core needs of these.
core=$(cd Sources/WaymarkNavigation && list Exports.swift Cases Core Events Guards Landings Links Results State TabBar |
  grep -v -e '+Codable\.swift$' -e '+Foundation\.swift$' -e '/NativeValue\.swift$' | sed 's,^,Sources/WaymarkNavigation/,')
embedded=Sources/NavigationSimulator/Embedded
simulator=$(list Sources/NavigationSimulator | grep -v "^$embedded/")
program="Tests/Support/SplitMix64.swift Tests/NavigationSimulatorTests/Support/CommandGenerator.swift
  Tests/NavigationSimulatorTests/Support/CommandCounts.swift Tests/NavigationSimulatorTests/Support/ResultTexts.swift Tests/WebAssembly/SimulatorComparison.swift $out/Samples.swift $out/Options.swift"
common=(-swift-version 6 -parse-as-library -package-name waymark -wmo)
embed=(-Osize -target "$target" -enable-experimental-feature Embedded -Xfrontend -disable-stack-protector)

# module FOLDER NAME FILES FLAG...: compiles a module.
module() {
  local folder=$1 name=$2 files=$3
  shift 3
  # shellcheck disable=SC2086
  swiftc "${common[@]}" "$@" -I "$folder" -module-name "$name" -emit-module -emit-module-path "$folder/$name.swiftmodule" \
    -c -o "$folder/$name.o" $files
}

# program SHOWN: compiles and links the program for both platforms.
program() {
  echo "let commandCount = ${WAYMARK_COMMANDS:-100000}, shownCommand = $1" >"$out/Options.swift"
  # shellcheck disable=SC2086
  swiftc "${common[@]}" -O -I "$out/native" -module-name Comparison -o "$out/native/comparison" "$out"/native/*.o $program
  # shellcheck disable=SC2086
  swiftc "${common[@]}" "${embed[@]}" -I "$out/wasm" -module-name Comparison -c -o "$out/wasm/Comparison.o" $program
  "$tools/wasm-ld" --gc-sections -o "$out/comparison.wasm" "$out"/wasm/*.o "$tables"
}

run() {
  "$out/native/comparison" >"$out/native.txt" &
  local native=$!
  "$tools/wasmkit" run "$out/comparison.wasm" >"$out/wasm.txt"
  wait $native
}

rm -f "$out"/native/*.o "$out"/wasm/*.o
(
  module "$out/native" WaymarkLinks "$(list Sources/WaymarkLinks)" -O
  module "$out/native" WaymarkNavigation "$(list Sources/WaymarkNavigation)" -O
  module "$out/native" SimulationFormat "$(list Sources/SimulationFormat)" -O
  module "$out/native" NavigationSimulator "$simulator" -O
) &
module "$out/wasm" WaymarkLinks "$(list Sources/WaymarkLinks)" "${embed[@]}"
module "$out/wasm" Foundation "$embedded/Foundation.swift" "${embed[@]}"
module "$out/wasm" WaymarkNavigation "$core $embedded/WaymarkNavigation.swift" "${embed[@]}"
module "$out/wasm" SimulationFormat "$(list Sources/SimulationFormat)" "${embed[@]}"
module "$out/wasm" NavigationSimulator "$simulator" "${embed[@]}"
"$tools/clang" --target=wasm32 -O2 -ffreestanding -fno-builtin -Wall -Werror -c -o "$out/wasm/support.o" Tests/WebAssembly/support.c
wait $!
program 0
echo "The simulator and its comparison have $(wc -c <"$out/comparison.wasm") bytes."
run

sed -n '/\t/!p' "$out/native.txt"
if ! cmp -s "$out/native.txt" "$out/wasm.txt"; then
  first=$(diff "$out/native.txt" "$out/wasm.txt" | sed -n 's/^< [^\t]*\t\([0-9]*\)\t.*/\1/p' | head -n 1)
  program "${first:-0}"
  run
  diff "$out/native.txt" "$out/wasm.txt" | head -n 6 || true
  echo "FAILED: WebAssembly (>) and this machine (<) have different results, first for command ${first:-0}."
  exit 1
fi
# The check fails if the comparison covers too few commands.
grep -q '^rare: $' "$out/native.txt" || {
  echo "FAILED: some kinds of commands, outcomes, or events are rare."
  exit 1
}
echo "$(grep -c "	" "$out/native.txt") commands have the same results as WebAssembly and on this machine."
