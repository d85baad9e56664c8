#!/usr/bin/env python3
"""Parses the flowcharts of `waymark map` with Mermaid's own parser.

mermaid.py WAYMARK SPEC...  fails if Mermaid rejects a flowchart, or accepts a damaged one, or if a label isn't the text of the spec.
"""
import importlib.util
import pathlib
import subprocess
import sys

from chromium import chromium, open_tab

PARSE = """async (text) => {
  try { return [(await mermaid.parse(text)).diagramType, ""]; } catch (error) { return ["", String(error)]; }
}"""
LABELS = """async (text) => {
  mermaid.initialize({ startOnLoad: false, securityLevel: "strict" });
  const { svg } = await mermaid.render("drawing", text);
  return [...new DOMParser().parseFromString(svg, "text/html").querySelectorAll(".nodeLabel")].map((label) => label.textContent);
}"""


def flowchart(waymark, spec):
    return subprocess.run([waymark, "map", spec, "--format", "mermaid"], capture_output=True, text=True).stdout


def main(waymark, *specs):
    # The package contains Mermaid, which is not in Debian.
    script = pathlib.Path(importlib.util.find_spec("mermaidx").origin).parent / "assets/mermaid.js"
    with chromium() as browser:
        page = open_tab(browser)
        page.goto("about:blank")
        page.add_script_tag(path=script)
        for spec in specs:
            kind, error = page.evaluate(PARSE, flowchart(waymark, spec))
            if not kind.startswith("flowchart"):
                sys.exit(f"FAILED: Mermaid rejects the flowchart of {spec}: {error}")
        hostile = flowchart(waymark, pathlib.Path(__file__).parent / "Hostile.nav.yaml")
        labels = page.evaluate(LABELS, hostile)
        for title in ["</title></style><script>window.hostile = 1</script>", "\" onclick=\"window.hostile = 4\" x=\""]:
            if not any(title in label for label in labels):
                sys.exit(f"FAILED: no label is {title!r}: {labels}")
        if page.evaluate("window.hostile") is not None:
            sys.exit("FAILED: a text of the spec runs as a script")
        if page.evaluate(PARSE, hostile.replace("-->", "--", 1))[0]:
            sys.exit("FAILED: Mermaid accepts a damaged flowchart")
    print(f"Mermaid accepts the flowcharts of {len(specs)} specs.")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
