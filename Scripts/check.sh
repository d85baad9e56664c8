#!/usr/bin/env bash
# check.sh [--quick | --all] [STEP...]: runs the checks of this repository, which are the same on every machine. Scripts/steps.py lists
# the steps, and Scripts/check.py explains the options.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Scripts/install-libyaml.sh
exec python3 Scripts/check.py "$@"
