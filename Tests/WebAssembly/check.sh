#!/usr/bin/env bash
# check.sh: compiles the link engine as Embedded Swift for WebAssembly and natively for this machine. The script compares the results of 10,000
# valid and hostile URLs for the link tables of all specs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. Scripts/tool.sh

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

out=.build/webassembly

rm -rf "$out"
mkdir -p "$out"

# The samples are the unchanged tables of generated code, and a URL of each link.
{
  echo 'struct Sample { let name: String; let table: StaticString; let urls: [StaticString] }'
  echo 'let samples: [Sample] = ['
  for spec in Specs/*/ Tests/Goldens/{Awkward,Edges,Everything}/; do
    name=$(basename "$spec")
    "$waymark" generate "$spec" --output "$out/$name" >/dev/null
    echo "  Sample(name: \"$name\", table:"
    awk '/static var _linkTable: StaticString \{$/ { quotes = 2; next } quotes { print } /^ *"""$/ && quotes { quotes-- }' \
      "$out/$name/Navigation.waymark.swift"
    echo '    , urls: ['
    "$waymark" links "$spec" --format json | sed -n 's/^ *"example" : "\(.*\)",$/    #"\1"#,/p' | sed 's,\\/,/,g' | sort -u
    echo '    ]),'
  done
  echo ']'
} >"$out/Samples.swift"

sources=$(find Sources/WaymarkLinks -name '*.swift' | LC_ALL=C sort)
sources+=" Tests/Support/SplitMix64.swift Tests/WebAssembly/Comparison.swift Tests/WebAssembly/SampleURL.swift $out/Samples.swift"
flags=(-swift-version 6 -parse-as-library -package-name waymark -module-name WaymarkLinks -wmo)

# shellcheck disable=SC2086
swiftc "${flags[@]}" -Onone -o "$out/native" $sources &
# shellcheck disable=SC2086
swiftc "${flags[@]}" -Osize -target "$target" -enable-experimental-feature Embedded -Xfrontend -disable-stack-protector \
  -c -o "$out/comparison.o" $sources
"$tools/clang" --target=wasm32 -O2 -ffreestanding -fno-builtin -Wall -Werror -c -o "$out/support.o" Tests/WebAssembly/support.c
"$tools/wasm-ld" --gc-sections -o "$out/comparison.wasm" "$out/comparison.o" "$out/support.o" "$tables"
wait $!
echo "The link engine with $(grep -c 'Sample(name' "$out/Samples.swift") link tables has $(wc -c <"$out/comparison.wasm") bytes."

"$out/native" >"$out/native.txt"
"$tools/wasmkit" run "$out/comparison.wasm" >"$out/wasm.txt"
tail -n 5 "$out/native.txt"
# The check fails if the comparison covers too few URLs.
awk -F ': ' 'NF == 2 && !/\t/ { sum += $2; if ($2 < 100) few = 1 } END { exit sum != 10000 || few }' "$out/native.txt" || {
  echo "FAILED: there are not 10,000 URLs, with 100 or more of each outcome."
  exit 1
}
if ! cmp -s "$out/native.txt" "$out/wasm.txt"; then
  diff "$out/native.txt" "$out/wasm.txt" | head -n 40 || true
  echo "FAILED: WebAssembly (>) and this machine (<) have different results for $(diff "$out/native.txt" "$out/wasm.txt" | grep -c '^>') URLs."
  exit 1
fi
echo "10,000 URLs have the same results as WebAssembly and on this machine."
