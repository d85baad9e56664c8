"""A running `waymark serve` for tests, and fake programs that it can start."""
import http.client
import os
import pathlib
import re
import signal
import subprocess
import time

# The limit only stops a hanging test.
LIMIT = 120


def until(condition, what):
    end = time.monotonic() + LIMIT
    while not (result := condition()):
        if time.monotonic() > end:
            raise SystemExit(f"FAILED: {what}")
        time.sleep(0.01)
    return result


class Programs:
    """A folder for PATH with programs that write their arguments into files."""

    def __init__(self, folder, *names):
        self.folder = folder
        folder.mkdir()
        for name in names:
            program = folder / name
            program.write_text(f'#!/bin/sh\nfor argument in "$@"; do printf \'%s\\n\' "$argument"; done >>"{folder}/{name}.part"\nmv "{folder}/{name}.part" "{folder}/{name}.txt"\nexit ${{STATUS:-0}}\n')
            program.chmod(0o755)

    def arguments(self, name):
        """Waits for a call of a program, and returns its arguments."""
        path = self.folder / f"{name}.txt"
        until(path.exists, f"{name} is started")
        lines = path.read_text().splitlines()
        path.unlink()
        return lines

    def is_called(self, name):
        return (self.folder / f"{name}.txt").exists()


class Server:
    """A process of `waymark serve`."""

    def __init__(self, waymark, folder, *arguments, path="/usr/bin:/bin", **environment):
        self.process = subprocess.Popen(
            [waymark, "serve", *arguments], cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={"PATH": path, **environment},
        )
        self.address = self.process.stdout.readline().strip()
        match = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/([A-Za-z0-9_-]{32})/", self.address)
        if not match:
            raise SystemExit(f"FAILED: the address is {self.address!r}: {self.process.stderr.read()}")
        self.port, self.token = int(match[1]), match[2]
        self.origin = f"http://127.0.0.1:{self.port}"

    def request(self, method, path, body=None, **headers):
        """Returns the status, the header fields, and the body of an answer. A header field with the value None is omitted."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=LIMIT)
        fields = {"Host": f"127.0.0.1:{self.port}", **{name.replace("_", "-"): value for name, value in headers.items()}}
        if method == "POST":
            fields.setdefault("Origin", self.origin)
        connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        for name, value in fields.items():
            if value is not None:
                connection.putheader(name, value)
        if body is not None:
            connection.putheader("Content-Length", str(len(body)))
        connection.endheaders(body)
        answer = connection.getresponse()
        result = answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
        connection.close()
        return result

    def memory(self):
        """Returns the largest resident size so far in MiB, or None if the system does not report it."""
        path = pathlib.Path(f"/proc/{self.process.pid}/status")
        if not path.exists():
            return None
        return int(re.search(r"VmHWM:\s+(\d+)", path.read_text())[1]) / 1024

    def descriptors(self):
        path = pathlib.Path(f"/proc/{self.process.pid}/fd")
        return len(list(path.iterdir())) if path.exists() else None

    def seconds(self):
        """Returns the processor time in seconds."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self):
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(LIMIT)
        assert status == 0, f"exit status {status}: {self.process.stderr.read()}"
