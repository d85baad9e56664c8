#!/usr/bin/env python3
"""fixtures.py TOOL: compares the JSON Schema with `waymark lint` for every spec of the repository and for the specs of the pages.

- The schema accepts each file without errors.
- Each error of the schema is at the lines of an error of Waymark.
- Each finding of a rule that a schema can express is at the lines of an error of the schema. The table in expectations.py lists the
  other findings with reasons.
"""
import collections
import pathlib
import re
import subprocess
import sys

from documents import Document, Unreadable
from expectations import ACCEPTED, EXPRESSIBLE, HIDDEN, INEXPRESSIBLE, UNREAD, reason
from schema import Schema, findings

# The smallest number of specs, findings, and examples of each kind.
LEAST = 50
# In these folders, all files are specs that the YAML parser must read.
READABLE = ("Specs/", "Examples/", "Docs/", "README.md")


def page_specs():
    """Yields the full specs of the pages. In the page of a rule, only the specs after "Corrected:" are valid."""
    for page in [pathlib.Path("README.md"), *sorted(pathlib.Path("Docs").rglob("*.md"))]:
        text = page.read_text()
        if page.parent.name == "Rules":
            text = text.partition("Corrected:")[2]
        for block in re.findall(r"^```yaml[^\n]*\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
            if re.search(r"^waymark: 1\b", block, re.MULTILINE):
                yield str(page), block


def rules(tool):
    """Returns the names of all rules."""
    output = subprocess.run([tool, "explain"], check=True, capture_output=True, text=True).stdout
    return re.findall(r"^  ([a-z-]+)  ", output, re.MULTILINE)


def main(tool):
    schema = Schema(tool)
    failures = []
    for name in rules(tool):
        if (name in EXPRESSIBLE) == (name in INEXPRESSIBLE):
            failures.append(f"Tests/Schema/expectations.py must list the rule {name} once, in EXPRESSIBLE or in REASONS")

    wrong, examples = schema.wrong_examples()
    failures += [f"the schema rejects its own example or default value: {example}" for example in wrong]

    pages = list(page_specs())
    for page, text in pages:
        try:
            errors = schema.errors(Document(text).value)
        except Unreadable as error:
            errors = [error]
        if errors:
            failures.append(f"{page}: the schema rejects a spec of the page: {errors[0]}")

    files = sorted(path for folder in ("Specs", "Examples", "Tests", "Benchmarks") for path in pathlib.Path(folder).rglob("*.nav.yaml"))
    documents, unreadable = {}, []
    for path in files:
        try:
            documents[str(path)] = Document(path.read_text(errors="replace"))
        except Unreadable as error:
            unreadable.append(str(path))
            if str(path).startswith(READABLE):
                failures.append(f"{path}: the YAML parser cannot read the file: {error}")
    roots = [path for path in files if re.search(r"^(waymark|app):", path.read_text(errors="replace"), re.MULTILINE)]
    reported = findings(tool, roots)

    accepted = covered = 0
    others = collections.Counter()
    for path, document in documents.items():
        errors = [(document.lines.get(place, (1, 1)), place, message) for place, message in schema.errors(document.value)]
        found = reported.get(path, [])
        if not errors:
            accepted += 1
        for (first, last), place, message in errors:
            if path in HIDDEN or path in UNREAD:
                continue
            if not any(finding["severity"] == "error" and first <= finding["line"] <= last for finding in found):
                failures.append(f"{path}:{first}: the schema rejects {list(place)}, but Waymark reports no error: {message[:200]}")
        for finding in found:
            if reason(finding) or (path, finding["rule"]) in ACCEPTED:
                others[finding["rule"]] += 1
            elif any(first <= finding["line"] <= last for (first, last), _, _ in errors):
                covered += 1
            else:
                failures.append(f"{path}:{finding['line']}: the schema accepts what Waymark reports: {finding['message']} [{finding['rule']}]")

    print(f"{examples} examples and default values, and {len(pages)} specs of pages are valid.")
    print(f"{len(documents)} files: the schema accepts {accepted}, and {covered} findings are errors of the schema.")
    print(f"The YAML parser rejects {len(unreadable)} files: {', '.join(sorted({str(pathlib.Path(p).parent) for p in unreadable}))}")
    print(f"A schema cannot express {sum(others.values())} findings of {len(others)} rules.")
    for name, number in {"accepted specs": accepted, "findings of the schema": covered, "specs of pages": len(pages), "examples": examples}.items():
        if number < LEAST:
            failures.append(f"there are only {number} {name}")
    for failure in failures:
        print(f"FAILED: {failure}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
