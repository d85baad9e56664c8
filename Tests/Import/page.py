#!/usr/bin/env python3
"""Follows Docs/Adopting.md word for word: runs its commands, compares their output, and applies its edits, in the order of the page.

page.py TOOL [--record]

In the page, a `console` block contains commands after `$ `, each with its whole output. A line `…` replaces one or more lines of the output.
A command must succeed unless the next command is `echo $?`. A `diff` block is an edit. A `python` block is a file, which its first line names.
--record writes the output of the commands to the page.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from limit import LIMIT

ROOT = pathlib.Path(__file__).parents[2]
PAGE = ROOT / "Docs/Adopting.md"
BLOCK = re.compile(r"^```(console|diff|python)\n(.*?)^```$", re.M | re.S)


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


def main(arguments):
    if len(arguments) not in (1, 2) or arguments[1:] not in ([], ["--record"]):
        sys.exit(__doc__)
    tool, page = pathlib.Path(arguments[0]).resolve(), PAGE.read_text()
    failures = count = 0
    with tempfile.TemporaryDirectory(prefix="adopting ") as temporary:
        shell = Shell(pathlib.Path(temporary).resolve(), tool)
        shutil.copytree(ROOT / "Examples/Adopting", shell.folder / "Examples/Adopting")
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
                    print(f"Docs/Adopting.md:{line + 1}: error: the edit does not apply\n{result.stdout}{result.stderr}")
                    failures += 1
                pieces.append(block[2])
                continue
            listed, text = list(commands(block[2])), ""
            for index, (command, expected) in enumerate(listed):
                count += 1
                actual = shell.run(command).splitlines()
                shows_status = index + 1 < len(listed) and listed[index + 1][0] == "echo $?"
                if shell.status != 0 and not shows_status:
                    print(f"Docs/Adopting.md:{line + 1}: error: `{command}` fails with status {shell.status}")
                    failures += 1
                if not matches(expected, actual) and arguments[1:]:
                    expected = actual
                elif not matches(expected, actual):
                    print(f"Docs/Adopting.md:{line + 1}: error: `{command}` prints:", *actual, "The page shows:", *expected, sep="\n")
                    failures += 1
                text += f"$ {command}\n" + "".join(line + "\n" for line in expected)
            pieces.append(text)
        pieces.append(page[end:])
    if arguments[1:] and "".join(pieces) != page:
        PAGE.write_text("".join(pieces))
        print("Docs/Adopting.md: recorded")
    if count < 10:
        sys.exit("Docs/Adopting.md has fewer than 10 commands and edits")
    print(f"{count} commands and edits of Docs/Adopting.md, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
