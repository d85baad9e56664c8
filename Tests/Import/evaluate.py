#!/usr/bin/env python3
"""Measures how many URLs a draft of `waymark import` opens in the way of the existing router.

evaluate.py TOOL [--seeds N] [--urls N] [--routers NAME,...] [--modes LETTERS] [--floor MODES=PERCENT] [--list] [--keep FOLDER]

For each router of Tests/Import/Routers, the known URLs are divided into two halves. A draft is made from the router's patterns, and
`waymark resolve` opens the URLs of the second half. A URL agrees if it opens a link with the router's destination, or, if the router has no destination, no link.

modes: a  the patterns of the router
       d  the patterns, and half of the URLs

--urls is the number of generated URLs for each pattern. --floor fails if one of the modes is below the percentage for some router, without the
URLs that no spec can express. --list prints each URL that disagrees.
"""
import argparse
import collections
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import time

from limit import LIMIT
from oracle import OTHER_HOSTS, IN_APP_HOSTS, Router, parts

NAMES = ["wordpress", "firefox", "wikipedia", "mattermost"]


def run(tool, *arguments, text="", expected=(0,)):
    result = subprocess.run([tool, *map(str, arguments)], input=text, capture_output=True, text=True, timeout=LIMIT)
    if result.returncode not in expected:
        sys.exit(f"waymark {' '.join(map(str, arguments))}: exit status {result.returncode}\n{result.stdout}{result.stderr}")
    return result.stdout


def import_draft(tool, router, mode, training, folder):
    """Writes the draft of a mode. The result is the folder of the draft."""
    arguments = ["import", "--app", router.name.capitalize(), "--output", folder / "draft", "--patterns", router.path]
    if mode == "d":
        (folder / "urls.txt").write_text("".join(f"{count}\t{url}\n" for url, count in training.items()))
        arguments += ["--urls", folder / "urls.txt"]
    run(tool, *arguments, expected=(0, 1))
    run(tool, "lint", folder / "draft")
    return folder / "draft"


def resolve(tool, spec, urls):
    """Returns the name of the link of each URL, or None, and the reason why a URL is refused."""
    # A line is a URL. The routers' tests contain spaces, but no line breaks.
    lines = run(tool, "resolve", spec, "--json", "-", text="".join(url + "\n" for url in urls)).splitlines()
    answers = [json.loads(line) for line in lines]
    if len(answers) != len(urls):
        sys.exit(f"waymark resolve: {len(answers)} answers for {len(urls)} URLs")
    return {
        url: (answer.get("link") if answer["outcome"] in ("landed", "app", "redirected") else None,
              answer.get("reason") if answer["outcome"] == "refused" else None)
        for url, answer in zip(urls, answers)
    }


def reason(router, url, answer):
    """Returns the class of the reason why a URL disagrees."""
    if answer[1] is not None:
        return "refused by the language"
    if router.is_quirk(url):
        return "the router's code differs from its patterns"
    scheme, host, _, query = parts(url)
    if scheme is None:
        return "not expressible: a URL without a scheme"
    pattern = router.pattern(url)
    if pattern and pattern.takes_any_host:
        return "not expressible: any host"
    if pattern is None and "url=javascript" in url:
        return "not expressible: the scheme of a URL in a query"
    if router.name == "firefox" and query and pattern and pattern.query.get("url", {}).get("equals", query) not in query:
        return "not expressible: comparison without case"
    return "the import"


class Score:
    def __init__(self):
        self.urls = self.agreeing_urls = self.requests = self.agreeing_requests = 0
        self.lowest = 100.0
        self.reasons = collections.Counter()
        self.disagreements = []
        self.seconds = 0.0

    def percentages(self):
        return 100 * self.agreeing_urls / self.urls, 100 * self.agreeing_requests / self.requests

    def expressible(self):
        """Returns the percentage of the URLs that a spec can express."""
        inexpressible = sum(count for why, count in self.reasons.items() if why.startswith(("refused", "not expressible")))
        return 100 * self.agreeing_urls / (self.urls - inexpressible)


def measure(tool, router, mode, seeds, each, keep):
    score = Score()
    for seed in range(1, seeds + 1):
        known = router.known_urls(seed, each)
        order = list(known)
        random.Random(f"{router.name} {seed} half").shuffle(order)
        training = {url: known[url] for url in order[: len(order) // 2]}
        rest = order[len(order) // 2 :]
        with tempfile.TemporaryDirectory() as temporary:
            folder = pathlib.Path(temporary)
            if keep:
                folder = pathlib.Path(keep) / f"{router.name}-{mode}-{seed}"
                folder.mkdir(parents=True, exist_ok=True)
            start = time.monotonic()
            spec = import_draft(tool, router, mode, training, folder)
            score.seconds = max(score.seconds, time.monotonic() - start)
            answers = resolve(tool, spec, order)
        # The destination of a link is that of most requests of the first half. Without such a request, the second half decides.
        votes = collections.defaultdict(collections.Counter)
        for urls, weight in ((training, 10**9), (rest, 1)):
            for url in urls:
                if answers[url][0] is not None and router.truth(url) is not None:
                    votes[answers[url][0]][router.truth(url)] += weight * known[url]
        destinations = {link: counter.most_common(1)[0][0] for link, counter in votes.items()}
        agreeing = 0
        for url in rest:
            truth, link = router.truth(url), answers[url][0]
            agrees = link is None if truth is None else link is not None and destinations[link] == truth
            agreeing += agrees
            score.requests += known[url]
            score.agreeing_requests += known[url] if agrees else 0
            if not agrees:
                why = reason(router, url, answers[url])
                score.reasons[why] += 1
                score.disagreements.append((seed, url, truth, link, destinations.get(link), why, answers[url][1]))
        score.urls += len(rest)
        score.agreeing_urls += agreeing
        score.lowest = min(score.lowest, 100 * agreeing / len(rest))
    return score


def main():
    parser = argparse.ArgumentParser(usage=__doc__, add_help=False)
    parser.add_argument("tool")
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--urls", type=int, default=8)
    parser.add_argument("--routers", default=",".join(NAMES))
    parser.add_argument("--modes", default="ad")
    parser.add_argument("--floor", action="append", default=[])
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--keep")
    options = parser.parse_args()
    floors = {mode: float(percent) for floor in options.floor for modes, _, percent in [floor.partition("=")] for mode in modes}
    failures, lists = [], []
    print("| router | mode | URLs | agreement | lowest | of the requests | of the expressible | seconds | disagreements |")
    print("|---|---|---:|---:|---:|---:|---:|---:|---|")
    for name in options.routers.split(","):
        router = Router(name)
        for mode in options.modes:
            score = measure(options.tool, router, mode, options.seeds, options.urls, options.keep)
            (urls, requests), expressible = score.percentages(), score.expressible()
            reasons = ", ".join(f"{why} ({count})" for why, count in score.reasons.most_common())
            print(f"| {name} | {mode} | {score.urls} | {urls:.1f} % | {score.lowest:.1f} % | {requests:.1f} % | "
                  f"{expressible:.1f} % | {score.seconds:.2f} | {reasons} |", flush=True)
            lists += [(name, mode, *disagreement) for disagreement in score.disagreements]
            if expressible < floors.get(mode, 0):
                failures.append(f"{name}, mode {mode}: {expressible:.1f} % of the expressible URLs is less than {floors[mode]:.1f} %")
    if options.list:
        for name, mode, seed, url, truth, link, destination, why, refusal in lists:
            landing = f"{link} ({destination})" if link else refusal or "no link"
            print(f"{name} {mode} {seed}: {url}: {landing}; the router: {truth}; {why}")
    for failure in failures:
        print(f"FAILED: {failure}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
