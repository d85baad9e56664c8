#!/usr/bin/env python3
"""Imports random files of each notation. A draft must compile without errors, and must have the canonical layout.

random_cases.py TOOL [--cases N] [--seed N]

WAYMARK_SEED sets the default seed. Each further case has the next seed.
"""
import argparse
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

from limit import LIMIT

WORDS = ["users", "posts", "a", "new", "edit", "me", "item", "2024", "en", "b-c", "d_e", "f.g", "é", "日本", "Ünï", "class", "default", "self",
         "current", "Type", "%20", "x y", "~", "+", "🥾", "on", "no", "null", "1e3", "0x1f"]
NAMES = ["id", "name", "slug", "user_id", "userID", "page", "class", "default", "in", "self", "Type", "_", "1st", "naïve", "ID", "a-b", "origin",
         "init", "switch", "🥾", "x"]
DESTINATIONS = ["user", "User", "user.profile", "user-profile", "userProfile", "class", "default", "current", "self", "home", "Home", "tab", "",
                "reader.team(a8c)", "search | query", "a: b", "# x", "🥾", "- c", "{d}", "\"q\"", "'s'", "Größe", "1", "true", "no", "route", "init",
                "case let", "null", "~", "user/profile", "MyApp::Users", "x" * 300, "[]", "&a", "*b", "!c", "%d", "`e`", "@f", "resolve", "url"]
EXPRESSIONS = ["[0-9]+", "\\d{4}", "(?!new)[a-z]+", "en|de", "[A-Z]{2}", ".*", "(a|b)+", "\\w+\\b", "[^/]+", "a{1,3}", "(", "[", "\\1", "^x$", "\\p{L}+"]
HOSTS = ["example.com", "www.example.com", "*.example.com", "EXAMPLE.org", "münchen.example", "127.0.0.1", "[::1]", "example.com:8080", "{x}.example.com"]
SCHEMES = ["https", "http", "app", "my-app", "HTTPS", "1x", "javascript"]


class Generator:
    def __init__(self, values):
        self.values = values
        self.pick = values.choice

    def capture(self):
        name, expression = self.pick(NAMES), self.pick(EXPRESSIONS)
        return self.pick([
            f":{name}", f":{name}", f"{{{name}}}", f"{{{name}}}", f"<{name}>", f"<int:{name}>", f"<uuid:{name}>", f"<path:{name}>", f"[{name}]",
            f"[...{name}]", f"[[...{name}]]", f":{name}({expression})", f":{name}?", f"{{{name}?}}", f"({expression})", "*", "(.*)", "**",
            f"{{{name}:Int}}", f"{{{name}**}}", f"pre-:{name}", f"{{{name}}}.html", f":{name}-:{name}", f"@{{{name}}}", f":{name}*", f":{name}+",
            f"*{name}", f"({self.pick(WORDS)})", f"(/{self.pick(WORDS)}/:{name})", f"<any(a, b):{name}>", f"<string(length=2):{name}>", "{", "<", ":",
        ])

    def path(self):
        count = self.values.randrange(0, 5)
        return "/" + "/".join(self.pick(WORDS) if self.values.random() < 0.55 else self.capture() for _ in range(count))

    def pattern(self):
        pattern, chance = self.path(), self.values.random()
        if chance < 0.15:
            pattern = self.pick(SCHEMES) + "://" + self.pick(HOSTS) + pattern
        elif chance < 0.25:
            pattern = self.pick(SCHEMES) + ":/" + pattern
        elif chance < 0.3:
            pattern = pattern[1:]
        if self.values.random() < 0.15:
            pattern += "?" + self.pick(["q=:q", "q={q}", "tab=a", "id={id}&x=y", "", "=", "a", "q={q?}"])
        if self.values.random() < 0.05:
            pattern += "#" + self.pick(["top", "{section}", "/a/b", ""])
        return pattern

    def lines(self):
        return "\n".join(f"{self.pattern()}{self.pick([' ', '  ', chr(9), ' -> ', ' => '])}{self.pick(DESTINATIONS)}"
                         for _ in range(self.values.randrange(1, 25))) + "\n"

    def csv(self):
        quoted = lambda text: '"' + text.replace('"', '""') + '"'
        return "pattern,destination\n" + "".join(f"{quoted(self.pattern())},{quoted(self.pick(DESTINATIONS))}\n"
                                                  for _ in range(self.values.randrange(1, 25)))

    def json(self):
        def item():
            value = {"pattern": self.pattern(), "destination": self.pick(DESTINATIONS)}
            if self.values.random() < 0.2:
                value["hosts"] = [self.pick(HOSTS)]
            if self.values.random() < 0.2:
                value["query"] = {self.pick(NAMES): {"required": self.pick([True, False]), "equals": self.pick(WORDS)}}
            return value
        return json.dumps([item() for _ in range(self.values.randrange(1, 25))])

    def urls(self):
        def url():
            path = "/" + "/".join(self.pick([*WORDS, str(self.values.randrange(10**6)), "%2e%2e", "..", "", "x" * 40, "2024-02-30", "%zz"])
                                  for _ in range(self.values.randrange(0, 6)))
            start = self.pick(["https://example.com", "https://www.example.com", "app:/", "", "https://user@example.com", "javascript:alert(1)"])
            return start + path + self.pick(["", "", "?q=1", "?a=b&c=%20d", "#x", "?"])
        return "".join(self.pick(["", f"{self.values.randrange(1, 10**self.values.randrange(1, 25))} "]) + url() + "\n"
                       for _ in range(self.values.randrange(1, 200)))

    def association(self):
        def component():
            value = {"/": self.pick(["/", "/*", "/a/*", "/?/b", "*", "/x/*/y", "/%3F", "/" + self.pick(WORDS) + "/*"])}
            if self.values.random() < 0.3:
                value["?"] = {"q": self.pick(["*", "?*", "a"])}
            if self.values.random() < 0.2:
                value["#"] = self.pick(["*", "x"])
            if self.values.random() < 0.2:
                value["exclude"] = True
            return value
        return json.dumps({"applinks": {"details": [{"appIDs": ["TEAM.example"], "components": [component() for _ in range(6)]}]}})


KINDS = [
    ("--patterns", "routes.txt", "lines"), ("--patterns", "routes.txt", "lines"), ("--patterns", "routes.csv", "csv"),
    ("--patterns", "routes.json", "json"), ("--urls", "urls.txt", "urls"),
    ("--association", "apple-app-site-association", "association"),
]


def main():
    parser = argparse.ArgumentParser(usage=__doc__, add_help=False)
    parser.add_argument("tool")
    parser.add_argument("--cases", type=int, default=60)
    parser.add_argument("--seed", type=int, default=int(os.environ.get("WAYMARK_SEED", "1")))
    options = parser.parse_args()
    statuses, empty = {0: 0, 1: 0}, 0
    for case in range(options.seed, options.seed + options.cases):
        generator = Generator(random.Random(case))
        with tempfile.TemporaryDirectory() as temporary:
            folder, arguments = pathlib.Path(temporary), []
            chosen = [KINDS[case % len(KINDS)]]
            if case % 3 == 0:
                chosen.append(generator.pick([kind for kind in KINDS if kind[0] != chosen[0][0]]))
            for option, name, method in chosen:
                (folder / name).write_text(getattr(generator, method)())
                arguments += [option, str(folder / name)]
            draft = folder / "draft"
            commands = [["import", "--app", "Sample", *arguments, "--output", draft], ["lint", draft], ["format", "--check", draft]]
            for index, command in enumerate(commands):
                result = subprocess.run([options.tool, *map(str, command)], capture_output=True, text=True, timeout=LIMIT)
                if index == 0 and result.returncode in statuses:
                    statuses[result.returncode] += 1
                elif index == 0 and result.returncode == 2 and "contains no URL" in result.stderr:
                    # A short random file can be a file without a pattern.
                    empty += 1
                    break
                elif result.returncode != 0:
                    kept = pathlib.Path(tempfile.mkdtemp(prefix=f"import-case-{case}-"))
                    subprocess.run(["cp", "-R", f"{folder}/.", kept], check=True)
                    print(f"FAILED: case {case}: waymark {command[0]} ends with status {result.returncode}; the files are in {kept}")
                    print(" ".join(map(str, command)), result.stdout[-1500:], result.stderr[-3000:], sep="\n")
                    return 1
    print(f"{options.cases} random imports from the seed {options.seed}: {statuses[0]} without decisions, {statuses[1]} with decisions, {empty} without a pattern")
    if empty > options.cases // 4:
        print("FAILED: too few cases have a pattern")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
