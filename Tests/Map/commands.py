#!/usr/bin/env python3
"""Compares the phone of the map's page with the navigator on this machine.

commands.py WAYMARK TRANSCRIPT  runs the commands of a transcript in Chromium, and fails if a state or an event differs. A test writes the
                                transcript: WAYMARK_TRANSCRIPT=FILE swift test --filter ComparisonTests/transcript
"""
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from chromium import chromium, open_tab

# The function runs commands, and returns the index of the first result with another hash (FNV-1a with 32 bits), and the result.
RUN = """async ({ commands, hashes }) => {
  const ask = await waymark.engine, encoder = new TextEncoder();
  for (let index = 0; index < commands.length; index++) {
    const result = ask.text('phone ' + commands[index]);
    let hash = 0x811c9dc5;
    for (const byte of encoder.encode(result)) hash = Math.imul(hash ^ byte, 0x01000193);
    if (hash >>> 0 !== hashes[index]) return [index, result];
  }
  return null;
}"""


def main(waymark, transcript):
    specs = {}
    for line in pathlib.Path(transcript).read_text().splitlines():
        kind, rest = line.split(" ", 1)
        if kind == "spec":
            commands, hashes = specs.setdefault(rest, ([], []))
        else:
            hashes.append(int(kind))
            commands.append(json.loads(rest))
    total = 0
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        for spec, (commands, hashes) in specs.items():
            path = pathlib.Path(folder) / "page.html"
            copy = pathlib.Path(folder) / "spec"
            shutil.rmtree(copy, ignore_errors=True)
            shutil.copytree(pathlib.Path(spec).parent, copy)
            for file in copy.rglob("*.nav.yaml"):
                # The platform files of the golden do not exist.
                file.write_text(re.sub(r"^apple:.*\n(?: .*\n)*", "", file.read_text(), flags=re.M))
            subprocess.run([waymark, "map", copy, "--output", path], check=True)
            page = open_tab(browser)
            page.goto(path.as_uri())
            found = page.evaluate(RUN, {"commands": commands, "hashes": hashes})
            if found:
                sys.exit(f"FAILED: {spec}: command {found[0] + 1}, {commands[found[0]]!r}, has another result in the page:\n  {found[1]}")
            total += len(commands)
            page.context.close()
    print(f"{total} commands of {len(specs)} specs have the same states and events in Chromium.")
    if total < 1_000:
        sys.exit("FAILED: too few commands")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
