#!/usr/bin/env bash
# Demonstrates Waymark with a spec, its generated Swift, the landing of a URL, and the errors of a broken spec.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Scripts/install-libyaml.sh

section() { printf '\n── %s\n\n' "$1"; }

section "Building Waymark, and Specs/Showcase with it (about a minute the first time, on two cores)"
if ! { . Scripts/tool.sh && bundle_tool && with_bundle build --quiet --target Showcase "${build_flags[@]}"; }; then
  section "The build failed. Fix the errors above, then run this again"
  exit 1
fi

section "Specs/Showcase/Showcase.nav.yaml has become, in the build folder, this Swift (its first enums)"
generated="$(find .build/ -path '*/Showcase/*' -name Navigation.waymark.swift | head -n 1)"
sed '/^}/q' "$generated"

section "waymark resolve Specs/Showcase myapp://profile/modal"
"$waymark" resolve Specs/Showcase myapp://profile/modal

section "cd Tests/Fixtures/Commands/readme; waymark lint Fruits.nav.yaml"
status=0
(cd Tests/Fixtures/Commands/readme && "$waymark" lint Fruits.nav.yaml) || status=$?
if [ "$status" != 1 ]; then
  echo "A broken spec should exit with 1, and this one exited with $status." >&2
  exit 1
fi

section "Next: change Specs/Showcase/Showcase.nav.yaml, call this again, and see what happens"
