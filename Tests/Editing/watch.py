#!/usr/bin/env python3
"""Tests `waymark watch` as a process.

watch.py WAYMARK  runs all tests
"""
import json
import os
import pathlib
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from process import LIMIT, pauses, processor_time, replace, until

ROOT = pathlib.Path(__file__).resolve().parents[2]
SPEC = "waymark: 1\napp: Small\ntabs:\n  home: { title: Home, icon: house }\n"
BROKEN = SPEC.replace("icon: house", "icn: house")
# The command reports a change after about four looks at its files.
LOOKS = 10


class Watch:
    """A running `waymark watch`, and its output so far."""

    def __init__(self, waymark, folder, *arguments, terminal=False):
        self.output = b""
        # The number of checks whose reports a test expects. The first check is at the start.
        self.expected = 1
        if terminal:
            self.reader, writer = pty.openpty()
        else:
            self.reader, writer = os.pipe()
        self.process = subprocess.Popen(
            [waymark, "watch", *arguments], cwd=folder, stdin=subprocess.DEVNULL, stdout=writer, stderr=writer, start_new_session=True
        )
        os.close(writer)
        self.read_report("the first check has an end")

    @property
    def text(self):
        return self.output.decode(errors="replace")

    def fail(self, what):
        self.process.kill()
        sys.exit(f"FAILED: {what}, but the output is:\n{self.text}")

    def read(self, what):
        """Waits for more output, and returns whether there is any before the end of the process."""
        if not select.select([self.reader], [], [], LIMIT)[0]:
            self.fail(f"hung: {what}")
        try:
            data = os.read(self.reader, 1 << 16)
        except OSError:
            # The end of a terminal is an error on Linux.
            data = b""
        self.output += data
        return bool(data)

    def read_report(self, what):
        """Waits for the next report, and returns its text."""
        start = len(self.text)
        while not self.text[start:].rstrip("\r\n").endswith("; waiting for changes"):
            if not self.read(what):
                self.fail(what)
        return self.text[start:]

    def after(self, change, text, what):
        """Changes files, and waits for the report of one check, which contains a text."""
        self.expected += 1
        change()
        if text not in self.read_report(what):
            self.fail(what)

    def look(self):
        """Waits until the command has looked at its files several times. It pauses after each look."""
        if (start := pauses(self.process.pid)) is not None:
            until(lambda: pauses(self.process.pid) >= start + LOOKS, "the command looks at its files")

    def end(self, number, what):
        self.process.send_signal(number)
        while self.read(what):
            pass
        status = self.process.wait(LIMIT)
        assert status == 0, f"{what}: exit status {status}"
        count = self.text.count("; waiting for changes")
        assert count == self.expected, f"{what}: {count} reports, not {self.expected}:\n{self.text}"


def problems(output):
    """Returns the problems that the task for Visual Studio Code lists at the end of an output."""
    task = json.loads((ROOT / "Integrations/VSCode/tasks.json").read_text())["tasks"][0]
    matcher = task["problemMatcher"]
    pattern, background = matcher["pattern"], matcher["background"]
    found, is_active = [], background["activeOnStart"]
    # The editor removes colors before it applies the patterns.
    for line in re.sub(r"\x1b\[[0-9;]*m", "", output).replace("\r\n", "\n").split("\n"):
        if re.search(background["beginsPattern"], line):
            found, is_active = [], True
        elif re.search(background["endsPattern"], line):
            is_active = False
        elif match := re.search(pattern["regexp"], line):
            found.append({key: match.group(value) for key, value in pattern.items() if key != "regexp"})
    assert not is_active, "the end of a check has no marker"
    return found


def output_and_files(waymark, folder, terminal):
    spec = folder / "App.nav.yaml"
    spec.write_text(SPEC)
    watch = Watch(waymark, folder, "--generate", "Generated", terminal=terminal)
    assert "no findings in 1 file; wrote Generated/" in watch.text, watch.text
    swift = folder / "Generated/Navigation.waymark.swift"
    old = swift.read_bytes()
    watch.after(lambda: replace(spec, BROKEN), "[unknown-key]", "an error is reported")
    assert "Generated is unchanged because of the errors" in watch.text, watch.text
    assert swift.read_bytes() == old, "errors keep the generated files"
    found = problems(watch.text)
    assert [(problem["file"], problem["line"], problem["severity"], problem["code"]) for problem in found] == [
        ("App.nav.yaml", "4", "error", "unknown-key")
    ], found
    assert ("| " in watch.text) == terminal, "only a terminal shows lines of the spec"
    watch.after(lambda: replace(spec, SPEC.replace("home", "start")), "no findings", "the end of the error is reported")
    assert problems(watch.text) == [], "the task removes the problem"
    assert "start" in swift.read_text(), "the generated files are new"
    # A file of the user is never replaced, and the findings are still reported.
    message = "no findings in 1 file; not all files were written"
    watch.after(lambda: replace(swift, "// by hand"), message, "an error of the generated files is reported")
    watch.after(lambda: replace(spec, SPEC), message, "the error of the generated files is reported again")
    assert swift.read_text() == "// by hand" and "was not generated by Waymark" in watch.text, watch.text
    watch.after(swift.unlink, "; wrote Generated/", "the generated files are written again")
    # A file that is not a part of the spec is not reported. The next report is about the change after it.
    (folder / "Notes.txt").write_text("not a part of the spec")
    watch.look()
    watch.after(lambda: replace(spec, BROKEN), "[unknown-key]", "another change is reported")
    watch.after(lambda: replace(spec, SPEC), "no findings", "the end of the error is reported")
    if not terminal:
        # The folder itself is replaced, so the current folder of the process is a deleted folder.
        new = folder.with_name("New")
        watch.after(spec.unlink, "waymark: error: ", "the missing spec is reported")
        watch.after(lambda: shutil.rmtree(folder), "waymark: error: ", "the missing folder is reported")
        new.mkdir()
        (new / spec.name).write_text(BROKEN)
        watch.after(lambda: new.rename(folder), "[unknown-key]", "a new folder at the same path is watched")
    watch.end(signal.SIGINT, "Control-C")


def ends(waymark, folder):
    (folder / "App.nav.yaml").write_text(SPEC)
    Watch(waymark, folder).end(signal.SIGTERM, "SIGTERM")
    # Without a reader, the process ends, even if no file changes.
    process = subprocess.Popen([waymark, "watch"], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    while "waiting for changes" not in (line := process.stderr.readline()):
        assert line, "the process ended before its first report"
    process.stderr.close()
    status = process.wait(LIMIT)
    assert status == 0, f"without a reader: exit status {status}"


def neovim(waymark, folder):
    """Runs the plugin for Neovim, and compares the quickfix list with the findings."""
    spec = folder / "App.nav.yaml"
    spec.write_text(BROKEN)
    (folder / "bin").mkdir()
    (folder / "bin/waymark").symlink_to(waymark)
    script = folder / "test.lua"
    lines = ", ".join(json.dumps(line) for line in SPEC.strip().splitlines())
    script.write_text(
        """
        local function list(condition)
          local found = vim.wait(LIMIT * 1000, function() return condition(vim.fn.getqflist({ title = 1, items = 1 })) end)
          if not found then vim.cmd("cquit") end
          return vim.fn.getqflist()[1]
        end
        vim.cmd("WaymarkWatch App.nav.yaml")
        local item = list(function(list) return #list.items > 0 end)
        vim.fn.writefile({ vim.fn.bufname(item.bufnr), item.lnum .. " " .. item.type .. " " .. item.text }, "found.txt")
        vim.fn.writefile({ LINES }, "App.nav.yaml")
        list(function(list) return #list.items == 0 and list.title == "waymark watch" end)
        vim.cmd("quitall!")
        """.replace("LIMIT", str(LIMIT)).replace("LINES", lines)
    )
    run = subprocess.run(
        ["nvim", "--headless", "-u", str(ROOT / "Integrations/Neovim/plugin/waymark-watch.lua"), "-c", f"luafile {script}"], cwd=folder, capture_output=True,
        text=True, timeout=4 * LIMIT, env={**os.environ, "PATH": f"{folder}/bin:{os.environ['PATH']}"}, stdin=subprocess.DEVNULL,
    )
    assert run.returncode == 0, run
    name, item = (folder / "found.txt").read_text().splitlines()
    assert name == "App.nav.yaml" and item.startswith("4 e ") and item.endswith("[unknown-key]"), item


def idle(waymark, folder):
    """Compares the processor time of a look at the files of a spec, and of a check of the spec."""
    names = [f"Part{number}" for number in range(1_000)]
    (folder / "App.nav.yaml").write_text(SPEC + "include: [Parts/*.nav.yaml]\n")
    (folder / "Parts").mkdir()
    for name in names:
        (folder / f"Parts/{name}.nav.yaml").write_text(f"routes:\n  {name.lower()}: {{ title: {name} }}\n")
    watch = Watch(waymark, folder)
    check = processor_time(watch.process.pid)
    if check is None:
        print("SKIPPED: the processor time of an idle process is not compared, because this system has no /proc.")
    else:
        watch.look()
        look = (processor_time(watch.process.pid) - check) / LOOKS
        print(f"1,001 files: {check:.2f} s of processor time for a check, {look:.4f} s for a look at the files")
        assert look < check / 10, "an idle process does more than to look at its files"
    watch.end(signal.SIGINT, "Control-C")


def main(waymark):
    waymark = str(pathlib.Path(waymark).resolve())
    tests = [
        lambda folder: output_and_files(waymark, folder, terminal=False),
        lambda folder: output_and_files(waymark, folder, terminal=True),
        lambda folder: ends(waymark, folder),
        lambda folder: idle(waymark, folder),
    ]
    if shutil.which("nvim"):
        tests.append(lambda folder: neovim(waymark, folder))
    else:
        print("SKIPPED: the plugin for Neovim is not tested, because nvim is not installed.")
    for test in tests:
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name) / "App"
            folder.mkdir()
            test(folder)
    print("The command `waymark watch` reports changes, generates code, and ends with its signals.")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
