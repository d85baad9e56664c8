#!/usr/bin/env bash
# ci.sh [FOLDER]: tests the files in Integrations with packages in FOLDER. The script runs the workflow's commands in a
# copy of SampleApp, and runs the hook in the same way as pre-commit.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd -P)
repository=$(cd "$here/../.." && pwd -P)
. "$here/folder.sh" "${1:-}"
# The commands of the workflow do not set a build folder.
export SWIFTPM_BUILD_DIR=$work/build
sample=$work/SampleApp
log=$work/log
failed=0

check() { # check WHAT COMMAND...
  if "${@:2}"; then
    echo "ok      $1"
  else
    failed=$((failed + 1))
    echo "FAILED  $1"
    sed 's/^/    /' "$log" | tail -n 20
  fi
}
in_log() { grep -qE -- "$1" "$log"; }
not_in_log() { ! grep -qE -- "$1" "$log"; }
# found PATTERN FILE COUNT: tests whether COUNT lines of a file match.
found() { [ "$(grep -cE -- "$1" "$2")" = "$3" ]; }

# The following functions write a spec of the sample without findings, with an error, and with a warning.
copy_sample
spec=$sample/Sources/SampleNavigation/Sample.nav.yaml
cp "$spec" "$work/good.yaml"
make_good() { cat "$work/good.yaml" >"$spec"; }
make_broken() {
  make_good
  printf '  broken: { in: nowhere }\n' >>"$spec"
}
# The two links differ only in case.
make_warned() {
  make_good
  printf '  first: { in: account, links: [/account/help] }\n  second: { in: account, links: [/account/Help] }\n' >>"$spec"
}
place="Sources/SampleNavigation/Sample.nav.yaml,line=$(($(wc -l <"$spec") + 1)),"

# This part tests the workflow. Another test parses the workflow as YAML and compares its commands.
commands=()
while IFS= read -r line; do commands+=("$line"); done \
  < <(sed -nE 's/^ +(- )?run: (.*)$/\2/p' "$repository/Integrations/GitHub/waymark.yml")
[ "${#commands[@]}" = 2 ] || {
  echo "FAILED  the workflow has ${#commands[@]} commands, not 2"
  exit 1
}

# runs EXIT COMMAND: runs a command in the same way as GitHub, and tests its exit status.
runs() {
  local status=0
  (cd "$sample" && bash -e -c "$2") >"$log" 2>&1 || status=$?
  # On Linux, a signal sometimes ends SwiftPM.
  if [ "$status" -ge 128 ]; then
    status=0
    (cd "$sample" && bash -e -c "$2") >"$log" 2>&1 || status=$?
  fi
  [ "$status" = "$1" ]
}
sarif=$sample/waymark.sarif

check "a good spec: ${commands[0]}" runs 0 "${commands[0]}"
check 'no annotation' not_in_log '^::'
check 'a summary' in_log '^no findings in [0-9]+ files$'
check "a good spec: ${commands[1]}" runs 0 "${commands[1]}"
check 'a log without results' found '"ruleId"' "$sarif" 0
check 'that begins as JSON does' [ "$(head -n 1 "$sarif")" = '{' ]

make_broken
rm "$sarif"
check 'a broken spec fails the step' runs 1 "${commands[0]}"
check 'with one annotation' found '^::error ' "$log" 1
check 'in its place' in_log "^::error file=$place.*,title=waymark%3A unknown-name::"
check 'a broken spec does not fail the log' runs 0 "${commands[1]}"
check 'which has a result' found '"ruleId" : "unknown-name"' "$sarif" 1
check 'that is where the repository has it' found '"uri" : "Sources/SampleNavigation/Sample.nav.yaml"' "$sarif" 1
check 'and nothing but JSON' [ "$(head -n 1 "$sarif")$(tail -n 1 "$sarif")" = '{}' ]

make_warned
check 'a warning fails the step' runs 1 "${commands[0]}"
check 'with a warning as annotation' found '^::warning ' "$log" 1

make_good
printf 'no Swift' >>"$sample/Package.swift"
rm "$sarif"
check 'what is no finding fails the log, too' runs 1 "${commands[1]}"

# This part tests the hook. pre-commit builds the package, adds its products to the path, and runs the entry at the root of a repository.
field() { sed -nE "s/^(- |  )$1: (.*)$/\2/p" "$repository/.pre-commit-hooks.yaml"; }
binaries=$(unset SWIFTPM_BUILD_DIR && cd "$repository" && . Scripts/tool.sh && dirname "$waymark")
hook() { # hook EXIT [ARGUMENT...]
  local entry status=0
  read -r -a entry <<<"$(field entry)"
  (cd "$work/app" && PATH="$binaries:$PATH" "${entry[@]}" "${@:2}") >"$log" 2>&1 || status=$?
  [ "$status" = "$1" ]
}
mkdir -p "$work/app/Sources/My App"
cp "$work/good.yaml" "$work/app/Sources/My App/Sample.nav.yaml"
sed -i.bak '/^include/d; s/, opens: \[item, filter\]//' "$work/app/Sources/My App/Sample.nav.yaml"
check 'the hook looks at specs' grep -qE "$(field files)" <<<'Sources/My App/Sample.nav.yaml'
check 'and not at others' [ -z "$(grep -E "$(field files)" <<<'Sources/My App/Sample.yaml')" ]
check 'the hook passes a good spec' hook 0
check 'in a folder that it is told' hook 0 'Sources/My App'
printf '  broken: { in: nowhere }\n' >>"$work/app/Sources/My App/Sample.nav.yaml"
check 'the hook fails a broken spec' hook 1
check 'and says where' in_log '^Sources/My App/Sample\.nav\.yaml:[0-9]+:17: error: .* \[unknown-name\]$'

if [ "$failed" -gt 0 ]; then
  echo "$failed failed"
  exit 1
fi
echo 'What Integrations has for pipelines works.'
