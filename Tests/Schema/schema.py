"""The JSON Schema that `waymark schema` prints, with a validator that knows the lines of its errors."""
import json
import subprocess

import jsonschema


class Schema:
    """The schema of a tool."""

    def __init__(self, tool):
        self.text = subprocess.run([tool, "schema"], check=True, capture_output=True, text=True).stdout
        self.json = json.loads(self.text)
        jsonschema.Draft7Validator.check_schema(self.json)
        self._validator = jsonschema.Draft7Validator(self.json)

    def errors(self, value):
        """Returns the innermost errors of a value, each as a path and a message."""
        return [(tuple(leaf.absolute_path), leaf.message) for error in self._validator.iter_errors(value) for leaf in leaves(error)]


    def wrong_examples(self):
        """Returns the examples and defaults that their own schemas reject, and the number of examples."""
        wrong, count = [], 0
        for name, definition in self.json["definitions"].items():
            for key, value in definition.get("properties", {}).items():
                validator = jsonschema.Draft7Validator({**value, "definitions": self.json["definitions"]} if "$ref" not in value else {
                    "allOf": [{"$ref": value["$ref"]}], "definitions": self.json["definitions"]})
                for example in value.get("examples", []) + ([value["default"]] if "default" in value else []):
                    count += 1
                    if not validator.is_valid(example):
                        wrong.append(f"{name}.{key}: {json.dumps(example)}")
        return wrong, count


def leaves(error):
    if not error.context:
        yield error
    for inner in error.context:
        yield from leaves(inner)


def findings(tool, paths):
    """Returns the findings of `waymark lint` for root files, as a dictionary from files to findings."""
    output = subprocess.run([tool, "lint", "--format", "json", *map(str, paths)], capture_output=True, text=True)
    if output.returncode not in (0, 1):
        raise SystemExit(f"FAILED: waymark lint: {output.stderr}")
    result = {}
    for finding in json.loads(output.stdout)["diagnostics"]:
        result.setdefault(finding["file"], []).append(finding)
    return result
