#!/usr/bin/env bash
# Builds the benchmarks and runs them: all, or those that are named. `counts` compares what is counted with counts.txt instead.
# usage: Benchmarks/run.sh [--quick] [NAME…] | counts
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Scripts/install-libyaml.sh
. Scripts/build.sh

options=(-c release --package-path Benchmarks)
# As Docs/CI.md installs the tool: with Swift's libraries inside. A Mac has them in the system.
if [ "$(uname -s)" = Linux ]; then options+=(--static-swift-stdlib); fi
build "${options[@]}" --quiet
benchmarks="$(swift build "${options[@]}" --show-bin-path)/benchmarks"
if [ "${1:-}" = counts ]; then
  exec "$benchmarks" counts Benchmarks/counts.txt
fi
exec "$benchmarks" "$@"
