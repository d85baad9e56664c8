#!/usr/bin/env bash
# workflows.sh: compares the workflows of this repository, and the workflow and the action for apps, with GitHub's schemas.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if ! command -v check-jsonschema >/dev/null; then
  echo "SKIPPED: the workflows are not compared with GitHub's schemas, because check-jsonschema is missing. Install it with"
  echo "\`pipx install check-jsonschema\` or \`brew install check-jsonschema\`."
  exit
fi
check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml Integrations/GitHub/*.yml
check-jsonschema --builtin-schema vendor.github-actions Integrations/GitHub/*/action.yml

# A check that accepts everything is worthless.
spoiled=$(mktemp)
trap 'rm -f "$spoiled"' EXIT
sed 's/runs-on:/runs:/' .github/workflows/mac.yml >"$spoiled"
if check-jsonschema --builtin-schema vendor.github-workflows "$spoiled" >/dev/null 2>&1; then
  echo "FAILED: a workflow without a runner is accepted" >&2
  exit 1
fi
