#!/usr/bin/env bash
# features.sh [FOLDER]: builds and tests the packages of Examples/FeaturePackages in a copy, and checks which modules a change to the file of
# a feature compiles again. The script prints the time of each build.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd -P)
repository=$(cd "$here/../.." && pwd -P)
. "$here/folder.sh" "${1:-}"
store=$work/Store
scratch=$work/build
log=$work/log
mark=$work/mark
failed=0

rm -rf "$store"
mkdir "$store"
(cd "$repository/Examples/FeaturePackages" && cp -R Package.swift Sources Tests Features "$store")
# The dependency has one path in all packages, so Waymark is compiled once.
for manifest in "$store"/Package.swift "$store"/Features/*/Package.swift; do
  sed -E 's|(name: "waymark", path: )"[^"]*"|\1"'"$work/waymark/dist/waymark-swift"'"|' "$manifest" >"$work/manifest"
  cat "$work/manifest" >"$manifest"
done
catalog=$store/Features/Catalog/Sources/Catalog
checkout=$store/Features/Checkout/Sources/Checkout

# now: prints the current time in milliseconds. Before bash 5, the precision is one second.
now() {
  if [ -n "${EPOCHREALTIME:-}" ]; then echo $((${EPOCHREALTIME/[.,]/} / 1000)); else echo $(($(date +%s) * 1000)); fi
}

# check NAME COMMAND...: runs a check and prints the result.
check() {
  if "${@:2}"; then
    echo "ok      $1"
  else
    failed=$((failed + 1))
    echo "FAILED  $1"
    cut -c 1-240 "$log" | tail -n 40
  fi
}

# build NAME [ARGUMENT...]: builds the app, and prints the time and the modules that were compiled.
build() {
  # The compiler's driver compares times in whole seconds.
  sleep 1
  touch "$mark"
  local start
  start=$(now)
  status=0
  swift build --package-path "$store" --scratch-path "$scratch" "${@:2}" >"$log" 2>&1 || status=$?
  printf '        %s: %s ms, compiled: %s\n' "$1" $(($(now) - start)) "$(compiled | tr '\n' ' ')"
}

# compiled: prints the modules of the sample with files that were compiled since the last build. The compiler writes a .dia file for each
# compiled file, and a .swiftmodule file for each module.
compiled() {
  local module
  for module in Catalog Checkout Store; do
    if [ -n "$(find "$scratch" -path "*/$module.build/*" -name '*.dia' -newer "$mark" -print)" ]; then echo "$module"; fi
  done
}

succeeds() { [ "$status" -eq 0 ] && ! grep -q ' warning: ' "$log"; }
compiles() { succeeds && [ "$(compiled | tr '\n' ' ')" = "$*${*:+ }" ]; }
fails_with() { [ "$status" -ne 0 ] && grep -qE "$1" "$log"; }
# The packages share the scratch folder, so that Waymark is compiled once. With its cache, SwiftPM would run the tests of the package before.
tests_of() {
  swift test --package-path "$1" --scratch-path "$scratch" --disable-build-manifest-caching \
    --filter "^$(basename "$1")Tests\." >"$log" 2>&1 && grep -q 'Test run with [1-9].* passed' "$log"
}
has_case() { grep -q "case $2" "$(find "$scratch" -path "*/$1/*" -name Navigation.waymark.swift)"; }

build 'first build, with the run time'
check 'the packages build' compiles Catalog Checkout Store
build 'settling' # The native build system runs the tool again after the first build.
check 'the packages build again' succeeds
build 'no change'
check 'nothing is compiled without a change' compiles

cp "$checkout/Checkout.nav.yaml" "$work/good.yaml"
echo '  receipt: { title: Receipt, in: basket, meta: { owner: checkout }, links: ["/basket/receipts/{number:Int}"] }' >>"$checkout/Checkout.nav.yaml"
build 'a route is added to the file of the checkout'
check 'the checkout and the app are compiled, but not the catalog' compiles Checkout Store
check 'the enum of the checkout has the route' has_case Checkout 'receipt(number: Int)'
check 'the link of the route is in the app' grep -rq 'receipts' "$scratch/plugins/outputs/store"
cat "$work/good.yaml" >"$checkout/Checkout.nav.yaml"
build 'the route is removed'
check 'the checkout and the app are compiled again' compiles Checkout Store

sed 's|/basket/orders/|/basket/purchases/|' "$work/good.yaml" >"$checkout/Checkout.nav.yaml"
build 'a link of the checkout is changed'
check 'only the app is compiled, because links belong to the app' compiles Store
cat "$work/good.yaml" >"$checkout/Checkout.nav.yaml"
build 'the link is restored'

echo '# A comment.' >>"$checkout/Checkout.nav.yaml"
build 'a comment is added to the file of the checkout'
check 'nothing is compiled after a comment' compiles

# These checks show that the checks above can fail.
echo '// A comment.' >>"$catalog/ProductModel.swift"
build 'a file of the catalog is changed'
check 'the check finds a compiled catalog' grep -qx Catalog <(compiled)

# Both the module and the app report the error. The build shows the error of the target whose plugin runs first.
sed 's|{method: Method = card}|{method: Category = books}|' "$work/good.yaml" >"$checkout/Checkout.nav.yaml"
build 'a type of the catalog is used in the file of the checkout'
unknown='this file declares no type `Category`|`method` has the type `Category`, which is not declared in the module `Checkout`'
check 'the error is in the file of the checkout' fails_with "Checkout\.nav\.yaml:[0-9]+:[0-9]+: error: ($unknown)"
cat "$work/good.yaml" >"$checkout/Checkout.nav.yaml"
build 'the type is corrected'
check 'the packages build' succeeds

for package in "$store" "$store/Features/Catalog" "$store/Features/Checkout"; do
  check "the tests of $(basename "$package") pass" tests_of "$package"
done
[ "$failed" = 0 ]
