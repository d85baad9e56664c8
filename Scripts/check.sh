#!/usr/bin/env bash
# Everything that CI checks, the same on every machine.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Scripts/install-libyaml.sh
. Scripts/build.sh

started=$SECONDS
step() { printf '\n── %s (%d:%02d)\n' "$1" $(((SECONDS - started) / 60)) $(((SECONDS - started) % 60)); }
# One set of flags, so that nothing is built twice.
flags=(-Xswiftc -warnings-as-errors)

step "Format"
swift format lint --strict --recursive Package.swift Plugins Sources Specs Examples Tests

step "Build, warnings as errors"
build --build-tests "${flags[@]}"
waymark="$(swift build --show-bin-path)/waymark"

step "Tests"
swift test --skip-build "${flags[@]}"

step "The navigator under the thread sanitizer"
# A build of its own, as the sanitizer changes all of it.
build --build-tests --quiet --sanitize thread --scratch-path .build/thread-sanitizer
WAYMARK_SEQUENCES=100 swift test --skip-build --sanitize thread --scratch-path .build/thread-sanitizer \
  --filter 'NavigatorTests|AIQTests|PetSpotTests|ReaderTests|RootsTests|ShowcaseTests' | tail -n 1

step "Specs"
for spec in Specs/*/; do
  echo "waymark lint --strict $spec"
  "$waymark" lint --strict "$spec"
done

step "Apple platforms, type-checked"
Tests/Apple/typecheck.sh

step "UIKit and the example apps' tests, on fakes"
Tests/Apple/run-uikit.sh

step "Xcode projects of the example apps"
Tests/Integration/xcode-projects.sh

step "Documentation of the run time"
Scripts/docs.sh

step "Plugins in an Xcode project"
Tests/Integration/xcode-plugins.sh

for system in native swiftbuild; do
  step "Plugin in a package of its own, --build-system $system"
  Tests/Integration/plugin.sh "$system"
done

step "Docs/Guide.md, word for word"
Tests/Integration/guide.sh

step "All checks passed"
