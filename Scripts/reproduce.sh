#!/usr/bin/env bash
# reproduce.sh VERSION [OPTION]...: builds the distribution again in another folder, and fails if a file differs from the file in dist/. The
# arguments are the arguments of the release.sh call that wrote dist/. The script also compiles the engine of the map's page again.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
tar -c --exclude .build --exclude .git --exclude ./dist . | tar -x -C "$folder"
"$folder/Scripts/release.sh" "$@"
diff -r dist "$folder/dist"
Scripts/map-engine.sh --compare
echo "Both builds have the same bytes"
