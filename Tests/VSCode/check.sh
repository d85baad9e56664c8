#!/usr/bin/env bash
# check.sh: tests the extension for Visual Studio Code with Node, in a fake editor: with a fake server, and with the language server of the
# tool.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

if ! command -v node >/dev/null || [ "$(node --print 'parseInt(process.versions.node)')" -lt 20 ]; then
  echo "SKIPPED: the extension for Visual Studio Code is not tested, because Node 20 or later is not installed."
  exit
fi

. Scripts/tool.sh
export WAYMARK_TOOL=$waymark
if ! "$waymark" lsp --help >/dev/null 2>&1; then
  echo "SKIPPED: the extension is only tested with a fake server, because the tool has no command \`lsp\`."
fi
node --test --test-reporter=spec Tests/VSCode/*.test.js

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
Scripts/vsix.py "$folder/waymark.vsix"
python3 -m zipfile -e "$folder/waymark.vsix" "$folder/archive"
python3 -c 'import sys, xml.etree.ElementTree as tree; [tree.parse(name) for name in sys.argv[1:]]' \
  "$folder/archive/extension.vsixmanifest" "$folder/archive/[Content_Types].xml"
diff --recursive --exclude tasks.json "$folder/archive/extension" Integrations/VSCode
Scripts/vsix.py "$folder/again.vsix"
cmp "$folder/waymark.vsix" "$folder/again.vsix"
echo "The archive for Visual Studio Code contains all files of the extension."
