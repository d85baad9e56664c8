"""The destinations of URLs in the routers of Tests/Import/Routers, from the facts alone. This module shares no code with Waymark.

A router takes the first pattern that matches a URL. The facts list the patterns of one router, Wikipedia's, by topic instead; there, patterns
with a rest come last, and a longer fixed text comes before a shorter one.
"""
import json
import pathlib
import random
import re
import urllib.parse

ROUTERS = pathlib.Path(__file__).parent / "Routers"


def parts(url):
    """Returns the scheme, the host with its port, the path, and the query of a URL; parts that are missing are None."""
    match = re.fullmatch(r"(?:([A-Za-z][A-Za-z0-9+.-]*):)?(?://([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#.*)?", url, re.S)
    scheme, host, path, query = match.groups()
    return scheme and scheme.lower(), host and host.lower(), path, query


def decoded(text):
    return urllib.parse.unquote(text)


def value_matches(kind, text):
    """Tests whether a text is a value of a type as the facts spell it."""
    if kind is None or kind.startswith(("enum", "web URL", "open tab")):
        return True
    if kind == "Int":
        return re.fullmatch(r"-?[0-9]+", text) is not None
    if kind == "Bool":
        return True  # The routers ignore other values.
    if match := re.fullmatch(r"Int > ([0-9]+)", kind):
        return text.isdigit() and int(text) > int(match[1])
    if match := re.fullmatch(r"([0-9]+)\.\.\.([0-9]+)", kind):
        return text.isdigit() and int(match[1]) <= int(text) <= int(match[2])
    return re.fullmatch(kind, text) is not None


class Pattern:
    """A pattern of the facts."""

    def __init__(self, facts, app):
        self.app = app
        self.text = facts["pattern"]
        self.destination = facts["destination"]
        self.types = facts.get("params", {})
        self.query = facts.get("query", {})
        self.schemes = facts.get("schemes", [])
        self.hosts = facts.get("hosts", [])
        self.captures, expression = [], ""
        # A capture at the beginning of a segment can match several segments: `{name**}`.
        for piece in re.split(r"(\{[^}]*\}|\*\*)", self.text):
            if piece == "**":
                expression += ".*"
            elif piece.startswith("{") and piece.endswith("**}"):
                self.captures.append(piece[1:-3])
                expression += "(.+)"
            elif piece.startswith("{"):
                self.captures.append(piece[1:-1])
                expression += "([^/]+)"
            else:
                expression += re.escape(piece)
        self.expression = re.compile(expression, re.S)

    @property
    def order(self):
        """The position of the pattern in a list that is sorted by topic."""
        rest = re.search(r"\{[^}]*\*\*\}|\*\*", self.text)
        return (0, 0) if rest is None else (1, -rest.start())

    @property
    def takes_any_host(self):
        return self.app != "mattermost" and any(host in ("*", "{in-app hosts}") for host in self.hosts) or (
            self.app == "firefox" and "https" in self.schemes)

    def takes_place(self, scheme, host):
        if self.app == "firefox":
            return scheme == "firefox" if "firefox (app scheme)" in self.schemes else scheme in ("http", "https") and bool(host)
        if self.app == "mattermost":
            return scheme in ("mattermost", "http", "https") and bool(host)
        if host is None:
            return self.app == "wordpress" and scheme is None
        if scheme is None:
            if "scheme-relative" not in self.schemes:
                return False
        elif scheme not in self.schemes and "*" not in self.schemes:
            return False
        return any(self.takes_host(pattern, host) for pattern in self.hosts)

    def takes_host(self, pattern, host):
        if pattern == "*":
            return True
        if pattern == "{in-app hosts}":
            return host in IN_APP_HOSTS
        return re.fullmatch(re.sub(r"\\\{[a-z]+\\\}", "[^.]+", re.escape(pattern)), host) is not None

    def takes_query(self, query):
        items = [item.partition("=")[::2] for item in (query or "").split("&") if item]
        values = {decoded(key): decoded(value) for key, value in reversed(items)}
        for key, condition in self.query.items():
            if key == "":
                if not re.fullmatch(r"-?[0-9]+", query or ""):
                    return False
                continue
            if isinstance(condition, str):
                continue
            if condition.get("must_be_first") and (not items or decoded(items[0][0]) != key):
                return False
            value = values.get(key)
            if value is None:
                if condition["required"]:
                    return False
                continue
            if "equals" in condition:
                expected = condition["equals"]
                if condition.get("nested_path"):
                    value = value.rstrip("/")
                if condition.get("compared") == "lowercased":
                    value, expected = value.lower(), expected.lower()
                if value != expected:
                    return False
            elif "rejects" in condition and not value.lower().startswith(("http://", "https://")):
                return False
            elif condition["required"] and not value_matches(condition.get("type"), value):
                return False
        return True

    def matches(self, url):
        scheme, host, path, query = parts(url)
        if not self.takes_place(scheme, host):
            return False
        in_path = self.app == "mattermost" or self.app == "firefox" and scheme == "firefox"
        if in_path:
            path = "/" + host + path
        path = decoded(path)
        if len(path) > 1 and path.endswith("/"):
            path = path[:-1]
        match = self.expression.fullmatch(path or "/")
        if match is None or not self.takes_query(query):
            return False
        if self.app == "mattermost" and self.destination == "server":
            # The app knows its servers. On a known server, it handles only the root and the sign-in page.
            return host in SERVERS and path[len(host) + 1 :] in ("", "/login")
        return all(value_matches(self.types.get(name), value) for name, value in zip(self.captures, match.groups()))


# Hosts of the apps' own tests, and hosts that the facts describe but don't name.
SERVERS = ["existingserver.com", "newserver.com", "localhost:8065", "chat.example.org"]
IN_APP_HOSTS = ["meta.wikimedia.org", "commons.wikimedia.org"]
OTHER_HOSTS = ["www.example.com", "news.example.org", "maps.example.net"]


class Router:
    """A router of the facts: its destinations, and the URLs that are known about it."""

    def __init__(self, name):
        facts = json.loads((ROUTERS / f"{name}.json").read_text())
        self.name = name
        self.path = ROUTERS / f"{name}.json"
        self.patterns = [Pattern(pattern, name) for pattern in facts["patterns"]]
        self.ordered = sorted(self.patterns, key=lambda pattern: pattern.order) if name == "wikipedia" else self.patterns
        self.cases = {}
        for case in facts["cases"]:
            expected = case["expected"] and case["expected"]["destination"]
            self.cases.setdefault(case["url"], expected)

    def pattern(self, url):
        """Returns the pattern that the router takes for a URL, or None."""
        return next((pattern for pattern in self.ordered if pattern.matches(url)), None)

    def truth(self, url):
        """Returns the destination of a URL, or None. The app's tests decide about the app's test URLs."""
        pattern = self.pattern(url)
        found = pattern and pattern.destination
        if url not in self.cases:
            return found
        expected = self.cases[url]
        return found if same_screen(found, expected) else expected

    def is_quirk(self, url):
        """Tests whether the app's tests expect something else than the app's patterns."""
        pattern = self.pattern(url)
        return url in self.cases and not same_screen(pattern and pattern.destination, self.cases[url])

    def known_urls(self, seed, each=8):
        """Returns the app's test URLs, and URLs for each pattern. Each URL has its number of requests."""
        random_values = random.Random(f"{self.name} {seed}")
        urls = {url: 1 + int(random_values.paretovariate(1.0)) for url in self.cases}
        for pattern in self.patterns:
            for _ in range(each // 4 if pattern.takes_any_host else each):
                url = URLs(pattern, random_values).url()
                if self.pattern(url) is pattern:
                    urls.setdefault(url, min(1 + int(3 * random_values.paretovariate(0.9)), 2000))
        for url in strangers(self.name, random_values):
            if self.pattern(url) is None:
                urls.setdefault(url, 1 + int(random_values.paretovariate(1.0)))
        return urls


def same_screen(pattern_destination, expected):
    """Tests whether the name in the app's tests is the name in the list of patterns, which can add details in parentheses."""
    if pattern_destination is None or expected is None:
        return pattern_destination is expected
    names = [re.sub(r"\(.*| |,.*", "", name) for name in re.split(r" \| ", pattern_destination)]
    return expected == pattern_destination or expected in names or (names, expected) == (["searchURL"], "search")


def strangers(app, values):
    """Returns URLs that fit no pattern, as logs contain them."""
    hosts = {"wordpress": "https://wordpress.com", "wikipedia": None, "firefox": "firefox:/", "mattermost": None}
    base = hosts[app]
    if base is None:
        return []
    paths = ["/wp-login.php/x", "/.env", "/robots.txt/a/b/c/d", "/zz/top/hat/x/y", "/cgi-bin/a/b/c/d/e", "/assets/app.css/1/2/3/4"]
    return [base + path for path in values.sample(paths, 3)]


class URLs:
    """Realistic URLs for a pattern."""

    def __init__(self, pattern, values):
        self.pattern = pattern
        self.values = values

    def url(self):
        pattern, values = self.pattern, self.values
        path = re.sub(r"\{([^}]*)\}|\*\*", lambda match: self.capture(match[1] or "rest**"), pattern.text)
        query = self.query()
        if pattern.app == "firefox" and "firefox (app scheme)" in pattern.schemes:
            return "firefox:/" + path + query
        if pattern.app == "mattermost":
            return values.choice(["https", "https", "mattermost"]) + ":/" + path + query
        if pattern.app == "firefox" or "*" in pattern.hosts:
            return values.choice(["https", "https", "http"]) + "://" + values.choice(OTHER_HOSTS) + path + query
        scheme = "http" if "http" in pattern.schemes and values.random() < 0.2 else "https"
        host = values.choice(pattern.hosts)
        if host == "{in-app hosts}":
            host = values.choice(IN_APP_HOSTS)
        host = host.replace("{lang}", values.choice(["en", "en", "de", "fr", "es", "ja", "simple", "pl", "zh"]))
        host = host.replace("{site}", values.choice(["en", "travelnotes", "photo-diary", "cookbook42", "devblog"]))
        slash = "/" if values.random() < 0.1 and not pattern.text.endswith(("}", "/")) else ""
        return f"{scheme}://{host}{path}{slash}{query}"

    def query(self):
        values, items = self.values, []
        for key, condition in self.pattern.query.items():
            if key == "":
                return "?" + str(values.randrange(10))
            if isinstance(condition, str):
                continue
            if not condition["required"] and values.random() < 0.5:
                continue
            if "equals" in condition:
                value = condition["equals"]
            elif condition.get("type") == "[a-z0-9]{64}":
                value = self.letters(64)
            else:
                value = self.query_value(key, condition)
            items.append(f"{key}={urllib.parse.quote(value, safe='/:')}")
        # Queries that no router reads. Without them, a pattern without captures would have only one URL.
        if values.random() < (0.3 if "{" in self.pattern.text else 0.8):
            items.append(values.choice([
                "utm_source=" + values.choice(["mail", "push", "qr", "partner"]),
                "utm_campaign=" + values.choice(["spring", "autumn", "launch", "week42"]),
                "ref=" + values.choice(["share", "home", "banner"]), f"ts={values.randrange(10**6)}",
            ]))
        return "?" + "&".join(items) if items else ""

    def query_value(self, key, condition):
        values, kind = self.values, condition.get("type") or ""
        if kind == "Int" or key == "limit":
            return str(values.randrange(1, 10**7))
        if kind == "Bool":
            return values.choice(["true", "false"])
        if kind == "open tab id":
            return self.uuid()
        if "URL" in kind or key == "url":
            return "https://" + values.choice(OTHER_HOSTS) + "/" + self.slug()
        if key == "source":
            return values.choice(["widget", "email", "notification"])
        if key == "title" and self.pattern.app == "wikipedia":
            return decoded(self.title())
        if key == "dir":
            return "prev"
        if key == "limport":
            return self.letters(40)
        return self.slug().replace("-", " " if key in ("text", "title", "subtitle", "search") else "-")

    def capture(self, name):
        values, kind = self.values, self.pattern.types.get(name.rstrip("*"))
        if kind == "Int":
            return str(values.randrange(1, 10 ** values.randrange(1, 10)))
        if kind == "Int > 1900":
            return str(values.randrange(2005, 2027))
        if kind and (match := re.fullmatch(r"1\.\.\.([0-9]+)", kind)):
            number = values.randrange(1, int(match[1]) + 1)
            return f"{number:02}"
        if kind == "[a-z0-9]{26}":
            return self.letters(26)
        if name in ("domain", "site"):
            return values.choice(["travelnotes", "photo-diary", "cookbook42", "devblog", "ourclub"]) + values.choice(
                [".wordpress.com", ".com", ".blog", ".org"])
        if name == "serverUrl**":
            if self.pattern.destination == "server":
                return values.choice(SERVERS[:2] + SERVERS[3:]) + values.choice(["", "", "/login"])
            return values.choice(SERVERS[:2] + SERVERS[3:])
        if name == "teamName":
            return values.choice(["ad-1", "team", "core", "design_team", "marketing-2"])
        if name == "identifier":
            if self.pattern.destination == "gm":
                return self.hexadecimal(40)
            return values.choice(["town-square", "off-topic", "random", "dev", self.slug()])
        if name in ("title**", "user"):
            return self.title()
        if name == "rest**":
            if self.pattern.destination == "onThisDay":
                return values.choice(["Today", "January_3", "May_17"])
            return "/".join(self.slug() for _ in range(values.randrange(1, 3)))
        if name == "repo":
            return values.choice(["commons", "en"])
        if name == "category":
            return values.choice(["posts", "referrers", "clicks", "countryviews", "searchterms"])
        return self.slug()

    def slug(self):
        words = "blue river night garden swift lemon quiet stone paper winter cloud seven market harbor".split()
        return "-".join(self.values.sample(words, self.values.randrange(1, 4)))

    def title(self):
        return self.values.choice([
            "Albert_Einstein", "France", "S%C3%A3o_Paulo", "C%2B%2B", "2024_in_film", "Apollo_11", "Jazz", "Main_Street_(novel)",
            "Tokyo", "%E6%9D%B1%E4%BA%AC", "Rock_%26_Roll", "World_War_II", "Cat", "Paris,_Texas", "Pok%C3%A9mon",
        ])

    def letters(self, count):
        return "".join(self.values.choices("abcdefghijklmnopqrstuvwxyz0123456789", k=count))

    def hexadecimal(self, count):
        return "".join(self.values.choices("0123456789abcdef", k=count))

    def uuid(self):
        text = self.hexadecimal(32)
        return "-".join([text[:8], text[8:12], text[12:16], text[16:20], text[20:]])
