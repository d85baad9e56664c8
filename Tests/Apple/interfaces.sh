#!/usr/bin/env bash
# interfaces.sh PLATFORM: compiles the modules that apps of a platform import, if the modules are missing or
# outdated. For Apple's platforms, the script compiles the standard library from the toolchain's textual interface. For
# all platforms, the script compiles the frameworks in the folder Interfaces.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
. ./compiler.sh
use_platform "$1"
./macros.sh
# Two checks may need the modules of a platform, or the same standard library, at the same time.
mkdir -p "$cache/$platform" "$(dirname "$standard_library")"
exec 9>"$(dirname "$standard_library")/lock"
flock 9

# is_current FOLDER KEY: tests whether the contents of a folder have a key. If the key differs, the function empties the
# folder.
is_current() {
  [ "$(cat "$1/made-from" 2>/dev/null || true)" != "$2" ] || return 0
  rm -rf "$1"
  mkdir -p "$1"
  return 1
}

checksum() { cksum | tr ' ' -; }
compiler_key=$( ("$frontend" --version; cat compiler.sh interfaces.sh) 2>/dev/null | checksum)

# without_bodies: removes the bodies of functions and initializers from an interface, unless a body is transparent.
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
  local parts=(Swift SwiftOnoneSupport _Concurrency _StringProcessing Observation)
  # Only example apps have tests.
  if $has_apps; then parts+=(Testing); fi
  for module in "${parts[@]}"; do
    text=$(find "$library/linux/$module.swiftmodule" -name '*-linux-gnu.swiftinterface' | head -n 1)
    # The commands remove the parts that are specific to Linux: the C library, attributes that require a body, and 80-bit numbers. Nothing
    # is run, so most bodies and the optimization are removed, too. Transparent bodies stay, because constants are computed with them.
    sed -E -e "s/-target [^ ]+-unknown-linux-gnu/-target $least_triple/" -e '/^import Glibc$/d' \
      -e '/^ *@backDeployed\(before/d' -e '/^\/\/ swift-module-flags:/s/ -O / -Onone /' \
      -e 's/self = _stdlib_(remainderl|squareRootl)\(.*\)/fatalError()/' "$text" \
      | without_bodies >"$standard_library/text/$module.swiftinterface"
    parse=()
    if [ "$module" = Swift ]; then
      parse=(-parse-stdlib)
      # With Objective-C, the compiler needs this type to pass a pointer to a function.
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

# compile_interface MODULE FOLDER FLAG-OR-FILE...: compiles a module with library evolution, so that a `switch` must handle new cases.
compile_interface() {
  "$frontend" -emit-module "${platform_flags[@]}" ${triple[@]+"${triple[@]}"} -I "$modules" -swift-version 6 -parse-as-library \
    -enable-library-evolution -disable-availability-checking -suppress-warnings -module-name "$1" -o "$2/$1.swiftmodule" "${@:3}"
}

# interface MODULE: compiles the module in a folder under Interfaces.
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
    interface os
  fi
  interface Combine
  # WaymarkUI uses neither UIKit nor Core Spotlight on tvOS and watchOS.
  case $platform in
    tvos | watchos) ;;
    *)
      interface UserNotifications
      interface CoreSpotlight
      [ "$platform" = macos ] || interface UIKit
      ;;
  esac
  compile_interface SwiftUI "$modules" ${sdk_flags[@]+"${sdk_flags[@]}"} $(sources Interfaces/SwiftUI)
  $has_apps || return 0
  # The generated code tests whether it can import AppIntents, which Linux lacks.
  [ "$platform" = linux ] || interface AppIntents
  interface WidgetKit
  # XCTest is in a separate folder, because Linux has another XCTest for tests that are not UI tests.
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
