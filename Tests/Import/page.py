#!/usr/bin/env python3
"""Follows the pages for adopters word for word: runs their commands, compares their output, and applies their edits, in the order of the page.

page.py TOOL [--record]

In the page, a `console` block contains commands after `$ `, each with its whole output. A line `…` replaces one or more lines of the output.
A command must succeed unless the next command is `echo $?`. A `diff` block is an edit. A `python` block is a file, which its first line names.
A block with a path is a part of this file of the repository, which other checks compile and test.
--record writes the output of the commands to the page.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap

from limit import LIMIT

ROOT = pathlib.Path(__file__).parents[2]
PAGES = [ROOT / "Docs" / name for name in ("Adopting.md", "OneStack.md", "DeferredLinks.md")]
EXAMPLES = ["Adopting", "OneTab"]
BLOCK = re.compile(r"^```(console|diff|python)\n(.*?)^```$", re.M | re.S)
EXCERPT = re.compile(r"^```(?:swift|yaml) (\S+)\n(.*?)^```$", re.M | re.S)


class Shell:
    """A shell whose commands run one by one, and share a folder and the last status."""

    def __init__(self, folder, tool):
        self.folder = folder
        self.status = 0
        self.environment = {
            **os.environ, "PATH": f"{tool.parent}:{os.environ['PATH']}", "LC_ALL": "C", "NO_COLOR": "1", "COLUMNS": "80",
            "WORK": str(folder),
        }
        self.environment.pop("WAYMARK_TOOL", None)

    def run(self, command):
        note = self.folder / ".folder"
        script = f'(exit {self.status})\n{command}\nstatus=$?; pwd >"$WORK/.folder"; exit $status'
        current = note.read_text().strip() if note.exists() else self.folder
        result = subprocess.run(
            ["bash", "-c", script], cwd=current, env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, timeout=LIMIT)
        self.status = result.returncode
        return result.stdout

    @property
    def current(self):
        return pathlib.Path((self.folder / ".folder").read_text().strip())

    def patch(self, text):
        return subprocess.run(["patch", "-p0", "--fuzz=0", "--no-backup-if-mismatch"], cwd=self.current, input=text, text=True,
                              capture_output=True)


def commands(block):
    """Yields each command of a block, and its expected output."""
    command, output, continues = None, [], False
    for line in block.splitlines():
        if line.startswith("$ ") and not continues:
            if command is not None:
                yield command, output
            command, output = line[2:], []
        elif continues:
            command += "\n" + line
        else:
            output.append(line)
            continue
        continues = command.endswith("\\")
    if command is not None:
        yield command, output


def matches(expected, actual):
    """Tests whether lines are equal, where `…` replaces one or more lines."""
    if not expected:
        return not actual
    if expected[0].strip() == "…":
        return any(matches(expected[1:], actual[index:]) for index in range(1, len(actual) + 1))
    return bool(actual) and expected[0].strip() == actual[0].strip() and matches(expected[1:], actual[1:])


def dedented(text):
    """The lines of a part of a file, without the indentation of the file."""
    return textwrap.dedent(text).strip()


def check_excerpts(path, page):
    """Compares each part of a file with the file, and returns the number of parts and of failures."""
    failures = count = 0
    for block in EXCERPT.finditer(page):
        count += 1
        source = ROOT / block[1]
        lines = source.read_text().splitlines() if source.exists() else []
        part = block[2].splitlines()
        starts = range(len(lines) - len(part) + 1)
        if not any(dedented("\n".join(lines[start : start + len(part)])) == dedented(block[2]) for start in starts):
            line = page.count("\n", 0, block.start()) + 1
            print(f"{path.relative_to(ROOT)}:{line}: error: {block[1]} doesn't contain these lines")
            failures += 1
    return count, failures


def follow(path, tool, records):
    """Follows one page, and returns the number of its commands, edits, and parts of files, and of failures."""
    page, name = path.read_text(), path.relative_to(ROOT)
    count, failures = check_excerpts(path, page)
    with tempfile.TemporaryDirectory(prefix="adopting ") as temporary:
        shell = Shell(pathlib.Path(temporary).resolve(), tool)
        for example in EXAMPLES:
            shutil.copytree(ROOT / "Examples" / example, shell.folder / "Examples" / example)
        pieces, end = [], 0
        for block in BLOCK.finditer(page):
            pieces.append(page[end : block.start(2)])
            end = block.end(2)
            line = page.count("\n", 0, block.start())
            if block[1] == "python":
                (shell.current / block[2].split()[1]).write_text(block[2])
                pieces.append(block[2])
                continue
            if block[1] == "diff":
                result = shell.patch(block[2])
                count += 1
                if result.returncode != 0:
                    print(f"{name}:{line + 1}: error: the edit does not apply\n{result.stdout}{result.stderr}")
                    failures += 1
                pieces.append(block[2])
                continue
            listed, text = list(commands(block[2])), ""
            for index, (command, expected) in enumerate(listed):
                count += 1
                actual = shell.run(command).splitlines()
                shows_status = index + 1 < len(listed) and listed[index + 1][0] == "echo $?"
                if shell.status != 0 and not shows_status:
                    print(f"{name}:{line + 1}: error: `{command}` fails with status {shell.status}")
                    failures += 1
                if not matches(expected, actual) and records:
                    expected = actual
                elif not matches(expected, actual):
                    print(f"{name}:{line + 1}: error: `{command}` prints:", *actual, "The page shows:", *expected, sep="\n")
                    failures += 1
                text += f"$ {command}\n" + "".join(line + "\n" for line in expected)
            pieces.append(text)
        pieces.append(page[end:])
    if records and "".join(pieces) != page:
        path.write_text("".join(pieces))
        print(f"{name}: recorded")
    print(f"{count} commands, edits, and samples of {name}, {failures} failures")
    return count, failures


def main(arguments):
    if len(arguments) not in (1, 2) or arguments[1:] not in ([], ["--record"]):
        sys.exit(__doc__)
    results = [follow(page, pathlib.Path(arguments[0]).resolve(), bool(arguments[1:])) for page in PAGES]
    if any(count < 10 for count, _ in results):
        sys.exit("a page has fewer than 10 commands, edits, and samples")
    return 1 if any(failures for _, failures in results) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
