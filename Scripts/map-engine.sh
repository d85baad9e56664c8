#!/usr/bin/env bash
# map-engine.sh: compiles the part of the map's page that runs the rules of Waymark, and writes it into a Swift file.
#
# map-engine.sh            writes Sources/WaymarkOutput/Map/MapEngineText.swift
# map-engine.sh --compare  compiles the module again, and fails if the file contains another module
# map-engine.sh --check    does the same if the module's sources, or the compiler, changed since the file was written
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Scripts/webassembly.sh
if [ -n "$webassembly_missing" ]; then
  echo "The toolchain has no $webassembly_missing."
  if [ "$(uname)" = Darwin ]; then
    echo "SKIPPED: Xcode's toolchain does not compile WebAssembly; use one of https://www.swift.org/install."
    exit
  fi
  exit 1
fi

# The folders of each module, in the order of compilation.
links=(Sources/WaymarkLinks)
text=(Sources/SpecText/{Text,Suggestions})
resolving=(Sources/LinkResolving)
layout=(Sources/WaymarkOutput/GraphLayout)
foundation=(Sources/MapEngine/Embedded/Foundation.swift)
navigation=(
  Sources/WaymarkNavigation/{Exports.swift,Cases,Core,Events,Guards,Landings,Places,Results,State,TabBar}
  Sources/MapEngine/Embedded/WaymarkNavigation.swift
)
engine=(Sources/MapEngine)
sources=(
  Scripts/map-engine.sh Scripts/webassembly.sh "${links[@]}" "${text[@]}" "${resolving[@]}" "${layout[@]}"
  "${foundation[@]}" "${navigation[@]}" "${engine[@]}"
)
# digest: prints a hash of the version of the compiler and of all sources.
digest() {
  { swiftc --version 2>/dev/null | head -n 1 && find "${sources[@]}" -type f | LC_ALL=C sort | git hash-object --stdin-paths; } \
    | git hash-object --stdin
}
if [ "${1:-}" = --check ] && python3 Scripts/map-engine-text.py --has "$(digest)"; then exit; fi

out=$PWD/.build/map-engine
rm -rf "$out"
mkdir -p "$out"

# The compiler orders some functions by the addresses of its own data, and by the length of paths. Fixed addresses and a
# folder whose path has a fixed length make the module the same on each run.
fixed=()
if setarch -R true 2>/dev/null; then
  fixed=(setarch -R)
elif [ $# -gt 0 ]; then
  echo "SKIPPED: the engine of the map's page is not compared, because addresses are random on this machine (setarch -R fails)."
  exit
fi
work=$(mktemp -d /tmp/waymark-map-engine.XXXXXX)
trap 'rm -rf "$work"' EXIT

# module NAME FOLDER...: compiles the sources in the folders as a module.
module() {
  local name=$1 folder
  shift
  for folder in "$@"; do
    mkdir -p "$work/$(dirname "$folder")"
    rm -rf "${work:?}/$folder"
    cp -R "$folder" "$work/$folder"
  done
  (
    cd "$work"
    # The module Foundation, and declarations for the core of the navigator, replace what Embedded Swift lacks.
    find "$@" -name '*.swift' | grep -v -e '+Codable\.swift$' -e '/NativeValue\.swift$' -e 'Navigation/.*+Foundation\.swift$' |
      case $name in Foundation | WaymarkNavigation) cat ;; *) grep -v /Embedded/ ;; esac | LC_ALL=C sort >"$name.txt"
    env -i PATH="$PATH" HOME=/tmp "${fixed[@]}" swiftc "${wasm_flags[@]}" -module-name "$name" -I . -emit-module \
      -emit-module-path "$name.swiftmodule" -c -o "$name.o" "@$name.txt"
  )
  echo "  $name"
}

echo "compiling the engine of the map's page"
module WaymarkLinks "${links[@]}"
(
  module SpecText "${text[@]}"
  module LinkResolving "${resolving[@]}"
  module WaymarkOutput "${layout[@]}"
) &
module Foundation "${foundation[@]}"
module WaymarkNavigation "${navigation[@]}"
wait $!
module MapEngine "${engine[@]}"
compile_c Sources/MapEngine/Runtime/memory.c "$out/memory.o"
exports=()
for name in allocate open answer text; do exports+=("--export=waymark_$name"); done
"$swift_tools/wasm-ld" --gc-sections --no-entry --strip-all "${exports[@]}" -o "$out/engine.wasm" \
  "$work"/*.o "$out/memory.o" "$unicode_tables"
objects=("$work"/*.o)
if [ $# -gt 0 ]; then
  python3 Scripts/map-engine-text.py --compare "$out/engine.wasm" "${#objects[@]}"
else
  python3 Scripts/map-engine-text.py --write "$out/engine.wasm" "$(digest)"
fi
