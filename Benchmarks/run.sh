#!/usr/bin/env bash
# Builds the benchmarks, and runs all of them or the named ones. `counts` compares instructions and allocations with counts.txt.
# usage: Benchmarks/run.sh [--quick] [NAME…] | counts
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Scripts/install-libyaml.sh
. Scripts/build.sh

options=(-c release --package-path Benchmarks)
# Docs/CI.md installs the tool with statically linked Swift libraries on Linux. macOS includes these libraries.
if [ "$(uname -s)" = Linux ]; then options+=(--static-swift-stdlib); fi
build "${options[@]}" --quiet
benchmarks="$(swift build "${options[@]}" --show-bin-path)/benchmarks"
if [ "${1:-}" = counts ]; then
  exec "$benchmarks" counts Benchmarks/counts.txt
fi
exec "$benchmarks" "$@"
