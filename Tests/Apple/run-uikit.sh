#!/usr/bin/env bash
# run-uikit.sh [--filter PATTERN...]: runs tests of UIKit code on Linux with Interfaces/UIKit, which simulates UIKit. The script runs the tests of
# the simulation, of the UIKit layer, and of the example apps. The arguments are the arguments of `swift test`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. Scripts/tool.sh
out=$PWD/.build/apple/run
interfaces=Tests/Apple/Interfaces

if [ "$(uname)" != Linux ]; then
  echo "UIKit runs on fakes on Linux alone; elsewhere run the tests in Xcode." >&2
  exit 2
fi

mkdir -p "$out"
Tests/Apple/macros.sh
bundle_tool
use_built_modules "$out" WaymarkLinks WaymarkNavigation Everything

sources() { find "$@" -name '*.swift' | LC_ALL=C sort; }

cksum <"$out/libBuilt.so" >"$out/Built.made-from"

# A library is rebuilt if the compiler, its sources, or a required library change.
compiler=$(swiftc --version 2>/dev/null; cat "$0")
# Whole-module compilation is faster, because single-file compilation parses all files for each file.
flags=(-wmo -swift-version 6 -parse-as-library -package-name "$package_name" -warnings-as-errors -module-cache-path "$out/clang"
  -plugin-path .build/apple/plugins -I "$out" -L "$out" -Xlinker -rpath -Xlinker "$out")
# Apple's Foundation has some APIs that Linux lacks. The compiler flag imports the missing APIs into every file.
apple=(-Xfrontend -import-module -Xfrontend _FoundationExtras -l_FoundationExtras)

# make KIND NAME NEEDED-LIBRARY... -- FLAG... -- FILE...: builds a library or a program with its required libraries.
make() {
  local kind=$1 name=$2 needed=() options=() files=() key need
  shift 2
  while [ "$1" != -- ]; do needed+=("$1") && shift; done
  shift
  while [ "$1" != -- ]; do options+=("$1") && shift; done
  shift
  files=("$@")
  key=$(
    {
      echo "$compiler" "${needed[@]}" "${options[@]}" "${files[@]}"
      cat "${files[@]}"
      for need in "${needed[@]}"; do cat "$out/$need.made-from"; done
    } | cksum | tr ' ' -
  )
  if [ "$(cat "$out/$name.made-from" 2>/dev/null || true)" = "$key" ]; then return; fi
  echo "compiling $name"
  rm -f "$out/$name.made-from"
  for need in "${needed[@]}"; do
    options+=("-l${need##*/}")
    # Example apps are in a separate folder, because specs have the same names.
    case $need in */*) options+=(-I "$out/${need%/*}" -L "$out/${need%/*}" -Xlinker -rpath -Xlinker "$out/${need%/*}") ;; esac
  done
  case $kind in
    library) options+=(-emit-library -emit-module -emit-module-path "$out/$name.swiftmodule" -o "$(dirname "$out/$name")/lib${name##*/}.so") ;;
    program) options+=(-o "$out/$name") ;;
  esac
  mkdir -p "$(dirname "$out/$name")"
  swiftc "${flags[@]}" -module-name "${name##*/}" "${options[@]}" "${files[@]}"
  echo "$key" >"$out/$name.made-from"
}

# The frameworks that the run time imports.
frameworks=(SwiftUI UIKit UserNotifications CoreSpotlight Combine)

# generate SPEC NAME OPTION...: generates the Swift of a spec.
generate() { "$waymark" generate "$1" --output "$out/generated/$2" "${@:3}" >/dev/null; }

# app_flags NAME: prints flags that rename the entry point of an app, because its tests have another entry point.
app_flags() { printf '%s\n' -enable-testing -Xfrontend -entry-point-function-name -Xfrontend "$1_main"; }

# shellcheck disable=SC2046
{
  make library _FoundationExtras -- -- $(sources $interfaces/FoundationExtras)
  make library Combine -- -- $(sources $interfaces/Combine)
  make library UserNotifications _FoundationExtras -- -- $(sources $interfaces/UserNotifications)
  make library CoreSpotlight _FoundationExtras -- -- $(sources $interfaces/CoreSpotlight)
  make library UIKit UserNotifications _FoundationExtras -- -- $(sources $interfaces/UIKit)
  make library SwiftUI UIKit UserNotifications Combine _FoundationExtras -- -- $(sources $interfaces/SwiftUI)
  make library WaymarkUI Built "${frameworks[@]}" -- "${apple[@]}" -- $(sources Sources/WaymarkUI)
  for app in Market Club; do
    generate "Tests/Apple/UIKitTests/$app" "$app"
    make library "$app" Built -- -- $(sources "$out/generated/$app")
  done

  make program UIKitTests Market Club WaymarkUI Built "${frameworks[@]}" -- "${apple[@]}" -- \
    $(sources Tests/Apple/UIKitTests Tests/Apple/TestRunner Tests/Support/RandomRun.swift Tests/Support/SplitMix64.swift)
  programs=(UIKitTests)

  for app in Examples/*/; do
    name=$(basename "$app")
    [ -d "$app/${name}Tests" ] || continue
    spec=$(find "$app/$name" -name "$name.nav.yaml")
    generate "$spec" "Examples/$name"
    generate "$spec" "Examples/${name}Tests" --tests "$name"
    make library "Examples/$name" WaymarkUI Built "${frameworks[@]}" -- "${apple[@]}" $(app_flags "$name") -- \
      $(sources "$app/$name" "$out/generated/Examples/$name")
    make program "${name}Tests" "Examples/$name" WaymarkUI Built "${frameworks[@]}" -- "${apple[@]}" -- \
      $(sources "$app/${name}Tests" "$out/generated/Examples/${name}Tests" Tests/Apple/TestRunner)
    programs+=("${name}Tests")
  done
}

status=0
for program in "${programs[@]}"; do
  # The tests run in sequence, because they share one simulated UIKit.
  echo "running $program"
  "$out/$program" --no-parallel --quiet "$@" || { status=$?; echo "$program ended with status $status"; }
done
exit "$status"
