#!/usr/bin/env bash
# map-engine.sh: compiles the part of the map's page that runs the rules of Waymark, and writes it into a Swift file.
#
# map-engine.sh          writes Sources/WaymarkEmit/Map/MapEngineText.swift
# map-engine.sh --check  fails if the file contains another module
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

out=$PWD/.build/map-engine
rm -rf "$out"
mkdir -p "$out"

# The compiler orders some functions by the addresses of its own data, and by the length of paths. Fixed addresses and a
# folder whose path has a fixed length make the module the same on each run.
fixed=()
if setarch -R true 2>/dev/null; then
  fixed=(setarch -R)
elif [ "${1:-}" = --check ]; then
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
module WaymarkLinks Sources/WaymarkLinks
(
  module WaymarkDiagnostics Sources/WaymarkDiagnostics/{Text,Suggestions}
  module LinkPatterns Sources/LinkPatterns
  module URLResolving Sources/URLResolving
  module GraphLayout Sources/GraphLayout
  module QRCode Sources/QRCode
) &
module Foundation Sources/NavigationSimulator/Embedded/Foundation.swift
module WaymarkNavigation Sources/WaymarkNavigation/{Exports.swift,Cases,Core,Events,Guards,Landings,Links,Results,State,TabBar} \
  Sources/NavigationSimulator/Embedded/WaymarkNavigation.swift
module SimulationFormat Sources/SimulationFormat
module NavigationSimulator Sources/NavigationSimulator
wait $!
module MapEngine Sources/MapEngine
compile_c Sources/MapEngine/Runtime/memory.c "$out/memory.o"
exports=()
for name in allocate open answer text; do exports+=("--export=waymark_$name"); done
"$swift_tools/wasm-ld" --gc-sections --no-entry --strip-all "${exports[@]}" -o "$out/engine.wasm" \
  "$work"/*.o "$out/memory.o" "$unicode_tables"
objects=("$work"/*.o)
python3 Scripts/map-engine-text.py "$out/engine.wasm" "${#objects[@]}" "$@"
