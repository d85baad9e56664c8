#!/usr/bin/env bash
# release.sh VERSION|--declared [--url URL] [--tool TRIPLE=FILE]...: writes the distribution of Waymark to dist/.
#
# --declared stands for the version of the sources.
# --url    The URL of the folder that will contain the files of the release. Without a URL, the package in dist/waymark-swift works only with
#          the tool in its folder.
# --tool   A tool that another machine has built. Without this option, the script builds the tool for this machine.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Scripts/build.sh

usage() {
  echo "usage: $0 VERSION|--declared [--url URL] [--tool TRIPLE=FILE]..." >&2
  exit 64
}

version=${1:-}
case $version in
  --declared) version=$(declared_version) ;;
  "" | -*) usage ;;
esac
shift
declared=$(declared_version)
if [ "$version" != "$declared" ]; then
  echo "$0: the version of the sources is $declared, not $version: change Sources/WaymarkTool/Terminal/Version.swift, or pass $declared" >&2
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

if [ ${#tools[@]} = 0 ]; then
  echo "Building the optimized tool (about four minutes on two cores)"
  build_optimized waymark
  tools+=("$(host_triple)=$optimized/waymark")
fi

python3 Scripts/distribution.py "$version" dist ${url[@]+"${url[@]}"} "${tools[@]}"
