#!/usr/bin/env bash
# packages.sh: tests packages outside this repository that use Waymark: the plugins, the pipelines, features in packages, and Docs/Guide.md word for
# word. The packages depend on a distribution with the tool of the debug build. They build in one folder, so the run time is compiled once.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. Scripts/tool.sh

folder=$(mktemp -d "${TMPDIR:-/tmp}/waymark packages.XXXXXX") # The space is intentional.
trap 'rm -rf "$folder"' EXIT
python3 Scripts/distribution.py "$(declared_version)" "$folder/dist" --package-only "$(host_triple)=$waymark"
export WAYMARK_PACKAGE=$folder/dist/waymark-swift
Tests/Integration/plugin.sh native "$folder/packages"
Tests/Integration/ci.sh "$folder/packages"
Tests/Integration/features.sh "$folder/packages"
PATH="$(dirname "$waymark"):$PATH" Tests/Integration/guide.sh "$folder/packages"
