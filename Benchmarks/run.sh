#!/usr/bin/env bash
# Builds the benchmarks, and runs all of them or the named ones. `counts` compares instructions and allocations with counts.txt.
# usage: Benchmarks/run.sh [--quick] [NAME…] | counts
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Scripts/build.sh

build_optimized waymark benchmarks
benchmarks=$optimized/benchmarks
if [ "${1:-}" = counts ]; then
  exec "$benchmarks" counts Benchmarks/counts.txt
fi
exec "$benchmarks" "$@"
