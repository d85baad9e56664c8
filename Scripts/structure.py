#!/usr/bin/env python3
"""Checks the structure of Sources, and prints the size and the imports of each module. Needs no build.

usage: Scripts/structure.py [--edges MODULE | --table]

The script checks that
- the folders of a module do not depend on each other in cycles,
- no two modules declare a type with the same name,
- the targets in Package.swift have the dependencies that their files import, and
- the table of modules in Docs/Architecture.md has the same modules and imports, with imported modules in earlier rows.

A folder depends on another one if one of its files names a type that a file of the other declares at its top level. The
script doesn't resolve members, so an extension of a type in a later folder hides a reference.

`--edges` prints the references between the folders of one module. `--table` writes the column of imports in the table.
"""

import itertools
import pathlib
import re
import statistics
import sys
from collections import defaultdict

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = ROOT / "Sources"
PAGE = ROOT / "Docs" / "Architecture.md"

# Declarations for Embedded Swift, which replace those of another module. No program contains both.
REPLACEMENTS = ("MapEngine", "Embedded")

TOKEN = re.compile(
    r"""(?P<comment>//[^\n]*|/\*(?s:.*?)\*/)|(?P<text>(?P<hashes>\#*)"(?:"")?)|(?P<word>[A-Za-z_]\w*)|(?P<mark>\S)""", re.X)
TYPES = {"struct", "enum", "class", "actor", "protocol", "typealias"}


def tokens(text):
    """Yields the words and marks of Swift source without comments and the literal parts of strings."""
    index = 0
    while match := TOKEN.search(text, index):
        index = match.end()
        if match["text"]:
            parts, index = interpolations(text, match)
            for part in parts:
                yield from tokens(part)
        elif not match["comment"]:
            yield match.group()


def interpolations(text, match):
    """Returns the interpolated expressions of a string literal, and the offset of its end."""
    hashes = match["hashes"]
    end = match["text"][len(hashes):] + hashes
    escape = "\\" + hashes
    index, parts = match.end(), []
    if text.startswith('""' + hashes, match.start() + len(hashes)) and end == '"' + hashes:
        return parts, match.start() + len(hashes) + len('""' + hashes)
    while index < len(text) and not text.startswith(end, index):
        if text.startswith(escape + "(", index):
            start = index = index + len(escape) + 1
            depth = 1
            while depth:
                inner = TOKEN.search(text, index)
                index = inner.end()
                if inner["text"]:
                    index = interpolations(text, inner)[1]
                depth += (inner.group() == "(") - (inner.group() == ")")
            parts.append(text[start:index - 1])
        elif text.startswith(escape, index):
            index += len(escape) + 1
        else:
            index += 1
    return parts, index + len(end)


class File:
    """The types that a file declares at its top level, and the names that the file uses."""

    def __init__(self, path):
        self.path = path.relative_to(SOURCES)
        self.module = self.path.parts[0]
        self.folder = "/".join(self.path.parts[1:-1]) or "."
        self.types, self.private, self.used, self.imports = set(), set(), set(), set()
        depth, is_private, previous = 0, False, ""
        words = list(tokens(path.read_text()))
        for word, following in zip(words, words[1:] + [""]):
            is_name = word[0].isalpha() and previous != "."
            if word == "import" and is_name:
                self.imports.add(following)
            elif word in TYPES and is_name and depth == 0:
                self.types.add(following)
                if is_private:
                    self.private.add(following)
            elif is_name:
                self.used.add(word)
            depth += (word == "{") - (word == "}")
            is_private = depth == 0 and (word in ("private", "fileprivate") or is_private and word not in TYPES | {"{", "}"})
            previous = word


def references(files):
    """Yields the module, both folders, both files, and the name of each reference between two folders of a module."""
    homes = {(file.module, name): file for file in files for name in file.types - file.private}
    for file in files:
        for name in file.used - file.types:
            home = homes.get((file.module, name))
            if home and home.folder != file.folder:
                yield file.module, file.folder, home.folder, file.path, home.path, name


def cycles(edges):
    """Returns the groups of folders that reach each other (Tarjan, "Depth-first search and linear graph algorithms", 1972)."""
    targets = defaultdict(set)
    for source, target in edges:
        targets[source].add(target)
    order, low, stack, found = {}, {}, [], []

    def visit(folder):
        order[folder] = low[folder] = len(order)
        stack.append(folder)
        for target in sorted(targets[folder]):
            if target not in order:
                visit(target)
                low[folder] = min(low[folder], low[target])
            elif target in stack:
                low[folder] = min(low[folder], order[target])
        if low[folder] == order[folder]:
            group = stack[stack.index(folder):]
            del stack[stack.index(folder):]
            if len(group) > 1:
                found.append(sorted(group))

    for folder in sorted(targets):
        if folder not in order:
            visit(folder)
    return found


def package_targets():
    """Returns the dependencies of each target of Package.swift whose files are in Sources, by name."""
    text = (ROOT / "Package.swift").read_text()
    targets = {}
    for match in re.finditer(r'\.(target|executableTarget|systemLibrary)\(\s*name: "(\w+)"', text):
        depth, end = 1, text.index("(", match.start()) + 1
        while depth:
            depth += (text[end] == "(") - (text[end] == ")")
            end += 1
        declaration = text[match.start():end]
        if "path:" not in declaration:
            dependencies = re.search(r"dependencies: \[(.*?)\]", declaration, re.S)
            targets[match[2]] = set(re.findall(r'"(\w+)"', dependencies[1])) if dependencies else set()
    return targets


def rows():
    """Yields the index, the modules, and the imports of each row of the table in Docs/Architecture.md."""
    is_table = False
    for index, line in enumerate(PAGE.read_text().split("\n")):
        cells = re.split(r" ?(?<!\\)\| ?", line)
        if line.startswith("| module |"):
            is_table = True
        elif is_table and not line.startswith("|"):
            return
        elif is_table and not line.startswith("|-"):
            yield index, re.findall(r"`(\w+)`", cells[1]), cells[-2]


def short(module):
    """Returns the name of a module in the column of imports."""
    return module.removeprefix("Waymark")


def imports_text(modules, targets):
    """Returns the column of imports for a row, in alphabetical order."""
    imported = set().union(*(targets.get(module, set()) for module in modules)) - set(modules)
    return ", ".join(sorted(map(short, imported))) or "–"


def write_table(targets):
    """Writes the column of imports in the table of modules."""
    lines = PAGE.read_text().split("\n")
    for index, modules, imports in rows():
        lines[index] = lines[index].removesuffix(f"| {imports} |") + f"| {imports_text(modules, targets)} |"
    PAGE.write_text("\n".join(lines))


def table_errors(targets):
    """Yields the differences between the table of modules and Package.swift."""
    seen = set()
    for _, modules, imports in rows():
        for module in modules:
            if module not in targets:
                yield f"Docs/Architecture.md: {module} is not a target of Package.swift with files in Sources"
            seen.add(module)
            for late in sorted(targets.get(module, set()) - seen):
                yield f"Docs/Architecture.md: {module} imports {late}, which has a later row"
        if imports != (expected := imports_text(modules, targets)):
            yield f"Docs/Architecture.md: {modules[0]} imports {expected}; run Scripts/structure.py --table"
    for module in sorted(targets.keys() - seen):
        yield f"Docs/Architecture.md: the table of modules has no row for {module}"


def errors(files, targets):
    """Yields the errors in the structure, except cycles."""
    homes, imports = defaultdict(set), defaultdict(set)
    for file in files:
        imports[file.module] |= file.imports & targets.keys()
        if file.path.parts[:2] != REPLACEMENTS:
            for name in file.types:
                homes[name].add(file.module)
    for name, modules in sorted(homes.items()):
        if len(modules) > 1:
            yield f"the type {name} is declared in {' and '.join(sorted(modules))}"
    for module, dependencies in sorted(targets.items()):
        for name in sorted(imports[module] - dependencies - {module}):
            yield f"Package.swift: {module} imports {name}, which is not a dependency"
        # A module without Swift files uses its dependencies in another language.
        for name in sorted(dependencies - imports[module]) if module in imports else []:
            yield f"Package.swift: {module} does not import its dependency {name}"
    yield from table_errors(targets)


def main():
    targets = package_targets()
    if sys.argv[1:2] == ["--table"]:
        return write_table(targets)
    files = [File(path) for path in sorted(SOURCES.rglob("*.swift"))]
    edges = defaultdict(lambda: defaultdict(set))
    for module, source, target, path, definition, name in references(files):
        edges[module][source, target].add((str(path), name, str(definition)))
    if sys.argv[1:2] == ["--edges"]:
        for (source, target), found in sorted(edges[sys.argv[2]].items()):
            print(f"{source} -> {target}: {len(found)}")
            for path, name, definition in sorted(found)[:12]:
                print(f"    {path}: {name} in {definition}")
        return
    print(f"{'module':24} {'files':>5} {'lines':>6} {'p90':>4} {'max':>4}  imports")
    failed = False
    for module, group in itertools.groupby(files, key=lambda file: file.module):
        lengths = [len((SOURCES / file.path).read_text().splitlines()) for file in group]
        ninth = statistics.quantiles(lengths, n=10, method="inclusive")[8] if len(lengths) > 1 else lengths[0]
        print(
            f"{module:24} {len(lengths):5} {sum(lengths):6} {ninth:4.0f} {max(lengths):4}  {imports_text([module], targets)}")
        for group in cycles(edges[module]):
            failed = True
            print(f"  cycle: {', '.join(group)}; see Scripts/structure.py --edges {module}")
    for error in errors(files, targets):
        failed = True
        print(error, file=sys.stderr)
    sys.exit(failed)


main()
