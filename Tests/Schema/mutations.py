#!/usr/bin/env python3
"""mutations.py TOOL [COUNT]: changes valid specs at random, and compares the JSON Schema with `waymark lint`.

For each key of each construct, the script writes wrong values, misspells the key, and removes the key. The schema must reject a spec
exactly if Waymark reports a finding that a schema can express. `DISAGREEMENTS` lists the other cases with reasons. COUNT is the number of
instances of each construct (default: 1). WAYMARK_SEED sets the seed (default: 1).
"""
import collections
import copy
import json
import os
import pathlib
import random
import re
import sys
import tempfile

from documents import Document, Unreadable
from expectations import reason
from schema import Schema, findings

WRONG = [
    None, "", " ", "x", "Two Words", "two-words", "Upper", "self", "/path", "example.com", "#123456", "cmd+k", "1...", "Int?", "true", 5, -1, 1.5,
    True, [], ["x", "x"], [[]], [None], [5], {}, {"x": None}, {"x": "y"}, {"x": {"y": "z"}}, {"X": "y"}, {"values": ["a"], "is": "Int"},
    {"url": "/a"}, {"asset": "a"}, {"key": "a"},
]

# Documents that the schema accepts and for which Waymark reports a finding that a schema could express, or the reverse.
DISAGREEMENTS = [
    (False, "`true` is not a type name", "the parser reads `True`, a valid name, and `true` as the same value"),
    (False, "the link requires no condition", "a link can inherit its condition from a screen that it opens"),
    (False, "the link waits until all gates are open, and requires no other condition", "a schema doesn't know the gates"),
]

NAMES = ["Two-Words", "self", "Upper", "lower", "current", "rawValue", "", "String"]


def instances(schema, value, node=None, path=()):
    """Yields the definition and the path of each construct in a value, and "names" for mappings of names."""
    node = schema.json if node is None else node
    if "$ref" in node:
        name = node["$ref"].removeprefix("#/definitions/")
        target = schema.json["definitions"][name]
        if target.get("type") == "object" and isinstance(value, dict):
            yield name, path
        yield from instances(schema, value, target, path)
        return
    if "if" in node and path == ():
        chosen = "else" if not {"waymark", "app"} & set(value) else "then"
        node = node[chosen]
        yield from instances(schema, value, node.get("else", node), path)
        return
    for choice in node.get("anyOf", []):
        is_list = choice.get("type") == "array"
        if is_list == isinstance(value, list):
            yield from instances(schema, value, choice, path)
    if isinstance(value, list) and isinstance(node.get("items"), dict):
        for index, element in enumerate(value):
            yield from instances(schema, element, node["items"], path + (index,))
    if isinstance(value, dict):
        if "propertyNames" in node:
            yield "names", path
        for key, child in value.items():
            below = node.get("properties", {}).get(key, node.get("additionalProperties"))
            if isinstance(below, dict):
                yield from instances(schema, child, below, path + (key,))


def changed(value, path, change):
    """Returns a copy of a value in which a function has changed the mapping at a path."""
    result = copy.deepcopy(value)
    place = result
    for step in path:
        place = place[step]
    change(place)
    return result


def misspelled(key, generator):
    index = generator.randrange(len(key))
    return generator.choice([key[:index] + key[index + 1:], key[:index] + key[index] + key[index:], key + "s", key.upper()])


def mutations(schema, bases, count, generator):
    """Yields the kind of each change, the construct, the key, and the changed document."""
    places = collections.defaultdict(list)
    for base in bases:
        for name, path in instances(schema, base):
            places[name].append((base, path))
    for name in sorted(places):
        chosen = places[name]
        if name == "names":
            for base, path in generator.sample(chosen, min(len(chosen), 20 * count)):
                for other in NAMES:
                    def rename(mapping):
                        if mapping:
                            key = generator.choice(sorted(mapping))
                            mapping[other] = mapping.pop(key)
                    yield "rename", name, other, changed(base, path, rename)
            continue
        keys = schema.json["definitions"][name].get("properties", {})
        for key in keys:
            for base, path in generator.sample(chosen, min(len(chosen), count)):
                for wrong in WRONG:
                    yield "value", name, key, changed(base, path, lambda mapping: mapping.update({key: wrong}))
                word = misspelled(key, generator)
                yield "misspell", name, key, changed(base, path, lambda mapping: mapping.update({word: mapping.pop(key, "x")}))
            having = [(base, path) for base, path in chosen if key in value_at(base, path)]
            for base, path in generator.sample(having, min(len(having), count)):
                yield "remove", name, key, changed(base, path, lambda mapping: mapping.pop(key))
    missing = {name for name, definition in schema.json["definitions"].items() if definition.get("type") == "object"} - set(places)
    if missing - {"specName"}:
        raise SystemExit(f"FAILED: no valid spec contains {missing}")


def value_at(value, path):
    for step in path:
        value = value[step]
    return value


def is_root(value):
    return isinstance(value, dict) and ("waymark" in value or "app" in value)


def write(folder, number, value):
    """Writes a document, and a root file if the document is an included file. Returns the path of the root and of the document."""
    # Waymark reads the folder of each spec, so a folder has only one spec.
    folder = folder / str(number)
    folder.mkdir()
    document = folder / "Spec.nav.yaml"
    document.write_text(json.dumps(value, ensure_ascii=False))
    if is_root(value):
        return document, document
    root = folder / "Root.nav.yaml"
    root.write_text(json.dumps({
        "waymark": 1, "app": "Shop", "include": document.name, "origins": {"app": {"schemes": ["shop"]}},
        "tabs": {"start": {"title": "Start", "icon": "house"}}}))
    return root, document


def valid_bases(tool, schema, folder):
    """Returns the valid specs without included files, and valid included files."""
    candidates = []
    for path in sorted([*pathlib.Path("Tests/Fixtures").rglob("*.nav.yaml"), *pathlib.Path("Specs").rglob("*.nav.yaml"),
                        *pathlib.Path("Tests/Goldens").rglob("*.nav.yaml")]):
        if path.stat().st_size > 20_000:
            continue
        try:
            value = Document(path.read_text(errors="replace")).value
        except Unreadable:
            continue
        if isinstance(value, dict) and value and "include" not in value and not schema.errors(value):
            candidates.append(value)
    paths = [write(folder, f"base-{number}", value) for number, value in enumerate(candidates)]
    found = findings(tool, [root for root, _ in paths])
    def errors(document):
        return [finding for finding in found.get(str(document), []) if finding["severity"] == "error"]
    # Files of the app are not beside the changed specs.
    return [value for value, (_, document) in zip(candidates, paths) if all(reason(finding) for finding in errors(document))]


def main(tool, count=1):
    seed = int(os.environ.get("WAYMARK_SEED", "1"))
    print(f"The seed of the changes is {seed}.", flush=True)
    generator = random.Random(seed)
    schema = Schema(tool)
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch)
        bases = valid_bases(tool, schema, folder)
        share = float(os.environ.get("WAYMARK_ROUNDS", "1"))
        changes = [case for case in mutations(schema, bases, count, generator) if generator.random() < share]
        cases = [(*case, *write(folder, number, case[3])) for number, case in enumerate(changes)]
        found = findings(tool, [root for *_, root, _ in cases])
        return report(schema, cases, found, len(bases))


def report(schema, cases, found, bases):
    kinds = collections.Counter(kind for kind, *_ in cases)
    agreements = collections.Counter()
    explained = collections.Counter()
    failures = []
    for kind, name, key, value, _, document in cases:
        rejected = schema.errors(value)
        errors = [finding for finding in found.get(str(document), []) if finding["severity"] == "error"]
        expressible = [finding for finding in errors if not reason(finding)]
        if rejected and errors:
            # The schema also rejects some values with findings of other rules, such as patterns.
            agreements["both reject" if expressible else "both reject, for another rule"] += 1
            continue
        if not rejected and not expressible:
            agreements["both accept" if not errors else "only Waymark rejects, for a reason in expectations.py"] += 1
            continue
        message = expressible[0]["message"] if expressible else rejected[0][1]
        why = next((why for side, pattern, why in DISAGREEMENTS if side == bool(rejected) and re.search(pattern, message)), None)
        if why:
            explained[why] += 1
        else:
            failures.append((f"{name}.{key} ({kind})", "only the schema rejects" if rejected else "only Waymark reports", message[:160]))
    total = len(cases)
    agreed = sum(agreements.values())
    print(f"{total} changed specs from {bases} valid ones: {dict(kinds)}")
    print(f"{agreed} agree ({100 * agreed / total:.2f} %): {dict(agreements)}")
    for why, number in explained.most_common():
        print(f"{number} differ because {why}")
    for (where, side, message), number in collections.Counter(failures).most_common(80):
        print(f"FAILED: {where}: {side}: {message} ({number} times)")
    scarce = [name for name in ("both reject", "both accept") if agreements[name] < total // 20]
    if total < 400 or scarce:
        print(f"FAILED: there are too few changed specs, or too few that {scarce}")
        return 1
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], *map(int, sys.argv[2:])))
