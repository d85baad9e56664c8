#!/usr/bin/env python3
"""Checks the prose: doc comments, pages, and the texts of the tool.

prose.py            checks this package
prose.py --count    prints the number of findings of each kind, and succeeds
prose.py --symbols FOLDER
                    checks that public functions in the symbol graphs of FOLDER document their parameters and results
"""
import json
import pathlib
import re
import sys

# Words that open a doc comment without naming its subject.
HEADLESS = re.compile(r"(What|Where|How|Whether|Whose|Who|As|Of|That)\b")

# Idioms that make a sentence hard to read, each with a plain replacement.
AVOIDED = [
    (r"stands?\b(?! for\b)|stood\b", "is, is at, or is declared"),
    (r"mend(s|ed|ing)?\b", "fix"),
    (r"(be|is|are|was|were) told\b", "gets, or knows"),
    (r"(say|says|said) of\b", "name the subject first"),
    (r"(come|comes|came) of\b", "results from"),
    (r"goes? without saying\b", "is the default"),
    (r"at work on\b", "resolving, or busy with"),
    (r"keeps? quiet\b", "hides"),
    (r"(no|some|any)body\b", "the user, the app, or the caller"),
    (r"one that\b", "name the noun"),
    (r"as they are\b", "unchanged"),
    (r"(?<!what )(it|that|they|one|there) (is|are) there\b", "exists"),
    (r"parted (by|into|from|with)\b", "separated, or split"),
    (r"in its place\b|in their place\b", "instead"),
]
AVOIDED = [(re.compile(r"\b(?:" + pattern + ")", re.IGNORECASE), instead) for pattern, instead in AVOIDED]

FENCE = re.compile(r"^\s*```")


def swift_prose(path):
    """Yields the line number, the kind and the text of each comment and string literal of a Swift file."""
    in_doc = in_text = False
    for number, line in enumerate(path.read_text().split("\n"), 1):
        stripped = line.strip()
        if in_text:
            if '"""' in stripped:
                in_text = False
            else:
                yield number, "text", stripped
            continue
        if stripped.startswith("///"):
            yield number, "comment" if in_doc else "summary", stripped[3:].strip()
            in_doc = True
            continue
        in_doc = False
        if stripped.startswith("//"):
            yield number, "comment", stripped[2:].strip()
        elif stripped.count('"""') == 1:
            in_text = True
        else:
            for literal in re.findall(r'"((?:[^"\\]|\\.)*)"', line):
                yield number, "text", literal


def page_prose(path):
    """Yields the line number and the text of each line of a page outside of code."""
    in_code = False
    for number, line in enumerate(path.read_text().split("\n"), 1):
        if FENCE.match(line):
            in_code = not in_code
        elif not in_code:
            yield number, "page", line


def findings():
    """Yields each finding as its kind and a line that names the file, the line and the reason."""
    swift = sorted(path for folder in ("Sources", "Plugins", "Examples") for path in pathlib.Path(folder).rglob("*.swift"))
    pages = sorted([*pathlib.Path().glob("*.md"), *pathlib.Path("Docs").rglob("*.md"), *pathlib.Path("Sources").rglob("*.md")])
    for path in swift + pages:
        if ".build" in path.parts:
            continue
        for number, kind, text in swift_prose(path) if path.suffix == ".swift" else page_prose(path):
            # Names, code and quotations are not ours to word.
            text = re.sub(r"`[^`]*`|“[^”]*”|\]\([^)]*\)", "``", text)
            if kind == "summary" and HEADLESS.match(text):
                yield "headless", f"{path}:{number}: error: the doc comment opens with `{text.split()[0]}`; open with a noun or a verb"
            for pattern, instead in AVOIDED:
                if found := pattern.search(text):
                    yield "avoided", f"{path}:{number}: error: avoid `{found[0]}`; write: {instead}"


def undocumented(folder):
    """Yields each public function of the symbol graphs that lacks the documentation of a parameter or a result."""
    for path in sorted(pathlib.Path(folder).glob("*.json")):
        for symbol in json.loads(path.read_text())["symbols"]:
            signature = symbol.get("functionSignature")
            if not signature or "::SYNTHESIZED::" in symbol["identifier"]["precise"] or "docComment" not in symbol:
                continue
            lines = [line["text"] for line in symbol["docComment"]["lines"]]
            comment = "\n".join(lines)
            name = ".".join(symbol["pathComponents"])
            where = symbol.get("location", {}).get("uri", "").rpartition("Sources/")[2]
            documented = set(re.findall(r"^\s*- (?:Parameter )?(\w+):", comment, re.M))
            for parameter in signature.get("parameters", []):
                names = {parameter["name"], parameter.get("internalName")}
                if not names & documented:
                    yield f"{where}: {name}: the parameter `{parameter.get('internalName') or parameter['name']}` is not documented"
            returns = "".join(part["spelling"] for part in signature.get("returns", []))
            kind = symbol["kind"]["identifier"]
            if kind in ("swift.method", "swift.type.method") and returns not in ("", "()", "Void"):
                summary_returns = re.match(r"Returns\b", comment)
                if not summary_returns and not re.search(r"^\s*- Returns:", comment, re.M):
                    yield f"{where}: {name}: the result is not documented"


def main(arguments):
    if arguments[:1] == ["--symbols"] and len(arguments) == 2:
        found = [("undocumented", line) for line in undocumented(arguments[1])]
    elif arguments in ([], ["--count"]):
        found = list(findings())
    else:
        sys.exit(__doc__)
    if arguments == ["--count"]:
        for kind in ("headless", "avoided"):
            print(f"{sum(1 for other, _ in found if other == kind):6} {kind}")
        return 0
    for _, line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
