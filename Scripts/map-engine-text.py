#!/usr/bin/env python3
"""Writes a WebAssembly module into a Swift file.

map-engine-text.py --write MODULE DIGEST     writes the file; DIGEST identifies the sources of the module
map-engine-text.py --compare MODULE OBJECTS  fails if the file contains another module; OBJECTS is the number of Swift objects in the module
map-engine-text.py --has DIGEST              fails if the file was written for another DIGEST, or was edited
"""
import base64
import binascii
import hashlib
import pathlib
import sys
import zlib

OUTPUT = pathlib.Path("Sources/WaymarkOutput/Map/MapEngineText.swift")
HEAD = """// Written by Scripts/map-engine.sh.
// Sources: {}

/// The engine of the map's page: the modules that Scripts/map-engine.sh lists, as WebAssembly.
enum MapEngineText {{
  /// The module, compressed with DEFLATE (RFC 1951), in Base64.
  static let module: StaticString = \"""
    """
TAIL = """
    \"""
}
"""


def without_hashes(module, objects):
    """Returns a module without its last data segment.

    The segment has a hash of 16 bytes for each object, which nothing reads, and which can differ between two runs of the compiler."""
    size = 16 * objects
    # LEB128
    length = bytes([size]) if size < 128 else bytes([size & 0x7F | 0x80, size >> 7])
    assert size < 1 << 14 and module[-size - len(length) : -size] == length, "the last segment contains no hashes"
    return module[:-size]


def stored():
    """Returns the recorded identity of the sources, and the module as Base64; two empty strings if the file has another form."""
    text = OUTPUT.read_text() if OUTPUT.exists() else ""
    identity = text.split("\n", 2)[1].removeprefix("// Sources: ") if text.count("\n") > 1 else ""
    head = HEAD.format(identity)
    return (identity, text[len(head) : -len(TAIL)]) if text.startswith(head) and text.endswith(TAIL) else ("", "")


def identity(digest, module):
    """Returns the line that identifies the sources and the module."""
    return f"{digest} {hashlib.sha256(module.encode()).hexdigest()}"


def has(digest):
    """Returns a Boolean value that indicates whether the file was written for the sources with this digest."""
    line, module = stored()
    return bool(module) and line == identity(digest, module)


def compare(module, objects):
    """Compares a module with the module in the file. Versions of zlib compress differently, so the text can differ."""
    try:
        found = zlib.decompress(base64.b64decode(stored()[1]), -15)
    except (zlib.error, binascii.Error):
        found = b""
    if len(found) != len(module) or without_hashes(found, objects) != without_hashes(module, objects):
        sys.exit(f"{OUTPUT} contains another module than Scripts/map-engine.sh makes; run `Scripts/map-engine.sh`")
    print(f"The engine of the map's page equals its sources. It has {len(module)} bytes, and {len(stored()[1])} in the page.")


def write(module, digest):
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    text = base64.b64encode(packer.compress(module) + packer.flush()).decode()
    OUTPUT.write_text(HEAD.format(identity(digest, text)) + text + TAIL)
    print(f"wrote {OUTPUT}: {len(module)} bytes, {len(text)} in the page")


def main(arguments):
    match arguments:
        case ["--write", module, digest]:
            write(pathlib.Path(module).read_bytes(), digest)
        case ["--compare", module, objects]:
            compare(pathlib.Path(module).read_bytes(), int(objects))
        case ["--has", digest]:
            if not has(digest):
                sys.exit(1)
            print("The sources of the map's engine did not change since it was written.")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
