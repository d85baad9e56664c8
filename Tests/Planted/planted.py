#!/usr/bin/env python3
"""planted.py [--list | --verify] [NUMBER...]: plants bugs in a copy of the last commit, and fails if a check doesn't find its bug.

Each bug of bugs.py replaces a text that occurs once in a file. Only one bug is planted at a time, and the copy keeps its builds. First, each
check must pass without a bug. Numbers select bugs. The folder .build/planted-output contains the output of each check.

--list    prints the bugs
--verify  only checks that each text occurs once
"""
import os
import pathlib
import re
import signal
import subprocess
import sys
import time

from bugs import BUGS

ROOT = pathlib.Path(__file__).resolve().parents[2]
COPY = ROOT / ".build/planted"
OUTPUT = ROOT / ".build/planted-output"
# A bug can cause an endless loop.
LIMIT = 3600
# The commands of the checks that are only a part of a step of Scripts/check.sh. The word after the name of the check replaces `{}`.
PARTS = {
    "tests": ". Scripts/tool.sh; bundle_tool; export WAYMARK_PLUGIN_TOOL=$tool_bundle; build --build-tests \"${build_flags[@]}\"; "
             "swift test --skip-build \"${build_flags[@]}\" --filter '^{}\\.'",
    "states": "Tests/ModelChecking/run.sh --only {} --states 2000",
    # The tool contains the page of the map as a Swift file.
    "map": "python3 Scripts/map-page.py; Scripts/check.sh map",
}
# The marks of a failure. The first mark that occurs selects the message.
FAILURES = ["✘ Test .* recorded an issue", "✘", "Fatal error", r"FAILED\b|^E  |AssertionError", "[Ee]rror: "]


def git(folder, *arguments):
    return subprocess.run(["git", "-C", folder, *arguments], check=True, capture_output=True, text=True).stdout.strip()


def run(check, name):
    """Runs a check in the copy, and returns its status and its output."""
    step, _, argument = check.partition(" ")
    process = subprocess.Popen(
        ["bash", "-euo", "pipefail", "-c", "unset WAYMARK_TOOL; " + PARTS.get(step, f"Scripts/check.sh {step}").replace("{}", argument)], cwd=COPY,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", start_new_session=True)
    try:
        output = process.communicate(timeout=LIMIT)[0]
    except BaseException as interruption:
        os.killpg(process.pid, signal.SIGKILL)
        if not isinstance(interruption, subprocess.TimeoutExpired):
            raise
        output = process.communicate()[0] + f"\nerror: the check did not end within {LIMIT} s\n"
    (OUTPUT / f"{name}.txt").write_text(output)
    return process.returncode, output


def symptom(output):
    """Returns the first failing test or message."""
    lines = [line.strip() for line in output.splitlines() if line.strip()] or [""]
    # The model checker prints a violation before its trace.
    if "after:" in lines:
        return lines[lines.index("after:") - 1]
    return next((line for mark in FAILURES for line in lines if re.search(mark, line)), lines[-1])


def planted(folder, number):
    """Returns the file of a bug in a folder, and the contents of the file with the bug."""
    description, _, file, text, bug = BUGS[number - 1]
    contents = (folder / file).read_text()
    if contents.count(text) != 1:
        sys.exit(f"{number}. {description}: the text occurs {contents.count(text)} times in {file}:\n{text}")
    return folder / file, contents.replace(text, bug)


def is_found(number):
    description, check, file, *_ = BUGS[number - 1]
    path, contents = planted(COPY, number)
    path.write_text(contents)
    started = time.monotonic()
    try:
        status, output = run(check, number)
    finally:
        git(COPY, "checkout", "--quiet", ".")
    compiles = not re.search(rf"{re.escape(file)}:\d+:\d+: error:", output)
    found = f"found by {check} in {time.monotonic() - started:.0f} s: {symptom(output)[:160]}"
    print(f"{number}. {description}: {'DOES NOT COMPILE' if not compiles else found if status else 'NOT FOUND'}", flush=True)
    return compiles and status != 0


options = [argument for argument in sys.argv[1:] if not argument.isdecimal()]
numbers = [int(argument) for argument in sys.argv[1:] if argument.isdecimal()] or range(1, len(BUGS) + 1)
if options == ["--list"]:
    print("\n".join(f"{number}. {BUGS[number - 1][0]} ({BUGS[number - 1][1]})" for number in numbers))
elif options == ["--verify"]:
    for number in numbers:
        planted(ROOT, number)
elif options:
    sys.exit(__doc__)
else:
    OUTPUT.mkdir(parents=True, exist_ok=True)
    if not COPY.exists():
        git(ROOT, "worktree", "add", "--force", "--detach", COPY)
    git(COPY, "checkout", "--quiet", "--force", "--detach", git(ROOT, "rev-parse", "HEAD"))
    for check in dict.fromkeys(BUGS[number - 1][1] for number in numbers):
        if run(check, "without-bug")[0] != 0:
            sys.exit(f"{check} fails without a bug: see {OUTPUT}/without-bug.txt")
    found = sum([is_found(number) for number in numbers])
    print(f"{found} of {len(numbers)} bugs were found")
    sys.exit(found < len(numbers))
