#!/usr/bin/env bash
# packages.sh native|swiftbuild: tests Waymark in packages outside this repository, in a folder with a space in its path. With the native
# build system, the script tests the guide, the plugins, and the pipelines. With swiftbuild, which compiles the tool again, the script
# tests only the plugins.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

case ${1:-} in
  native | swiftbuild) ;;
  *)
    echo "usage: $0 native|swiftbuild" >&2
    exit 64
    ;;
esac

folder=$(mktemp -d "${TMPDIR:-/tmp}/waymark packages.XXXXXX") # The space is intentional.
trap 'rm -rf "$folder"' EXIT
if [ "$1" = native ]; then
  ./guide.sh "$folder"
  ./ci.sh "$folder"
fi
./plugin.sh "$1" "$folder"
