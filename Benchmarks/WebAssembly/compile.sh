#!/usr/bin/env bash
# compile.sh OUTPUT: compiles the library that matches URLs, with functions to measure it, as a WebAssembly module.
set -euo pipefail
output=$1
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. Scripts/webassembly.sh
if [ -n "$webassembly_missing" ]; then
  echo "The toolchain has no $webassembly_missing."
  exit 1
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# module NAME SOURCE...
module() {
  local name=$1
  shift
  swiftc "${wasm_flags[@]}" -O -warnings-as-errors -module-name "$name" -I "$work" -emit-module \
    -emit-module-path "$work/$name.swiftmodule" -c -o "$work/$name.o" "$@"
}

find Sources/WaymarkLinks -name '*.swift' >"$work/sources.txt"
module WaymarkLinks "@$work/sources.txt"
module Matcher Benchmarks/WebAssembly/Matcher.swift
compile_c Sources/MapEngine/Runtime/memory.c "$work/memory.o"
exports=()
for name in allocate set_table add_url run; do exports+=("--export=matcher_$name"); done
"$swift_tools/wasm-ld" --gc-sections --no-entry --strip-all "${exports[@]}" -o "$output" "$work"/*.o "$unicode_tables"
