#!/usr/bin/env bash
# hooks.sh WAYMARK PYTHON FOLDER: runs the hooks of .pre-commit-hooks.yaml with pre-commit and an installed tool, in a new repository.
set -euo pipefail
waymark=$(realpath "$1")
python=$(realpath -s "$2")
hooks=$PWD
folder=$3

mkdir -p "$folder/bin" "$folder/app"
ln -s "$waymark" "$folder/bin/waymark"
export PATH="$folder/bin:$PATH" PRE_COMMIT_HOME="$folder/cache"
export GIT_AUTHOR_NAME=Check GIT_AUTHOR_EMAIL=check@example.com GIT_COMMITTER_NAME=Check GIT_COMMITTER_EMAIL=check@example.com

# pre-commit reads hooks from a commit, and the hooks may have changes without a commit.
mkdir "$folder/source"
cp "$hooks/.pre-commit-hooks.yaml" "$folder/source/"
git -C "$folder/source" init -q
git -C "$folder/source" add .
git -C "$folder/source" commit -q -m "Hooks"

cd "$folder/app"
git init -q
cat >.pre-commit-config.yaml <<END
repos:
  - repo: $folder/source
    rev: $(git -C "$folder/source" rev-parse HEAD)
    hooks:
      - id: waymark-format
        language: system
      - id: waymark-lint
        language: system
END
printf 'waymark: 1\napp: Shop\ntabs:\n  home: { title: Home, icon: house, params: { pane: String? } }\n' >Shop.nav.yaml
printf 'not: {formatted:   yes}\n' >other.yaml
git add .

# The first run formats the spec, and fails so that the changes can be added.
if "$python" -m pre_commit run --all-files >"$folder/log" 2>&1 || ! grep -q 'home: {title: Home, icon: house, params: {pane: "String?"}}' Shop.nav.yaml; then
  cat "$folder/log"
  echo "FAILED: the hook waymark-format did not format the spec"
  exit 1
fi
git add .
"$python" -m pre_commit run --all-files >"$folder/log" 2>&1 || {
  cat "$folder/log"
  echo "FAILED: a hook fails for a valid and formatted spec"
  exit 1
}
printf '  more: {title: More}\n' >>Shop.nav.yaml
git add .
if "$python" -m pre_commit run --all-files >"$folder/log" 2>&1 || ! grep -q 'missing-key' "$folder/log"; then
  cat "$folder/log"
  echo "FAILED: the hook waymark-lint does not report an error"
  exit 1
fi
grep -q 'formatted:   yes' other.yaml
echo "The hooks of pre-commit format and check specs."
