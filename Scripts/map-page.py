#!/usr/bin/env python3
"""Writes the style sheets and the script of the map's page into a Swift file.

map-page.py          writes the file
map-page.py --check  fails if the file differs from the style sheets and the script
"""
import base64
import hashlib
import pathlib
import re
import sys

FOLDER = pathlib.Path("Sources/WaymarkOutput/Map")
OUTPUT = FOLDER / "MapPageText.swift"
# The scripts of the page, in the order in which they run.
SCRIPTS = ["engine", "map", "try", "phone", "features"]


def compact(css):
    """Returns a style sheet without line breaks and comments."""
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.S)
    css = re.sub(r"\s+", " ", css)
    return re.sub(r" ?([{};,]) ?", r"\1", css).replace(": ", ":").strip()


def literal(name, comment, text):
    # The folder has the lines, so each text is one line here.
    assert '"#' not in text and "\\#" not in text
    line = text.replace("\n", "\\#n")
    return f'  /// {comment}\n  static let {name}: StaticString = #"{line}"#\n'


def digest(text):
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def main(arguments):
    if arguments not in ([], ["--check"]):
        sys.exit(__doc__)
    drawing = compact((FOLDER / "Page/drawing.css").read_text())
    page = compact((FOLDER / "Page/page.css").read_text())
    live_style = compact((FOLDER / "Page/live.css").read_text())
    live_script = (FOLDER / "Page/live.js").read_text().rstrip("\n")
    script = "\n".join((FOLDER / f"Page/{name}.js").read_text().rstrip("\n") for name in SCRIPTS)
    text = "\n".join(
        [
            "// Written by Scripts/map-page.py. Edit the files in the folder `Page`.\n// swift-format-ignore-file\n",
            "/// The style sheets and the script of the map's page.",
            "enum MapPageText {",
            literal("drawingStyle", "The style sheet of the drawing.", drawing),
            literal("pageStyle", "The style sheet of the other parts of the page.", page),
            literal("script", "The scripts of the page.", script),
            literal("liveStyle", "The style sheet that only the page of `waymark serve` contains.", live_style),
            literal("liveScript", "The script that only the page of `waymark serve` contains.", live_script),
            "  /// The hash of both style sheets, for the Content-Security-Policy.",
            f'  static let styleHash: StaticString = "{digest(drawing + page)}"',
            "  /// The hash of the script, for the Content-Security-Policy.",
            f'  static let scriptHash: StaticString = "{digest(script)}"',
            "  /// The hash of the style sheet of the live page.",
            f'  static let liveStyleHash: StaticString = "{digest(live_style)}"',
            "  /// The hash of the script of the live page.",
            f'  static let liveScriptHash: StaticString = "{digest(live_script)}"',
            "}\n",
        ]
    )
    if arguments:
        if not OUTPUT.exists() or OUTPUT.read_text() != text:
            sys.exit(f"{OUTPUT} differs from the folder Page; run `python3 Scripts/map-page.py`")
    else:
        OUTPUT.write_text(text)


if __name__ == "__main__":
    main(sys.argv[1:])
