#!/usr/bin/env python3
"""Imports the files of Tests/Import/Notations, each in the notation of another router, and opens URLs with the drafts.

notations.py TOOL [NAME...]

Each line of a `.urls` file has a URL and its screen, or `-` if the router does not handle the URL. A screen is compared with the name of the
link without case and punctuation.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from limit import LIMIT

FOLDER = pathlib.Path(__file__).parent / "Notations"
# The options that name the places of the URLs, for files that contain only paths.
HOSTS = {"flask", "express", "jlroutes", "crossroad", "spreadsheet", "mapping"}


def plain(name):
    return re.sub(r"[^a-z0-9]", "", name.lower())


def property_lists(name, folder):
    """Writes the scheme or the host of the app as platform files. The result is the options that read the files."""
    head = '<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>'
    schemes = {"jlroutes": "jl", "crossroad": "pokedex"}
    if name in schemes:
        path = folder / "Info.plist"
        path.write_text(f"{head}<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>{schemes[name]}"
                        "</string></array></dict></array></dict></plist>")
        return ["--info-plist", path]
    path = folder / "App.entitlements"
    path.write_text(f"{head}<key>com.apple.developer.associated-domains</key><array><string>applinks:{name}.example</string></array>"
                    "</dict></plist>")
    return ["--entitlements", path]


def check(tool, name):
    """Returns the failures of one file."""
    urls = FOLDER / f"{name}.urls"
    expected = [line.split(" ") for line in urls.read_text().splitlines()]
    file = next(path.name for path in FOLDER.glob(f"{name}.*") if path.suffix != ".urls")
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        draft = folder / "draft"
        arguments = [tool, "import", "--app", "Sample", "--patterns", FOLDER / file, "--output", draft]
        if name in HOSTS:
            arguments += property_lists(name, folder)
        imported = subprocess.run(arguments, capture_output=True, text=True, timeout=LIMIT)
        if imported.returncode not in (0, 1):
            return [f"exit status {imported.returncode}: {imported.stderr.strip()}"]
        for command in (["lint", draft], ["format", "--check", draft]):
            result = subprocess.run([tool, *command], capture_output=True, text=True, timeout=LIMIT)
            if result.returncode != 0:
                return [f"waymark {command[0]}: {result.stdout}{result.stderr}"]
        answers = subprocess.run([tool, "resolve", draft, "--json", "-"], input="".join(url + "\n" for url, _ in expected),
                                 capture_output=True, text=True, timeout=LIMIT).stdout.splitlines()
    failures = []
    for (url, screen), answer in zip(expected, map(json.loads, answers), strict=True):
        link = answer.get("link") if answer["outcome"] in ("landed", "app", "redirected") else None
        if plain(link or "") != plain(screen):
            failures.append(f"{url}: {link or answer['outcome'] + ', ' + str(answer.get('reason'))}; expected {screen}")
    return failures


def main(arguments):
    if not arguments:
        sys.exit(__doc__)
    names = arguments[1:] or sorted(path.stem for path in FOLDER.glob("*.urls"))
    failed = False
    for name in names:
        failures = check(arguments[0], name)
        print(f"{'FAILED' if failures else 'ok    '}  {name}", *failures, sep="\n        ")
        failed |= bool(failures)
    if not names:
        print(f"FAILED: {FOLDER} contains no notations")
        failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
