#!/usr/bin/env bash
# check-mac.sh [--print]: writes the distribution; builds, archives, and tests the example apps with Xcode; and prints the cases to try by hand.
# The script requires a Mac with Xcode 16.3 or later, and an iPhone simulator. --print only prints the commands, on any machine.
#
# The folder .build/mac contains the log of each command, the archives, and the results of the tests.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

prints=false
case "$*" in
  "") ;;
  --print) prints=true ;;
  *) echo "usage: $0 [--print]" >&2 && exit 64 ;;
esac

out=.build/mac
if $prints; then
  simulator=SIMULATOR
else
  if ! command -v xcodebuild >/dev/null; then
    echo "This needs a Mac with Xcode; $0 --print prints the commands." >&2
    exit 2
  fi
  . Scripts/install-libyaml.sh
  # The list has the runtimes in ascending order, so the last device runs the newest system.
  simulator=$(xcrun simctl list devices available | sed -nE 's/^ +iPhone.*\(([0-9A-F-]{36})\).*/\1/p' | tail -n 1)
  if [ -z "$simulator" ]; then
    echo "This needs an iPhone simulator. Install one in Xcode › Settings › Components." >&2
    exit 2
  fi
  rm -rf "$out"
  mkdir -p "$out"
fi

failed=()
# run NAME COMMAND...: runs a command, and writes its output to a log. The other commands also run if this command fails.
run() {
  local name=$1
  shift
  if $prints; then
    printf '%q ' "$@" | sed 's/ $//'
    echo
    return
  fi
  printf '%s … ' "$name"
  if "$@" >"$out/$name.log" 2>&1; then
    echo "passed"
  else
    echo "FAILED, see $out/$name.log"
    grep -E 'error:|failed' "$out/$name.log" | tail -n 20 || true
    failed+=("$name")
  fi
}

# xcode ACTION APP NAME ARGUMENT...: runs an action of xcodebuild for an example app. Plugins and macros need no approval.
xcode() {
  local action=$1 app=$2 name=$3
  shift 3
  run "$app-$name" xcodebuild "$action" -project "Examples/$app/$app.xcodeproj" -scheme "$app" \
    -derivedDataPath "$out/derived" -skipPackagePluginValidation -skipMacroValidation "$@"
}

apps=()
for project in Examples/*/*.xcodeproj; do apps+=("$(basename "$project" .xcodeproj)"); done

# Xcode cannot build the tool from source for the simulator or for an archive.
run distribution Scripts/release.sh --declared
for app in "${apps[@]}"; do
  xcode build "$app" simulator-build -destination "generic/platform=iOS Simulator"
done
# An archive for a device needs no certificate if the app isn't signed.
for app in "${apps[@]}"; do
  xcode archive "$app" device-archive -destination "generic/platform=iOS" -archivePath "$out/$app-iOS.xcarchive" \
    CODE_SIGNING_ALLOWED=NO
  xcode archive "$app" Catalyst-archive -destination "generic/platform=macOS,variant=Mac Catalyst" \
    -archivePath "$out/$app-Catalyst.xcarchive" CODE_SIGNING_ALLOWED=NO SUPPORTS_MACCATALYST=YES
done
for tests in Tests UITests; do
  for app in "${apps[@]}"; do
    xcode test "$app" "$tests" -destination "platform=iOS Simulator,id=$simulator" "-only-testing:$app$tests" \
      -resultBundlePath "$out/$app-$tests.xcresult"
  done
done
if $prints; then exit; fi

echo
sed -n '/^## Try the cases on a Mac/,$p' Docs/Views.md
if [ ${#failed[@]} -gt 0 ]; then
  echo
  for name in "${failed[@]}"; do echo "FAILED: $name, see $out/$name.log"; done
  exit 1
fi
