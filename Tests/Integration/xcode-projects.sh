#!/usr/bin/env bash
# xcode-projects.sh [FILE.xcodeproj...]: checks the Xcode projects of the example apps without Xcode, for errors that
# Xcode would report. The script also verifies that the checks detect errors in modified copies.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swiftc -swift-version 6 -warnings-as-errors -module-name XcodeProjects -o "$work/check" Tests/Integration/XcodeProjects/*.swift \
  Plugins/Shared/SynchronizedFolders.swift Plugins/Shared/URL+Specs.swift

projects=("$@")
if [ $# = 0 ]; then projects=(Examples/*/*.xcodeproj); fi
"$work/check" "${projects[@]}"

# spoil SED-SCRIPT MESSAGE: verifies that the check detects the error that a sed script adds to a project.
repository=$PWD
spoiled=0
spoil() {
  local project=Examples/Showcase/Showcase.xcodeproj
  local name
  name=$(basename "$project")
  rm -rf "$work/Examples"
  mkdir -p "$work/Examples/App"
  for file in "$(dirname "$project")"/*; do ln -s "$repository/$file" "$work/Examples/App/"; done
  rm "$work/Examples/App/$name"
  cp -R "$project" "$work/Examples/App/"
  ln -sfn "$repository/Package.swift" "$work/Package.swift"
  ln -sfn "$repository/Distribution" "$work/Distribution"
  ln -sfn "$repository/Plugins" "$work/Plugins"
  sed "$1" "$project/project.pbxproj" >"$work/Examples/App/$name/project.pbxproj"
  if cmp -s "$project/project.pbxproj" "$work/Examples/App/$name/project.pbxproj"; then
    echo "FAILED: $1 changes nothing"
    exit 1
  fi
  if "$work/check" "$work/Examples/App/$name" >"$work/output" || ! grep -qF "$2" "$work/output"; then
    cat "$work/output"
    echo "FAILED: $1 is not found, which should give: $2"
    exit 1
  fi
  spoiled=$((spoiled + 1))
}
spoil 's/rootObject = .*/rootObject = ;/' "cannot be read"
spoil '/isa = PBXContainerItemProxy;/s/Proxy;/Proxies;/' "has no isa that is known"
spoil '/^.*PBXBuildFile; productRef/d' "is not there"
spoil 's/target = [0-9A-F]* /target = 000000000000000000000000 /' "is not there"
spoil 's/containerPortal = [0-9A-F]*/&0/' "is not there"
spoil '/fileSystemSynchronizedGroups = (/{n;d;}' "has no folder"
spoil 's/path = [A-Za-z]*Tests;/path = Nowhere;/' "there is no"
spoil 's/^\(.*\)Info.plist,$/\1Infos.plist,/' "there is no"
spoil 's/INFOPLIST_FILE = .*/INFOPLIST_FILE = Nowhere.plist;/' "there is no"
spoil 's|relativePath = .*;|relativePath = ../..;|' "builds the tool from source"
spoil 's/productName = WaymarkUI;/productName = WaymarkUX;/' "has no product"
spoil 's/"plugin:WaymarkGenerate"/"plugin:WaymarkLint"/' "does not work in Xcode projects"
spoil 's/path = Showcase;/path = ShowcaseTests;/' "has no spec"

# The folder of a target can be in groups, or relative to the folder of the project.
nested=$work/Nested
mkdir -p "$nested/App.xcodeproj" "$nested/Apps/Shop/Shop/Navigation" "$nested/Other"
touch "$nested/Apps/Shop/Shop/Navigation/Shop.nav.yaml" "$nested/Other/Other.nav.yaml" "$nested/Apps/Shop/Shop/Shop.yaml"
cat >"$nested/App.xcodeproj/project.pbxproj" <<'END'
// !$*UTF8*$!
{
  objects = {
    1 = {isa = PBXGroup; children = (2, 5); sourceTree = "<group>"; };
    2 = {isa = PBXGroup; children = (3); path = Apps/Shop; sourceTree = "<group>"; };
    3 = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
    4 = {isa = PBXNativeTarget; name = Shop; fileSystemSynchronizedGroups = (3, 5); };
    5 = {isa = PBXFileSystemSynchronizedRootGroup; path = Other; sourceTree = SOURCE_ROOT; };
    6 = {isa = PBXNativeTarget; name = Loop; fileSystemSynchronizedGroups = (7); };
    7 = {isa = PBXGroup; children = (8); path = Other; sourceTree = "<group>"; };
    8 = {isa = PBXGroup; children = (7); path = Other; sourceTree = "<group>"; };
  };
}
END
found=$("$work/check" --specs Shop "$nested"; "$work/check" --specs Loop "$nested"; "$work/check" --specs Shop "$work")
expected=$(printf '%s\n' Apps/Shop/Shop/Navigation/Shop.nav.yaml Other/Other.nav.yaml)
if [ "$found" != "$expected" ]; then
  printf 'FAILED: the specs of a target in nested groups are:\n%s\n' "$found"
  exit 1
fi
echo "found the specs of a target in nested groups"
echo "found the fault in each of $spoiled copies that are spoiled"
