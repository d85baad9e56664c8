#!/usr/bin/env bash
# interfaces.sh ios|macos|linux: compiles the modules that apps of a platform import, where they are not there or have changed:
# for Apple's platforms the standard library, out of the toolchain's own text of it, and for all the frameworks that stand
# under Interfaces.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
. ./compiler.sh
use_platform "$1"

# is_current FOLDER KEY: whether a folder was made from what the key stands for; where it was not, it is emptied.
is_current() {
  [ "$(cat "$1/made-from" 2>/dev/null || true)" != "$2" ] || return 0
  rm -rf "$1"
  mkdir -p "$1"
  return 1
}

checksum() { cksum | tr ' ' -; }
compiler_key=$( ("$frontend" --version; cat compiler.sh interfaces.sh) 2>/dev/null | checksum)

# without_bodies: an interface without the bodies of functions and initializers that are not transparent.
without_bodies() {
  awk '
    end != "" { if (index($0, end) == 1) end = ""; next }
    /@inlinable|@_alwaysEmitIntoClient/ && !/@_transparent/ && / (func |init[?(<])/ && /\{$/ \
      && !/ (var|subscript|class|struct|enum|protocol|extension) / && !/-> some / {
      match($0, /^ */)
      end = substr($0, 1, RLENGTH) "}"
      sub(/ \{$/, "")
    }
    { print }
  '
}

compile_standard_library() {
  local folder module text parse
  mkdir -p "$standard_library/$platform_folder" "$standard_library/text"
  for folder in shims clang host apinotes; do
    if [ -e "$library/$folder" ]; then ln -s "$library/$folder" "$standard_library/$folder"; fi
  done
  for module in Swift SwiftOnoneSupport _Concurrency _StringProcessing Observation Testing; do
    text=$(find "$library/linux/$module.swiftmodule" -name '*-linux-gnu.swiftinterface' | head -n 1)
    # What is for Linux alone goes: its C library, attributes for which a body would be needed, and 80-bit numbers. So do most
    # bodies, and optimizing: nothing is run. Transparent ones stay, as constants are computed with them.
    sed -E -e "s/-target [^ ]+-unknown-linux-gnu/-target $least_triple/" -e '/^import Glibc$/d' \
      -e '/^ *@backDeployed\(before/d' -e '/^\/\/ swift-module-flags:/s/ -O / -Onone /' \
      -e 's/self = _stdlib_(remainderl|squareRootl)\(.*\)/fatalError()/' "$text" \
      | without_bodies >"$standard_library/text/$module.swiftinterface"
    parse=()
    if [ "$module" = Swift ]; then
      parse=(-parse-stdlib)
      # With Objective-C, the compiler passes no pointer to a function where this is not there.
      cat >>"$standard_library/text/$module.swiftinterface" <<'SWIFT'
@frozen public struct AutoreleasingUnsafeMutablePointer<Pointee>: _Pointer {
  public let _rawValue: Builtin.RawPointer
  public init(_ _rawValue: Builtin.RawPointer)
  public var pointee: Pointee { get nonmutating set }
}
SWIFT
    fi
    mkdir "$standard_library/$platform_folder/$module.swiftmodule"
    "$frontend" -compile-module-from-interface -disable-availability-checking -suppress-warnings -target "$least_triple" \
      "${platform_flags[@]}" -module-name "$module" ${parse[@]+"${parse[@]}"} \
      -o "$standard_library/$platform_folder/$module.swiftmodule/$platform_module.swiftmodule" \
      "$standard_library/text/$module.swiftinterface"
  done
}

# compile_interface MODULE FOLDER FLAG-OR-FILE...: with library evolution, so that a `switch` has to be ready for new cases.
compile_interface() {
  "$frontend" -emit-module "${platform_flags[@]}" ${triple[@]+"${triple[@]}"} -I "$modules" -swift-version 6 -parse-as-library \
    -enable-library-evolution -disable-availability-checking -suppress-warnings -module-name "$1" -o "$2/$1.swiftmodule" "${@:3}"
}

# interface MODULE: compiles the module of a folder under Interfaces.
interface() {
  # shellcheck disable=SC2046
  compile_interface "$1" "$modules" $(sources "Interfaces/$1")
}

compile_interfaces() {
  mkdir -p "$modules" "$ui_test_modules"
  triple=()
  if [ "$platform" = linux ]; then
    compile_interface _FoundationExtras "$modules" $(sources Interfaces/FoundationExtras)
  else
    triple=(-target "$least_triple")
    compile_interface Foundation "$modules" -D WHOLE_FOUNDATION $(sources Interfaces/Foundation Interfaces/FoundationExtras)
    interface CoreGraphics
  fi
  interface Combine
  if [ "$platform" != macos ]; then interface UIKit; fi
  interface SwiftUI
  # Apart, as Linux has an XCTest of its own for tests that are no UI tests.
  compile_interface XCTest "$ui_test_modules" $(sources Interfaces/XCTest)
}

if [ "$platform" != linux ] && ! is_current "$standard_library" "$compiler_key"; then
  compile_standard_library
  echo "$compiler_key" >"$standard_library/made-from"
  echo "✓ $platform: standard library"
fi
interfaces_key=$compiler_key-$(sources Interfaces | xargs cat | checksum)
if ! is_current "$modules" "$interfaces_key"; then
  compile_interfaces
  echo "$interfaces_key" >"$modules/made-from"
  echo "✓ $platform: frameworks"
fi
