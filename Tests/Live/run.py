#!/usr/bin/env python3
"""run.py TOOL FETCH FOLDER: runs `waymark apple --live` and both transports against a loopback server, and compares their output.

FETCH is the program of Fetch.swift, and FOLDER contains the certificates. Without FETCH, which is empty then, only the tool runs.
With WAYMARK_RECORD, the script records the expected output and fails.
"""
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import server

EXPECTED = pathlib.Path(__file__).parents[1] / "Fixtures/Live/transcript.txt"
SPEC = """\
waymark: 1
app: Shop
origins:
  web: {{ hosts: ["{host}"] }}
  help: {{ hosts: [help.example.com], default: false }}
tabs:
  home: {{ title: Home, icon: house, links: [/offers, {{ url: /questions, origins: [help] }}] }}
routes:
  item: {{ links: ["/items/{{name}}"] }}
apple:
  appIDs: [TEAM.com.example.shop]
"""
# The environment of a user can contain proxies and certificates.
ENVIRONMENT = {
    name: value for name, value in os.environ.items() if not re.search("proxy|CURL|SSL_CERT|RES_OPTIONS|LD_PRELOAD", name, re.I)
} | {"RES_OPTIONS": "timeout:1 attempts:1"}


def run(words, folder=None, **environment):
    try:
        result = subprocess.run(words, cwd=folder, env=ENVIRONMENT | environment, capture_output=True, timeout=60)
    except subprocess.TimeoutExpired:
        return None, "does not end\n", ""
    return result.returncode, result.stdout.decode(), result.stderr.decode()


def transcript(name, spec_host, domain, port, tool, fetch, certificates):
    """Returns the text of a case."""
    authority = f"{certificates}/authority.pem"
    with tempfile.TemporaryDirectory() as folder:
        spec = SPEC.format(host=spec_host)
        (pathlib.Path(folder) / "Shop.nav.yaml").write_text(spec)
        # These settings must have no effect.
        (pathlib.Path(folder) / ".curlrc").write_text("location\ninsecure\nfail\n")
        status, output, errors = run(
            [tool, "apple", "Shop.nav.yaml", "--live", domain], folder, CURL_CA_BUNDLE=authority, HOME=folder)
    text = f"── {name}\n$ waymark apple Shop.nav.yaml --live {domain}\n"
    text += "".join(f"! {line}\n" for line in errors.splitlines()) + output + f"(exit {status})\n"
    if fetch:
        url = f"https://{domain}{server.PATH}"
        answers = {
            "curl": run([fetch, "curl", url], CURL_CA_BUNDLE=authority)[1],
            "URLSession": run(
                [fetch, "URLSession", url], LD_PRELOAD=f"{certificates}/authority.so", WAYMARK_TEST_AUTHORITY=authority)[1],
        }
        answers = {transport: normalized(name, answer) for transport, answer in answers.items()}
        if answers["curl"] == answers["URLSession"]:
            text += f"both transports: {answers['curl']}"
        else:
            text += "".join(f"{transport}: {answer}" for transport, answer in answers.items())
    text = normalized(name, text)
    return text.replace(str(port), "PORT") if port else text


def normalized(name, text):
    if name == "bytewise":
        # A byte each 0.3 seconds is not an exact number of bytes.
        text = re.sub(r"only \d+ bytes", "only N bytes", text)
        text = re.sub(r"slow\(bytes: \d\d\)", "slow(bytes: N)", text)
    # The messages depend on the version of libcurl.
    text = re.sub(r"curl reports: (\(\d+\)) [^\n\"]*", r"curl reports: \1 …", text)
    return re.sub(r'^failure: other\("(?!curl).*"\)', "failure: other(…)", text)


def main(tool, fetch, certificates):
    ports = server.start(certificates)
    cases = [(name, f"localhost:{port}", f"localhost:{port}", port) for name, port in ports.items() if name != "wildcard"]
    port = ports["wildcard"]
    cases += [
        ("wildcard", f"*.localhost:{port}", f"de.localhost:{port}", port),
        ("unknown-host", "*.invalid", "shop.invalid", None),
    ]
    with concurrent.futures.ThreadPoolExecutor(len(cases)) as pool:
        # Slow cases start first.
        slow = ["bytewise", "slow-head", "slow-body"]
        futures = {
            case[0]: pool.submit(transcript, *case, tool, fetch, certificates)
            for case in sorted(cases, key=lambda case: case[0] not in slow)
        }
        text = "\n".join(futures[case[0]].result() for case in cases)
    server.STOPPED.set()
    if os.environ.get("WAYMARK_RECORD"):
        EXPECTED.write_text(text)
        sys.exit(f"recorded {EXPECTED}; review the changes, and run the script again")
    expected = EXPECTED.read_text()
    if not fetch:
        expected = re.sub(r"^(both transports|curl|URLSession): .*\n", "", expected, flags=re.M)
    if text != expected:
        differences = difflib_lines(expected, text)
        sys.exit(f"{differences}\nFAILED: the output differs from {EXPECTED}; WAYMARK_RECORD=1 records the new output")
    print(f"{len(cases)} cases have the expected output" + (" with both transports." if fetch else "."))


def difflib_lines(expected, text):
    import difflib

    return "\n".join(difflib.unified_diff(expected.splitlines(), text.splitlines(), "expected", "actual", lineterm="", n=6))


if __name__ == "__main__":
    main(*sys.argv[1:])
