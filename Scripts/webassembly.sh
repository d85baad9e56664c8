# webassembly.sh: finds the tools that compile Embedded Swift for WebAssembly. Source this file.
# If the toolchain has no such tools, the variable `webassembly_missing` names the first missing file.

# If only `swift` or a wrapper is on the path, the other tools are next to the executable that it runs.
swift_library=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
swift_tools=$swift_library/../../bin
wasm_target=wasm32-unknown-none-wasm
unicode_tables=$swift_library/embedded/$wasm_target/libswiftUnicodeDataTables.a
webassembly_missing=
for need in "$unicode_tables" "$swift_tools/wasm-ld" "$swift_tools/clang"; do
  if [ ! -e "$need" ]; then
    webassembly_missing=$need
    break
  fi
done

# The flags of each module, apart from its name.
wasm_flags=(
  -swift-version 6 -parse-as-library -package-name waymark -wmo -Osize -target "$wasm_target"
  -enable-experimental-feature Embedded -Xfrontend -disable-stack-protector
)

# compile_c SOURCE OBJECT
compile_c() {
  "$swift_tools/clang" --target=wasm32 -O2 -ffreestanding -fno-builtin -Wall -Werror -c -o "$2" "$1"
}
