#!/usr/bin/env bash
# typecheck.sh [TARGET...]: type-checks code for Apple's platforms on a Linux machine, with warnings as errors. The code is the run time, the
# Swift of all specs, the example apps, and the code in documents. README.md has the details.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
. ./compiler.sh
targets=("$@")
if [ $# = 0 ]; then targets=("${all_targets[@]}"); fi
started=$SECONDS
for target in "${targets[@]}"; do use_target "$target"; done

# in_parallel SCRIPT: calls a script with the words of each line of the input, on all cores.
in_parallel() { xargs -r -L 1 -P "$(getconf _NPROCESSORS_ONLN)" "./$1"; }

waymark=$(cd "$repository" && . Scripts/tool.sh && echo "$waymark")

for target in "${targets[@]}"; do
  use_target "$target"
  echo "$platform"
done | sort -u | in_parallel interfaces.sh

rm -rf "$cache/generated"
# The sets of language features with which the code of each access level is checked.
features=(ExistentialAny InternalImportsByDefault MemberImportVisibility StrictMemorySafety)
joined=$(IFS=, && echo "${features[*]}")
feature_sets=(none "$joined" "$joined,MainActor,NonisolatedNonsendingByDefault,InferIsolatedConformances")
if [ $# = 0 ]; then feature_sets+=("${features[@]}" MainActor InternalImportsByDefault,MemberImportVisibility); fi
specs=()
for spec in "$repository"/Specs/*/; do
  name=$(basename "$spec")
  specs+=("$name")
  "$waymark" generate "$spec" --output "$cache/generated/Specs/$name" >/dev/null
done
for spec in Rejected/Waymark/*/*.nav.yaml; do
  "$waymark" generate "$spec" --output "$cache/generated/Rejected/$(basename "$spec" .nav.yaml)" >/dev/null
done
apps=()
for app in "$repository"/Examples/*/; do
  name=$(basename "$app")
  [ -d "$app/$name" ] || continue
  apps+=("$name")
  spec=$app$name/Navigation/$name.nav.yaml
  generated=$cache/generated/Examples/$name
  "$waymark" generate "$spec" --output "$generated/app" >/dev/null
  "$waymark" generate "$spec" --output "$generated/tests" --tests "$name" >/dev/null
  "$waymark" generate "$spec" --output "$generated/ui-tests" --accessibility-ids >/dev/null
  "$waymark" links "$spec" --format xcuitest >"$generated/ui-tests/GeneratedLinkUITests.swift"
done

packages=$repository/Examples/FeaturePackages generated=$cache/generated/Examples/FeaturePackages
for feature in "$packages"/Features/*/; do
  "$waymark" generate "$feature/Sources" --output "$generated/$(basename "$feature")" >/dev/null
done
"$waymark" generate "$packages/Sources" --output "$generated/App" >/dev/null

# The generated code with each access level, once with enums in one module and once with enums of features in their own modules.
access_levels=(internal package public)
for level in "${access_levels[@]}"; do
  access=$cache/generated/Access/$level
  mkdir -p "$access/plain"
  cp -R "$repository/Tests/Goldens/Everything" "$access/Everything"
  sed 's/^package /public /; s/^  package /  public /' "$access/Everything/Everything.swift" >"$access/Photo.swift"
  sed -i.old -e "s/access: package/access: $level/" -e 's/Everything\.Photo/Photos.Photo/' \
    -e 's/^imports: .*/imports: [Foundation, Photos]/' "$access/Everything/Everything.nav.yaml"
  printf 'import Foundation\nimport Photos\nimport WaymarkNavigation\n\nlet photo = Photo(id: 1, caption: "")\n' \
    >"$access/plain/Plain.swift"
  "$waymark" generate "$access/Everything" --output "$access/code" >/dev/null
  "$waymark" generate "$access/Everything" --output "$access/tests" --tests Everything >/dev/null
  cp -R "$packages/Features" "$packages/Sources" "$access"
  sed -i.old "s/^app: .*/&\nswift: {access: $level}/" "$access"/Sources/Store/Store.nav.yaml
  for feature in Catalog Checkout; do
    "$waymark" generate "$access/Features/$feature/Sources" --output "$access/$feature" >/dev/null
  done
  "$waymark" generate "$access/Sources" --output "$access/Store" >/dev/null
done

# runs_on APP PLATFORM: tests whether an app runs on a platform. An app with an unconditional import of UIKit does not run on macOS.
runs_on() { [ "$2" != macos ] || ! grep -rqE --include='*.swift' '^import UIKit' "$repository/Examples/$1/$1"; }

./documents.sh "$cache/generated/Documents"
"$waymark" generate "$cache/generated/Documents/Guide/Sources/AppNavigation" \
  --output "$cache/generated/Documents/AppNavigation" >/dev/null

rm -rf "$cache/targets"
: >"$cache/results"
: >"$cache/rejections"
failed=false

# All other checks import the run time.
for target in "${targets[@]}"; do echo "$target" run-time; done | in_parallel check.sh

checks_access=false
for target in "${targets[@]}"; do
  use_target "$target"
  $has_apps || continue
  for isolation in nonisolated MainActor; do
    for app in ${apps[@]+"${apps[@]}"}; do
      if runs_on "$app" "$platform"; then echo "$target" app "$app" "$isolation"; fi
    done
    for spec in "${specs[@]}"; do echo "$target" spec "$spec" "$isolation"; done
    echo "$target" packages FeaturePackages "$isolation"
    echo "$target" documents all "$isolation"
  done
  if ! $checks_access; then
    # The code of the access levels is the same on each platform.
    checks_access=true
    for level in "${access_levels[@]}"; do
      for set in "${feature_sets[@]}"; do echo "$target" access "$level" "$set"; done
    done
  fi
  for app in ${apps[@]+"${apps[@]}"}; do
    if [ -d "$repository/Examples/$app/${app}UITests" ] && runs_on "$app" "$platform"; then
      echo "$target" ui-tests "$app"
    fi
  done
done | in_parallel check.sh || failed=true

for sample in Rejected/*/*.swift; do
  target=$(sed -n 's,^// Target: ,,p' "$sample")
  # A sample with an unknown target is also run, so that rejected.sh reports the target.
  if ! is_one_of "$target" "${all_targets[@]}" || is_one_of "$target" "${targets[@]}"; then echo "$sample"; fi
done | in_parallel rejected.sh || failed=true

LC_ALL=C sort "$cache/results" | awk -F '\t' -v targets="${targets[*]}" '
  { mark[$1, $2] = $3; count++; if ($3 == "✓") good++ }
  !seen[$1]++ { rows[++row] = $1 }
  END {
    columns = split(targets, column, " ")
    printf "\n%-36s", ""
    for (i = 1; i <= columns; i++) printf "  %9s", column[i]
    for (j = 1; j <= row; j++) {
      printf "\n%-36s", rows[j]
      for (i = 1; i <= columns; i++) printf "          %s", (rows[j], column[i]) in mark ? mark[rows[j], column[i]] : "–"
    }
    printf "\n\n%d of %d checked without a finding\n", good, count
  }
'
printf '%d of %d mistakes rejected with the expected errors\n' "$(grep -c '^✓' "$cache/rejections" || true)" \
  "$(grep -c '' "$cache/rejections" || true)"
printf '%d:%02d minutes\n' $(((SECONDS - started) / 60)) $(((SECONDS - started) % 60))
[ "$failed" = false ]
