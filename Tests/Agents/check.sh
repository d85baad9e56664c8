#!/usr/bin/env bash
# check.sh: tests `waymark mcp` with the reference client of the Model Context Protocol from PyPI.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. Scripts/tool.sh
WAYMARK=$(cd "$(dirname "$waymark")" && pwd)/$(basename "$waymark")

python=.build/python/bin/python

python3 Tests/Agents/process.py "$WAYMARK"

if "$python" -c 'import mcp' 2>/dev/null; then
  "$python" Tests/Agents/session.py "$WAYMARK"
else
  echo "SKIPPED: the server for agents is not tested with the reference client, because the Python package cannot be installed."
fi
