#!/usr/bin/env bash
# Everything that CI checks, the same on every machine.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Scripts/install-libyaml.sh
. Scripts/build.sh
. Scripts/steps.sh

# One set of flags, so that nothing is built twice.
flags=(-Xswiftc -warnings-as-errors)

step "Format"
swift format lint --strict --recursive Package.swift Plugins Sources Specs Examples Tests Benchmarks

step "Build, warnings as errors"
build --build-tests "${flags[@]}"
waymark="$(swift build --show-bin-path)/waymark"

step "Tests"
swift test --skip-build "${flags[@]}"

step "Specs"
for spec in Specs/*/; do
  echo "waymark lint --strict $spec"
  "$waymark" lint --strict "$spec"
done

# Times are printed and judged by nobody; counts are the same on every machine.
benchmarks() {
  Benchmarks/run.sh counts
  Benchmarks/run.sh --quick match print compile pipeline check start
}

# The rest need nothing of one another. The longest come first.
beside "The navigator under the thread sanitizer" Scripts/thread-sanitizer.sh
for system in native swiftbuild; do
  beside "Plugin in a package of its own, --build-system $system" Tests/Integration/plugin.sh "$system"
done
beside "Benchmarks: what is counted, and all but builds quickly" benchmarks
beside "Docs/Guide.md, word for word" Tests/Integration/guide.sh
beside "Apple platforms, type-checked" Tests/Apple/typecheck.sh
beside "UIKit and the example apps' tests, on fakes" Tests/Apple/run-uikit.sh
beside "Xcode projects of the example apps" Tests/Integration/xcode-projects.sh
beside "Documentation of the run time" Scripts/docs.sh
beside "Plugins in an Xcode project" Tests/Integration/xcode-plugins.sh
finish

step "All checks passed"
