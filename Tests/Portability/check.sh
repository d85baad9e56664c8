#!/usr/bin/env bash
# check.sh: compares what Waymark reads with other YAML parsers, and checks the layout of the project's specs. The script tests specs of
# the project and random specs (see check.py), `yamllint`, the output of `waymark format --diff` in `patch`, and the hooks of pre-commit.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. Scripts/tool.sh

specs=(Specs Examples Tests/Goldens)
"$waymark" format --check "${specs[@]}"
python3 Tests/Portability/pages.py "$waymark" --check README.md Docs/*.md Docs/Decisions/*.md

python=.build/python/bin/python

if "$python" -c 'import yaml, ruamel.yaml' 2>/dev/null && NODE_PATH=/usr/share/nodejs node -e 'require("yaml"); require("js-yaml")' 2>/dev/null; then
  "$python" -W ignore Tests/Portability/check.py "$waymark" "${WAYMARK_PORTABILITY:-300}"
else
  echo "SKIPPED: specs are not compared with other parsers, because a parser for Python or Node cannot be installed."
fi

if "$python" -c 'import yamllint' 2>/dev/null; then
  # The layout has no `---` at the start, which the default configuration of yamllint only warns about.
  find "${specs[@]}" -name '*.nav.yaml' -not -path '*/.build/*' -print0 |
    xargs -0 "$python" -m yamllint --strict -d '{extends: default, rules: {line-length: disable, document-start: disable}}'
  find "${specs[@]}" -name '*.nav.yaml' -not -path '*/.build/*' -print0 |
    xargs -0 "$python" -m yamllint --no-warnings -d '{extends: default, rules: {line-length: disable}}'
  echo "yamllint has no findings in the specs of the project."
else
  echo "SKIPPED: yamllint cannot be installed."
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
if command -v patch >/dev/null; then
  cp -r Tests/Fixtures/Formatting "$folder/patched"
  cp -r Tests/Fixtures/Formatting "$folder/formatted"
  (cd "$folder/patched" && "$waymark" format --diff . >../changes.diff && patch -s -p0 <../changes.diff)
  (cd "$folder/formatted" && "$waymark" format . >/dev/null)
  diff -r "$folder/patched" "$folder/formatted"
  echo "The output of --diff is a patch to the formatted files."
fi

if "$python" -c 'import pre_commit' 2>/dev/null; then
  Tests/Portability/hooks.sh "$waymark" "$python" "$folder/hooks"
else
  echo "SKIPPED: pre-commit cannot be installed."
fi
