#!/usr/bin/env bash
# Builds the benchmarks, and runs all of them or the named ones. `counts` compares instructions and allocations with counts.txt.
# `first` measures the first build of the modules that an app contains, or of an app that depends on a package.
# usage: Benchmarks/run.sh [--quick] [NAME…] | counts | first [PACKAGE]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Scripts/build.sh

if [ "${1:-}" = first ]; then
  exec python3 Benchmarks/first-build.py "${@:2}"
fi
build_optimized waymark benchmarks
benchmarks=$optimized/benchmarks
if [ "${1:-}" = counts ]; then
  exec "$benchmarks" counts Benchmarks/counts.txt
fi
exec "$benchmarks" "$@"
