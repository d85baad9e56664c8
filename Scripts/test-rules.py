#!/usr/bin/env python3
"""Checks the sources of the tests.

- The name of a test is a sentence of its own, because a red line in a log shows only the name.
- No test waits by time or turns. A test waits for an event: `until(_:)` and `runWaitingTasks()` in Tests/Support, `runTasks()` of the
  simulated UIKit.
"""
import collections
import pathlib
import re
import sys

TEST = re.compile(r'@Test(?=[\s(])(?:\(\s*("(?:[^"\\]|\\.)*")?)?')
FUNCTION = re.compile(r"func\s+(`[^`]+`|\w+)")
PRONOUN = re.compile(r"(It|They|This|That|What|Whatever|One|Those|There|None)\b")
WAIT = re.compile(r"Task\.(yield|sleep)|Thread\.sleep|\busleep\(|\.timeLimit\(|\.asyncAfter\(")
# UIKit on a device has no event for the end of every transition.
WAITS = {"Examples/PetSpot/PetSpotTests/Support/Eventually.swift"}


def problems_of(name):
    """Yields what keeps a name from being a sentence of its own."""
    if not re.match(r'[A-Z0-9`"]', name.replace('\\"', '"')):
        yield "starts with a lowercase letter"
    if len(name.split()) < 4:
        yield "has fewer than four words"
    if PRONOUN.match(name):
        yield "starts with a pronoun"
    if name.endswith("."):
        yield "ends with a period"


def findings():
    places = collections.defaultdict(list)
    files = [path for folder in ("Tests", "Examples") for path in sorted(pathlib.Path(folder).rglob("*.swift"))]
    for path in files:
        if "Fixtures" in path.parts or ".build" in path.parts:
            continue
        text = path.read_text()
        for match in TEST.finditer(text):
            place = f"{path}:{text.count(chr(10), 0, match.start()) + 1}"
            function = FUNCTION.search(text, match.end())
            if match[1] is None:
                # A raw identifier (SE-0451) is a name, too.
                if function and not function[1].startswith("`"):
                    yield f"{place}: the test `{function[1]}` has no name"
                continue
            name = match[1][1:-1]
            places[name].append(place)
            for problem in problems_of(name):
                yield f'{place}: the name "{name}" {problem}'
        # The tests themselves, not the apps and the simulated frameworks.
        if "Tests" in path.parts[0] or any(part.endswith("Tests") for part in path.parts):
            if str(path) not in WAITS:
                for wait in WAIT.finditer(text):
                    yield f"{path}:{text.count(chr(10), 0, wait.start()) + 1}: `{wait[0]}` waits for time or turns, not for an event"
    for name, tests in places.items():
        if len(tests) > 1:
            yield f'{", ".join(tests)}: several tests have the name "{name}"'
    if len(places) < 1000:
        yield f"only {len(places)} names were found"


found = list(findings())
print("\n".join(found) or "The names of all tests are sentences, and no test waits for time.")
sys.exit(1 if found else 0)
