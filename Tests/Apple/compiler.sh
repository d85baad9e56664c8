# Other scripts in this folder source this file, which defines the path of the compiler and its flags for each target.

repository=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
cache=$repository/.build/apple
plugins=$cache/plugins

if ! command -v swift >/dev/null; then
  echo "This needs a Swift toolchain, 6.2 or later: https://www.swift.org/install" >&2
  exit 2
fi
# Sometimes only `swift` or a wrapper is on the path. The other tools are next to the executable that `swift` runs.
library=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
frontend=$library/../../bin/swift-frontend
if [ ! -d "$library/linux/Swift.swiftmodule" ]; then
  echo "This needs the toolchain of a Linux machine, of whose standard library the text is there to compile for Apple's" >&2
  echo "platforms. On a Mac, build with Xcode: it has the frameworks themselves." >&2
  exit 2
fi

# An app is built for the oldest system that it supports. The compiler then requires `#available` for newer APIs.
all_targets=(ios17.0 ios18.0 ios26.0 ios27.0 macos14.0 linux catalyst17.0 tvos17.0 watchos10.0 visionos1.0)

# use_platform ios|ios27|macos|linux|catalyst|tvos|watchos|visionos: sets `platform`, `platform_flags`, and the folders of the platform's modules. If
# `has_apps` is false, only the run time is checked.
use_platform() {
  platform=$1
  modules=$cache/$platform/modules
  ui_test_modules=$cache/$platform/ui-test-modules
  standard_library=$cache/$platform/standard-library
  platform_flags=(-module-cache-path "$cache/$platform/clang" -plugin-path "$library/host/plugins" -plugin-path "$plugins")
  sdk_flags=()
  if [ -d "$library/host/plugins/testing" ]; then platform_flags+=(-plugin-path "$library/host/plugins/testing"); fi
  has_apps=true
  case $platform in
    # In the SDK of iOS 27, `State` is a macro.
    ios27)
      least_triple=arm64-apple-ios13.0 platform_module=arm64-apple-ios platform_folder=iphoneos
      standard_library=$cache/ios/standard-library sdk_flags=(-D SDK27)
      ;;
    ios) least_triple=arm64-apple-ios13.0 platform_module=arm64-apple-ios platform_folder=iphoneos ;;
    macos) least_triple=arm64-apple-macosx11.0 platform_module=arm64-apple-macos platform_folder=macosx ;;
    catalyst) least_triple=arm64-apple-ios14.0-macabi platform_module=arm64-apple-ios-macabi platform_folder=maccatalyst ;;
    tvos) least_triple=arm64-apple-tvos14.0 platform_module=arm64-apple-tvos platform_folder=appletvos ;;
    watchos) least_triple=arm64-apple-watchos7.0 platform_module=arm64-apple-watchos platform_folder=watchos ;;
    visionos) least_triple=arm64-apple-xros1.0 platform_module=arm64-apple-xros platform_folder=xros ;;
    linux) return ;;
  esac
  case $platform in
    catalyst | tvos | watchos | visionos) has_apps=false ;;
  esac
  platform_flags+=(-resource-dir "$standard_library")
  # The file maps versions of iOS to versions of visionOS, because `@available` names only iOS.
  if [ "$platform" = visionos ]; then platform_flags+=(-sdk "$repository/Tests/Apple/XROS.sdk"); fi
}

# is_one_of WORD WORD...: tests whether the first word is among the others.
is_one_of() {
  local word
  for word in "${@:2}"; do if [ "$word" = "$1" ]; then return 0; fi; done
  return 1
}

# use_target TARGET: sets `target_flags`, the compiler flags, and `target_modules`, the folder of the run time's modules.
use_target() {
  if ! is_one_of "$1" "${all_targets[@]}"; then
    echo "There is no target '$1'; there are: ${all_targets[*]}" >&2
    exit 64
  fi
  case $1 in
    ios27*) use_platform ios27 && target_flags=(-target "arm64-apple-ios${1#ios}") ;;
    ios*) use_platform ios && target_flags=(-target "arm64-apple-ios${1#ios}") ;;
    macos*) use_platform macos && target_flags=(-target "arm64-apple-macosx${1#macos}") ;;
    catalyst*) use_platform catalyst && target_flags=(-target "arm64-apple-ios${1#catalyst}-macabi") ;;
    tvos*) use_platform tvos && target_flags=(-target "arm64-apple-tvos${1#tvos}") ;;
    watchos*) use_platform watchos && target_flags=(-target "arm64-apple-watchos${1#watchos}") ;;
    visionos*) use_platform visionos && target_flags=(-target "arm64-apple-xros${1#visionos}") ;;
    # Apple's Foundation has some APIs that Linux lacks. The compiler flag imports the missing APIs into every file.
    linux) use_platform linux && target_flags=(-import-module _FoundationExtras) ;;
  esac
  target_modules=$cache/targets/$1
  target_flags+=("${platform_flags[@]}" -I "$modules" -I "$target_modules" -swift-version 6 -parse-as-library
    -diagnostic-style llvm)
}

# compile ARGUMENT...: reports all diagnostics of sources. Some diagnostics need the SIL passes: region isolation, definite initialization, and
# missing returns. The output goes to the standard output, because the compiler would replace the file /dev/null after an error.
compile() { "$frontend" -emit-sil -warnings-as-errors "$@" >/dev/null; }

# sources FOLDER...: prints the Swift files under folders.
sources() { find "$@" -name '*.swift' | LC_ALL=C sort; }
