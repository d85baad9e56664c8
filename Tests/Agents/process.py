"""Checks how the process of `waymark mcp` treats clients that end, or write without reading.

usage: process.py WAYMARK
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
    body = {"jsonrpc": "2.0", "method": method, "params": params or {}}
    if id is not None:
        body["id"] = id
    return json.dumps(body).encode() + b"\n"


INITIALIZE = message("initialize", {"protocolVersion": "2025-06-18", "capabilities": {}}, 1)


def run(what, data, wanted, *words, error=""):
    """Writes all of the input before reading the output."""
    process = subprocess.Popen([WAYMARK, "mcp", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        process.stdin.write(data)
        process.stdin.close()
    except BrokenPipeError:
        pass
    output = process.stdout.read()
    try:
        status = process.wait(LIMIT)
    except subprocess.TimeoutExpired:
        process.kill()
        status = "missing, because the process hung"
    if status != wanted:
        sys.exit(f"FAILED: {what}: the exit status is {status}, not {wanted}")
    errors = process.stderr.read().decode()
    if error not in errors or bool(error) != bool(errors):
        sys.exit(f"FAILED: {what}: the text on standard error is {errors!r}, not {error!r}")
    return output.splitlines()


run("the input ends", b"", 0)
run("the input ends in a message", INITIALIZE[:20], 0)
run("the spec is missing", b"", 2, "/nowhere", error="there is no file or folder `/nowhere`")

# The client writes all requests before it reads the first of many large answers.
count = 100
data = INITIALIZE + message("notifications/initialized")
for number in range(count):
    data += message("tools/call", {"name": "list_rules", "arguments": {}}, 10 + number)
    data += message("ping", {"padding": "x" * 10_000}, 10 + count + number)
lines = run("a client that writes without reading", data, 0, str(SPEC))
ids = [json.loads(line)["id"] for line in lines]
if len(ids) != 2 * count + 1 or set(ids) != {1} | set(range(10, 10 + 2 * count)):
    sys.exit(f"FAILED: {len(ids)} answers for {2 * count + 1} requests")
print("The process answers each request, and ends with its input.")
