#!/usr/bin/env python3
"""Writes a WebAssembly module into a Swift file.

map-engine-text.py MODULE          writes the file
map-engine-text.py MODULE --check  fails if the file contains another module
"""
import base64
import pathlib
import sys
import zlib

OUTPUT = pathlib.Path("Sources/WaymarkEmit/Map/MapEngineText.swift")
HEAD = '''// Written by Scripts/map-engine.sh.

/// The engine of the map's page: the modules that Scripts/map-engine.sh lists, as WebAssembly.
enum MapEngineText {
  /// The module, compressed with DEFLATE (RFC 1951), in Base64.
  static let module: StaticString = """
    '''
TAIL = '''
    """
}
'''


def main(arguments):
    if len(arguments) not in (1, 2) or arguments[1:] not in ([], ["--check"]):
        sys.exit(__doc__)
    module = pathlib.Path(arguments[0]).read_bytes()
    if len(arguments) == 2:
        # The check compares the modules, because versions of zlib compress differently.
        text = OUTPUT.read_text() if OUTPUT.exists() else ""
        stored = text.removeprefix(HEAD).removesuffix(TAIL)
        if not text.startswith(HEAD) or zlib.decompress(base64.b64decode(stored), -15) != module:
            sys.exit(f"{OUTPUT} contains another module than Scripts/map-engine.sh makes; run `Scripts/map-engine.sh`")
        print(f"The engine of the map's page has {len(module)} bytes, and {len(stored)} in the page.")
        return
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    text = base64.b64encode(packer.compress(module) + packer.flush()).decode()
    OUTPUT.write_text(HEAD + text + TAIL)
    print(f"wrote {OUTPUT}: {len(module)} bytes, {len(text)} in the page")


if __name__ == "__main__":
    main(sys.argv[1:])
