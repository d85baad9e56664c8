#!/usr/bin/env python3
"""systems.py WAYMARK FOLDER: writes the Swift of all explored specs, with sample values and URLs, to a folder.

All specs are compiled into one module. A spec's own Swift types are therefore replaced by empty types with the same names, and
the specs' accessibility identifiers by empty strings.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys

waymark, folder = sys.argv[1], pathlib.Path(sys.argv[2])
root = pathlib.Path(__file__).resolve().parents[2]
specs = sorted(path for path in (root / "Specs").iterdir() if path.name != "Tutorial")
specs += [root / "Tests/ModelChecking" / name for name in ("Nested", "Gated")]


def run(*arguments):
    return subprocess.run([waymark, *arguments], check=True, capture_output=True, text=True, cwd=root).stdout


def literal(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


shutil.rmtree(folder, ignore_errors=True)
systems = []
for spec in specs:
    name = spec.name
    run("generate", str(spec), "--output", str(folder / name))
    identifiers = folder / name / "AccessibilityID.waymark.swift"
    enum = re.search(r"enum (\w+)", identifiers.read_text()).group(1)
    identifiers.unlink()
    # Linux has no app intents.
    (folder / name / "Intents.waymark.swift").unlink()
    # The files of a module have different names.
    path = (folder / name / "Navigation.waymark.swift").rename(folder / name / f"{name}Navigation.swift")
    swift = re.sub(rf"\b{enum}(\.[\w`]+)+", '""', path.read_text())
    natives = sorted(set(re.findall(r'case "(\w+)": return \.native\(([\w.]+)\.self\)', swift)))
    enums = sorted(set(re.findall(r'case "(\w+)": return \.enumeration\(([\w.]+)\.self\)', swift)))
    namespace = re.search(r"enum (\w+): WaymarkNavigation.NavigationSpec", swift).group(1)
    if natives:
        keys = sorted(set(re.findall(r"identity: [a$]\d+\.(\w+)", swift)))
        properties = ", ".join(f"{key} = 1" for key in keys)
        types = "".join(
            f"  struct {kind}: Codable, Hashable, Sendable {{ var {properties} }}\n" for kind, _ in natives)
        (folder / name / f"{name}Types.swift").write_text(f"enum {name} {{\n{types}}}\n")
        # The cases of an enum are as visible as the types of their arguments.
        swift = re.sub(r"^( *)(public|package) ", r"\1", swift, flags=re.MULTILINE)
    path.write_text(swift)
    values = [f'"{kind}": .native({kind_name}(), identity: 1)' for kind, kind_name in natives]
    values += [f'"{kind}": .string({kind_name}.allCases[0].rawValue)' for kind, kind_name in enums]
    links = json.loads(run("links", str(spec), "--format", "json"))["links"]
    urls = [literal(link["example"]) for link in links if link["example"]]
    systems.append(
        f"  explore(System({literal(name)}, {namespace}.self, values: [{', '.join(values) or ':'}], "
        f"urls: [{', '.join(urls)}]), options)\n")
(folder / "Systems.swift").write_text(
    "/// Explores all specs.\nfunc exploreAll(_ options: Options) {\n" + "".join(systems) + "}\n")
