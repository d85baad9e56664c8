#!/usr/bin/env bash
# packages.sh: tests Waymark from source in packages outside this repository, in a folder with a space in its path. The script runs the
# pipelines, whose first build compiles the tool.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

folder=$(mktemp -d "${TMPDIR:-/tmp}/waymark packages.XXXXXX") # The space is intentional.
trap 'rm -rf "$folder"' EXIT
./ci.sh "$folder"
