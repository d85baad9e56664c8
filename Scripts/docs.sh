#!/usr/bin/env bash
# docs.sh [FOLDER]: builds the documentation of the modules that apps import, with the pages under Docs and with warnings as errors, into
# FOLDER/MODULE.doccarchive. Without FOLDER, it only checks the documentation. It also checks the catalogs without these pages, because Xcode
# builds the catalogs in Sources.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
. Scripts/build.sh
export WAYMARK_PLUGIN_TOOL=none

python3 Scripts/catalogs.py "$work"
modules=$(swift build --show-bin-path "${build_flags[@]}")/Modules
triple=$(swift -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -n 1)
if command -v xcrun >/dev/null; then
  extract=(xcrun swift-symbolgraph-extract -sdk "$(xcrun --show-sdk-path)")
  docc=(xcrun docc)
else
  # Where only `swift` itself is on the path, the others lie beside it.
  PATH=$PATH:$(dirname "$(readlink -f "$(command -v swift)")")
  extract=(swift-symbolgraph-extract)
  docc=(docc)
fi

# convert MODULE CATALOG ARCHIVE: converts a catalog and the symbols of a module.
convert() {
  "${docc[@]}" convert "$2" --additional-symbol-graph-dir "$work/$1" --fallback-display-name "$1" \
    --fallback-bundle-identifier "$1" --warnings-as-errors --output-path "$3"
}

# document MODULE [OPTION...]: builds the documentation of a module; the options are for the extraction of its symbols.
document() {
  local module=$1
  build --quiet --target "$module" "${build_flags[@]}"
  mkdir -p "$work/$module"
  "${extract[@]}" -module-name "$module" -I "$modules" -target "$triple" -minimum-access-level public "${@:2}" \
    -output-dir "$work/$module"
  convert "$module" "Sources/$module/$module.docc" "$work/$module-in-Xcode.doccarchive"
  convert "$module" "$work/$module.docc" "${folder:-$work}/$module.doccarchive"
}

folder=${1:-}
if [ -n "$folder" ]; then mkdir -p "$folder"; fi
document WaymarkNavigation -experimental-allowed-reexported-modules=WaymarkLinks
python3 Scripts/prose.py --symbols "$work/WaymarkNavigation"
document WaymarkUI
echo "The documentation of WaymarkNavigation and WaymarkUI has no warnings."
