#!/usr/bin/env python3
"""Writes the pages under Docs into the documentation catalogs, so that they appear in Xcode.

catalogs.py          writes the catalogs
catalogs.py --check  fails if a catalog differs from the pages
"""
import pathlib
import re
import sys

DOCS = pathlib.Path("Docs")
GUIDE_PAGES = [
    "Guide", "Adopting", "Screens", "Results", "Guards", "Features", "Plugins", "UITests", "Map", "CI", "Diff",
    "PlatformFiles", "SpecReference",
]
RULES = sorted(path for path in DOCS.glob("Rules/*.md") if path.name != "README.md")

# The pages of each catalog: the name in the catalog, and the page that it is made from.
CATALOGS = {
    pathlib.Path("Sources/WaymarkNavigation/WaymarkNavigation.docc/Pages"): {
        **{name: DOCS / f"{name}.md" for name in GUIDE_PAGES},
        "Rules": DOCS / "Rules/README.md",
        **{path.stem: path for path in RULES},
    },
    pathlib.Path("Sources/WaymarkUI/WaymarkUI.docc/Pages"): {
        name: DOCS / f"{name}.md" for name in ["Views", "Links"]
    },
}

NOTICE = "<!-- Written by Scripts/catalogs.py from {}. Edit that page. -->\n"
# DocC wants the title first, so the notice ends the page.
LINK = re.compile(r"!?\[([^\]\n]+)\]\(([^)\s]+)\)")
FENCE = re.compile(r"^\s*```(\w*)")


def converted(text, page, pages):
    """Returns a page with the links and fences of a catalog."""
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
    for line in text.split("\n"):
        fence = FENCE.match(line)
        if fence:
            # A fence that names a file has the name after the language, which DocC does not know.
            line = line if in_code else line[: fence.end()]
            in_code = not in_code
        elif not in_code:
            line = LINK.sub(link, line)
        lines.append(line)
    return "\n".join(lines)


def catalog(pages):
    """Returns the files of a catalog by their names."""
    files = {}
    for name, page in pages.items():
        text = converted(page.read_text(), page, pages)
        if name == "Rules":
            text += "\n## Topics\n\n### Pages\n\n" + "".join(f"- <doc:{path.stem}>\n" for path in RULES)
        files[f"{name}.md"] = text.rstrip("\n") + "\n\n" + NOTICE.format(page)
    return files


def main(arguments):
    if arguments not in ([], ["--check"]):
        sys.exit(__doc__)
    failed = False
    for folder, pages in CATALOGS.items():
        files = catalog(pages)
        stale = [path for path in folder.glob("*.md") if path.name not in files]
        for name, text in files.items():
            path = folder / name
            if path.exists() and path.read_text() == text:
                continue
            if arguments:
                print(f"{path}:1: error: differs from its page; run Scripts/catalogs.py")
                failed = True
            else:
                folder.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
        for path in stale:
            if arguments:
                print(f"{path}:1: error: has no page; run Scripts/catalogs.py")
                failed = True
            else:
                path.unlink()
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
