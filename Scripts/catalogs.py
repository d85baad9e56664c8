#!/usr/bin/env python3
"""Copies the documentation catalogs into FOLDER, and adds the pages under Docs to the copies.

usage: Scripts/catalogs.py FOLDER

The landing pages in Sources don't link to pages under Docs, so that Xcode and the Swift Package Index build the catalogs
without warnings. In the copies, the topics of a landing page begin with links to the pages.
"""
import pathlib
import re
import shutil
import sys

DOCS = pathlib.Path("Docs")
RULES = sorted(path for path in DOCS.glob("Rules/*.md") if path.name != "README.md")

# The pages of each catalog, by their names in the landing page.
CATALOGS = {
    "WaymarkNavigation": {
        **{name: DOCS / f"{name}.md" for name in [
            "Guide", "Adopting", "Screens", "Results", "Guards", "ResolvedLinks", "Features", "SpecReference",
        ]},
        "Rules": DOCS / "Rules/README.md",
        **{name: DOCS / f"{name}.md" for name in ["Plugins", "UITests", "Map", "CI", "Diff", "PlatformFiles"]},
    },
    "WaymarkUI": {name: DOCS / f"{name}.md" for name in ["Views", "Links"]},
}

TOPICS = "\n## Topics\n\n"
LINK = re.compile(r"!?\[([^\]\n]+)\]\(([^)\s]+)\)")
FENCE = re.compile(r"^\s*```(\w*)")


def group(title, names):
    return f"### {title}\n\n" + "".join(f"- <doc:{name}>\n" for name in names)


def converted(page, pages):
    """Returns the text of a page with the links and fences of a catalog."""
    names = {path.resolve(): name for name, path in pages.items()}

    def link(match):
        label, target = match[1], match[2]
        if match[0].startswith("!"):
            # The catalog contains no images of the pages.
            return ""
        if "://" in target:
            return match[0]
        path = (page.parent / target.partition("#")[0]).resolve()
        # DocC cannot link to files outside of the catalog.
        return f"[{label}](doc:{names[path]})" if path in names and not target.startswith("#") else label

    lines, in_code = [], False
    for line in page.read_text().split("\n"):
        fence = FENCE.match(line)
        if fence:
            # A fence that names a file has the name after the language, which DocC does not know.
            line = line if in_code else line[: fence.end()]
            in_code = not in_code
        elif not in_code:
            line = LINK.sub(link, line)
        lines.append(line)
    return "\n".join(lines)


def main(folder):
    for module, listed in CATALOGS.items():
        catalog = folder / f"{module}.docc"
        shutil.copytree(f"Sources/{module}/{module}.docc", catalog)
        landing = catalog / f"{module}.md"
        overview, _, symbols = landing.read_text().partition(TOPICS)
        landing.write_text(overview.rstrip("\n") + "\n" + TOPICS + group("Guides", listed) + "\n" + symbols)
        rules = {path.stem: path for path in RULES} if "Rules" in listed else {}
        for name, page in (listed | rules).items():
            text = converted(page, listed | rules)
            if name == "Rules":
                text += TOPICS + group("Pages", rules)
            (catalog / f"{name}.md").write_text(text)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(pathlib.Path(sys.argv[1]))
