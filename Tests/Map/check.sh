#!/usr/bin/env bash
# check.sh: tests the output of `waymark map` with other tools: a JSON Schema validator, Graphviz, Mermaid, and Chromium with the
# accessibility checker axe. The script also compares the page's answers about URLs and commands with the results on this machine.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. Scripts/tool.sh

# rounds COUNT: prints the number of random cases (see Tests/Support/RandomRun.swift).
rounds() { awk -v count="$1" -v factor="${WAYMARK_ROUNDS:-1}" 'BEGIN { printf "%d", count * factor }'; }

specs=(Specs/*/ Tests/Goldens/Everything)
gates=Tests/Fixtures/Commands/gates
python3 Scripts/map-page.py --check
Scripts/map-engine.sh --check

python=.build/python/bin/python
mkdir -p .build/map

if "$python" -c 'import jsonschema' 2>/dev/null; then
  for spec in "${specs[@]}" "$gates" Tests/Map/Hostile.nav.yaml; do
    # The golden names platform files that do not exist.
    "$waymark" map "$spec" --format json 2>/dev/null >.build/map/map.json || [ $? = 1 ]
    "$python" -m jsonschema -i .build/map/map.json Docs/map.schema.json 2>/dev/null
  done
  sed 's/"kind" : "tab"/"kind" : "tabs"/' .build/map/map.json >.build/map/spoiled.json
  if "$python" -m jsonschema -i .build/map/spoiled.json Docs/map.schema.json >/dev/null 2>&1; then
    echo "FAILED: the schema accepts an unknown kind of lane"
    exit 1
  fi
  echo "The JSON of $((${#specs[@]} + 2)) specs has the documented schema."
else
  echo "SKIPPED: the JSON is not compared with its schema, because the Python package jsonschema cannot be installed."
fi

if command -v dot >/dev/null; then
  "$waymark" map Tests/Map/Hostile.nav.yaml --format dot | dot -Tsvg >/dev/null
  python3 Tests/Map/crossings.py "$waymark" "$(rounds 8)" "${specs[@]}"
else
  echo "SKIPPED: crossings are not compared with Graphviz, which is not installed."
fi

if command -v zbarimg >/dev/null; then
  swiftc -swift-version 6 -parse-as-library -package-name waymark -wmo -O -module-name QRCode -o .build/map/qr \
    Sources/MapEngine/QRCode/*.swift Tests/QRCode/Print.swift
fi
# The script says loudly if there is no scanner.
python3 Tests/QRCode/check.py .build/map/qr

if command -v chromium >/dev/null && "$python" -c 'import playwright, axe_playwright_python' 2>/dev/null; then
  "$python" Tests/Map/browser.py "$waymark" "${specs[@]}" "$gates"
  "$python" Tests/Editing/browser.py "$waymark" Specs/PetSpot/PetSpot.nav.yaml
  "$python" Tests/Map/urls.py "$waymark" "${WAYMARK_URLS:-$(rounds 10000)}" "${specs[@]}" "$gates" Tests/Goldens/{Edges,Awkward}
  echo "writing random commands and their results"
  WAYMARK_TRANSCRIPT=$PWD/.build/map/commands.txt WAYMARK_COMMANDS=${WAYMARK_COMMANDS:-$(rounds 20000)} \
    with_bundle swift test --skip-build --ignore-lock "${build_flags[@]}" --filter ComparisonTests/transcript >.build/map/commands.log 2>&1 || {
    cat .build/map/commands.log
    exit 1
  }
  "$python" Tests/Map/commands.py "$waymark" .build/map/commands.txt
else
  echo "SKIPPED: the page is not tested, because Chromium, or the Python package playwright or axe-playwright-python is missing."
fi

if command -v chromium >/dev/null && "$python" -c 'import playwright, mermaidx' 2>/dev/null; then
  "$python" Tests/Map/mermaid.py "$waymark" "${specs[@]}" "$gates"
else
  echo "SKIPPED: the flowcharts are not parsed, because Chromium, or the Python package playwright or mermaidx is missing."
fi
