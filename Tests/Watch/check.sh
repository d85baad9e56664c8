#!/usr/bin/env bash
# check.sh: tests `waymark watch` as a process: its signals, its output in a pipe and in a terminal, and the task for Visual Studio Code.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. Scripts/tool.sh
python3 Tests/Watch/watch.py "$waymark"
