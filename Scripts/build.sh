# Sourced by scripts that build the package.

# All debug builds use these flags, so that nothing is built twice. One compiler process per module, and an index without the system's modules,
# save two fifths of the processor time. SwiftPM expects an object file for each source file, which the compiler writes only with several threads.
build_flags=(-Xswiftc -warnings-as-errors -Xswiftc -wmo -Xswiftc -num-threads -Xswiftc 2
  -Xswiftc -index-ignore-system-modules -Xswiftc -index-ignore-clang-modules)

# build ARGUMENT...: runs `swift build`, and runs it again after a crash. SwiftPM on Linux sometimes ends by a signal in one of its threads.
# The second run continues with the finished parts of the build.
build() {
  local status=0
  swift build "$@" || status=$?
  if [ "$status" -gt 128 ]; then
    echo "swift build crashed with signal $((status - 128)); trying once more"
    swift build "$@"
  else
    return "$status"
  fi
}

# declared_version: prints the version of the sources.
declared_version() { sed -n 's/.*static let current = "\(.*\)"/\1/p' Sources/WaymarkTool/Terminal/Version.swift; }

# host_triple: prints the target triple of this machine, without the version of the system.
host_triple() { swift -print-target-info | sed -n 's/^ *"unversionedTriple": "\(.*\)",$/\1/p' | head -n 1; }

# use_static_libyaml: lets pkg-config find a folder that contains libyaml only as an archive, so that the tool contains libyaml. The linker of
# macOS would prefer a dynamic library in the same folder, which other machines lack.
use_static_libyaml() {
  local folder=$PWD/.build/libyaml archive
  archive=$(pkg-config --variable=libdir yaml-0.1)/libyaml.a
  if [ ! -f "$archive" ]; then
    echo "The optimized tool contains libyaml, and $archive is missing: install libyaml with its static library." >&2
    return 1
  fi
  mkdir -p "$folder"
  cp -f "$archive" "$folder/"
  sed "s|^Libs:.*|Libs: -L\"$folder\" -lyaml|" "$(pkg-config --variable=pcfiledir yaml-0.1)/yaml-0.1.pc" >"$folder/yaml-0.1.new"
  mv "$folder/yaml-0.1.new" "$folder/yaml-0.1.pc"
  export PKG_CONFIG_PATH=$folder${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
}

# build_optimized PRODUCT...: builds optimized products, which are the tool and the benchmarks, and sets `optimized` to their folder.
build_optimized() {
  . Scripts/install-libyaml.sh
  use_static_libyaml
  local product options=(-c release --scratch-path .build/optimized)
  # Without this flag, each object file contains a hash that depends on the path of the sources.
  options+=(-Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen)
  case $(uname) in
    Linux) options+=(--static-swift-stdlib -Xlinker --gc-sections -Xlinker -s) ;;
    # macOS contains the Swift runtime.
    Darwin) options+=(-Xlinker -dead_strip -Xlinker -x) ;;
  esac
  for product in "$@"; do
    WAYMARK_PLUGIN_TOOL=none WAYMARK_OPTIMIZED=1 build --product "$product" "${options[@]}"
  done
  optimized=$(WAYMARK_PLUGIN_TOOL=none WAYMARK_OPTIMIZED=1 swift build "${options[@]}" --show-bin-path)
}
