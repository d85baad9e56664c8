#!/usr/bin/env bash
# check.sh: tests `waymark watch` and `waymark serve` as processes: signals, output for editors, HTTP, and hostile clients.
# Tests/Map/check.sh tests the page of `waymark serve` in Chromium.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. Scripts/tool.sh
python3 Tests/Editing/watch.py "$waymark"
python3 Tests/Editing/answers.py "$waymark"
python3 Tests/Editing/abuse.py "$waymark" 300
