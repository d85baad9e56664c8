# Sourced by scripts that need the tool: builds the tool, and sets `waymark` to its path and `tool_bundle` to the path of an artifact bundle
# (SE-0305). check.sh builds the tool once and sets WAYMARK_TOOL, so that the scripts that it calls do not build the tool again.

. Scripts/build.sh

tool_bundle=.build/tool/waymark.artifactbundle

# bundle_tool: writes the artifact bundle. If WAYMARK_PLUGIN_TOOL is its path, the plugins of this package run the bundled tool.
bundle_tool() {
  local triple
  triple=$(host_triple)
  mkdir -p "$tool_bundle"
  # SwiftPM derives the name from the folder, and writes the file again in each build, so the name is read only once.
  if [ ! -s "$tool_bundle.package-name" ]; then
    sed -nE 's/.*"-package-name","([^"]*)".*/\1/p' .build/debug.yaml | head -n 1 >"$tool_bundle.package-name"
  fi
  # The plugins run again if the modification time of the tool changes, so an identical tool is not copied.
  cmp -s "$waymark" "$tool_bundle/waymark" || cp "$waymark" "$tool_bundle/waymark"
  cat >"$tool_bundle/info.json" <<END
{
  "schemaVersion": "1.0",
  "artifacts": {
    "waymark": {
      "type": "executable", "version": "0", "variants": [{ "path": "waymark", "supportedTriples": ["$triple"] }]
    }
  }
}
END
}

# with_bundle COMMAND...: runs a command whose plugins run the bundled tool.
with_bundle() { WAYMARK_PLUGIN_TOOL=$tool_bundle "$@"; }

# use_built_modules FOLDER MODULE...: puts links to built modules of this package into a folder, links their object files into the library
# FOLDER/libBuilt, and sets `package_name` to the name with which their `package` declarations are imported.
use_built_modules() {
  local folder=$1 products=$PWD/.build/debug module object objects=()
  shift
  for module in "$@"; do
    with_bundle build --quiet --target "$module" "${build_flags[@]}" >&2
    ln -sfn "$products/Modules/$module.swiftmodule" "$folder/$module.swiftmodule"
    # The folder of a module also has the object files of deleted sources. A path with a space is in quotes.
    while read -r object; do objects+=("$products/$module.build/$object.o"); done \
      < <(sed 's|.*/||; s|"$||' "$products/$module.build/sources")
  done
  package_name=$(cat "$tool_bundle.package-name")
  # A library is linked again only if an object file has changed.
  if [ -z "$(find "${objects[@]}" -newer "$folder/libBuilt.so" 2>&1 | head -n 1)" ]; then return; fi
  swiftc -emit-library -o "$folder/libBuilt.so" "${objects[@]}"
}

if [ -z "${WAYMARK_TOOL:-}" ]; then
  WAYMARK_PLUGIN_TOOL=none build --product waymark "${build_flags[@]}" >&2 || return
  WAYMARK_TOOL=$PWD/.build/debug/waymark
fi
waymark=$WAYMARK_TOOL
