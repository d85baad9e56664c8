#!/usr/bin/env python3
"""Runs the checks of this repository. Scripts/check.sh calls this script.

check.sh              runs the checks before a pull request
check.sh --quick      runs the checks between two edits
check.sh --all        runs all checks, also those of a release
check.sh STEP...      runs the named steps, and the steps that they need
check.sh --list       prints the steps

The folder .build/check contains the output of each step.
"""

import os
import pathlib
import platform
import shlex
import shutil
import signal
import subprocess
import sys
import time

from steps import LEVELS, STEPS, Step

LOGS = pathlib.Path(".build/check")
CORES = os.cpu_count() or 1
# A step that runs longer hangs.
LONGEST = 3600
# The number of lines that a failed step prints again.
LAST_LINES = 60
# The factor for the number of random cases at each level.
ROUNDS = {"quick": "0.1", "check": "0.25", "all": "1"}


def main(words):
    steps = {step.name: step for step in STEPS}
    if words == ["--list"]:
        print(table())
        return 0
    if words[:1] == ["--table"]:
        return compare_table(pathlib.Path(words[1]))
    level = words[0][2:] if words and words[0][:2] == "--" else "check"
    names = words[1:] if words and words[0][:2] == "--" else words
    unknown = [name for name in names if name not in steps]
    if unknown or level not in LEVELS:
        print(f"check.sh: there is no {', '.join(unknown) or '--' + level}. Usage:\n{__doc__}", file=sys.stderr)
        return 64
    levels = LEVELS[: LEVELS.index(level) + 1]
    chosen = [step.name for step in STEPS if step.level in levels and step.system in ("", platform.system())]
    if names:
        chosen = with_needs(names, steps)
    os.environ.setdefault("WAYMARK_ROUNDS", ROUNDS[level])
    os.environ.pop("WAYMARK_TOOL", None)
    # Programs of the system come first.
    os.environ["PATH"] += f"{os.pathsep}{pathlib.Path('.build/python/bin').resolve()}"
    return Run(with_programs([steps[name] for name in chosen])).result()


def with_needs(names, steps):
    """Returns the names of steps and of the steps that they need, in the order of the table."""
    needed, left = set(), list(names)
    while left:
        name = left.pop()
        if name not in needed:
            needed.add(name)
            left += steps[name].after
    return [name for name in steps if name in needed]


def with_programs(steps):
    """Returns the steps, and first a step that installs the missing programs, if the steps need any."""
    debian = {package for step in steps for file, package in step.debian.items()
              if not (os.path.exists(file) if "/" in file else shutil.which(file))}
    words = [" ".join(sorted(debian)), *sorted({package for step in steps for package in step.pypi})]
    if words == [""]:
        return steps
    programs = Step("programs", "", 60, shlex.join(["Scripts/install-programs.sh", *words]), "", [], {}, [], "")
    return [programs] + [step._replace(after=step.after + ["programs"]) if step.debian or step.pypi else step for step in steps]


def table():
    """Returns the table of all steps for CONTRIBUTING.md."""
    marks = {level: " | ".join("✓" if index <= other else "" for other in range(len(LEVELS))) for index, level in enumerate(LEVELS)}
    rows = ["| step | `--quick` | | `--all` | needs | why |", "|---|---|---|---|---|---|"]
    for step in STEPS:
        packages = [*sorted(set(step.debian.values())), *(name.split("==")[0] for name in step.pypi)]
        needs = [*filter(None, [step.system]), *(f"`{name}`" for name in step.after), *packages]
        rows.append(f"| `{step.name}` | {marks[step.level]} | {', '.join(needs)} | {step.why} |")
    return "\n".join(rows)


def compare_table(page):
    """Fails if a page does not show the table of all steps."""
    if table() in page.read_text():
        return 0
    print(f"{page} does not show the steps of Scripts/steps.py. Replace its table with the output of `Scripts/check.sh --list`.")
    return 1


def clock(seconds):
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


class Run:
    """One run of some steps, at most one more than there are cores at a time, because many steps wait for clients or disks."""

    def __init__(self, steps):
        self.steps = steps
        self.waiting = list(steps)
        self.running = {}
        self.finished = {}
        self.began = time.monotonic()

    def result(self):
        shutil.rmtree(LOGS, ignore_errors=True)
        LOGS.mkdir(parents=True)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, self.interrupted)
        signal.signal(signal.SIGALRM, self.report_progress)
        signal.setitimer(signal.ITIMER_REAL, 60, 60)
        while self.waiting or self.running:
            self.start_steps()
            # The last steps may need a step that failed.
            if not self.running:
                continue
            process, status, usage = os.wait4(-1, 0)
            if process in self.running:
                self.end(process, os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime)
        signal.setitimer(signal.ITIMER_REAL, 0)
        return self.summary()

    def start_steps(self):
        for step in list(self.waiting):
            failed = [name for name in step.after if self.finished.get(name, (0,))[0] != 0]
            if failed:
                self.waiting.remove(step)
                self.finished[step.name] = (None, 0, 0)
                self.say(f"{step.name} is not run, because {failed[0]} failed")
        names = {step.name for step in self.steps}
        for step in list(self.waiting):
            if len(self.running) > CORES:
                return
            if all(name in self.finished or name not in names for name in step.after):
                self.waiting.remove(step)
                log = open(LOGS / f"{step.name}.log", "w")
                process = subprocess.Popen(["bash", "-c", step.command], stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
                self.running[process.pid] = (step, time.monotonic(), process)
                self.say(f"{step.name} …")

    def end(self, pid, status, processor):
        step, began, _ = self.running.pop(pid)
        took = time.monotonic() - began
        self.finished[step.name] = (status, took, processor)
        if step.name == "tool" and status == 0:
            os.environ["WAYMARK_TOOL"] = str(pathlib.Path(".build/debug/waymark").resolve())
        self.say(f"{step.name} {'passed' if status == 0 else 'FAILED'} in {clock(took)}; {self.estimate()}")
        if status != 0:
            self.show_end(step)

    def say(self, text):
        print(f"[{clock(time.monotonic() - self.began)}] {text}", flush=True)

    def estimate(self):
        """Returns a text with the expected time of the remaining steps, from their costs and those of the finished steps."""
        results = [(step.cost, self.finished[step.name]) for step in self.steps if step.name in self.finished]
        finished = [(cost, processor) for cost, (status, _, processor) in results if status is not None]
        expected = sum(cost for cost, _ in finished)
        factor = sum(processor for _, processor in finished) / expected if expected > 200 else 1
        share = CORES / max(len(self.running), 1)
        rest = sum(step.cost * factor for step in self.waiting)
        for step, began, _ in self.running.values():
            rest += max(step.cost * factor - share * (time.monotonic() - began), step.cost * factor / 10)
        return f"about {max(1, round(rest / CORES / 60))} min left" if rest else "nothing left"

    def report_progress(self, *_):
        for pid, (step, began, process) in self.running.items():
            if time.monotonic() - began > LONGEST:
                self.say(f"{step.name} hangs, and is ended after {clock(LONGEST)}")
                os.killpg(pid, signal.SIGKILL)
        names = ", ".join(f"{step.name} ({clock(time.monotonic() - began)})" for step, began, _ in self.running.values())
        self.say(f"{names}; {self.estimate()}")

    def interrupted(self, number, _):
        for pid in self.running:
            os.killpg(pid, signal.SIGTERM)
        sys.exit(128 + number)

    def show_end(self, step):
        lines = (LOGS / f"{step.name}.log").read_text(errors="replace").splitlines()
        print("\n".join("    " + line for line in lines[-LAST_LINES:]))

    def summary(self):
        print(f"\n{'step':<14}{'result':<10}{'time':>7}{'processor':>11}")
        for step in self.steps:
            status, took, processor = self.finished[step.name]
            result = {0: "passed", None: "not run"}.get(status, "FAILED")
            print(f"{step.name:<14}{result:<10}{clock(took):>7}{clock(processor):>11}")
        processor = sum(entry[2] for entry in self.finished.values())
        print(f"{'':<24}{clock(time.monotonic() - self.began):>7}{clock(processor):>11}\n")
        skipped = [f"{step.name}: {line}" for step in self.steps if (LOGS / f"{step.name}.log").exists()
                   for line in (LOGS / f"{step.name}.log").read_text(errors="replace").splitlines() if line.startswith("SKIPPED")]
        for line in skipped:
            print(line)
        failed = [step for step in self.steps if self.finished[step.name][0] not in (0, None)]
        for step in failed:
            print(f"\n── {step.name} FAILED; its output is in {LOGS}/{step.name}.log; to repeat it: Scripts/check.sh {step.name}\n")
            self.show_end(step)
        left_out = sum(entry[0] is None for entry in self.finished.values())
        print(f"\n{len(self.steps) - len(failed) - left_out} passed, {len(failed)} failed, {left_out} skipped")
        return 1 if failed else 0


if __name__ == "__main__":
    os.chdir(pathlib.Path(__file__).resolve().parents[1])
    sys.exit(main(sys.argv[1:]))
