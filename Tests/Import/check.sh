#!/usr/bin/env bash
# check.sh: tests `waymark import` as a process: the pages for adopters word for word, files of other routers, random files, bad files, and the
# agreement of drafts with the routers in this folder.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. Scripts/tool.sh
export PYTHONDONTWRITEBYTECODE=1
python3 Tests/Import/page.py "$waymark"
Tests/Import/samples.sh
python3 Tests/Import/notations.py "$waymark"
python3 Tests/Import/random_cases.py "$waymark" --cases 60
python3 Tests/Import/evaluate.py "$waymark" --seeds 2 --urls 20 --modes d --floor d=99
python3 Tests/Import/abuse.py "$waymark"
