#!/usr/bin/env bash
# check.sh: tests `waymark lsp` with clients that know nothing about Waymark: pytest-lsp from PyPI, and Neovim.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. Scripts/tool.sh
export WAYMARK
WAYMARK=$(cd "$(dirname "$waymark")" && pwd)/$(basename "$waymark")

python=.build/python/bin/python

python3 Tests/LanguageServer/transport.py "$WAYMARK"

if "$python" -c 'import pytest_lsp' 2>/dev/null; then
  # The cache of pytest would be in the folder of the tests.
  "$python" -m pytest -q -p no:cacheprovider -o asyncio_default_fixture_loop_scope=function Tests/LanguageServer/test_server.py
else
  echo "SKIPPED: the server is not tested with pytest-lsp, because the Python package cannot be installed."
fi

if command -v nvim >/dev/null; then
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  cp -R Tests/Fixtures/LanguageServer/names/. "$folder"
  # Files of the user's own configuration are not read or written.
  HOME=$folder XDG_STATE_HOME=$folder SPEC=$folder \
    nvim --headless -u NONE -i NONE -n -c 'luafile Tests/LanguageServer/neovim.lua'
else
  echo "SKIPPED: the server is not tested with Neovim, which is not installed."
fi
