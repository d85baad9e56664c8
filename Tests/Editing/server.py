"""A running `waymark serve` for tests, and fake programs that it can start."""
import http.client
import os
import pathlib
import re
import select
import signal
import subprocess

from process import LIMIT, children, until


class Programs:
    """A folder for PATH with programs that report their arguments through a pipe."""

    def __init__(self, folder, *names):
        self.folder = folder
        folder.mkdir()
        calls = folder / "calls"
        os.mkfifo(calls)
        # A program that writes needs a reader.
        self.calls = os.open(calls, os.O_RDWR)
        self.text = b""
        for name in names:
            program = folder / name
            # One call of `printf` writes the whole report at once, so reports of two programs are not mixed.
            program.write_text(f"#!/bin/sh\nprintf '%s\\0' {name} $# \"$@\" >'{calls}'\n")
            program.chmod(0o755)

    def field(self):
        while b"\0" not in self.text:
            if not select.select([self.calls], [], [], LIMIT)[0]:
                raise SystemExit("FAILED: hung: no program is started")
            self.text += os.read(self.calls, 65536)
        field, self.text = self.text.split(b"\0", 1)
        return field.decode()

    def arguments(self, name):
        """Waits for the next call, which must be of this program, and returns its arguments."""
        caller, count = self.field(), int(self.field())
        arguments = [self.field() for _ in range(count)]
        assert caller == name, f"{caller} is started, not {name}: {arguments}"
        return arguments

    def is_called(self, server):
        """Returns whether there is another call. The server starts a program before it answers, so the test only waits for started programs."""
        until(lambda: not children(server.process.pid), "the programs of the server end")
        return bool(self.text or select.select([self.calls], [], [], 0)[0])


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
        try:
            connection.endheaders(body)
            answer = connection.getresponse()
            return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
        except TimeoutError:
            raise SystemExit(f"FAILED: hung: {method} {path} has no answer")
        finally:
            connection.close()

    def memory(self):
        """Returns the largest resident size so far in MiB, or None if the system does not report it."""
        path = pathlib.Path(f"/proc/{self.process.pid}/status")
        if not path.exists():
            return None
        return int(re.search(r"VmHWM:\s+(\d+)", path.read_text())[1]) / 1024

    def descriptors(self):
        path = pathlib.Path(f"/proc/{self.process.pid}/fd")
        return len(list(path.iterdir())) if path.exists() else None

    def end(self):
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(LIMIT)
        assert status == 0, f"exit status {status}: {self.process.stderr.read()}"
