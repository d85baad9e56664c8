"""Checks how the process of the language server treats clients that end, hang, or write without reading.

usage: transport.py WAYMARK
"""
import json
import pathlib
import subprocess
import sys

WAYMARK = sys.argv[1]
# The limit only stops a test that hangs, so no result depends on it. The limit is a number of seconds.
LIMIT = 600
SPEC = pathlib.Path(__file__).resolve().parent.parent / "Goldens/Everything/Everything.nav.yaml"


def message(method, params=None, id=None):
    body = {"jsonrpc": "2.0", "method": method, "params": params}
    if id is not None:
        body["id"] = id
    data = json.dumps(body).encode()
    return b"Content-Length: %d\r\n\r\n" % len(data) + data


def initialize(process=None):
    return message("initialize", {"processId": process, "capabilities": {}}, 1)


SHUTDOWN = message("shutdown", id=2)
EXIT = message("exit")


def start():
    return subprocess.Popen([WAYMARK, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def expect(what, process, wanted):
    """Waits for the end of a process."""
    try:
        status = process.wait(LIMIT)
    except subprocess.TimeoutExpired:
        process.kill()
        status = "missing, because the process hung"
    if status != wanted:
        sys.exit(f"FAILED: {what}: the exit status is {status}, not {wanted}")


def expect_end(what, data, wanted):
    process = start()
    process.stdin.write(data)
    process.stdin.close()
    expect(what, process, wanted)


expect_end("the input ends", b"", 1)
expect_end("`exit` without `shutdown`", initialize() + EXIT, 1)
expect_end("`shutdown` and `exit`", initialize() + SHUTDOWN + EXIT, 0)

# The client's process is gone, but its end of the pipe is still open.
gone = subprocess.Popen(["true"])
gone.wait()
process = start()
process.stdin.write(initialize(gone.pid))
process.stdin.flush()
expect("the client's process is gone", process, 1)

process = start()
process.stdout.close()
process.stdin.write(initialize())
process.stdin.flush()
expect("the client closes its input", process, 1)

# The client writes three megabytes before it reads the first of many large answers.
document = {"uri": "untitled:a", "languageId": "yaml", "version": 1, "text": SPEC.read_text()}
data = initialize() + message("textDocument/didOpen", {"textDocument": document})
for number in range(300):
    params = {"textDocument": {"uri": "untitled:a"}, "padding": "x" * 10_000}
    data += message("textDocument/documentSymbol", params, 10 + number)
process = start()
process.stdin.write(data + SHUTDOWN + EXIT)
process.stdin.flush()
output = process.stdout.read()
expect("a client that writes without reading", process, 0)
answers = output.count(b"Content-Length: ")
if answers < 302:
    sys.exit(f"FAILED: {answers} answers for 302 requests")
print("The process ends with its client, and reads while it writes.")
