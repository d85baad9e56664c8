#!/usr/bin/env python3
"""Measures the time and the memory of `waymark import` for a million URLs.

million.py TOOL [COUNT]
"""
import pathlib
import random
import resource
import subprocess
import sys
import tempfile
import time


SHAPES = [f"/section{index}/{kind}" for index in range(40) for kind in ("{int}", "{int}/comments", "list", "{date}/{slug}", "{uuid}/a/{slug}")]


def urls(count):
    values = random.Random(1)
    for _ in range(count):
        path = values.choice(SHAPES).replace("{int}", str(values.randrange(10**8))).replace("{slug}", f"w{values.getrandbits(40):x}-story")
        path = path.replace("{uuid}", f"{values.getrandbits(32):08x}-1234-4abc-8def-{values.getrandbits(48):012x}")
        path = path.replace("{date}", f"2026-{values.randrange(1, 13):02}-{values.randrange(1, 29):02}")
        yield f"{values.randrange(1, 500)} https://example.com{path}\n"


def main(arguments):
    if not arguments:
        sys.exit(__doc__)
    tool, count = arguments[0], int(arguments[1]) if len(arguments) > 1 else 1_000_000
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        with open(folder / "urls.txt", "w") as file:
            file.writelines(urls(count))
        # The patterns of half of the URLs.
        (folder / "routes.txt").write_text("".join(f"{shape} {shape.replace('{', '').replace('}', '')[1:]}\n" for shape in SHAPES[::2]))
        print(f"{count} URLs, {(folder / 'urls.txt').stat().st_size >> 20} MB")
        for arguments in (["--app", "Sample", "--patterns", folder / "routes.txt", "--output", folder / "draft"], ["--check", folder / "draft"]):
            start = time.monotonic()
            result = subprocess.run([tool, "import", *arguments, "--urls", folder / "urls.txt"], capture_output=True, text=True)
            memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024
            print(f"{arguments[0]}: status {result.returncode}, {time.monotonic() - start:.1f} s, {memory} MB", result.stderr[-300:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
