#!/usr/bin/env bash
# macros.sh: compiles the macros of SwiftUI with the SwiftSyntax of the toolchain, if the compiled macros are missing or outdated.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
. ./compiler.sh
# Two checks may need the macros at the same time.
mkdir -p "$plugins"
exec 8>"$plugins/lock"
flock 8

key=$( ("$frontend" --version; cat macros.sh $(sources Macros)) 2>/dev/null | cksum)
if [ "$(cat "$plugins/made-from" 2>/dev/null || true)" = "$key" ]; then exit; fi
host=$library/host
"$library/../../bin/swiftc" -emit-library -swift-version 6 -parse-as-library -module-name SwiftUIMacros -I "$host" -L "$host" \
  -lSwiftSyntax -lSwiftSyntaxBuilder -lSwiftSyntaxMacros -Xlinker -rpath -Xlinker "$host" \
  -o "$plugins/libSwiftUIMacros.so" $(sources Macros)
echo "$key" >"$plugins/made-from"
echo "✓ macros"
