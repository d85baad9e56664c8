"""A loopback server with one TLS port for each case. Each port gives another answer to every request."""
import gzip
import socket
import ssl
import threading
import zlib

PATH = "/.well-known/apple-app-site-association"
STOPPED = threading.Event()
# The limit only stops a test that hangs. A request that takes less time is never too slow. The limit is a number of seconds.
LIMIT = 600


def association(*components, app="TEAM.com.example.shop"):
    lines = ",\n".join(f"          {component}" for component in components)
    return (
        '{\n  "applinks": {\n    "details": [\n      {\n'
        f'        "appIDs": ["{app}"],\n        "components": [\n{lines}\n        ]\n      }}\n    ]\n  }}\n}}\n'
    ).encode()


OFFERS, DEEPER, ITEMS = '{ "/": "/offers" }', '{ "/": "/items/?*/?*", "exclude": true }', '{ "/": "/items/?*" }'
GOOD = association(OFFERS, DEEPER, ITEMS)
PAGE = b"<!DOCTYPE html>\n<title>Shop</title>\n"


def answer(body=b"", status="200 OK", kind="application/json", **headers):
    """Returns a handler that sends a whole response."""
    fields = {"Content-Type": kind, "Content-Length": len(body)} | {k.replace("_", "-"): v for k, v in headers.items()}
    head = "".join(f"{name}: {value}\r\n" for name, value in fields.items() if value is not None)
    return lambda connection: connection.sendall(f"HTTP/1.1 {status}\r\n{head}\r\n".encode() + body)


def redirect(status, location):
    return answer(PAGE, status, "text/html", Location=location)


def endless(head, blocks):
    """Returns a handler that sends blocks until the client ends the connection."""

    def handle(connection):
        connection.sendall(f"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n{head}".encode())
        for block in blocks():
            connection.sendall(block)
            if STOPPED.is_set():
                return

    return handle


def spaces():
    while True:
        yield b" " * 65_536


def chunks():
    while True:
        yield b"10000\r\n" + b" " * 65_536 + b"\r\n"


def bomb():
    """Yields a compressed file of endless spaces, at a ratio of about 1000 to 1."""
    stream = zlib.compressobj(9, zlib.DEFLATED, 31)
    while True:
        if block := stream.compress(b" " * 1_048_576):
            yield block


def fields():
    while True:
        yield b"".join(b"X-%d: %s\r\n" % (index, b"x" * 1000) for index in range(64))


def bytewise(connection):
    """Sends bytes until the shortest limit of a client, and never the last ones."""
    answer(GOOD[:1], Content_Length=len(GOOD))(connection)
    for byte in GOOD[1:-9]:
        STOPPED.wait(0.3)
        connection.sendall(bytes([byte]))
    silence(connection)


def silence(connection):
    STOPPED.wait()


def silent_body(connection):
    answer(GOOD[:20], Content_Length=len(GOOD))(connection)
    silence(connection)


def early_hints(connection):
    connection.sendall(b"HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\nContent-Type: text/html\r\n\r\n")
    answer(GOOD)(connection)


def chunked(connection):
    half = len(GOOD) // 2
    body = b"".join(b"%x\r\n%s\r\n" % (len(part), part) for part in (GOOD[:half], GOOD[half:], b""))
    connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n" + body)


ELSEWHERE = "https://www.shop.example.com" + PATH
# Each case has a handler, and optionally the name of a certificate.
CASES = {
    "good": answer(GOOD),
    "charset": answer(GOOD, kind="Application/JSON; charset=utf-8"),
    "byte-order-mark": answer(b"\xef\xbb\xbf" + GOOD),
    "chunked": chunked,
    "compressed": answer(gzip.compress(GOOD), Content_Encoding="gzip"),
    "early-hints": early_hints,
    "wildcard": answer(GOOD),
    "redirect-301": redirect("301 Moved Permanently", ELSEWHERE),
    "redirect-302": redirect("302 Found", "/login?next=association"),
    "redirect-307": redirect("307 Temporary Redirect", "http://shop.example.com" + PATH),
    "redirect-to-itself": redirect("301 Moved Permanently", PATH),
    "redirect-to-file": redirect("302 Found", "file:///etc/passwd"),
    "redirect-to-nothing": answer(PAGE, "301 Moved Permanently", "text/html"),
    "no-content": answer(status="204 No Content", Content_Length=None),
    "sign-in": answer(PAGE, "401 Unauthorized", "text/html", WWW_Authenticate='Basic realm="Shop"'),
    "forbidden": answer(PAGE, "403 Forbidden", "text/html"),
    "not-found": answer(PAGE, "404 Not Found", "text/html"),
    "too-many-requests": answer(b"{}", "429 Too Many Requests"),
    "server-error": answer(PAGE, "500 Internal Server Error", "text/html"),
    "page": answer(PAGE, kind="text/html"),
    "page-as-json": answer(PAGE),
    "octet-stream": answer(GOOD, kind="application/octet-stream"),
    "no-content-type": answer(GOOD, kind=None),
    "huge": endless(f"Content-Length: {1 << 30}\r\n\r\n", spaces),
    "endless": endless("Transfer-Encoding: chunked\r\n\r\n", chunks),
    "endless-error": lambda connection: (answer(status="404 Not Found", Content_Length=1 << 30)(connection), endless("", spaces)(connection)),
    "bomb": endless("Content-Encoding: gzip\r\n\r\n", bomb),
    "large-head": answer(GOOD, **{f"X-{index}": "x" * 1000 for index in range(100)}),
    "endless-head": endless("", fields),
    "just-fits": answer(GOOD + b" " * (131_072 - len(GOOD))),
    "one-too-many": answer(GOOD + b" " * (131_073 - len(GOOD))),
    "damaged-compression": answer(GOOD, Content_Encoding="gzip"),
    "slow-head": silence,
    "slow-body": silent_body,
    "bytewise": bytewise,
    "closed-at-once": lambda connection: None,
    "closed-midway": answer(GOOD[:100], Content_Length=len(GOOD)),
    "empty": answer(),
    "no-http": lambda connection: connection.sendall(b"220 mail.example.com ESMTP\r\n"),
    "self-signed": answer(GOOD),
    "unknown-authority": answer(GOOD),
    "expired": answer(GOOD),
    "wrong-host": answer(GOOD),
    "plain-http": answer(GOOD),
    "damaged-json": answer(GOOD.replace(b'"/items/?*" }', b'"/items/?*" },')),
    "not-text": answer(b'{ "applinks": "\xff" }'),
    "no-applinks": answer(b'{ "webcredentials": { "apps": [] } }\n'),
    "other-app": answer(association(OFFERS, DEEPER, ITEMS, app="TEAM.com.example.other")),
    "claims-more": answer(association(OFFERS, ITEMS, '{ "/": "/help/*" }')),
    "claims-less": answer(association(DEEPER, ITEMS)),
    "hostile-location": redirect("301 Moved Permanently", "https://a.example/\x1b[2J\u202e/"),
    "hostile-type": answer(GOOD, kind="text/\x1b]0;title\x07plain"),
    "hostile-json": answer(b'{ "applinks": { "details": [{ "appIDs": ["\x7f\xe2\x80\xae"], "components": [{ "/": "$(\xc2\x9b31m)" }] }] } }'),
}
# Cases that take as long as the limit of the tool.
SLOW_BODIES = {"slow-body", "bytewise"}
SLOW = SLOW_BODIES | {"slow-head"}
# FoundationNetworking stores headers without a limit.
ONLY_CURL = {"endless-head"}
CERTIFICATES = {"self-signed", "unknown-authority", "expired", "wrong-host"}
# Ports without a server.
CLOSED = ["refused"]


def serve(listener, name, context):
    def converse(connection):
        try:
            connection.settimeout(LIMIT)
            if context:
                connection = context.wrap_socket(connection, server_side=True)
            else:
                # A server of plain HTTP cannot parse the handshake.
                connection.recv(65_536)
                answer(PAGE, "400 Bad Request", "text/html")(connection)
                return
            received = b""
            while b"\r\n\r\n" not in received:
                if not (part := connection.recv(65_536)):
                    return
                received += part
            CASES[name](connection)
            if context:
                # Sends the end of the TLS session, and waits for the end of the client.
                connection.unwrap()
        except (OSError, ValueError):
            pass  # Clients close connections on purpose.
        finally:
            connection.close()

    while True:
        connection, _ = listener.accept()
        threading.Thread(target=converse, args=[connection], daemon=True).start()


def start(folder):
    """Starts all servers with the certificates of a folder. Returns the port of each case, which already accepts connections."""
    ports = {}
    for name in CASES:
        context = None
        if name != "plain-http":
            certificate = f"{folder}/{name if name in CERTIFICATES else 'good'}"
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate + ".pem", certificate + ".key")
        listener = socket.create_server(("127.0.0.1", 0), backlog=16)
        ports[name] = listener.getsockname()[1]
        threading.Thread(target=serve, args=[listener, name, context], daemon=True).start()
    for name in CLOSED:
        # The socket reserves the port, but does not listen.
        reserved = socket.socket()
        reserved.bind(("127.0.0.1", 0))
        ports[name] = reserved.getsockname()[1]
        start.reserved.append(reserved)
    return ports


start.reserved = []
