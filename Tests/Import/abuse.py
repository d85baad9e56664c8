#!/usr/bin/env python3
"""Gives `waymark import` bad files, names, and folders. It must end with a message and status 2, and must write nothing.

abuse.py TOOL

WAYMARK_SEED sets the seed of the random bytes (default: 1).
"""
import os
import pathlib
import random
import resource
import subprocess
import sys
import tempfile

from limit import LIMIT

OPTIONS = ["--association", "--info-plist", "--entitlements", "--patterns", "--urls"]
# The kinds of files whose readers accept any text.
LENIENT = {"--patterns", "--urls"}
VALID = {
    "--association": b'{"applinks": {"details": [{"appIDs": ["T.a"], "components": [{"/": "/a/*"}]}]}}',
    "--info-plist": b'<?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>'
                    b"<array><string>app</string></array></dict></array></dict></plist>",
    "--entitlements": b'<?xml version="1.0"?><plist version="1.0"><dict><key>com.apple.developer.associated-domains</key><array>'
                      b"<string>applinks:example.com</string></array></dict></plist>",
}
HOSTILE_URLS = [
    "https://example.com/../../etc/passwd", "https://example.com/%2e%2e/%2e%2e", "https://example.com/%00", "https://example.com/%zz",
    "https://user:secret@example.com/a", "https://example.com\\@evil.example/", "javascript:alert(1)", "data:text/html,<script>alert(1)</script>",
    "https://example.com/# TODO(import): x", "https://example.com/a\u202eb", "https://example.com/\u001b[31mred",
    "https://" + "a" * 5000, "https://example.com/" + "a/" * 5000, "https://example.com/?" + "a=b&" * 5000, "https://[::1", "https://xn--a/",
    "https://example.com:99999999999/", "http://", "//", ":", "?", "#", "99999999999999999999999 https://example.com/a", "-1 https://example.com/a",
    "https://example.com/{id}", "https://example.com/`id`", "https://example.com/${HOME}", "https://example.com/'\"", "https://example.com/|<>",
    "https://example.com/&amp;", "\ufeffhttps://example.com/bom", "https://example.com/%F0%9F%A5%BE", "https://EXAMPLE.com/Ä/ß/İ", "*", "!",
]


# The number of checks depends on no input, so a smaller number is a mistake of this script.
LEAST = 80


class Failures(list):
    count = 0

    def check(self, name, condition, detail=""):
        self.count += 1
        print(f"{'ok    ' if condition else 'FAILED'}  {name}{'' if condition else ': ' + str(detail)[:400]}", flush=True)
        if not condition:
            self.append(name)


def run(tool, *arguments):
    result = subprocess.run([tool, *map(str, arguments)], capture_output=True, timeout=LIMIT, stdin=subprocess.DEVNULL)
    return result, result.stderr.decode(errors="replace")


def main(arguments):
    if len(arguments) != 1:
        sys.exit(__doc__)
    seed = int(os.environ.get("WAYMARK_SEED", "1"))
    print(f"The seed of the random bytes is {seed}.")
    tool, failures, values = arguments[0], Failures(), random.Random(seed)

    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        draft = folder / "draft"

        def is_refused(name, *arguments, output=draft, statuses=(2,), message="error: "):
            try:
                result, errors = run(tool, "import", *arguments, "--output", output)
            except subprocess.TimeoutExpired:
                return failures.check(name, False, "hung")
            accepted = 1 in statuses and result.returncode in (0, 1) or 0 in statuses and result.returncode in (0, 1)
            refused = result.returncode == 2 and message in errors and "Fatal error" not in errors
            if accepted and result.returncode != 2:
                lint = run(tool, "lint", output)[0]
                failures.check(name, lint.returncode == 0, lint.stderr)
            else:
                failures.check(name, refused and not os.path.lexists(draft), f"status {result.returncode}, {errors}")
            subprocess.run(["rm", "-rf", draft], check=True)

        binary = folder / "binary"
        binary.write_bytes(bytes(values.randrange(256) for _ in range(50_000)))
        sparse = folder / "sparse"
        with open(sparse, "wb") as file:
            file.truncate(100 << 20)
        empty = folder / "empty"
        empty.write_bytes(b"")
        for option in OPTIONS:
            accepted = (1, 2) if option in LENIENT else (2,)
            is_refused(f"{option}: a missing file", "--app", "A", option, folder / "missing")
            is_refused(f"{option}: a folder", "--app", "A", option, folder)
            is_refused(f"{option}: random bytes", "--app", "A", option, binary, statuses=accepted)
            is_refused(f"{option}: an empty file", "--app", "A", option, empty, statuses=accepted)
            # A file of URLs can be large, but its first byte is wrong. Other files are refused before they are read.
            message = "contains a NUL character" if option == "--urls" else "has 100 MiB, but an input file can have at most 16 MiB"
            is_refused(f"{option}: 100 MB of zeros", "--app", "A", option, sparse, message=message)
            for other, data in VALID.items():
                if option in LENIENT or other == option:
                    continue
                (folder / "file").write_bytes(data)
                # A file of the same format that lacks the expected keys can be valid and without content.
                same = {option, other} == {"--info-plist", "--entitlements"}
                is_refused(f"{option}: a file for {other}", "--app", "A", option, folder / "file", statuses=(1, 2) if same else (2,))
            if option in VALID:
                for kind, data in (("half of a file", VALID[option][: len(VALID[option]) * 2 // 3]), ("a damaged byte", None)):
                    if data is None:
                        data = bytearray(VALID[option])
                        data[len(data) // 2] = 0
                        data = bytes(data)
                    (folder / "file").write_bytes(data)
                    is_refused(f"{option}: {kind}", "--app", "A", option, folder / "file")
        failures.check("memory is less than 400 MB", resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss < 400_000,
                       resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)

        deep = folder / "deep"
        for option, text in (("--association", "[" * 100_000), ("--patterns", "[" * 100_000), ("--info-plist", "<array>" * 100_000),
                             ("--entitlements", "<dict>" * 100_000)):
            deep.write_text(text)
            is_refused(f"{option}: 100,000 levels", "--app", "A", option, deep, statuses=(1, 2) if option in LENIENT else (2,))
        bomb = ('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "' + "x" * 1000 + '">' + "".join(
            f'<!ENTITY {chr(98 + index)} "{("&" + chr(97 + index) + ";") * 10}">' for index in range(9)) + "]><plist>&j;</plist>")
        deep.write_text(bomb)
        is_refused("--info-plist: nested entities", "--app", "A", "--info-plist", deep)

        patterns = folder / "routes.txt"
        patterns.write_text("/users/:id user\n")
        for name in ("", "1abc", "../x", "a/b", "A B", "🥾", "A\nB", "é", "-x"):
            is_refused(f"the app's name {name!r}", "--app", name, "--patterns", patterns, statuses=(2,))
        for name in ("class", "self", "default", "Type", "Protocol", "Any"):
            is_refused(f"the app's name {name}", "--app", name, "--patterns", patterns, statuses=(1, 2))
        occupied = folder / "occupied"
        occupied.write_text("text")
        is_refused("the output is a file", "--app", "A", "--patterns", patterns, output=occupied)
        failures.check("the file is unchanged", occupied.read_text() == "text")
        is_refused("the output is inside of a file", "--app", "A", "--patterns", patterns, output=occupied / "draft")
        is_refused("the output is inside of /proc", "--app", "A", "--patterns", patterns, output="/proc/waymark/draft")
        is_refused("no output", "--app", "A", "--patterns", patterns, output="")
        is_refused("no input", "--app", "A")
        is_refused("no app", "--patterns", patterns)
        is_refused("an unknown option", "--app", "A", "--pattern", patterns)

        # A draft is not replaced.
        result, errors = run(tool, "import", "--app", "A", "--patterns", patterns, "--output", draft)
        failures.check("a draft is written", result.returncode in (0, 1), errors)
        before = {path: path.read_bytes() for path in draft.rglob("*") if path.is_file()}
        edited = next((path for path in before if path.name.endswith(".nav.yaml")), None)
        if edited:
            edited.write_text(edited.read_text() + "# my edit\n")
            before[edited] = edited.read_bytes()
        result, errors = run(tool, "import", "--app", "B", "--patterns", patterns, "--output", draft)
        after = {path: path.read_bytes() for path in draft.rglob("*") if path.is_file()}
        failures.check("a folder with files is not overwritten", result.returncode == 2 and before == after, (result.returncode, errors))
        subprocess.run(["rm", "-rf", draft], check=True)

        # Hostile text is data: the draft compiles, and no line of an output has a control character.
        names = ["class", "🥾", "# x", "a: b", "- c", "{d}", '"q"', "'", "\\", "`e`", "| f", "<b>", "[g](h)", "!i", "*j", "&k", "%l", "@m", "x" * 5000]
        patterns.write_text("".join(f"/n{index}/:{name.replace(' ', '_') or 'x'}\t{name}\n" for index, name in enumerate(names)))
        urls = folder / "urls.txt"
        urls.write_text("\n".join(HOSTILE_URLS) + "\n", errors="surrogatepass")
        result, errors = run(tool, "import", "--app", "A", "--patterns", patterns, "--urls", urls, "--output", draft)
        failures.check("hostile URLs and names are imported", result.returncode in (0, 1), (result.returncode, errors))
        outputs = [result.stdout, errors.encode(), *(path.read_bytes() for path in draft.rglob("*") if path.is_file())]
        controls = [byte for output in outputs for byte in output if byte < 32 and byte not in (9, 10)]
        failures.check("the outputs contain no control characters", not controls, controls)
        failures.check("the outputs contain no reversed text", all("\u202e".encode() not in output for output in outputs))
        result, errors = run(tool, "lint", draft)
        failures.check("the draft of hostile text compiles", result.returncode == 0, errors)
        result, errors = run(tool, "import", "--check", draft, "--urls", urls)
        failures.check("hostile URLs are checked", result.returncode in (0, 1), (result.returncode, errors))
        failures.check("the check prints no control characters", not [byte for byte in result.stdout if byte < 32 and byte not in (9, 10)])

        # The existing router of --against is a program that can fail.
        for name, command, statuses in [
            ("does not exist", "./missing-router", (2,)), ("fails", "false", (2,)), ("prints nothing", "cat >/dev/null", (2,)),
            ("prints too much", "yes", (2,)), ("reads nothing", "true", (2,)), ("prints bytes", "head -c 100000 /dev/urandom", (1, 2)),
            ("prints control characters", "sed 's/.*/\x1b[31mx/'", (1, 2)),
        ]:
            try:
                result, errors = run(tool, "import", "--check", draft, "--urls", urls, "--against", command)
                shown = result.stdout + errors.encode()
                failures.check(f"a router that {name}", result.returncode in statuses and b"Fatal error" not in shown and b"\x1b" not in shown,
                               (result.returncode, errors))
            except subprocess.TimeoutExpired:
                failures.check(f"a router that {name}", False, "hung")

    print(f"{failures.count} checks, {len(failures)} failures")
    if failures.count < LEAST:
        sys.exit("FAILED: there are too few checks")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
