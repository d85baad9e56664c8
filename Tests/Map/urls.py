#!/usr/bin/env python3
"""Compares the page's answers about URLs with `waymark resolve`.

urls.py WAYMARK COUNT SPEC...  resolves COUNT random URLs over the specs (valid, mutated, hostile, with Unicode and large integers) in
                               Chromium and with the command, and fails if an outcome, a link, a value, or a reason differs. Scans some QR
                               codes of the page with `zbarimg`, if it is installed. WAYMARK_SEED sets the seed (default: 28).
"""
import collections
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

from chromium import chromium, open_tab

INTEGERS = ["0", "-1", "9007199254740993", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551615", "007"]
TEXTS = ["", "a", "é", "e\u0301", "日本", "%E2%9C%93", "%2F", "%00", "%zz", "..", "a%20b", "<b>", "'\"`", "\u202e", "🙂", "A" * 300, "true", "2025-02-29", "1e400", "0.1"]
HOSTILE = [
    "", " ", "javascript:alert(1)", "https://", "https:///x", "http://[::1]/", "https://user:pw@example.com/", "//x", "data:text/html,x", "a:b",
    "https://example.com:99999/", "https://exa mple.com/", "x" * 3000, "https://xn--80ak6aa92e.com/", "\ufeffhttps://a", "https://\u0430pple.com/",
]
SEED = int(os.environ.get("WAYMARK_SEED", "28"))
SEEDED = random.Random(SEED)


def examples(waymark, spec):
    links = json.loads(subprocess.run([waymark, "links", spec, "--format", "json"], capture_output=True, check=True).stdout)["links"]
    return sorted({link["example"] for link in links if link["example"]})


def mutated(url, others):
    """Returns a URL that differs from a valid URL."""
    kind = SEEDED.randrange(12)
    start, *segments = re.split(r"(?<=[^/])/(?=[^/])", url)
    place = SEEDED.randrange(len(segments)) if segments else 0
    if kind == 0 and segments:
        segments[place] = SEEDED.choice(INTEGERS)
    elif kind == 1 and segments:
        segments[place] = SEEDED.choice(TEXTS)
    elif kind == 2 and segments:
        del segments[place]
    elif kind == 3:
        segments.insert(place, SEEDED.choice(TEXTS + INTEGERS))
    elif kind == 4 and segments and len(segments[place]) > 2:
        # A typing error.
        at = SEEDED.randrange(len(segments[place]) - 1)
        text = segments[place]
        segments[place] = text[:at] + text[at + 1] + text[at] + text[at + 2 :]
    elif kind == 5:
        return url + SEEDED.choice(["?", "&", "#", "/", "//", "?q=1&q=2", "?page=9007199254740993", "#/x", "?x=%C3%28"])
    elif kind == 6:
        return SEEDED.choice([url.upper(), url.replace("https", "HTTPS"), url.replace("://", ":/"), url.title()])
    elif kind == 7:
        return re.sub(r"[0-9a-zA-Z]", lambda match: f"%{ord(match[0]):02x}" if SEEDED.random() < 0.2 else match[0], url)
    elif kind == 8:
        # The query or the path of another link.
        other = SEEDED.choice(others)
        return url.split("?")[0] + ("?" + other.split("?", 1)[1] if "?" in other else "/" + other.rsplit("/", 1)[-1])
    elif kind == 9 and "=" in url:
        head, value = url.rsplit("=", 1)
        return f"{head}={SEEDED.choice(TEXTS + INTEGERS)}"
    elif kind == 10:
        characters = list(url)
        for _ in range(SEEDED.randrange(1, 4)):
            characters[SEEDED.randrange(len(characters))] = SEEDED.choice("/?#&=%:@.-aé0 ")
        return "".join(characters)
    elif kind == 11:
        return url.replace("://", "://" + SEEDED.choice(["www.", "a.b.", "x@", "."]), 1)
    return "/".join([start, *segments])


def random_url(valid):
    chance = SEEDED.random()
    if chance < 0.15:
        return SEEDED.choice(valid)
    if chance < 0.17:
        return SEEDED.choice(HOSTILE)
    url = mutated(SEEDED.choice(valid), valid)
    return mutated(url, valid) if url and SEEDED.random() < 0.2 else url


def main(waymark, count, specs):
    outcomes, notes = collections.Counter(), collections.Counter()
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        for number, spec in enumerate(specs):
            page_path = pathlib.Path(folder) / "page.html"
            subprocess.run([waymark, "map", spec, "--output", page_path], capture_output=True)
            page = open_tab(browser)
            page.goto(page_path.as_uri())
            valid = examples(waymark, spec)
            share = count // len(specs) + (count % len(specs) if number == 0 else 0)
            # The command reads one URL per line.
            urls = [re.sub(r"[\r\n]", "", random_url(valid)) for _ in range(share)]
            lines = subprocess.run(
                [waymark, "resolve", spec, "-", "--json"], input="".join(url + "\n" for url in urls), capture_output=True, text=True
            ).stdout.splitlines()
            answers = []
            for start in range(0, share, 5_000):
                answers += page.evaluate(
                    "async urls => { const ask = await waymark.engine; return urls.map(url => ask.text('url ' + url)); }", urls[start : start + 5_000]
                )
            if len(lines) != share:
                sys.exit(f"FAILED: the command has {len(lines)} results for {share} URLs of {spec}")
            for url, line, answer in zip(urls, lines, answers):
                expected, found = json.loads(line), json.loads(answer)["result"]
                if expected != found:
                    sys.exit(f"FAILED: {spec}: {url!r}\n  command  {expected}\n  page     {found}")
                outcomes[expected["outcome"]] += 1
                notes["other links"] += any(note.startswith("also") for note in expected.get("notes", []))
                notes["ignored values"] += any(note.startswith("ignores") for note in expected.get("notes", []))
                notes["nearest links"] += "nearest" in expected
                notes["values"] += len(expected.get("params", {}))
            scan(page, valid, pathlib.Path(folder))
            page.context.close()
    rare = [name for name in ("landed", "redirected", "unmatched", "refused", "app") if outcomes[name] < count // 500]
    rare += [name for name in ("other links", "nearest links", "values") if notes[name] < count // 500]
    print(f"{count} URLs of {len(specs)} specs have the same results in Chromium: {dict(outcomes)}, with {dict(notes)}.")
    if rare:
        sys.exit(f"FAILED: too few URLs have the outcomes {rare}")


def scan(page, urls, folder):
    """Compares the QR codes of some URLs with what a scanner reads."""
    if not shutil.which("zbarimg"):
        return print("SKIPPED: QR codes are not scanned, because zbarimg is not installed.")
    for url in [SEEDED.choice(urls) for _ in range(3)]:
        page.fill("#url", url)
        page.get_by_role("button", name="QR code").click()
        page.locator("svg.qr").screenshot(path=folder / "code.png")
        text = subprocess.run(["zbarimg", "--raw", "-q", folder / "code.png"], capture_output=True, text=True).stdout
        if text.rstrip("\n") != url:
            sys.exit(f"FAILED: the QR code of {url} contains {text!r}")


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    print(f"The seed of the URLs is {SEED}.", flush=True)
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3:])
