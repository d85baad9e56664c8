"""reading.py: what four parsers read, and whether that is the text that Waymark reads.

Waymark reads every scalar as text, with libyaml. Another parser reads the same if each of its values is that text, or if
its value is the only one with that text: `true`, `false`, `null`, or a number that prints as the text.
"""

import json
import os
import subprocess

import ruamel.yaml
import yaml

PARSERS = ["PyYAML", "ruamel.yaml", "yaml (Node)", "js-yaml"]


class Texts(yaml.CBaseLoader):
    """libyaml, which Waymark uses, with each plain scalar marked, because only a plain scalar can be null."""


def libyaml(text):
    """Returns the tree of texts that Waymark reads, or None if the document is not valid."""
    try:
        node = yaml.compose(text, Loader=Texts)
    except (yaml.YAMLError, ValueError, RecursionError):
        return None
    return None if node is None else plain_tree(node)


def plain_tree(node):
    if isinstance(node, yaml.ScalarNode):
        return ["plain" if node.style in (None, "") else "quoted", node.value]
    if isinstance(node, yaml.SequenceNode):
        return ["list", [plain_tree(item) for item in node.value]]
    return ["mapping", [[plain_tree(key), plain_tree(value)] for key, value in node.value]]


def typed(value):
    if value is None:
        return ["null"]
    if isinstance(value, bool):
        return ["bool", str(value).lower()]
    if isinstance(value, int):
        return ["number", str(value) if abs(value) < 10**30 else "big"]
    if isinstance(value, float):
        return ["number", repr(value)]
    if isinstance(value, str):
        return ["text", str(value)]
    if isinstance(value, dict):
        return ["mapping", [[typed(key), typed(item)] for key, item in value.items()]]
    if isinstance(value, list):
        return ["list", [typed(item) for item in value]]
    return ["other", str(value)]


def attempt(parse, text):
    try:
        return typed(parse(text))
    except RecursionError:
        return ["error", "recursion"]
    except Exception as error:  # Parsers also raise ValueError, TypeError, and others.
        return ["error", str(error).split("\n")[0]]


def ruamel_parse(text):
    # A parser keeps the version of a directive, so each document gets its own.
    parser = ruamel.yaml.YAML(typ="safe", pure=True)
    parser.version = None
    return parser.load(text)


def read_all(texts):
    """Returns for each text the answers of the four parsers."""
    here = os.path.dirname(os.path.abspath(__file__))
    environment = dict(os.environ, NODE_PATH="/usr/share/nodejs:" + os.environ.get("NODE_PATH", ""))
    result = subprocess.run(
        ["node", os.path.join(here, "parsers.js")], input="\n".join(json.dumps(text) for text in texts) + "\n",
        capture_output=True, text=True, env=environment, check=True)
    node = [json.loads(line) for line in result.stdout.split("\n") if line]
    assert len(node) == len(texts), (len(node), len(texts), result.stderr[-500:])
    return [
        [attempt(yaml.safe_load, text), attempt(ruamel_parse, text), *answers] for text, answers in zip(texts, node)
    ]


def is_same(tree, answer, is_key=False):
    """Returns whether the answer of a parser has the same texts as Waymark."""
    kind = tree[0]
    if kind == "list":
        return answer[0] == "list" and len(tree[1]) == len(answer[1]) and all(map(is_same, tree[1], answer[1]))
    if kind == "mapping":
        if answer[0] != "mapping" or len(tree[1]) != len(answer[1]) or is_key:
            return False
        # An object of JavaScript moves keys such as "7" to the front.
        pairs = sorted(tree[1], key=lambda pair: str(pair[0][1]))
        others = sorted(answer[1], key=lambda pair: str(pair[0][-1]))
        return all(
            is_same(pair[0], other[0], True) and is_same(pair[1], other[1]) for pair, other in zip(pairs, others))
    if answer == ["text", tree[1]]:
        return True
    if kind == "quoted" or is_key:
        return False
    if answer[0] == "null":
        return tree[1] in ("", "~", "null")
    return answer[0] in ("bool", "number") and answer[1] == tree[1]


def kinds(answer):
    """Returns the tree with types only."""
    if answer[0] == "mapping":
        pairs = sorted(answer[1], key=lambda pair: str(pair[0][-1]))
        return ["mapping", [[kinds(key), kinds(value)] for key, value in pairs]]
    return ["list", [kinds(item) for item in answer[1]]] if answer[0] == "list" else answer[0]


def is_portable(tree, answers):
    """Returns whether all parsers read a document as Waymark does, with the same types."""
    return all(is_same(tree, answer) for answer in answers) and all(
        kinds(answer) == kinds(answers[0]) for answer in answers)
