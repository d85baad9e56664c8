#!/usr/bin/env python3
"""Tests the page of `waymark map` in Chromium.

browser.py WAYMARK SPEC...  opens the pages of the specs at three sizes, in light and dark, and fails if the console has a message, a part is
                            wider than the window, the accessibility checker axe finds a violation, or a text of a spec becomes markup.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

from axe_playwright_python.sync_playwright import Axe
from chromium import chromium, open_tab

LOOKS = [(320, 700, "light"), (1280, 900, "light"), (1280, 900, "dark"), (3000, 1800, "dark")]
failures = []
counts = {"pages": 0, "maps": 0, "answers": 0, "phones": 0, "axe rules passed": 0, "checks": 0}
# The smallest share of each count for one page. Some pages have errors, and no map.
FLOORS = {"maps": 0.5, "answers": 0.5, "phones": 0.5, "axe rules passed": 20}


def check(is_true, message):
    counts["checks"] += 1
    if not is_true:
        failures.append(message)
        print(f"FAILED  {message}", flush=True)


def page_of(waymark, spec, folder, *options):
    path = folder / f"page{len(list(folder.iterdir()))}.html"
    run = subprocess.run([waymark, "map", spec, "--output", path, *options], capture_output=True, text=True)
    if not path.exists():
        sys.exit(f"{spec}: {run.stderr}")
    return path


class Tab:
    """A page in the browser that records messages, and requests to the network."""

    def __init__(self, browser, path, name, **options):
        self.name = name
        self.page = open_tab(browser, **options)
        self.messages = []
        self.page.on("console", lambda message: self.messages.append(message.text))
        self.page.on("pageerror", lambda error: self.messages.append(str(error)))
        self.page.on("request", lambda request: request.url.startswith(("file:", "data:")) or self.messages.append(request.url))
        self.page.goto(path.as_uri())

    def close(self):
        # The answer arrives after all earlier messages.
        self.page.evaluate("0")
        check(self.messages == [], f"{self.name}: no messages, but {self.messages}")
        self.page.context.close()


def look(browser, path, name, looks=LOOKS):
    """Checks the layout and the accessibility at several sizes."""
    for width, height, scheme in looks:
        tab = Tab(browser, path, f"{name}, {width} points, {scheme}", viewport={"width": width, "height": height}, color_scheme=scheme)
        page = tab.page
        counts["pages"] += 1

        def fits(state):
            wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            check(wide <= 0, f"{tab.name}: {state}, the page is {wide} points too wide")

        fits("at first")
        page.evaluate("waymark.engine")
        if page.locator("#map").count():
            counts["maps"] += 1
            page.locator("#map a.card").first.click()
            check(page.locator("#panel .screen h3").is_visible(), f"{tab.name}: a click shows the details")
            fits("with details")
        if page.locator("#try").is_visible():
            page.locator("#url").fill(page.locator("#url").get_attribute("placeholder"))
            page.wait_for_selector("#answer .outcome")
            counts["answers"] += 1
        if page.locator("#phone").is_visible():
            page.wait_for_selector(".device")
            counts["phones"] += 1
            fits("with the phone")
        result = Axe().run(page).response
        counts["axe rules passed"] += len(result["passes"])
        for violation in result["violations"]:
            nodes = [node["html"][:120] for node in violation["nodes"][:3]]
            check(False, f"{tab.name}: axe: {violation['id']}: {violation['help']}: {nodes}")
        tab.close()


def use(browser, path):
    """Uses the page of the spec Roots with the mouse and the keyboard."""
    tab = Tab(browser, path, "Roots", viewport={"width": 1280, "height": 900})
    page = tab.page
    page.locator("#viewport").focus()
    page.keyboard.press("/")
    page.keyboard.type("settingsPage,")
    check(page.locator("#status").inner_text().startswith("1 of"), "the search for a name finds one screen")
    check(page.locator(".card.hit").count() == 1, "the search marks the screen")
    page.keyboard.press("Enter")
    check("settingsPage" in page.locator("#panel .screen .kind").inner_text(), "Return selects the screen that was found")
    page.keyboard.press("Escape")
    check(page.locator("#search").input_value() == "", "Escape clears the search")
    page.locator("#panel dd a").first.click()
    check("tab" in page.locator("#panel .screen .kind").inner_text(), "a link in the details selects an opener")
    check(page.evaluate("document.activeElement.id") == "selected", "the focus stays in the details")
    check("#screen-" in page.url, "the address contains the selected screen")
    again = Tab(browser, pathlib.Path(path), "Roots again")
    again.page.goto(page.url)
    check(again.page.locator("#panel .screen h3").is_visible(), "the address opens the selected screen")
    again.close()
    page.locator("#map a.card").first.focus()
    page.keyboard.press("ArrowDown")
    check(page.evaluate("document.activeElement.id") not in ("", "card-0"), "an arrow key moves to another screen")
    page.keyboard.press("Enter")
    check(page.locator(".card.selected").count() == 1, "Return selects the focused screen")
    page.keyboard.press("Escape")
    check(page.locator("#panel").is_hidden(), "Escape closes the details")
    page.locator(".screens dd a").first.click()
    check(page.locator("#panel .screen h3").is_visible(), "a link below the map selects a screen")
    in_view = page.evaluate("document.querySelector('.stage').getBoundingClientRect().bottom > 100")
    check(in_view, "a link below the map scrolls to the map")
    page.locator("#close").click()
    page.locator("body").press("+")
    before = page.locator("#map").bounding_box()["width"]
    page.locator("#zoom-in").click()
    check(page.locator("#map").bounding_box()["width"] > before, "+ enlarges the map")
    page.locator("#zoom-fit").click()
    check(page.locator("#map").bounding_box()["width"] <= page.locator("#viewport").bounding_box()["width"], "Fit shows the map")
    tab.close()

    plain = Tab(browser, path, "Roots without scripts", java_script_enabled=False)
    check(plain.page.locator(".screen").count() == plain.page.locator("a.card").count(), "without scripts, each card has details")
    check(plain.page.locator(".controls").is_hidden(), "without scripts, there are no controls")
    plain.close()


def phone(browser, path):
    """Clicks through PetSpot, and collapses its features."""
    tab = Tab(browser, path, "PetSpot", viewport={"width": 1280, "height": 900})
    page = tab.page
    layer = page.locator(".device .layer:not([inert])")
    heading = layer.locator("h2")
    page.locator(".device .tabs button", has_text="Lost pet").click()
    layer.locator(".content button", has_text="Pet details").click()
    check(heading.inner_text() == "Pet details", "a button pushes a screen")
    layer.locator(".bar button", has_text="Back").click()
    layer.locator(".content button", has_text="Report missing pet").click()
    check(page.locator(".device .layer.cover").count() == 1, "a button presents a cover")
    check(page.locator(".layer[inert] h2").all_text_contents() == ["Lost Pet"], "the screen below the cover is visible, and cannot be used")
    check(page.locator(".card.landing").get_attribute("data-name") == "reportMissingPet", "the map marks the visible screen")
    check(page.locator("#run ol > li").count() == 4, "the events have an entry for each command")
    again = Tab(browser, pathlib.Path(path), "PetSpot again")
    again.page.goto(page.url)
    check(again.page.locator(".device .layer:not([inert]) h2").inner_text() == "Report missing pet", "the address has the state of the phone")
    again.close()
    page.locator("#run input[type=range]").fill("2")
    check(heading.inner_text() == "Pet details", "the slider shows an earlier state")
    layer.locator(".bar button", has_text="Back").click()
    check(page.locator("#run ol > li").count() == 3, "a command after an earlier state replaces the later ones")
    page.get_by_label("Run command").first.fill("push nowhere")
    page.get_by_label("Run command").first.press("Enter")
    check("nowhere" in page.locator("#run .message").inner_text(), "an invalid command has a message")
    page.locator("#features button").first.click()
    page.wait_for_selector(".card.feature")
    frames = page.evaluate(
        "[...document.querySelectorAll('.card:not([hidden]) .frame:not(.stack)')].map(frame => { const { x, y, width, height } = "
        "frame.getBoundingClientRect(); return [x, y, x + width, y + height]; })"
    )
    check(len(frames) > 5, "the other screens stay on the map")
    for index, one in enumerate(frames):
        for other in frames[:index]:
            apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
            check(apart, "the cards do not overlap after a feature collapses")
    page.locator(".card.feature").press("Enter")
    check(page.locator(".card.feature").count() == 0, "the card of a feature expands it")
    tab.close()


def gates(browser, path):
    """Opens the gates of an app, and tries links that wait for gates or open over a gate."""
    tab = Tab(browser, path, "Notes", viewport={"width": 1280, "height": 900})
    page = tab.page
    page.wait_for_selector(".device")
    lanes = page.locator(".lane text").all_text_contents()
    check(lanes[:2] == ["Gate until onboarded", "Gate until signedIn"], f"the first lanes have the gates, but are {lanes}")
    details = page.locator(".screen", has=page.locator("h3", has_text="Sign In")).inner_text()
    check("until signedIn is true, and links wait" in details and "is dropped" in details, f"the details explain the gate: {details}")
    check("opens over the gate welcome" in page.locator(".screens").inner_text(), "the details of a link say that it opens over a gate")
    layer = page.locator(".device .layer:not([inert])")
    heading, run = layer.locator("h2"), page.locator("#run")

    def choose(text):
        layer.locator("button", has_text=text).click()

    def open_link(url):
        run.get_by_label("Open link").first.fill(url)
        run.get_by_label("Open link").first.press("Enter")

    check(heading.inner_text() == "Intro" and page.locator(".device .tabs").count() == 0, "the first gate is shown, without a tab bar")
    check("until onboarded is true" in run.locator("p.gate").inner_text(), "the phone names the condition of the gate")
    open_link("notes:///reset/1")
    check("waits for onboarded" in run.locator(".message").last.inner_text(), "a link that the gate does not allow waits for the gate")
    choose("Open the gate")
    check(heading.inner_text() == "Reset", "the link opens over the next gate")
    marked = [card.get_attribute("data-name") for card in page.locator(".card.place").all()]
    check(sorted(marked) == ["reset", "welcome"], f"the map marks the gate and its stack, but {marked}")
    choose("Back")
    check(heading.inner_text() == "Sign In", "the button Back pops a screen of the gate")
    open_link("notes:///help")
    check(page.locator(".layer.sheet").count() == 1 and page.locator(".layer.gate[inert]").count() == 1, "a link presents a sheet over the gate")
    choose("Swipe down")
    open_link("notes:///notes/1")
    check("waits for signedIn" in run.locator(".message").last.inner_text(), "a link waits for the gate")
    check(heading.inner_text() == "Sign In", "the gate stays while a link waits")
    run.get_by_label("signedIn").check()
    check(heading.inner_text() == "Note" and page.locator(".device .tabs").count() == 1, "the link opens when the gates are open")
    check(run.locator("p.gate").count() == 0, "without a gate, the phone has no sentence about gates")
    run.get_by_label("signedIn").uncheck()
    check(heading.inner_text() == "Sign In", "the gate comes back with its condition")
    choices = run.get_by_label("Show any screen").locator("option").all_text_contents()
    check(any("Help (sheet)" in choice for choice in choices) and not any("(gate)" in choice for choice in choices), f"no command shows a gate: {choices}")
    for url, path_text, note in [
        ("notes:///reset/1", "gate welcome › reset", "opens over the gate `welcome`, and waits while the gate `intro` is shown"),
        ("notes:///notes/1", "tab notes › note", "waits until `onboarded` and `signedIn` are true"),
        ("notes:///forgotten", "gate welcome › reset", None),
    ]:
        page.locator("#url").fill(url)
        page.wait_for_selector(f"#answer .path:has-text('{path_text}')")
        check(note is None or note in page.locator("#answer").inner_text(), f"the answer for {url} says: {note}")
    marked = [card.get_attribute("data-name") for card in page.locator(".card.place").all()]
    check(sorted(marked) == ["reset", "welcome"], f"the map marks the gate of a URL, but {marked}")
    tab.close()


def listen(browser, path):
    """Searches the map of an app with 46 screens, and tries URLs."""
    tab = Tab(browser, path, "Listen", viewport={"width": 1440, "height": 900})
    page = tab.page
    lanes = page.locator(".lane text").all_text_contents()
    check(lanes[0] == "Home", f"the first lane has the initial tab, but is {lanes[0]}")
    sizes = page.evaluate("[...document.querySelectorAll('#map text')].map(text => parseFloat(getComputedStyle(text).fontSize))")
    check(len(sizes) > 100 and min(sizes) >= 12, "all texts of the map have at least 12 points")
    page.evaluate("waymark.engine")
    for word in "genre", "payment", "episode", "home", "Sleep timer":
        page.locator("#search").fill(word)
        page.locator("#search").press("Enter")
        title = page.locator("#panel .screen h3").inner_text()
        check(title.lower() == word.lower(), f"the search for {word} selects {title}")
    page.locator("#search").fill("")
    for url, outcome, name in [
        ("https://listen.example/shows/one/review", "Lands", "writeReview"), ("listen://podcasts/one", "Redirects", "show"),
    ]:
        page.locator("#url").fill(url)
        page.wait_for_selector(f"#answer .outcome:has-text('{outcome}')")
        check(page.locator(".card.landing").get_attribute("data-name") == name, f"the map marks where {url} lands")
        check(page.locator("#answer .path a").last.inner_text() == name, f"the answer names where {url} lands")
    page.locator("#answer button", has_text="Open in the phone").click()
    check(page.locator(".device .layer h2").inner_text() == "Show", "the phone opens the URL")
    run = page.get_by_label("Run command").first
    for command, message in [
        ("push writeReview?show=one", "writeReview is a sheet; use sheet writeReview"), ("help", "the commands are state, reset"),
        ("sheet shaer?show=one", "did you mean `share`?"), ("pish show", "did you mean `push`?"),
    ]:
        run.fill(command)
        run.press("Enter")
        text = page.locator("#run .message").inner_text()
        check(message in text, f"the answer to {command} is {text}")
    tab.close()


def findings(browser, path):
    """Checks that findings about files of the app leave the phone."""
    tab = Tab(browser, path, "an error in an association file")
    check(tab.page.locator(".problems.errors").is_visible(), "the page shows the error")
    tab.page.wait_for_selector(".device")
    tab.close()


def titles(browser, waymark, folder):
    """Checks that the map shows titles of string tables."""
    spec = folder / "titles" / "Titles.nav.yaml"
    for language, title in ("de", "Du"), ("en", "You"):
        table = spec.parent / f"{language}.lproj/Localizable.strings"
        table.parent.mkdir(parents=True)
        table.write_text(f'"tab.profile" = "{title}";\n')
    spec.write_text(
        'waymark: 1\napp: Titles\nlocalization: { languages: [en, de], strings: "{language}.lproj/Localizable.strings" }\n'
        "tabs:\n  home: { title: Home, icon: house }\n  profile: { title: { key: tab.profile }, icon: person }\n"
    )
    tab = Tab(browser, page_of(waymark, spec, folder), "localized titles")
    shown = tab.page.locator(".card .title").all_text_contents()
    check(shown == ["Home", "You"], f"the map shows the titles in the first language, but shows {shown}")
    check("You" in tab.page.locator(".lane text").all_text_contents(), "a lane has the title in the first language")
    tab.close()


def attack(browser, path):
    """Checks that texts of a spec stay text."""
    tab = Tab(browser, path, "Hostile")
    page = tab.page
    page.locator("#map a.card").first.click()
    check(page.evaluate("window.hostile") is None, "no text of the spec runs as a script")
    check(page.locator("script").count() == 3 and page.locator("img").count() == 0, "no text of the spec becomes an element")
    check("<script>window.hostile" in page.locator("#screen-0 h3").inner_text(), "the title is text")
    check(page.locator("[onclick], [onload], [onerror]").count() == 0, "no text of the spec becomes an attribute")
    tab.close()

    # The policy stops a script that is not part of Waymark.
    spoiled = path.with_name("spoiled.html")
    spoiled.write_text(path.read_text().replace("<header>", "<script>window.hostile = 7</script><header>"))
    other = Tab(browser, spoiled, "spoiled")
    check(other.page.evaluate("window.hostile") is None, "the policy stops other scripts")
    check(any("Content Security Policy" in message for message in other.messages), "the browser reports the other script")
    other.page.context.close()


def comparison(waymark, folder):
    """Returns the page of a spec with changes since a commit."""
    here = pathlib.Path(__file__).parent
    spec = folder / "repository" / "Hostile.nav.yaml"
    spec.parent.mkdir()
    text = (here / "Hostile.nav.yaml").read_text()
    spec.write_text(text)
    for command in (["init", "-q"], ["add", "."], ["-c", "user.name=test", "-c", "user.email=test@example.com", "commit", "-qm", "1"]):
        subprocess.run(["git", *command], cwd=spec.parent, check=True)
    spec.write_text(text.replace('"/detail/', '"/details/').replace("  quotes:", "  others:").replace("quotes]", "others]"))
    return page_of(waymark, spec, folder, "--against", "HEAD")


def main(waymark, *specs):
    here = pathlib.Path(__file__).parent
    with tempfile.TemporaryDirectory() as name, chromium() as browser:
        folder = pathlib.Path(name)
        empty = folder / "Empty.nav.yaml"
        empty.write_text("waymark: 1\napp: Empty\ntabs: { one: { title: One, icon: star } }\n")
        broken = folder / "Broken.nav.yaml"
        broken.write_text("waymark: 1\napp: Broken\ntabs: { one: { title: One, icon: star, opens: two } }\n")
        damaged = folder / "Damaged.nav.yaml"
        damaged.write_text("waymark: 1\napp: { [\n")
        # With fewer random cases, the specs take turns with the sizes.
        takes_turns = float(os.environ.get("WAYMARK_ROUNDS", "1")) < 1
        for number, spec in enumerate(specs):
            looks = [LOOKS[number % len(LOOKS)]] if takes_turns else LOOKS
            look(browser, page_of(waymark, spec, folder), pathlib.Path(spec).name, looks)
        for spec in here / "Hostile.nav.yaml", empty, broken, damaged:
            look(browser, page_of(waymark, spec, folder), pathlib.Path(spec).name)
        compared = comparison(waymark, folder)
        look(browser, compared, "a comparison")
        check("breaking" in compared.read_text(), "the comparison has a breaking change")
        use(browser, page_of(waymark, next(spec for spec in specs if "Roots" in spec), folder))
        phone(browser, page_of(waymark, next(spec for spec in specs if "PetSpot" in spec), folder))
        listen(browser, page_of(waymark, here / "Listen.nav.yaml", folder))
        gates(browser, page_of(waymark, next(spec for spec in specs if "gates" in spec), folder))
        rules = here.parent / "Fixtures/Rules"
        findings(browser, page_of(waymark, rules / "unclaimed-link/invalid-query.nav.yaml", folder))
        titles(browser, waymark, folder)
        attack(browser, page_of(waymark, here / "Hostile.nav.yaml", folder))
    print(", ".join(f"{count} {name}" for name, count in counts.items()))
    for name, floor in FLOORS.items():
        check(counts[name] >= floor * counts["pages"], f"{counts[name]} {name} are too few for {counts['pages']} pages")
    if failures:
        sys.exit(f"FAILED: {len(failures)} checks of the page")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
