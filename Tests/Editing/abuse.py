#!/usr/bin/env python3
"""Measures the answers of `waymark serve` while hostile clients use it.

abuse.py WAYMARK [COUNT]  sends COUNT normal requests (1,000 by default) alone, and then beside 100 hostile clients; fails if an answer is
                          wrong or missing, or if the memory of the server grows without limit. No check depends on the times.
"""
import http.client
import multiprocessing
import os
import pathlib
import socket
import statistics
import sys
import tempfile
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from answers import SPEC
from process import LIMIT, replace, until
from server import Server

# The largest growth of the server's memory in MiB while hostile clients use it.
LARGEST_GROWTH = 64
# A full server can end the connection of a client that has sent no complete request for this time in seconds.
SHORTEST_TIME = 1


class Hostile:
    """Hostile clients in threads, which repeat their attack until the end of the test."""

    def __init__(self, port, token):
        self.port, self.token = port, token
        self.is_over = threading.Event()
        self.counts = {}
        self.threads = []

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=10)

    def start(self, attack):
        def run():
            while not self.is_over.is_set():
                try:
                    with self.connect() as connection:
                        self.counts[attack.__name__] = self.counts.get(attack.__name__, 0) + 1
                        attack(connection)
                except OSError:
                    # The server ended the connection.
                    self.is_over.wait(0.01)

        self.threads.append(threading.Thread(target=run, daemon=True))
        self.threads[-1].start()

    def head(self, path="/"):
        return f"GET /{self.token}{path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n".encode()

    # The attacks

    def bytewise(self, connection):
        """Sends a request byte by byte, with a field that does not end."""
        for byte in self.head() + b"X: " + b"a" * 100_000:
            connection.send(bytes([byte]))
            if self.is_over.wait(0.01):
                return

    def gigabyte_of_headers(self, connection):
        connection.send(self.head() + b"X: ")
        for _ in range(16_384):
            connection.send(b"a" * 65_536)
            if self.is_over.is_set():
                return

    def many_headers(self, connection):
        connection.send(self.head())
        for number in range(1_000_000):
            connection.send(b"X-%d: a\r\n" % number * 100)
            if self.is_over.is_set():
                return

    def events_without_reading(self, connection):
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
        connection.send(self.head("/events") + b"\r\n")
        self.is_over.wait()

    def page_without_reading(self, connection):
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
        for _ in range(1_000):
            connection.send((self.head() + b"\r\n") * 100)
            if self.is_over.is_set():
                return

    def half_open(self, connection):
        connection.shutdown(socket.SHUT_WR)
        self.is_over.wait(0.05)

    def silence(self, connection):
        self.is_over.wait(5)

    def tls(self, connection):
        connection.send(bytes.fromhex("16030102000100") + os.urandom(512))
        connection.recv(1024)

    def garbage(self, connection):
        connection.send(os.urandom(65_536))

    def pipeline(self, connection):
        connection.send(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n" * 2_000)
        for _ in range(100):
            if not connection.recv(65_536):
                return

    def large_length(self, connection):
        connection.send(b"POST" + self.head("/open")[3:] + b"Content-Length: 99999999999\r\n\r\n")
        connection.recv(1024)
        connection.send(b"a" * 1_000_000)

    def body_without_end(self, connection):
        connection.send(b"POST" + self.head("/open")[3:] + b"Content-Length: 65536\r\n\r\n" + b"a" * 65_535)
        self.is_over.wait(5)

    def resets(self, connection):
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
        connection.send(self.head() + b"\r\n")

    def end(self):
        self.is_over.set()
        for thread in self.threads:
            thread.join(LIMIT)


def attack(port, token, ready, over):
    """Attacks a server with 100 clients until an event."""
    hostile = Hostile(port, token)
    attacks = [
        hostile.bytewise, hostile.gigabyte_of_headers, hostile.many_headers, hostile.events_without_reading, hostile.page_without_reading,
        hostile.half_open, hostile.silence, hostile.tls, hostile.garbage, hostile.pipeline, hostile.large_length, hostile.body_without_end,
        hostile.resets,
    ]
    for number in range(100):
        hostile.start(attacks[number % len(attacks)])
    until(lambda: len(hostile.counts) == len(attacks), "each attack has started")
    ready.set()
    over.wait()
    hostile.end()
    print("connections of the hostile clients: " + ", ".join(f"{name} {value}" for name, value in sorted(hostile.counts.items())), flush=True)


def ask(server, *request):
    """Returns the answer to a request. A client that was too slow for the server asks again, as a browser does."""
    while True:
        start = time.monotonic()
        try:
            return server.request(*request)
        except (OSError, http.client.HTTPException):
            if time.monotonic() - start < SHORTEST_TIME:
                raise


def times(server, count, size):
    """Returns the times of requests in milliseconds. The page is large, and most requests are small."""
    result = []
    for number in range(count):
        start = time.perf_counter()
        if number % 10 == 0:
            status, _, body = ask(server, "GET", f"/{server.token}/")
            assert status == 200 and len(body) == size, f"{status}, {len(body)} bytes"
        else:
            status, _, body = ask(server, "POST", f"/{server.token}/open", b"9 9 9 9")
            assert status == 409 and b"out of date" in body, f"{status}: {body}"
        result.append((time.perf_counter() - start) * 1_000)
    return sorted(result)


def report(title, values):
    count = len(values)
    p50, p99 = statistics.median(values), values[min(count - 1, count * 99 // 100)]
    print(f"{title}: {count} requests, p50 {p50:.2f} ms, p99 {p99:.2f} ms, max {values[-1]:.2f} ms", flush=True)


def main(waymark, count=1_000):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        spec = folder / "App.nav.yaml"
        spec.write_text(SPEC)
        server = Server(str(pathlib.Path(waymark).resolve()), folder)
        size = len(ask(server, "GET", f"/{server.token}/")[2])
        report("alone", times(server, count, size))
        before, descriptors = server.memory(), server.descriptors()
        # The hostile clients are in another process, so that they don't delay the measuring process.
        ready, over = multiprocessing.Event(), multiprocessing.Event()
        other = multiprocessing.Process(target=attack, args=(server.port, server.token, ready, over))
        other.start()
        assert ready.wait(LIMIT), "hung: the hostile clients do not start"
        report("beside 100 hostile clients", times(server, count, size))
        # A stream of events would report the new page, but the server can end a stream when it is full.
        replace(spec, SPEC.replace("title: Home", "title: Zebra"))
        until(lambda: b"Zebra" in ask(server, "GET", f"/{server.token}/")[2], "the page follows the spec beside hostile clients")
        replace(spec, SPEC)
        until(lambda: b"Zebra" not in ask(server, "GET", f"/{server.token}/")[2], "the page follows the spec beside hostile clients")
        over.set()
        other.join(LIMIT)
        assert other.exitcode == 0, "the hostile clients failed"
        report("afterwards", times(server, count // 10, size))
        if before is not None:
            after = server.memory()
            print(f"memory: {before:.1f} MiB before, at most {after:.1f} MiB; open files: {descriptors} before, {server.descriptors()} afterwards")
            assert after - before < LARGEST_GROWTH, "the memory grows"
        server.end()


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    main(sys.argv[1], *map(int, sys.argv[2:]))
