#!/usr/bin/env python3
"""Writes a WebAssembly module into a Swift file.

map-engine-text.py MODULE OBJECTS          writes the file; OBJECTS is the number of Swift objects in the module
map-engine-text.py MODULE OBJECTS --check  fails if the file contains another module
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


def without_hashes(module, objects):
    """Returns a module without its last data segment.

    The segment has a hash of 16 bytes for each object, which nothing reads, and which can differ between two runs of the compiler."""
    size = 16 * objects
    length = bytes([size & 0x7F | 0x80, size >> 7])
    assert 128 <= size < 1 << 14 and module[-size - 2 : -size] == length, "the last segment contains no hashes"
    return module[:-size]


def main(arguments):
    if len(arguments) not in (2, 3) or arguments[2:] not in ([], ["--check"]):
        sys.exit(__doc__)
    module = pathlib.Path(arguments[0]).read_bytes()
    objects = int(arguments[1])
    if len(arguments) == 3:
        # The check compares the modules, because versions of zlib compress differently.
        text = OUTPUT.read_text() if OUTPUT.exists() else ""
        stored = text.removeprefix(HEAD).removesuffix(TAIL)
        found = zlib.decompress(base64.b64decode(stored), -15) if text.startswith(HEAD) else b""
        if len(found) != len(module) or without_hashes(found, objects) != without_hashes(module, objects):
            sys.exit(f"{OUTPUT} contains another module than Scripts/map-engine.sh makes; run `Scripts/map-engine.sh`")
        print(f"The engine of the map's page has {len(module)} bytes, and {len(stored)} in the page.")
        return
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    text = base64.b64encode(packer.compress(module) + packer.flush()).decode()
    OUTPUT.write_text(HEAD + text + TAIL)
    print(f"wrote {OUTPUT}: {len(module)} bytes, {len(text)} in the page")


if __name__ == "__main__":
    main(sys.argv[1:])
