#!/usr/bin/env bash
# packages.sh native|swiftbuild: what a stranger does with Waymark in packages of their own, in a folder with a space in its path. With
# the native build system: the guide, the plugins and the pipelines; with the other, which compiles the tool once more: the plugins.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

case ${1:-} in
  native | swiftbuild) ;;
  *)
    echo "usage: $0 native|swiftbuild" >&2
    exit 64
    ;;
esac

folder=$(mktemp -d "${TMPDIR:-/tmp}/waymark packages.XXXXXX") # The space is on purpose.
trap 'rm -rf "$folder"' EXIT
if [ "$1" = native ]; then
  ./guide.sh "$folder"
  ./ci.sh "$folder"
fi
./plugin.sh "$1" "$folder"
