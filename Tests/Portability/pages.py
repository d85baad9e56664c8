#!/usr/bin/env python3
"""Formats the YAML blocks of Markdown pages with `waymark format`.

usage: Tests/Portability/pages.py WAYMARK [--check] PAGE...

With --check, the script writes nothing, and fails if a block would change. A block that is not a part of a spec, or is not valid YAML,
stays unchanged.
"""

import pathlib
import re
import subprocess
import sys

# A block of another kind, such as a workflow for GitHub, starts with another key.
KEYS = (
    "waymark app include feature module imports swift origins meta types conditions tabBar tabs routes resolvedLinks resolving redirects "
    "claims localization apple ambiguity lint").split()
BLOCK = re.compile(r"^(?P<indent> *)```(?P<kind>yaml[^\n]*)\n(?P<text>.*?)^(?P=indent)```", re.M | re.S)


def formatted(waymark, match):
    indent = match["indent"]
    text = re.sub(rf"^{indent}", "", match["text"], flags=re.M)
    first = re.search(r"^(\w+):", text, re.M)
    if not first or first[1] not in KEYS or re.search(r"^ +script:", text, re.M):
        return match[0]
    result = subprocess.run([waymark, "format", "-"], input=text, capture_output=True, text=True)
    if result.returncode:
        return match[0]
    lines = re.sub(r"^(?=.)", indent, result.stdout, flags=re.M)
    return f"{indent}```{match['kind']}\n{lines}{indent}```"


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--check"]
    if len(arguments) < 2:
        print(__doc__, file=sys.stderr)
        sys.exit(64)
    changed = []
    for name in arguments[1:]:
        page = pathlib.Path(name)
        old = page.read_text()
        new = BLOCK.sub(lambda match: formatted(arguments[0], match), old)
        if new != old:
            changed.append(name)
            if "--check" not in sys.argv:
                page.write_text(new)
    for name in changed:
        print(f"{name}: {'a YAML block is not formatted' if '--check' in sys.argv else 'formatted'}")
    if "--check" in sys.argv and changed:
        print(f"run `Tests/Portability/pages.py {arguments[0]} {' '.join(changed)}`")
        sys.exit(1)


if __name__ == "__main__":
    main()
