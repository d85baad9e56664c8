# Sourced by scripts that need the tool: builds the tool, and sets `waymark` to its path and `tool_bundle` to the path of an artifact bundle
# (SE-0305). check.sh builds the tool once and sets WAYMARK_TOOL, so that the scripts that it calls do not build the tool again.

. Scripts/build.sh

tool_bundle=.build/tool/waymark.artifactbundle

# bundle_tool: writes the artifact bundle. If WAYMARK_PLUGIN_TOOL is its path, the plugins of this package run the bundled tool.
bundle_tool() {
  local triple
  triple=$(host_triple)
  mkdir -p "$tool_bundle"
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

if [ -z "${WAYMARK_TOOL:-}" ]; then
  WAYMARK_PLUGIN_TOOL=none build --product waymark -Xswiftc -warnings-as-errors >&2 || return
  WAYMARK_TOOL=$(swift build --show-bin-path)/waymark
fi
waymark=$WAYMARK_TOOL
