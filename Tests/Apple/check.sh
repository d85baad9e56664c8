#!/usr/bin/env bash
# check.sh TARGET run-time|spec|access|app|packages|ui-tests|documents [NAME [ISOLATION]]: type-checks one subject for one
# target. The last argument of `access` is a comma-separated list of language features. The script prints the result and adds a line to the results. typecheck.sh creates the required files and shows the results
# as a table.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
. ./compiler.sh
target=$1 kind=$2 name=${3:-} isolation=${4:-nonisolated}
use_target "$target"
# Paths may contain spaces.
IFS=$'\n'

# MainActor is the default isolation of a new app in Xcode 26. Xcode also enables the language features below for such an app.
isolated="" isolation_flags=()
if [ "$isolation" = MainActor ]; then
  isolated=", MainActor" isolation_flags=(-default-isolation MainActor)
  for feature in NonisolatedNonsendingByDefault InferIsolatedConformances MemberImportVisibility; do
    isolation_flags+=(-enable-upcoming-feature "$feature")
  done
fi

# report SUBJECT COMMAND...: runs a command and prints its result and its output. The function fails if the command
# fails.
report() {
  local mark=✓ output
  output=$("${@:2}" 2>&1) || mark=✗
  # One call prints the whole result, because another check may print at the same time.
  printf '%s %-9s  %s%s\n' "$mark" "$target" "$1" "${output:+$'\n'$output}"
  printf '%s\t%s\t%s\n' "$1" "$target" "$mark" >>"$cache/results"
  [ "$mark" = ✓ ]
}

# check MODULE FLAG-OR-FILE...: checks the files of a module.
check() { compile "${target_flags[@]}" -module-name "$1" "${@:2}"; }

# check_and_keep FOLDER MODULE FLAG-OR-FILE...: checks a module and writes it to a folder for modules that import it.
check_and_keep() {
  mkdir -p "$1"
  check "$2" -emit-module-path "$1/$2.swiftmodule" "${@:3}"
}

# The guide's spec is in a separate package, which its app imports.
guide() {
  local modules=$target_modules/Guide/$isolation documents=$cache/generated/Documents
  check_and_keep "$modules" AppNavigation $(sources "$documents/Guide/Sources/AppNavigation" "$documents/AppNavigation") &&
    check App -I "$modules" ${isolation_flags[@]+"${isolation_flags[@]}"} $(sources "$documents/Guide/App")
}

# shellcheck disable=SC2046
case $kind in
  run-time)
    for module in WaymarkLinks WaymarkNavigation WaymarkUI; do
      report "Sources/$module" check_and_keep "$target_modules" "$module" -package-name waymark \
        $(sources "$repository/Sources/$module")
    done
    ;;
  spec)
    spec=$repository/Specs/$name
    # SwiftPM generates this file for a target with resources.
    resources=()
    if [ -d "$spec/Resources" ]; then resources=(SpecResources.swift); fi
    report "Specs/$name$isolated" check "$name" ${isolation_flags[@]+"${isolation_flags[@]}"} \
      $(sources "$spec" "$cache/generated/Specs/$name") ${resources[@]+"${resources[@]}"}
    ;;
  access)
    # Another module declares a type of the spec, and another file has plain imports.
    access=$cache/generated/Access/$name features=()
    for feature in ${isolation//,/$'\n'}; do
      case $feature in
        none) ;;
        MainActor) features+=(-default-isolation MainActor) ;;
        StrictMemorySafety) features+=(-strict-memory-safety) ;;
        *) features+=(-enable-upcoming-feature "$feature") ;;
      esac
    done
    access_modules=$target_modules/Access/$name/$isolation
    access_flags=(-package-name access -I "$access_modules" ${features[@]+"${features[@]}"})
    generated_code() {
      check_and_keep "$access_modules" Photos -package-name access "$access/Photo.swift" &&
        check_and_keep "$access_modules" Everything "${access_flags[@]}" -enable-testing \
          $(sources "$access/code" "$access/plain") SpecResources.swift &&
        check EverythingLinkTests "${access_flags[@]}" $(sources "$access/tests") &&
        for feature in Catalog Checkout; do
          check_and_keep "$access_modules" "$feature" "${access_flags[@]}" $(sources "$access/$feature") || return
        done &&
        check Store "${access_flags[@]}" $(sources "$access/Store")
    }
    report "$name enums, $isolation" generated_code
    ;;
  app)
    app=$repository/Examples/$name
    generated=$cache/generated/Examples/$name
    # Tests import the app that has the same isolation.
    app_modules=$target_modules/$isolation
    report "Examples/$name$isolated" check_and_keep "$app_modules" "$name" -enable-testing \
      ${isolation_flags[@]+"${isolation_flags[@]}"} $(sources "$app/$name" "$generated/app")
    if [ -d "$app/${name}Tests" ]; then
      report "Examples/${name}Tests$isolated" check "${name}Tests" -I "$app_modules" \
        $(sources "$app/${name}Tests" "$generated/tests")
    fi
    ;;
  packages)
    packages=$repository/Examples/$name
    generated=$cache/generated/Examples/$name
    package_modules=$target_modules/$name/$isolation
    # The app imports the modules of the features.
    for feature in "$packages"/Features/*/; do
      feature=$(basename "$feature")
      report "Examples/$name, $feature$isolated" check_and_keep "$package_modules" "$feature" \
        ${isolation_flags[@]+"${isolation_flags[@]}"} \
        $(sources "$packages/Features/$feature/Sources" "$generated/$feature")
    done
    report "Examples/$name$isolated" check App -I "$package_modules" ${isolation_flags[@]+"${isolation_flags[@]}"} \
      $(sources "$packages/Sources" "$generated/App")
    ;;
  documents)
    documents=$cache/generated/Documents
    tutorial=$cache/generated/Specs/Tutorial
    report "README.md$isolated" check Documents ${isolation_flags[@]+"${isolation_flags[@]}"} \
      $(sources "$documents/README" Documents "$tutorial")
    if [ "$platform" != macos ]; then
      for page in Views Links ScreenViews; do
        # Linux has neither app intents nor unified logging.
        if [ "$platform" = linux ] && [ "$page" != Views ]; then continue; fi
        report "Docs/$page.md$isolated" check Documents ${isolation_flags[@]+"${isolation_flags[@]}"} \
          $(sources "$documents/$page" Documents "$tutorial")
      done
    fi
    report "Docs/Guide.md$isolated" guide
    ;;
  ui-tests)
    tests=$repository/Examples/$name/${name}UITests
    report "Examples/${name}UITests" check "${name}UITests" -I "$ui_test_modules" \
      $(sources "$tests" "$cache/generated/Examples/$name/ui-tests")
    ;;
esac
