#!/usr/bin/env python3
"""Compares the crossings of `waymark map` with the crossings of Graphviz.

crossings.py WAYMARK COUNT SPEC...  draws each SPEC and COUNT random specs with both, and fails if `waymark map` has more than 1.2 times as
                                    many crossings as `dot`, or if cards overlap. WAYMARK_SEED sets the seed (default: 1).

Both drawings have the same lanes: `--format dot` writes a cluster for each lane. The crossings of the curves are counted in the same way.
"""
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

# A curve becomes this number of straight lines.
STEPS = 12
LIMIT = 1.2


def curve(start, first, second, end):
    """Returns the points of a cubic Bézier curve, except the first point."""
    points = []
    for step in range(1, STEPS + 1):
        t = step / STEPS
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        points.append(tuple(sum(w * p[axis] for w, p in zip(weights, (start, first, second, end))) for axis in (0, 1)))
    return points


def own_lines(drawing):
    """Returns the connections of the JSON format as lists of points."""
    lines = []
    for connection in drawing["connections"]:
        points = [tuple(point) for point in connection["points"]]
        line = [points[0]]
        for (x, y), (next_x, next_y) in zip(points, points[1:]):
            middle = (x + next_x) / 2
            line += curve((x, y), (middle, y), (middle, next_y), (next_x, next_y))
        lines.append(line)
    return lines


def dot_lines(text):
    """Returns the edges of a drawing of Graphviz as lists of points."""
    drawing = json.loads(subprocess.run(["dot", "-Tjson"], input=text, capture_output=True, text=True, check=True).stdout)
    lines = []
    for edge in drawing.get("edges", []):
        spline = edge["pos"].split()
        points = [tuple(map(float, word.split(","))) for word in spline if word[0] not in "es"]
        end = [tuple(map(float, word[2:].split(","))) for word in spline if word.startswith("e,")]
        line = [points[0]]
        for index in range(1, len(points), 3):
            line += curve(points[index - 1], *points[index : index + 3])
        lines.append(line + end)
    return lines


def crossings(lines):
    """Returns the number of points at which two lines cross."""
    segments = sorted(
        (min(a[0], b[0]), max(a[0], b[0]), min(a[1], b[1]), max(a[1], b[1]), a, b, line)
        for line, points in enumerate(lines)
        for a, b in zip(points, points[1:])
        if a != b
    )
    count, open_segments = 0, []
    for segment in segments:
        open_segments = [other for other in open_segments if other[1] >= segment[0]]
        for other in open_segments:
            if other[6] != segment[6] and other[2] <= segment[3] and segment[2] <= other[3]:
                count += cross(segment[4], segment[5], other[4], other[5])
        open_segments.append(segment)
    return count


def cross(a, b, c, d):
    def side(p, q, r):
        value = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
        return (value > 1e-9) - (value < -1e-9)

    # The end of a segment belongs to the next segment.
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def overlaps(drawing):
    """Returns the number of pairs of cards that overlap."""
    cards = sorted((card["x"], card["y"], card["width"], card["height"]) for card in drawing["screens"])
    return sum(
        x < left + width and left < x + w and y < top + height and top < y + h
        for index, (left, top, width, height) in enumerate(cards)
        for x, y, w, h in cards[index + 1 :]
    )


def random_spec(generator):
    """Returns a spec with random screens that open each other."""
    tabs, routes = generator.randint(1, 5), generator.randint(5, 60)
    names = [f"route{number}" for number in range(routes)]
    lines = ["waymark: 1", "app: Random", "tabs:"]

    def opens(most):
        chosen = generator.sample(names, generator.randint(0, min(most, routes)))
        return f", opens: [{', '.join(chosen)}]" if chosen else ""

    lines += [f"  tab{number}: {{ title: Tab, icon: star{opens(8)} }}" for number in range(tabs)]
    lines.append("routes:")
    for name in names:
        place = generator.choice(["", "", f", in: tab{generator.randrange(tabs)}"])
        kind = generator.choice(["push", "push", "push", "sheet"])
        lines.append(f"  {name}: {{ title: Screen, present: {kind}{place if kind == 'push' else ''}{opens(4)} }}")
    return "\n".join(lines) + "\n"


def compare(waymark, spec, name):
    def output(format):
        # A random spec has findings, which do not matter here.
        run = subprocess.run([waymark, "map", spec, "--format", format], capture_output=True, text=True)
        if run.returncode == 2:
            sys.exit(run.stderr)
        return run.stdout

    drawing = json.loads(output("json"))
    own, other = crossings(own_lines(drawing)), crossings(dot_lines(output("dot")))
    overlapping = overlaps(drawing)
    is_good = own <= LIMIT * other and not overlapping
    count = f"{len(drawing['screens'])} screens, {len(drawing['connections'])} connections"
    print(f"{'ok    ' if is_good else 'FAILED'}  {name}: {count}: {own} crossings, dot {other}", flush=True)
    if overlapping:
        print(f"        {overlapping} pairs of cards overlap")
    return own, other, is_good


def main(waymark, count, *specs):
    seed = int(os.environ.get("WAYMARK_SEED", "1"))
    print(f"The seed of the random specs is {seed}.")
    results = [compare(waymark, spec, spec) for spec in specs]
    generator = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "Random.nav.yaml"
        for number in range(int(count)):
            path.write_text(random_spec(generator))
            results.append(compare(waymark, path, f"random spec {number + 1}"))
    own, other = sum(result[0] for result in results), sum(result[1] for result in results)
    print(f"In all: {own} crossings, dot {other} ({own / max(other, 1):.2f} times as many)")
    if other == 0:
        sys.exit("FAILED: no drawing has a crossing")
    if not all(result[2] for result in results):
        sys.exit("FAILED: too many crossings, or overlapping cards")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
