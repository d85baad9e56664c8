#!/usr/bin/env python3
"""Tests the answers of `waymark serve` without a browser.

answers.py WAYMARK  checks the page, its events, its actions, and the rejection of requests from other sites
"""
import base64
import json
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from process import LIMIT, replace, until
from server import Programs, Server

SPEC = """waymark: 1
app: Small
origins:
  app: { schemes: [small] }
tabs:
  home: { title: Home, icon: house, opens: [detail], links: ["/"] }
routes:
  detail: { title: Detail, links: ["/detail/{id}"] , params: { id: Int } }
"""


class Events:
    """A stream of events."""

    def __init__(self, server):
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=LIMIT)
        self.socket.sendall(f"GET /{server.token}/events HTTP/1.1\r\nHost: localhost:{server.port}\r\n\r\n".encode())
        self.text = ""

    def until(self, text):
        end = time.monotonic() + LIMIT
        while text not in self.text:
            # Signs of life extend the time limit of the socket.
            assert time.monotonic() < end, f"hung: the stream has no {text!r}: {self.text!r}"
            data = self.socket.recv(4096)
            assert data, f"the stream ended without {text!r}: {self.text!r}"
            self.text += data.decode()


def data_of(page):
    return json.loads(base64.b64decode(re.search(rb'id="live">([^<]*)<', page)[1]))


def raw(server, data):
    """Returns the answer to bytes that need not be a request."""
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=LIMIT)
    connection.sendall(data)
    answer = b""
    try:
        while part := connection.recv(65536):
            answer += part
    except ConnectionResetError:
        pass
    return answer


def page(server, programs):
    status, headers, body = server.request("GET", f"/{server.token}/")
    assert status == 200, status
    assert headers["cache-control"] == "no-store" and headers["x-content-type-options"] == "nosniff", headers
    assert headers["referrer-policy"] == "no-referrer" and headers["cross-origin-resource-policy"] == "same-origin", headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none';") and "frame-ancestors 'none'" in policy and "unsafe-inline" not in policy, policy
    data = data_of(body)
    assert data["version"] == 1 and data["files"][0]["name"] == "App.nav.yaml" and data["editor"] == "code" and data["hasSimulator"], data
    # All answers, also about errors, have the protecting fields.
    status, headers, _ = server.request("GET", "/")
    assert status == 404 and headers["content-security-policy"].startswith("default-src 'none'"), headers


def rejections(server):
    token, port = server.token, server.port
    wrong = token[:-1] + ("A" if token[-1] != "A" else "B")
    not_found = server.request("GET", "/")
    for path in [f"/{wrong}/", f"/{token[:-1]}/", f"/{token}A/", f"/{token}", "//", f"/%2e/{token}/", f"/{token}/../", f"/{token}/etc/passwd",
                 f"/{token}//", f"/{token}/?", f"/x/../{token}/", f"/{token}/%2e%2e/%2e%2e/etc/passwd", f"/{token}/events/"]:
        answer = server.request("GET", path)
        assert answer[0] == 404 and answer[2] == not_found[2], f"{path}: {answer}"
    page = f"/{token}/"
    for host in ["evil.example", f"evil.example:{port}", "127.0.0.1", f"127.0.0.1:{port + 1}", f"127.0.0.1:{port}@evil.example", f"[::1]:{port}", ""]:
        assert server.request("GET", page, Host=host)[0] == 421, host
    assert server.request("GET", page, Host=f"LOCALHOST:{port}")[0] == 200
    for origin in ["https://evil.example", "null", f"http://localhost:{port + 1}", f"https://127.0.0.1:{port}", f"http://localhost:{port}"]:
        assert server.request("GET", page, Origin=origin)[0] == 403, origin
        assert server.request("POST", page + "open", b"1 0 1 1", Origin=origin)[0] == 403, origin
    assert server.request("POST", page + "open", b"1 0 1 1", Origin=None)[0] == 403, "without an origin"
    for site in ["cross-site", "same-site"]:
        assert server.request("GET", page, Sec_Fetch_Site=site)[0] == 403, site
        assert server.request("POST", page + "open", b"1 0 1 1", Sec_Fetch_Site=site)[0] == 403, site
    assert server.request("GET", page, Sec_Fetch_Site="none")[0] == 200
    for method, path, allowed in [("POST", "", "GET"), ("HEAD", "", None), ("PUT", "open", None), ("GET", "open", "POST"), ("GET", "simulator", "POST"),
                                  ("POST", "events", "GET"), ("OPTIONS", "open", None)]:
        status, headers, _ = server.request(method, page + path)
        assert status == 405 and headers["allow"] == allowed if allowed else status in (403, 405), f"{method} {path}: {status}"


def invalid(server):
    host = f"Host: 127.0.0.1:{server.port}\r\n"
    start = f"GET /{server.token}/ HTTP/1.1\r\n{host}"
    for request, status in [
        (start + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 501),
        (start + "Content-Length: 1\r\nContent-Length: 1\r\n\r\nx", 400),
        (start + "Content-Length: 99999999999999999999\r\n\r\n", 413),
        (start + "Content-Length: +1\r\n\r\nx", 400),
        (start + host + "\r\n", 400),
        (f"GET /{server.token}/ HTTP/1.1\r\n\r\n", 400),
        (start + "X: " + "a" * 20000 + "\r\n\r\n", 431),
        (start + " folded\r\n\r\n", 400),
        (start.replace("\r\n", "\n") + "\n", 400),
        (f"GET http://127.0.0.1:{server.port}/{server.token}/ HTTP/1.1\r\n{host}\r\n", 400),
        (f"GET /{server.token}/ HTTP/2.0\r\n{host}\r\n", 505),
        ("\x16\x03\x01\x02\x00\x01\x00", 400),
    ]:
        answer = raw(server, request.encode("latin-1"))
        assert answer.startswith(f"HTTP/1.1 {status} ".encode()), f"{request[:100]!r}: {answer[:100]}"
    # Two requests at once have two answers in order.
    both = raw(server, (f"GET /a HTTP/1.1\r\n{host}\r\n" + start + "Connection: close\r\n\r\n").encode())
    assert [line.split()[1] for line in re.findall(rb"HTTP/1\.1 \d+ ", both)] == [b"404", b"200"], both[:200]


def editor(server, programs, spec):
    post = lambda body: server.request("POST", f"/{server.token}/open", body)
    status, _, body = post(b"1 0 6 3")
    assert status == 204, body
    assert programs.arguments("code") == ["-r", "--goto", f"{spec.resolve()}:6:3"]
    for body, status in [(b"1 1 1 1", 409), (b"1 0 0 1", 409), (b"1 0 100 1", 409), (b"2 0 1 1", 409), (b"1 0 -1 1", 400), (b"1 0 1", 400), (b"", 400),
                         (b"1 ../../etc/passwd 1 1", 400), (b"1 0 1 1 1", 400), (b"1 99999999999999999999 1 1", 400), (b"\xff" * 10, 400)]:
        answer = post(body)
        assert answer[0] == status, f"{body}: {answer}"
    assert not programs.is_called(server), "an invalid place starts no editor"


def simulator(server, programs):
    post = lambda body: server.request("POST", f"/{server.token}/simulator", body)
    assert post(b"small://detail/7")[0] == 204
    assert programs.arguments("xcrun") == ["simctl", "openurl", "booted", "small://detail/7"]
    for body in [b"https://evil.example", b"small://nowhere/x", b"--help", b"", b"small://detail/x", b"file:///etc/passwd", b"x" * 60000]:
        assert post(body)[0] == 409, body
    assert post(b"x" * 70000)[0] == 413
    assert not programs.is_called(server), "an unknown URL is not opened"


def events(server, programs, spec):
    stream = Events(server)
    stream.until("event: version\ndata: 1\n\n")
    assert "Content-Type: text/event-stream" in stream.text
    replace(spec, SPEC.replace("title: Home", "title: Zebra"))
    stream.until("event: version\ndata: 2\n\n")
    _, _, body = server.request("GET", f"/{server.token}/")
    assert data_of(body)["version"] == 2 and b"Zebra" in body
    assert server.request("POST", f"/{server.token}/open", b"1 0 1 1")[0] == 409, "a place of an older version is rejected"
    spec.unlink()
    stream.until("event: notice\ndata: this folder contains no spec")
    assert b"Zebra" in server.request("GET", f"/{server.token}/")[2], "the page shows the last version"
    replace(spec, SPEC.replace("icon: house", "icn: house"))
    stream.until("event: version\ndata: 3\n\n")
    assert b"is not a key of a tab" in server.request("GET", f"/{server.token}/")[2], "the page has the findings"
    replace(spec, SPEC)
    stream.until("event: version\ndata: 4\n\n")
    # A program that fails is reported.
    (programs.folder / "code").write_text("#!/bin/sh\nexit 3\n")
    assert server.request("POST", f"/{server.token}/open", b"4 0 1 1")[0] == 204
    stream.until("event: notice\ndata: `code` failed with exit status 3.\n\n")


def editors(waymark, folder):
    """Checks how the server finds the editor."""
    programs = Programs(folder / "more", "code", "subl", "xcrun", "xed", "strange", "vim")
    cases = [
        ({}, {"EDITOR": "subl -w"}, "subl", ["{}:1:2"]),
        ({}, {"EDITOR": "vim", "VISUAL": "subl"}, "subl", ["{}:1:2"]),
        ({}, {"EDITOR": "vim"}, "xed", ["--line", "1", "{}"]),
        ({}, {"EDITOR": "code --wait --new-window"}, "code", ["--new-window", "--goto", "{}:1:2"]),
        ({}, {"EDITOR": "sh -c 'rm -rf /'"}, "xed", ["--line", "1", "{}"]),
        ({"--editor": "strange"}, {"EDITOR": "code"}, "strange", ["{}"]),
        ({"--editor": str(programs.folder / "code")}, {}, "code", ["--goto", "{}:1:2"]),
    ]
    for options, environment, name, arguments in cases:
        server = Server(waymark, folder, *[word for pair in options.items() for word in pair], path=f"{programs.folder}:/usr/bin:/bin", **environment)
        status, _, body = server.request("POST", f"/{server.token}/open", b"1 0 1 2")
        assert status == 204, body
        found = programs.arguments(name)
        assert found == [argument.format((folder / "App.nav.yaml").resolve()) for argument in arguments], found
        server.end()
    server = Server(waymark, folder, EDITOR="vim")
    data = data_of(server.request("GET", f"/{server.token}/")[2])
    assert data["editor"] is None and "`vim` needs a terminal" in data["editorProblem"] and not data["hasSimulator"], data
    assert server.request("POST", f"/{server.token}/open", b"1 0 1 1")[0] == 409
    assert server.request("POST", f"/{server.token}/simulator", b"small://detail/7")[0] == 409
    # Another server can't use the port, and a new server can.
    port = str(server.port)
    second = subprocess.run([waymark, "serve", "--port", port], cwd=folder, capture_output=True, text=True, timeout=LIMIT)
    assert second.returncode == 2 and "address already in use" in second.stderr, second
    server.end()
    server = Server(waymark, folder, "--port", port)
    assert server.port == int(port)
    server.end()


class SlowClients:
    """Clients that send a part of a request, or that never read the page."""

    def __init__(self, server):
        self.server = server
        self.descriptors = server.descriptors()
        self.sender = socket.create_connection(("127.0.0.1", server.port), timeout=LIMIT)
        self.sender.sendall(b"GET / HTTP/1.1\r\nHost:")
        self.readers = [socket.socket() for _ in range(5)]
        for reader in self.readers:
            reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
            reader.connect(("127.0.0.1", server.port))
            # The system accepts a few megabytes for each client.
            reader.sendall(f"GET /{server.token}/ HTTP/1.1\r\nHost: localhost:{server.port}\r\n\r\n".encode() * 100)
        for reader in self.readers:
            # The first byte shows that the server has accepted the client.
            reader.settimeout(LIMIT)
            assert reader.recv(1) == b"H", "the server answers slow clients"

    def are_disconnected(self):
        answer = b""
        while part := self.sender.recv(4096):
            answer += part
        assert answer.startswith(b"HTTP/1.1 408 "), answer
        if self.descriptors is not None:
            until(lambda: self.server.descriptors() <= self.descriptors, "the server disconnects clients that do not read")


def main(waymark):
    waymark = str(pathlib.Path(waymark).resolve())
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        spec = folder / "App.nav.yaml"
        spec.write_text(SPEC)
        programs = Programs(folder / "programs", "code", "xcrun")
        server = Server(waymark, folder, path=f"{programs.folder}:/usr/bin:/bin", EDITOR="code -r -w")
        slow = SlowClients(server)
        page(server, programs)
        rejections(server)
        invalid(server)
        editor(server, programs, spec)
        simulator(server, programs)
        events(server, programs, spec)
        slow.are_disconnected()
        server.end()
        editors(waymark, folder)
    print("The server answers its page, and rejects requests from other sites.")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
