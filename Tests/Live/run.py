#!/usr/bin/env python3
"""run.py TOOL FETCH FOLDER: runs `waymark apple --live` and both transports against a loopback server, and compares their output.

FETCH is the program of Fetch.swift, and FOLDER contains the certificates. Without FETCH, which is empty then, only the tool runs.
With WAYMARK_RECORD, the script records the expected output and fails.

No result depends on speed. The tool and the transports give up after the seconds in WAYMARK_TEST_SECONDS, with the program bin/curl and a
change of check.sh. Most cases have a limit that they never reach. The slow cases have the limit of the tool at first, and a longer one if
the machine was too slow to receive a byte of the body.
"""
import concurrent.futures
import difflib
import os
import pathlib
import re
import shutil
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
} | {
    "RES_OPTIONS": "timeout:1 attempts:1",
    "PATH": f"{pathlib.Path(__file__).parent.resolve()}/bin:{os.environ['PATH']}",
    "WAYMARK_TEST_CURL": shutil.which("curl"),
}


def run(words, seconds, folder=None, **environment):
    environment = ENVIRONMENT | environment | {"WAYMARK_TEST_SECONDS": str(seconds)}
    try:
        result = subprocess.run(words, cwd=folder, env=environment, capture_output=True, timeout=server.LIMIT + 60)
    except subprocess.TimeoutExpired:
        return None, "hung\n", ""
    return result.returncode, result.stdout.decode(), result.stderr.decode()


def in_time(name, function, *arguments):
    """Returns the text of a function, which has enough time for a case."""
    for seconds in [10, 60, server.LIMIT] if name in server.SLOW else [server.LIMIT]:
        text = function(seconds, *arguments)
        if name not in server.SLOW_BODIES or not re.search("sent no part|bytes: 0", text):
            break
    return text


def tool_text(seconds, spec_host, domain, tool, certificates):
    """Returns the output of `waymark apple --live`."""
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "Shop.nav.yaml").write_text(SPEC.format(host=spec_host))
        # These settings of curl must have no effect.
        (pathlib.Path(folder) / ".curlrc").write_text("location\ninsecure\nfail\n")
        status, output, errors = run(
            [tool, "apple", "Shop.nav.yaml", "--live", domain],
            seconds,
            folder,
            CURL_CA_BUNDLE=f"{certificates}/authority.pem",
            HOME=folder,
        )
    return "".join(f"! {line}\n" for line in errors.splitlines()) + output + f"(exit {status})\n"


def answer_text(seconds, transport, domain, fetch, certificates):
    """Returns the answer of a transport."""
    authority = f"{certificates}/authority.pem"
    environment = {
        "curl": {"CURL_CA_BUNDLE": authority},
        "URLSession": {"LD_PRELOAD": f"{certificates}/authority.so", "WAYMARK_TEST_AUTHORITY": authority},
    }[transport]
    return run([fetch, transport, f"https://{domain}{server.PATH}"], seconds, **environment)[1]


def transcript(name, domain, port, tool_output, answers):
    """Returns the text of a case."""
    text = f"── {name}\n$ waymark apple Shop.nav.yaml --live {domain}\n" + normalized(name, tool_output)
    answers = {transport: normalized(name, answer) for transport, answer in answers.items()}
    if len(answers) == 2 and len(set(answers.values())) == 1:
        text += f"both transports: {answers['curl']}"
    else:
        text += "".join(f"{transport}: {answer}" for transport, answer in answers.items())
    return text.replace(str(port), "PORT") if port else text


def normalized(name, text):
    if name == "bytewise":
        # The number of bytes depends on the speed.
        text = re.sub(r"only \d+ bytes", "only N bytes", text)
        text = re.sub(r"slow\(bytes: \d+\)", "slow(bytes: N)", text)
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
    transports = ["curl", "URLSession"] if fetch else []
    with concurrent.futures.ThreadPoolExecutor(24) as slow_pool, concurrent.futures.ThreadPoolExecutor(8) as pool:
        # The slow cases only wait, so they run beside the other cases.
        futures = {}
        for name, spec_host, domain, _ in cases:
            submit = (slow_pool if name in server.SLOW else pool).submit
            answers = {
                transport: submit(in_time, name, answer_text, transport, domain, fetch, certificates)
                for transport in transports if not (transport == "URLSession" and name in server.ONLY_CURL)
            }
            futures[name] = (submit(in_time, name, tool_text, spec_host, domain, tool, certificates), answers)
        text = "\n".join(
            transcript(
                name, domain, port, futures[name][0].result(),
                {transport: future.result() for transport, future in futures[name][1].items()},
            )
            for name, _, domain, port in cases
        )
    server.STOPPED.set()
    if os.environ.get("WAYMARK_RECORD"):
        EXPECTED.write_text(text)
        sys.exit(f"recorded {EXPECTED}; review the changes, and run the script again")
    expected = EXPECTED.read_text()
    if not fetch:
        expected = re.sub(r"^(both transports|curl|URLSession): .*\n", "", expected, flags=re.M)
    if text != expected:
        sys.exit(f"{difference(expected, text)}\nFAILED: the output differs from {EXPECTED}; WAYMARK_RECORD=1 records the new output")
    print(f"{len(cases)} cases have the expected output" + (" with both transports." if fetch else "."))


def difference(expected, text):
    return "\n".join(difflib.unified_diff(expected.splitlines(), text.splitlines(), "expected", "actual", lineterm="", n=6))


if __name__ == "__main__":
    main(*(path and os.path.abspath(path) for path in sys.argv[1:]))
