# Sourced by scripts that need the tool: builds it, and sets `waymark` to its path and `tool_bundle` to an artifact bundle with it
# (SE-0305). check.sh builds the tool once and sets WAYMARK_TOOL, so that the scripts it calls do not build it again.

. Scripts/build.sh

tool_bundle=.build/tool/waymark.artifactbundle

# bundle_tool: writes the bundle. With WAYMARK_PLUGIN_TOOL set to its path, the plugins of this package run that tool.
bundle_tool() {
  local triple
  triple=$(swift -print-target-info | sed -n 's/^ *"unversionedTriple": "\(.*\)",$/\1/p' | head -n 1)
  mkdir -p "$tool_bundle"
  # The plugins run again when the time of the tool changes.
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
