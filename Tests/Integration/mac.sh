#!/usr/bin/env bash
# mac.sh: compares the commands of Scripts/check-mac.sh with the Xcode projects, without Xcode. The test also verifies that the
# comparison detects mistakes in modified copies.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# after OPTION WORD...: prints the word after an option.
after() {
  local option=$1
  shift
  while [ $# -gt 1 ]; do
    if [ "$1" = "$option" ]; then echo "$2" && return; fi
    shift
  done
}

# testables SCHEME-FILE: prints the test targets of a scheme.
testables() { sed -n '/<Testables>/,/<\/Testables>/s/.*BlueprintName = "\(.*\)".*/\1/p' "$1"; }

# compare: compares the commands of the script in the current folder with the projects in the current folder, and prints each
# difference.
compare() {
  local line words project scheme file target stage last=0 steps=$work/steps distributed=false
  : >"$steps"
  bash -n Scripts/check-mac.sh
  while IFS= read -r line; do
    # The script quotes each word for the shell.
    eval "words=($line)"
    if [ "$line" = "Scripts/release.sh --declared" ] && [ ! -s "$steps" ]; then distributed=true && continue; fi
    if [ "${words[0]}" != xcodebuild ]; then echo "not a command of Xcode: $line" && continue; fi
    project=$(after -project "${words[@]}") scheme=$(after -scheme "${words[@]}")
    file=$project/xcshareddata/xcschemes/$scheme.xcscheme
    if [ ! -f "$file" ]; then echo "no scheme $scheme in $project" && continue; fi
    stage="${words[1]} $(after -destination "${words[@]}")"
    for target in "${words[@]}"; do
      case $target in
        -only-testing:*)
          target=${target#-only-testing:}
          testables "$file" | grep -qx "$target" || echo "the scheme $scheme tests no $target"
          stage="test ${target#"$scheme"}"
          ;;
      esac
    done
    echo "$project $stage" >>"$steps"
    case $stage in
      "build generic/platform=iOS Simulator") stage=1 ;;
      "archive generic/platform=iOS" | "archive generic/platform=macOS,variant=Mac Catalyst") stage=2 ;;
      "test Tests") stage=3 ;;
      "test UITests") stage=4 ;;
      *) echo "unknown: $stage" && continue ;;
    esac
    if [ "$stage" -lt "$last" ]; then echo "out of order: $line"; fi
    last=$stage
  done < <(Scripts/check-mac.sh --print)
  $distributed || echo "the distribution is not written first"
  for project in Examples/*/*.xcodeproj; do
    for stage in "build generic/platform=iOS Simulator" "archive generic/platform=iOS" \
      "archive generic/platform=macOS,variant=Mac Catalyst" "test Tests" "test UITests"; do
      [ "$(grep -cxF "$project $stage" "$steps")" = 1 ] || echo "not once: $project $stage"
    done
  done
  # The script prints the cases of the page.
  [ "$(sed -n '/^## Try the cases on a Mac/,$p' Docs/Views.md | grep -cE '^[0-9]+\. ')" -ge 22 ] || echo "cases are missing"
}

differences=$(compare)
if [ -n "$differences" ]; then
  echo "$differences"
  exit 1
fi

# spoil FILE SED-SCRIPT MESSAGE: verifies that the comparison detects a mistake in a copy of a file.
spoil() {
  rm -rf "$work/copy"
  mkdir -p "$work/copy/Examples" "$work/copy/Scripts" "$work/copy/Docs"
  local project
  for project in Examples/*/*.xcodeproj; do
    mkdir -p "$work/copy/$(dirname "$project")"
    cp -R "$project" "$work/copy/$(dirname "$project")/"
  done
  cp Scripts/check-mac.sh "$work/copy/Scripts/"
  cp Docs/Views.md "$work/copy/Docs/"
  sed "$2" "$1" >"$work/copy/$1"
  if cmp -s "$1" "$work/copy/$1"; then echo "FAILED: $2 changes nothing" && exit 1; fi
  differences=$(cd "$work/copy" && compare)
  if ! grep -qF "$3" <<<"$differences"; then
    echo "$differences"
    echo "FAILED: $2 is not detected, which should give: $3"
    exit 1
  fi
}
script=Scripts/check-mac.sh
# shellcheck disable=SC2016
{
  spoil "$script" 's/-scheme "$app"/-scheme "${app}App"/' "no scheme ShowcaseApp"
  spoil "$script" 's/for tests in Tests UITests/for tests in UITests Tests/' "out of order"
  spoil "$script" 's/for tests in Tests UITests/for tests in Tests/' "not once: Examples/PetSpot/PetSpot.xcodeproj test UITests"
  spoil "$script" 's/xcode archive "$app" device/xcode build "$app" device/' "unknown: build generic/platform=iOS"
  spoil Examples/Showcase/Showcase.xcodeproj/xcshareddata/xcschemes/Showcase.xcscheme 's/ShowcaseUITests/UITests/' \
    "the scheme Showcase tests no ShowcaseUITests"
  spoil "$script" 's/^run distribution.*//' "the distribution is not written first"
  spoil Docs/Views.md 's/^12\. .*//' "cases are missing"
}
echo "Scripts/check-mac.sh matches the Xcode projects, and 7 mistakes are detected"
