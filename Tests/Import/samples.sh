#!/usr/bin/env bash
# samples.sh: type-checks the Swift of Docs/Adopting.md with the spec and the code of Tests/Import/Shop.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. Scripts/tool.sh
modules=$(swift build --show-bin-path)/Modules
[ -e "$modules/WaymarkNavigation.swiftmodule" ] || WAYMARK_PLUGIN_TOOL=none build --target WaymarkNavigation "${build_flags[@]}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$waymark" generate Tests/Import/Shop --output "$folder" >/dev/null
awk '
  BEGIN { print "import Foundation\nimport WaymarkNavigation" }
  /^```swift$/ { inside = 1; print "@MainActor struct Sample" ++count ": Sample {"; next }
  /^```$/ && inside { inside = 0; print "}" }
  inside
' Docs/Adopting.md >"$folder/Samples.swift"
[ "$(grep -c '^@MainActor struct' "$folder/Samples.swift")" -ge 2 ]
swiftc -typecheck -swift-version 6 -warnings-as-errors -I "$modules" Tests/Import/Shop/Shop.swift "$folder"/*.swift
echo "the Swift of Docs/Adopting.md compiles"
