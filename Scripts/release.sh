#!/usr/bin/env bash
# release.sh VERSION [--url URL] [--tool TRIPLE=FILE]...: writes the distribution of Waymark to dist/.
#
# --url    The URL of the folder that will contain the files of the release. Without a URL, the package in dist/waymark-swift works only with
#          the tool in its folder.
# --tool   A tool that another machine has built. Without this option, the script builds the tool for this machine.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Scripts/build.sh

usage() {
  echo "usage: $0 VERSION [--url URL] [--tool TRIPLE=FILE]..." >&2
  exit 64
}

version=${1:-}
case $version in
  "" | -*) usage ;;
esac
shift
declared=$(declared_version)
if [ "$version" != "$declared" ]; then
  echo "$0: the version of the sources is $declared, not $version: change Sources/WaymarkCLI/Terminal/Version.swift, or pass $declared" >&2
  exit 1
fi
url=()
tools=()
while [ $# -gt 0 ]; do
  case $1 in
    --url) url=(--url "${2:?--url needs a URL}") ;;
    --tool) tools+=("${2:?--tool needs TRIPLE=FILE}") ;;
    *) usage ;;
  esac
  shift 2
done

# build_tool FLAG...: builds the optimized tool without other libraries than those of the system, and adds it to `tools`.
build_tool() {
  . Scripts/install-libyaml.sh
  local scratch=.build/release-tool triples triple
  echo "Building the optimized tool (about two minutes on two cores)"
  # Without this flag, each object file contains a hash that depends on the path of the sources.
  set -- -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen "$@"
  WAYMARK_PLUGIN_TOOL=none build -c release --product waymark --scratch-path "$scratch" "$@"
  local binary
  binary=$(WAYMARK_PLUGIN_TOOL=none swift build -c release --scratch-path "$scratch" "$@" --show-bin-path)/waymark
  triples=$(host_triple)
  if [ "$(uname)" = Darwin ]; then triples="arm64-apple-macosx x86_64-apple-macosx"; fi
  for triple in $triples; do tools+=("$triple=$binary"); done
}

if [ ${#tools[@]} = 0 ]; then
  case $(uname) in
    # The executable is static, so it runs on each distribution, whatever its version of libc.
    Linux) build_tool --static-swift-stdlib -Xswiftc -static-executable -Xlinker --gc-sections -Xlinker -s ;;
    # macOS contains the Swift runtime.
    Darwin) build_tool --arch arm64 --arch x86_64 -Xlinker -dead_strip -Xlinker -x ;;
  esac
fi

python3 Scripts/distribution.py "$version" dist ${url[@]+"${url[@]}"} "${tools[@]}"
