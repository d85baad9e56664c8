#!/usr/bin/env bash
# distribution.sh: tests the distribution in dist/ in the way in which apps use it: with both build systems, and without the headers of
# libyaml. `Scripts/release.sh --declared` writes the distribution. The folders of the packages have spaces and other characters outside of ASCII in their paths.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. Scripts/build.sh

folder=$(mktemp -d "${TMPDIR:-/tmp}/waymark distribütion.XXXXXX") # The space and the umlaut are intentional.
trap 'rm -rf "$folder"' EXIT

# check WHAT COMMAND...
check() {
  if "${@:2}"; then
    echo "ok      $1"
  else
    echo "FAILED  $1"
    exit 1
  fi
}

version=$(declared_version)
tool=$(find dist/waymark-swift/waymark.artifactbundle -name waymark -type f | head -n 1)

# The archives:

is_small() { [ "$(wc -c <dist/waymark.artifactbundle.zip)" -lt 15000000 ]; }
# A static executable needs no library. On macOS, the executable needs only libraries of the system.
needs_only_the_system() {
  case $(uname) in
    Linux) grep -q 'not a dynamic executable\|statically linked' <<<"$(ldd "$tool" 2>&1)" ;;
    Darwin) ! otool -L "$tool" | tail -n +2 | grep -vE '^\s*(/usr/lib/|/System/)|:$' ;;
  esac
}
sums_match() { (cd dist && { sha256sum -c --quiet SHA256SUMS 2>/dev/null || shasum -a 256 -c --quiet SHA256SUMS; }); }
is_reproducible() {
  python3 Scripts/distribution.py "$version" "$folder/again" "$(host_triple)=$tool" >/dev/null
  diff -r dist "$folder/again"
}
is_for_each_machine() {
  local all=$folder/all
  python3 Scripts/distribution.py "$version" "$all" "$(host_triple)=$tool" arm64-apple-macosx="$tool" x86_64-apple-macosx="$tool" >/dev/null
  [ "$(find "$all/waymark-swift/waymark.artifactbundle" -name waymark -type f | wc -l)" = 3 ]
  [ -f "$all/waymark-$version-macos-arm64.tar.gz" ] && [ -f "$all/waymark-$version-macos-x86_64.tar.gz" ]
  [ "$(grep -c 'on_macos do' "$all/waymark.rb")" = 2 ]
}
checksum_is_of_swiftpm() {
  [ "$(swift package compute-checksum dist/waymark.artifactbundle.zip)" = "$(cat dist/waymark.artifactbundle.zip.checksum)" ]
}
# runs_in_empty_root: runs the tool of the tarball in a folder that contains nothing else, as the root of a file system.
runs_in_empty_root() {
  local root=$folder/root
  mkdir -p "$root/proc"
  tar -xzf dist/waymark-*.tar.gz -C "$root" --strip-components 1
  cp Specs/Showcase/Showcase.nav.yaml "$root"
  unshare --map-root-user --mount --pid --fork sh -c \
    'mount -t proc proc "$1/proc" && exec chroot "$1" /bin/waymark lint /Showcase.nav.yaml' _ "$root" | grep -qx 'no findings in 1 file'
}

check 'the bundle is smaller than 15 MB' is_small
check 'the tool needs only libraries of the system' needs_only_the_system
check 'SHA256SUMS is right' sums_match
check 'the same tool gives the same files' is_reproducible
check 'a release for several machines has a tool, a tarball, and a part of the formula for each' is_for_each_machine
check 'the checksum is that of SwiftPM' checksum_is_of_swiftpm
if [ "$(uname)" = Linux ] && unshare --map-root-user --mount --pid --fork mount -t proc proc /proc 2>/dev/null; then
  check 'the tool of the tarball runs in an empty root' runs_in_empty_root
else
  echo "SKIPPED the tool of the tarball runs in an empty root: this machine has no user namespaces"
fi

# The package:

# manifest PACKAGE: prints the evaluated manifest. SwiftPM's cache does not know that the manifest depends on the files of the package.
manifest() { swift package --package-path "$1" --manifest-cache none dump-package | tr -d '\\'; }
# names_release: tests whether a published package refers to the tool of its release, but only if the package does not contain the tool.
names_release() {
  local package=$folder/published/waymark-swift release=https://example.com/releases/$version text
  python3 Scripts/distribution.py "$version" "$folder/published" --url "$release" "$(host_triple)=$tool" >/dev/null
  text=$(manifest "$package")
  grep -qF '"path" : "waymark.artifactbundle"' <<<"$text" && ! grep -qF "$release" <<<"$text" || return 1
  rm -r "$package/waymark.artifactbundle"
  text=$(manifest "$package")
  grep -qF "$release/waymark.artifactbundle.zip" <<<"$text" && grep -qF "$(cat dist/waymark.artifactbundle.zip.checksum)" <<<"$text"
}
check 'the package refers to the release if it contains no tool' names_release

# without_libyaml PACKAGE COMMAND...: runs a script with a package of Waymark. The script cannot find libyaml by pkg-config and, where the system
# allows it, by its header.
mkdir -p "$folder/programs" "$folder/nothing"
printf '#!/bin/sh\nexit 1\n' >"$folder/programs/pkg-config"
chmod +x "$folder/programs/pkg-config"
without_libyaml() {
  local run=() package=$1
  shift
  if [ "$(uname)" = Linux ] && [ -e /usr/include/yaml.h ] && unshare --map-root-user --mount true 2>/dev/null; then
    run=(unshare --map-root-user --mount sh -c 'mount --bind /dev/null /usr/include/yaml.h && exec "$@"' _)
  fi
  env PATH="$folder/programs:$PATH" PKG_CONFIG_LIBDIR="$folder/nothing" WAYMARK_PACKAGE="$package" \
    ${run[@]+"${run[@]}"} "$@"
}
for build_system in native swiftbuild; do
  without_libyaml "$PWD/dist/waymark-swift" Tests/Integration/plugin.sh "$build_system" "$folder/$build_system"
done

# The guide, with the tool of the tarball:

mkdir -p "$folder/tool"
tar -xzf dist/waymark-*.tar.gz -C "$folder/tool" --strip-components 1
PATH="$folder/tool/bin:$PATH" without_libyaml "$PWD/dist/waymark-swift" Tests/Integration/guide.sh "$folder/native"

# The action for GitHub, with the files of dist/ as the release:

# installs_tool: runs the command of the action in the way in which GitHub runs it.
installs_tool() {
  sed -n '/^      run: |$/,$ { /run: |/d; s/^        //; p; }' Integrations/GitHub/setup-waymark/action.yml >"$folder/action.sh"
  : >"$folder/path"
  VERSION=$version URL="file://$PWD/dist" FOLDER="$folder/action" GITHUB_PATH="$folder/path" bash "$folder/action.sh" \
    && [ "$("$(cat "$folder/path")/waymark" --version)" = "waymark $version" ]
}
refuses_changed_tarball() {
  local changed status=0
  changed=$(mktemp -d) # The path is part of a URL.
  cp -R dist/. "$changed"
  echo changed >>"$(echo "$changed"/waymark-*.tar.gz)"
  VERSION=$version URL="file://$changed" FOLDER="$folder/action" GITHUB_PATH="$folder/path" bash "$folder/action.sh" \
    >"$folder/log" 2>&1 || status=$?
  rm -r "$changed"
  [ "$status" != 0 ] && grep -q 'waymark-.*\.tar\.gz: FAILED' "$folder/log"
}
check 'setup-waymark installs the tool' installs_tool
check 'setup-waymark refuses a changed archive' refuses_changed_tarball

# The command of the Bazel rule in Docs/Plugins.md, with the specs as symbolic links, as in a sandbox of Bazel:

runs_bazel_command() {
  local command sample=$PWD/Tests/Integration/SampleApp/Sources/SampleNavigation
  command=$(sed -n '/^    cmd = /,/^    tools = /p' Docs/Plugins.md | sed -nE 's/^[^"]*"(.*)"[ +,]*$/\1/p' | grep -v '^@' | tr -d '\n')
  mkdir -p "$folder/bazel/Navigation/Features" "$folder/bazel/out"
  ln -s "$sample/Sample.nav.yaml" "$folder/bazel/Navigation/"
  ln -s "$sample/Features/Catalog.nav.yaml" "$folder/bazel/Navigation/Features/"
  command=${command//'$(RULEDIR)'/out}
  command=${command//'$(SRCS)'/Navigation/Sample.nav.yaml Navigation/Features/Catalog.nav.yaml}
  command=${command//'$(execpath @waymark//:bin/waymark)'/waymark}
  (cd "$folder/bazel" && PATH="$folder/tool/bin:$PATH" bash -e -c "$command") \
    && [ -s "$folder/bazel/out/Navigation.waymark.swift" ] && [ -s "$folder/bazel/out/AccessibilityID.waymark.swift" ]
}
check 'the command of the Bazel rule generates the code' runs_bazel_command

# The script for Xcode Cloud in Docs/Plugins.md, with the files of dist/ as the release:

cloud=$folder/cloud
# cloud_script_ends_with STATUS: runs the script, and tests whether it ends with a status.
cloud_script_ends_with() {
  local archive status=0
  archive=$(basename dist/waymark-*.tar.gz)
  mkdir -p "$cloud/ci_scripts"
  sed -n '/^#!\/bin\/sh$/,/^```$/p' Docs/Plugins.md | sed -e '/^```$/d' -e "s|^url=.*|url='file://$PWD/dist'|" \
    -e "s|^archive=.*|archive=$archive|" >"$cloud/ci_scripts/ci_post_clone.sh"
  (cd "$cloud/ci_scripts" && CI_PRIMARY_REPOSITORY_PATH="$cloud" sh ci_post_clone.sh) >"$folder/log" 2>&1 || status=$?
  [ "$status" = "$1" ] || { cat "$folder/log"; return 1; }
}
mkdir -p "$cloud/App/Navigation"
cp Specs/Showcase/Showcase.nav.yaml "$cloud/App/Navigation"
"$tool" generate "$cloud/App/Navigation" --output "$cloud/App/Navigation/Generated" >/dev/null
check 'the script for Xcode Cloud accepts code that matches the spec' cloud_script_ends_with 0
echo '// changed' >>"$cloud/App/Navigation/Generated/Navigation.waymark.swift"
check 'the script for Xcode Cloud rejects code that does not match the spec' cloud_script_ends_with 1

# A bundle that is missing or damaged:

# says PATTERN COMMAND...: tests whether a command fails and prints a line.
says() {
  local status=0
  "${@:2}" >"$folder/log" 2>&1 || status=$?
  [ "$status" != 0 ] && grep -qE "$1" "$folder/log" || { cat "$folder/log"; return 1; }
}
broken=$folder/broken
build_broken() { swift build --package-path "$folder/native/SampleApp" --scratch-path "$folder/broken-build" --target SampleNavigation; }
cp -R dist/waymark-swift "$broken"
ln -sfn "$broken" "$folder/native/waymark/dist/waymark-swift"
printf 'not a program' >"$broken/${tool#dist/waymark-swift/}"
check 'a damaged tool is an error with its path' says "error: .*waymark\.artifactbundle/[^ ]*/waymark'? \(" build_broken
rm -r "$broken/waymark.artifactbundle"
check 'a missing bundle is an error with its path' says "error: .*'waymark' at '.*/waymark\.artifactbundle' " build_broken
