#!/usr/bin/env bash
# docs.sh [FOLDER]: builds the documentation of the run time, with warnings as errors; without FOLDER, it is only checked.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
module=WaymarkNavigation
# As in check.sh, so that nothing is built twice.
flags=(-Xswiftc -warnings-as-errors)
export WAYMARK_PLUGIN_TOOL=none

swift build --quiet --target "$module" "${flags[@]}"
modules=$(swift build --show-bin-path "${flags[@]}")/Modules
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

mkdir "$work/symbols"
"${extract[@]}" -module-name "$module" -I "$modules" -target "$triple" -minimum-access-level public \
  -experimental-allowed-reexported-modules=WaymarkLinks \
  -output-dir "$work/symbols"
"${docc[@]}" convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$work/symbols" \
  --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
  --warnings-as-errors --output-path "${1:-$work/archive}"
echo "The documentation of $module has no warnings."
