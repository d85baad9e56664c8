#!/usr/bin/env python3
"""Tests `waymark watch` as a process.

watch.py WAYMARK          runs all tests
watch.py WAYMARK --idle   measures the processor time of an idle process for a spec with 1,000 files
"""
import json
import os
import pathlib
import pty
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The limit only stops a hanging test.
LIMIT = 120
SPEC = "waymark: 1\napp: Small\ntabs:\n  home: { title: Home, icon: house }\n"
BROKEN = SPEC.replace("icon: house", "icn: house")


class Watch:
    """A running `waymark watch`, whose output a thread collects."""

    def __init__(self, waymark, folder, *arguments, terminal=False):
        self.text = ""
        if terminal:
            self.reader, writer = pty.openpty()
        else:
            self.reader, writer = os.pipe()
        self.process = subprocess.Popen(
            [waymark, "watch", *arguments], cwd=folder, stdin=subprocess.DEVNULL, stdout=writer, stderr=writer, start_new_session=True
        )
        os.close(writer)
        self.thread = threading.Thread(target=self.read, daemon=True)
        self.thread.start()

    def read(self):
        while True:
            try:
                data = os.read(self.reader, 1 << 16)
            except OSError:
                return
            if not data:
                return
            self.text += data.decode()

    def until(self, condition, what):
        end = time.monotonic() + LIMIT
        while not condition(self.text):
            if time.monotonic() > end or self.process.poll() is not None:
                self.process.kill()
                sys.exit(f"FAILED: {what}, but the output is:\n{self.text}")
            time.sleep(0.01)

    def checks(self):
        return self.text.count("; waiting for changes")

    def after(self, change, text, what):
        """Changes files, and waits for a check that contains a text."""
        before = len(self.text)
        change()
        self.until(lambda all: text in all[before:] and all[before:].rstrip("\r\n").endswith("; waiting for changes"), what)

    def end(self, number, what):
        self.process.send_signal(number)
        status = self.process.wait(LIMIT)
        assert status == 0, f"{what}: exit status {status}"
        self.thread.join(LIMIT)


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


def replace(path, text):
    """Writes a file as many editors do: into a new file, which then gets the name of the old file."""
    new = path.with_name(path.name + "~")
    new.write_text(text)
    new.rename(path)


def output_and_files(waymark, folder, terminal):
    spec = folder / "App.nav.yaml"
    spec.write_text(SPEC)
    watch = Watch(waymark, folder, "--generate", "Generated", terminal=terminal)
    watch.until(lambda text: "waiting for changes" in text, "the first check has an end")
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
    count = watch.checks()
    (folder / "Notes.txt").write_text("not a part of the spec")
    watch.after(lambda: replace(spec, SPEC), "no findings", "another change is reported")
    assert watch.checks() == count + 1, "a file that is not a part of the spec is not reported"
    if not terminal:
        # The folder itself is replaced, so the current folder of the process is a deleted folder.
        def replace_folder():
            shutil.rmtree(folder)
            time.sleep(0.3)
            folder.mkdir()
            spec.write_text(BROKEN)

        watch.after(replace_folder, "[unknown-key]", "a new folder at the same path is watched")
        assert "waymark: error: " in watch.text, "the missing spec is reported"
    watch.end(signal.SIGINT, "Control-C")


def ends(waymark, folder):
    (folder / "App.nav.yaml").write_text(SPEC)
    watch = Watch(waymark, folder)
    watch.until(lambda text: "waiting for changes" in text, "the first check has an end")
    watch.end(signal.SIGTERM, "SIGTERM")
    # Without a reader, the process ends, even if no file changes.
    process = subprocess.Popen([waymark, "watch"], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    while "waiting for changes" not in process.stderr.readline():
        pass
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
        ["nvim", "--headless", "-u", str(ROOT / "Integrations/Neovim/waymark.lua"), "-c", f"luafile {script}"], cwd=folder, capture_output=True,
        text=True, timeout=4 * LIMIT, env={**os.environ, "PATH": f"{folder}/bin:{os.environ['PATH']}"}, stdin=subprocess.DEVNULL,
    )
    assert run.returncode == 0, run
    name, item = (folder / "found.txt").read_text().splitlines()
    assert name == "App.nav.yaml" and item.startswith("4 e ") and item.endswith("[unknown-key]"), item


def idle(waymark, folder):
    names = [f"Part{number}" for number in range(1_000)]
    (folder / "App.nav.yaml").write_text(SPEC + "include: [Parts/*.nav.yaml]\n")
    (folder / "Parts").mkdir()
    for name in names:
        (folder / f"Parts/{name}.nav.yaml").write_text(f"routes:\n  {name.lower()}: {{ title: {name} }}\n")
    watch = Watch(waymark, folder)
    watch.until(lambda text: "waiting for changes" in text, "the first check has an end")
    print(watch.text.rstrip().split("\n")[-1])

    def seconds():
        fields = pathlib.Path(f"/proc/{watch.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    before, start = seconds(), time.monotonic()
    time.sleep(20)
    used, passed = seconds() - before, time.monotonic() - start
    print(f"idle, 1,001 files: {used:.2f} s of processor time in {passed:.1f} s, {100 * used / passed:.2f} % of a core")
    watch.end(signal.SIGINT, "Control-C")


def main(waymark, *options):
    waymark = str(pathlib.Path(waymark).resolve())
    if options:
        with tempfile.TemporaryDirectory() as name:
            return idle(waymark, pathlib.Path(name))
    tests = [
        lambda folder: output_and_files(waymark, folder, terminal=False),
        lambda folder: output_and_files(waymark, folder, terminal=True),
        lambda folder: ends(waymark, folder),
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
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    main(*sys.argv[1:])
