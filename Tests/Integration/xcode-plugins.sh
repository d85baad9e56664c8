#!/usr/bin/env bash
# Type-checks the plugins' code for Xcode projects against declared interfaces, because Xcode isn't available on every machine.
set -euo pipefail
cd "$(dirname "$0")/../.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# The module PackagePlugin is part of the toolchain. On a Mac, the `swiftc` on the path is not in the toolchain.
library=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
api=$library/pm/PluginAPI
flags=(-swift-version 6 -package-description-version 6.1 -I "$api" -I "$work" -parse-as-library -warnings-as-errors)

swiftc "${flags[@]}" -emit-module -module-name XcodeProjectPlugin -emit-module-path "$work/XcodeProjectPlugin.swiftmodule" \
  Tests/Integration/XcodeProjectPlugin/XcodeProjectPlugin.swift
checked=0
for plugin in Plugins/Waymark*; do
  grep -q XcodeProjectPlugin "$plugin"/*.swift || continue
  swiftc "${flags[@]}" -typecheck "$plugin"/*.swift Plugins/Shared/*.swift
  checked=$((checked + 1))
  echo "$(basename "$plugin") fits an Xcode project"
done
[ "$checked" -ge 5 ]
