#!/usr/bin/env bash
# check.sh [--quick]: runs all checks of CI, which are the same on every machine. --quick is for use between two edits: it runs a tenth of
# the random cases and stops after the specs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Scripts/install-libyaml.sh
. Scripts/steps.sh

quick=false
case $# in
  0) ;;
  1) [ "$1" = --quick ] && quick=true || { echo "usage: $0 [--quick]" >&2 && exit 64; } ;;
  *) echo "usage: $0 [--quick]" >&2 && exit 64 ;;
esac

step "Format"
swift format lint --strict --parallel --recursive Package.swift Distribution Plugins Sources Specs Examples Tests Benchmarks

step "Prose"
python3 Scripts/prose.py

step "Workflows: GitHub's schemas"
Scripts/workflows.sh

step "Tool, warnings as errors"
. Scripts/tool.sh
export WAYMARK_TOOL=$waymark
bundle_tool

# The plugins run the tool that is already built, and the tests import its modules.
package() { WAYMARK_PLUGIN_TOOL=$tool_bundle "$@"; }
# All builds use the same flags, so that nothing is built twice.
flags=(-Xswiftc -warnings-as-errors)

step "Build, warnings as errors"
package build --build-tests "${flags[@]}"

step "Structure: no cycles between the folders of a module"
python3 Scripts/structure.py

if $quick; then
  step "Tests"
  export WAYMARK_ROUNDS=${WAYMARK_ROUNDS:-0.1}
  package swift test --skip-build "${flags[@]}"
fi

step "Specs"
for spec in Specs/*/; do
  echo "waymark lint --strict $spec"
  "$waymark" lint --strict "$spec"
done

if $quick; then
  step "The quick checks passed; CI runs Scripts/check.sh without --quick"
  exit
fi

# No check compares the printed times. The counts are the same on every machine.
benchmarks() {
  Benchmarks/run.sh counts
  Benchmarks/run.sh --quick match print navigate compile pipeline check leftmost start log wasm lsp
}

# The steps below do not depend on each other. The longest steps start first.
beside "Tests" package swift test --skip-build "${flags[@]}"
beside "The distribution: plugins (native and swiftbuild), Docs/Guide.md word for word" Tests/Integration/distribution.sh
beside "The pipelines, with Waymark from source" Tests/Integration/packages.sh
beside "Features in their own packages" Tests/Integration/features.sh
beside "Thread sanitizer: the navigator and the specs" Scripts/thread-sanitizer.sh
# The distribution builds the tool that the benchmarks measure.
beside "Benchmarks: counts, and a short run of all but builds" benchmarks
beside "The states of the navigator" Tests/ModelChecking/run.sh --states 300
# On a Mac, Scripts/check-mac.sh builds and tests with Apple's frameworks.
if [ "$(uname)" = Linux ]; then
  beside "Apple platforms, type-checked" Tests/Apple/typecheck.sh
  beside "UIKit and the tests of the example apps, on fakes" Tests/Apple/run-uikit.sh
  # The system of a Mac has no variable for certificate authorities.
  beside "Association files of sites: a loopback server, with curl and URLSession" Tests/Live/check.sh
fi
beside "The map: schema, Graphviz, and Chromium" Tests/Map/check.sh
beside "The extension for Visual Studio Code, in a fake editor" Tests/VSCode/check.sh
beside "The settings for Neovim and Emacs" Tests/Editors/check.sh
beside "The JSON Schema of specs: jsonschema and the YAML language server" Tests/Schema/check.sh
beside "The commands watch and serve, with hostile clients" Tests/Editing/check.sh
beside "The language server: pytest-lsp and Neovim" Tests/LanguageServer/check.sh
beside "The import: Docs/Adopting.md word for word, other routers, random and bad files" Tests/Import/check.sh
beside "The layout of specs, and other YAML parsers" Tests/Portability/check.sh
beside "Xcode projects of the example apps" Tests/Integration/xcode-projects.sh
beside "The script for a Mac, without Xcode" Tests/Integration/mac.sh
beside "Documentation of the modules that apps import" Scripts/docs.sh
beside "Plugins in an Xcode project" Tests/Integration/xcode-plugins.sh
finish

step "All checks passed"
