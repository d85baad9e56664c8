"""YAML documents as the values that a JSON Schema validator expects.

The YAML language server resolves scalars with the core schema of YAML 1.2. PyYAML follows YAML 1.1 and rejects `{ id: Int? }`, so the
documents are composed with ruamel.yaml, and this module resolves their scalars.
"""
import re

import ruamel.yaml

NULL = re.compile(r"~|null|Null|NULL|")
FLAG = re.compile(r"true|True|TRUE|false|False|FALSE")
INTEGER = re.compile(r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+")
NUMBER = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")


class Unreadable(Exception):
    """An error of the YAML parser."""


class Document:
    """The value of a YAML document, with the lines of its parts."""

    def __init__(self, text):
        try:
            node = ruamel.yaml.YAML(typ="safe", pure=True).compose(text)
        except (ruamel.yaml.error.YAMLError, RecursionError, ValueError) as error:
            raise Unreadable(str(error).split("\n")[0]) from error
        # The first and the last line of the value at each path, and the line of its key.
        self.lines = {}
        self.value = self._value(node, ())

    def _value(self, node, path):
        if node is None:
            return None
        end = node.end_mark.line + (0 if node.end_mark.column == 0 and node.end_mark.line > node.start_mark.line else 1)
        self.lines[path] = (node.start_mark.line + 1, end)
        if isinstance(node, ruamel.yaml.nodes.MappingNode):
            value = {}
            for key, child in node.value:
                name = key.value if isinstance(key.value, str) else "?"
                value[name] = self._value(child, path + (name,))
                first, last = self.lines[path + (name,)]
                self.lines[path + (name,)] = (min(first, key.start_mark.line + 1), last)
            return value
        if isinstance(node, ruamel.yaml.nodes.SequenceNode):
            return [self._value(child, path + (index,)) for index, child in enumerate(node.value)]
        return scalar(node.value, node.style is None)


def scalar(text, is_plain):
    """Returns the value of a scalar in the core schema."""
    if not is_plain:
        return text
    if NULL.fullmatch(text):
        return None
    if FLAG.fullmatch(text):
        return text.lower() == "true"
    if INTEGER.fullmatch(text):
        base = {"0o": 8, "0x": 16}.get(text[:2])
        return int(text[2:], base) if base else int(text)
    if NUMBER.fullmatch(text):
        return float(text)
    return text
