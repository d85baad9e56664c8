#!/usr/bin/env python3
"""Checks that a spec without an `unportable-yaml` finding reads the same in other YAML parsers.

usage: Tests/Portability/check.py WAYMARK ROUNDS

The parsers are libyaml (in Waymark), PyYAML, ruamel.yaml with YAML 1.2, and the packages `yaml` and `js-yaml` for Node. The
specs are those of the project, and ROUNDS random specs. The random specs are also fixed with `waymark lint --fix` and laid out
with `waymark format`; afterwards, they must be portable with the same values. The environment variable WAYMARK_SEED sets the
seed of the random specs.
"""

import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

from reading import PARSERS, is_portable, is_same, libyaml, read_all
from scalars import BREAKS, GAPS, SCALARS

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
RULE = "unportable-yaml"
# Findings that only a person can fix.
UNFIXABLE = [
    "is defined twice", "the anchor belongs to a key", "an alias is a key", "the empty key", "the key `null`", "the key `~`",
    "only some parsers read as a line break",
]


def fail(message):
    print(f"FAILED: {message}")
    sys.exit(1)


def expect_least(number, least, what):
    if number < least:
        fail(f"only {number} {what} were compared")


def batches(items, size=400):
    return [items[start:start + size] for start in range(0, len(items), size)]


def run(waymark, *arguments):
    result = subprocess.run([waymark, *arguments], capture_output=True, text=True)
    if result.returncode not in (0, 1):
        fail(f"waymark {arguments[0]} ended with {result.returncode}: {result.stderr[-2000:]}")
    return result


def lint(waymark, paths):
    """Returns for each path the findings of the file, as pairs of the rule and the message, and whether there are errors."""
    findings = {path: [] for path in paths}
    broken = set()
    for batch in batches(paths):
        report = json.loads(run(waymark, "lint", "--format", "json", *batch).stdout)
        for finding in report["diagnostics"]:
            findings.setdefault(finding["file"], []).append((finding["rule"], finding["message"]))
            if finding["severity"] == "error":
                broken.add(finding["file"])
    return findings, broken


def project_specs():
    """Returns the specs of the project: files, and the blocks of the pages."""
    files = [
        path for folder in ["Specs", "Examples", "Tests/Goldens"] for path in sorted((ROOT / folder).rglob("*.nav.yaml"))
        if ".build" not in path.relative_to(ROOT).parts
    ]
    specs = [(str(path.relative_to(ROOT)), path.read_text()) for path in files]
    pages = [ROOT / "README.md", *sorted((ROOT / "Docs").rglob("*.md"))]
    for page in pages:
        if "Rules" in page.parts:
            continue
        for number, block in enumerate(re.findall(r"^```yaml[^\n]*\n(.*?)^```", page.read_text(), re.M | re.S)):
            # The key `on` makes a workflow for GitHub, which other parsers than GitHub's read differently.
            if re.search(r"^on:", block, re.M):
                continue
            specs.append((f"{page.relative_to(ROOT)}, block {number + 1}", block))
    return specs


def fixtures():
    return sorted(str(path) for path in (ROOT / "Tests/Fixtures").rglob("*.nav.yaml"))


def describe(name, text, tree, answers):
    lines = [f"{name} reads differently:", text]
    for parser, answer in zip(PARSERS, answers):
        if not is_same(tree, answer):
            lines.append(f"  {parser}: {str(answer)[:300]}")
    return "\n".join(lines)


def check_project():
    specs = project_specs()
    answers = read_all([text for _, text in specs])
    count = 0
    for (name, text), answer in zip(specs, answers):
        tree = libyaml(text)
        if tree is None:
            if name.startswith("Docs") or name.startswith("README"):
                continue
            fail(f"{name} is not valid YAML")
        count += 1
        if not is_portable(tree, answer):
            fail(describe(name, text, tree, answer))
    expect_least(count, 40, "specs of the project")
    print(f"{count} specs of the project read the same in {len(PARSERS) + 1} parsers.")


def check_fixtures(waymark):
    paths = fixtures()
    findings, broken = lint(waymark, paths)
    checked = [path for path in paths if path not in broken]
    texts = [pathlib.Path(path).read_text() for path in checked]
    silent = 0
    for path, text, answer in zip(checked, texts, read_all(texts)):
        tree = libyaml(text)
        if tree is None or any(rule == RULE for rule, _ in findings[path]):
            continue
        silent += 1
        if not is_portable(tree, answer):
            fail(describe(path, text, tree, answer))
    expect_least(silent, 200, "fixtures")
    print(f"{silent} fixtures without findings read the same; {len(checked) - silent} have the finding or no content.")


TEMPLATE = """waymark: 1
app: Shop
origins:
  app: {{ schemes: [shop] }}
types:
  Kind: {{ values: [{v0}, {v1}] }}
tabs:
  home:
    title: {v2}
    icon: house
    summary: {v3}
    links: [/home]
  more: {{ title: {v4}, icon: gear, summary: {v5}, raw: {v6} }}
routes:
  item:
    in: [home]
    title: {v7}
    params: {{ id: {v8}, kind: Kind }}
    elements: {{ button: {v9} }}
    summary: {block}
    links:
      - url: "/item/{{id}}/{{kind}}"
        deprecated: {v10}
redirects:
  {v11}: /home
"""
BLOCKS = ["|\n      one\n      two", ">-\n      one\n\n      two", "|+\n      one\n\n", "one\n      two", "\"one\n      two\"", "'one\n\n      two'",
          "\"one\n  two\"", "|2\n        one\n      two", "one # two"]
TYPES = ["Int", "String", "Int?", "\"Int?\"", "String = x", "String? ", "Slug", "UUID?", "Double"]


def template(rng):
    values = {f"v{number}": rng.choice(SCALARS) if rng.random() < 0.3 else rng.choice(["Home", "a b", '"x"', "'y'"]) for number in range(12)}
    values["v8"] = rng.choice(TYPES)
    values["v0"] = rng.choice(["one", "month", '"off"', "no", "yes", "on", "n"])
    values["v1"] = rng.choice(["two", "'day'", "null-value", "{ ten: x }", "{ten: 1_0}"])
    values["v6"] = rng.choice(["7", "x", "1.10", '"7"', "007"])
    values["v11"] = rng.choice(["/a", '"/b"', "/{x}", "'/c'", "/on"])
    return TEMPLATE.format(block=rng.choice(BLOCKS), **values)


def mutate(rng, text):
    """Changes the white space, the comments, the line breaks, or a value of a spec."""
    for _ in range(rng.randint(1, 3)):
        kind = rng.randrange(10)
        places = [match.start() for match in re.finditer(r"(?<=[:,\[{\-\]}]) | (?=[\]}])|\n", text)]
        place = rng.choice(places) if places else 0
        if kind < 4:
            text = text[:place] + rng.choice(GAPS) + text[place:]
        elif kind < 6:
            words = [match.span() for match in re.finditer(r"(?<=: )[\w./]+|(?<=, )[\w./]+", text)]
            if words:
                start, end = rng.choice(words)
                text = text[:start] + rng.choice(SCALARS) + text[end:]
        elif kind == 6:
            # One line fewer, or one space more before a line.
            lines = text.split("\n")
            index = rng.randrange(len(lines))
            lines[index] = " " * rng.randint(0, 3) + lines[index].lstrip(" ") if rng.random() < 0.5 else "  " + lines[index]
            text = "\n".join(lines)
        elif kind == 7:
            text = text[:place] + rng.choice(BREAKS) + text[place:]
        elif kind == 8:
            text = text.rstrip("\n") if rng.random() < 0.5 else text.replace("\n", "\r\n")
        else:
            text = text[:place] + " &x" + text[place:] if rng.random() < 0.5 else rng.choice(["---\n", "# c\n", "%YAML 1.2\n---\n", "\ufeff"]) + text
    return text


def random_specs(rng, count):
    originals = [text for name, text in project_specs() if len(text) < 5_000 and "waymark: 1" in text]
    for path in fixtures():
        text = pathlib.Path(path).read_text(errors="replace")
        if len(text) < 3_000 and "waymark: 1" in text:
            originals.append(text)
    for _ in range(count):
        base = template(rng) if rng.random() < 0.5 else rng.choice(originals)
        yield base if rng.random() < 0.2 else mutate(rng, base)


def check_random(waymark, count, seed):
    rng = random.Random(seed)
    texts = list(random_specs(rng, count))
    with tempfile.TemporaryDirectory() as folder:
        def write(name, contents):
            paths = []
            for number, text in enumerate(contents):
                path = os.path.join(folder, f"{name}{number}.nav.yaml")
                with open(path, "w", encoding="utf-8", newline="") as file:
                    file.write(text)
                paths.append(path)
            return paths

        def read(path):
            with open(path, encoding="utf-8", newline="") as file:
                return file.read()

        paths = write("spec", texts)
        findings, broken = lint(waymark, paths)
        # An error about a value replaces the finding about the value.
        checked = [(path, text) for path, text in zip(paths, texts) if path not in broken]
        trees = {path: libyaml(text) for path, text in checked}
        silent = noisy = 0
        for (path, text), answers in zip(checked, read_all([text for _, text in checked])):
            tree = trees[path]
            if any(rule == RULE for rule, _ in findings[path]):
                noisy += tree is not None and is_portable(tree, answers)
                continue
            silent += 1
            if tree is None or not is_portable(tree, answers):
                fail(describe(f"a random spec of seed {seed}", text, tree or ["plain", ""], answers))
        print(f"The seed of the random specs is {seed}.")
        print(f"{len(checked)} of {count} random specs have no error; {silent} have no finding and read the same in all parsers.")
        expect_least(silent, count // 30, "random specs")
        print(f"{len(checked) - silent} have the finding, of which {noisy} read the same in the tested parsers.")

        for command in ["lint --fix", "format"]:
            check_repair(waymark, command, checked, trees, findings, write, read)


def check_repair(waymark, command, checked, trees, findings, write, read):
    # Other rules have fix-its that remove values.
    removed = {text for path, text in checked if any(rule != RULE for rule, _ in findings[path])} if command != "format" else set()
    copies = write("copy", [text for _, text in checked])
    for batch in batches(copies):
        run(waymark, *command.split(), *batch)
    findings, _ = lint(waymark, copies)
    texts = [read(path) for path in copies]
    left = 0
    for (path, before), copy, text, answers in zip(checked, copies, texts, read_all(texts)):
        messages = [message for rule, message in findings[copy] if rule == RULE]
        fixable = [message for message in messages if not any(part in message for part in UNFIXABLE)]
        # The formatter does not change a file with a directive or a key with several lines, which lint reports.
        if fixable and not (command == "format" and text == before):
            fail(f"`waymark {command}` keeps a finding: {fixable[0]}\n{before}\nbecame\n{text}")
        left += bool(messages)
        tree = libyaml(text)
        if trees[path] is None or before in removed:
            continue
        if tree is None or strip(tree) != strip(trees[path]):
            fail(f"`waymark {command}` changes values\n{before}\nbecame\n{text}")
        if not messages and not is_portable(tree, answers):
            fail(describe(f"the result of `waymark {command}`", text, tree, answers))
    if command == "format":
        for batch in batches(copies):
            # The command also fails for a file that it cannot format.
            unstable = re.findall("^(.*): the layout is not canonical$", run(waymark, "format", "--check", *batch).stdout, re.M)
            if unstable:
                fail(f"`waymark format` is not idempotent: {unstable[0]}\n{read(unstable[0])}")
    print(f"`waymark {command}` keeps the values of {len(checked)} specs; {left} need a person.")


def strip(tree):
    """Returns a tree without styles, except that a plain null differs from a text."""
    if tree[0] == "list":
        return [strip(item) for item in tree[1]]
    if tree[0] == "mapping":
        return [(strip(key), strip(value)) for key, value in tree[1]]
    return ("null",) if tree[0] == "plain" and tree[1] in ("", "~", "null") else tree[1]


def main():
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        sys.exit(64)
    waymark, count = sys.argv[1], int(sys.argv[2])
    check_project()
    check_fixtures(waymark)
    check_random(waymark, count, int(os.environ.get("WAYMARK_SEED", "1")))


if __name__ == "__main__":
    main()
