#!/usr/bin/env bash
# check.sh: opens every place and link of the specs in a program that runs their navigation, and finds planted faults of apps.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
waymark=.build/debug/waymark
app=.build/debug/SpecApp

for spec in Specs/*/ Tests/Goldens/Everything/; do
  name=$(basename "$spec")
  [ "$name" = Tutorial ] && continue
  echo "$name"
  "$waymark" prove "$spec" --process "$app $name"
done

# The fault, the places and links that show it, and the place or message that the report must contain.
while read -r fault only expected; do
  if report=$("$waymark" prove Specs/PetSpot --process "$app PetSpot $fault" --only "$only" --timeout 2 2>&1); then
    echo "the fault $fault was not found"
    exit 1
  fi
  if ! grep -qF "$only" <<<"$report" || ! grep -qE "$expected" <<<"$report"; then
    printf 'the report of the fault %s does not contain %s:\n%s\n' "$fault" "$expected" "$report"
    exit 1
  fi
  echo "found $fault: $(grep -E "$expected" <<<"$report" | head -n 1)"
done <<'FAULTS'
exit lostPet/petDetails the app ended with status 3
crash lostPet/petDetails the app ended with signal 6
silence lostPet/petDetails the app wrote no report
twice lostPet/petDetails a second app began to report
rejectsModals lostPet/reportMissingPet the views don't show the place
dismissesItself lostPet/reportMissingPet shown +lostPet$
popsItself lostPet/petDetails shown +lostPet$
popsToRoot lostPet/petDetails shown +lostPet$
wrongTab lostPet/petDetails shown +home$
dismissesAll lostPet/reportFoundPet shown +lostPet$
FAULTS
