#!/usr/bin/env python3
"""Tests the page of `waymark serve` in Chromium.

browser.py WAYMARK SPEC [FOLDER]  uses a copy of the spec; writes screenshots into FOLDER
"""
import pathlib
import re
import shutil
import sys
import tempfile

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error

sys.path[:0] = [str(pathlib.Path(__file__).parent), str(pathlib.Path(__file__).parents[1] / "Map")]
from chromium import chromium, open_tab
from process import replace, until
from server import Programs, Server

failures = []


def check(is_true, message):
    if not is_true:
        failures.append(message)
        print(f"FAILED  {message}", flush=True)


def wait(page, expression):
    """Waits until an expression is true. The policy of the page stops the function of Playwright, which compiles a text."""

    def is_true():
        try:
            return page.evaluate(expression)
        except Error:
            # The page is loading a new version.
            return False

    until(is_true, f"{expression} becomes true")


def look(page, name):
    """Checks the accessibility and the width of the page."""
    for violation in Axe().run(page).response["violations"]:
        nodes = [node["html"][:120] for node in violation["nodes"][:3]]
        check(False, f"{name}: axe: {violation['id']}: {violation['help']}: {nodes}")
    for width in (320, 1280):
        page.set_viewport_size({"width": width, "height": 900})
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        check(wide <= 0, f"{name}: the page is {wide} points too wide for {width}")


def open_page(browser, address, version=1, **options):
    page = open_tab(browser, viewport={"width": 1280, "height": 900}, **options)
    # The page has a list of its requests.
    page.add_init_script("window.asked = []; window.fetch = new Proxy(fetch, { apply: (f, at, list) => (asked.push(list[0]), Reflect.apply(f, at, list)) })")
    messages = []
    page.on("console", lambda message: messages.append(message.text))
    page.on("pageerror", lambda error: messages.append(str(error)))
    page.goto(address)
    follow(page, version)
    return page, messages


def follow(page, version):
    """Waits until the page shows a version, and has restored its state and drawn a frame."""
    wait(page, f"JSON.parse(atob(document.getElementById('live').textContent)).version === {version}")
    wait(page, "document.querySelector('.connection')?.textContent === 'Live' && !sessionStorage.getItem('waymark-state')")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def picture(browser, server, programs, screenshots):
    """Writes pictures of the page with a finding and a selected screen."""
    for scheme in ("light", "dark"):
        page, _ = open_page(browser, server.address, 2, color_scheme=scheme)
        page.locator("#map a.card").nth(1).click()
        programs.arguments("code")
        page.mouse.move(0, 0)
        page.screenshot(path=screenshots / ("serve.png" if scheme == "light" else "serve-dark.png"))
        page.context.close()


def use(browser, waymark, folder, spec, screenshots):
    programs = Programs(folder / "programs", "code", "xcrun")
    server = Server(waymark, spec.parent, spec.name, path=f"{programs.folder}:/usr/bin:/bin", EDITOR="code -w")
    page, messages = open_page(browser, server.address)
    text = spec.read_text()
    lines = text.split("\n")

    # A click on a screen opens the editor at the declaration, unless the person turns this off.
    card = page.locator("#map a.card").nth(1)
    name = card.get_attribute("data-name")
    card.click()
    option, place = programs.arguments("code")
    path, line, _ = place.rsplit(":", 2)
    check(option == "--goto" and path == str(spec.resolve()), f"a click on a screen opens the spec, not {place}")
    check(name in lines[int(line) - 1], f"line {line} declares {name}")
    page.locator("#follows").uncheck()
    page.locator("#map a.card").nth(0).click()
    page.locator("#map a.card").nth(1).click()
    page.locator("#panel [data-place]").last.click()
    check(programs.arguments("code")[1] == place, "a click on the place in the details opens the editor")
    asked = page.evaluate("asked")
    check(asked == ["open", "open"] and not programs.is_called(server), f"a click on a screen only selects the screen: {asked}")
    look(page, "the page")

    # The page follows the spec, and keeps the selection and the position.
    page.set_viewport_size({"width": 1280, "height": 900})
    page.locator("#zoom-in").click()
    position = "(({ scrollLeft, scrollTop }) => [document.getElementById('map').width.baseVal.value, scrollLeft, scrollTop, scrollY])(document.getElementById('viewport'))"
    assert "opens: [" in text, "the spec has no `opens`"
    replace(spec, re.sub(r"opens: \[(\w+)", r"opens: [\1s", text, count=1))
    page.wait_for_selector(".problems.errors [data-place]")
    if screenshots:
        picture(browser, server, programs, screenshots)
    finding = page.locator(".problems.errors [data-place]").first
    label = finding.inner_text()
    look(page, "the page with errors")
    finding.click()
    found = programs.arguments("code")[1]
    check(found.endswith(":" + label.split(":", 1)[1]) and found.startswith(str(spec.resolve())), f"a click on the finding {label} opens {found}")
    replace(spec, text)
    follow(page, 3)
    check(page.locator("#map a.card").count() > 1 and page.locator(".problems.errors").count() == 0, "the page without errors has a map")
    replace(spec, text + "# a comment\n")
    follow(page, 4)
    check(page.locator("#follows").is_checked() is False, "the setting survives a new version")
    page.locator("#map a.card").nth(1).click()
    page.locator("#zoom-in").click()
    page.locator("#search").fill("a")
    before = page.evaluate(position)
    replace(spec, text)
    follow(page, 5)
    check(page.locator("#search").input_value() == "a", "a new version keeps the search")
    after = page.evaluate(position)
    check(all(abs(one - other) <= 2 for one, other in zip(before, after)), f"a new version keeps the position: {before}, {after}")
    check(page.locator(".card.selected").get_attribute("data-name") == name, "a new version keeps the selection")

    # The simulator
    url = page.locator("#url").get_attribute("placeholder")
    page.locator("#url").fill(url)
    page.locator(".simulator").click()
    check(programs.arguments("xcrun")[:3] == ["simctl", "openurl", "booted"], "the button opens the URL in the simulator")
    page.locator("#url").fill("nowhere://x")
    page.wait_for_selector("#answer .outcome.unmatched, #answer .outcome.refused")
    check(page.locator(".simulator").count() == 0, "a URL that does not match has no button")
    page.locator("#url").fill("")

    # A file that is not valid YAML keeps the last map.
    replace(spec, text.replace("\ntabs:", "\ntabs: [", 1))
    follow(page, 6)
    check(page.locator(".problems.errors").count() == 1, "the page shows the error of the YAML file")
    check(page.locator("#map a.card").count() > 1 and page.locator(".device").count() == 1, "the page keeps the last map and the phone")
    replace(spec, text)
    follow(page, 7)
    check(page.locator(".problems.errors").count() == 0, "the page without the error has a new map")
    page.locator("#map a.card").nth(1).click()

    # Failures
    (programs.folder / "code").write_text("#!/bin/sh\nexit 9\n")
    page.locator("#panel [data-place]").last.click()
    wait(page, "document.querySelector('.notice').textContent.includes('exit status 9')")
    spec.unlink()
    wait(page, "document.querySelector('.notice').textContent.includes('last version')")
    replace(spec, text)
    wait(page, "document.querySelector('.notice').textContent === ''")
    check(messages == [], f"no messages, but {messages}")
    server.end()
    wait(page, "document.querySelector('.connection').textContent.startsWith('Stopped')")
    look(page, "the page without a server")
    page.context.close()

    # Without an editor, places are links.
    server = Server(waymark, spec.parent, spec.name, EDITOR="vim")
    page, messages = open_page(browser, server.address, color_scheme="dark")
    href = page.locator(".screens a.place").first.get_attribute("href")
    check(re.fullmatch(r"vscode://file/.*%?.*:\d+:\d+", href) and str(spec.resolve().parent) in href, f"the link is {href}")
    check("`vim` needs a terminal" in page.locator(".live").inner_text(), "the page names the reason")
    page.locator("#map a.card").first.click()
    look(page, "the page without an editor")
    check(messages == [], f"no messages, but {messages}")
    page.context.close()
    others(browser, server, folder)
    server.end()


def others(browser, server, folder):
    """Checks that pages of other origins get nothing from the server."""
    page = open_tab(browser)
    (folder / "evil.html").write_text("<title>Evil</title>")
    page.goto((folder / "evil.html").as_uri())
    results = page.evaluate(
        """async (address) => {
          const attempt = async (...request) => { try { return (await fetch(...request)).status } catch { return "failed" } };
          const image = await new Promise((done) => { const image = new Image(); image.onload = () => done("loaded"); image.onerror = () => done("failed"); image.src = address; });
          const frame = document.createElement("iframe");
          frame.src = address;
          // A frame also loads an error.
          const loaded = new Promise((done) => { frame.onload = done; });
          document.body.append(frame);
          await loaded;
          return [await attempt(address), await attempt(address + "open", { method: "POST", body: "1 0 1 1" }),
            (await attempt(address + "open", { method: "POST", body: "1 0 1 1", mode: "no-cors" })), image];
        }""",
        server.address,
    )
    # The answer to the third request is opaque, so its status is 0.
    check(results[0] == "failed" and results[1] == "failed" and results[2] in ("failed", 0) and results[3] == "failed", f"another origin: {results}")

    def frame():
        # Playwright learns the URL of a frame while it waits for an answer.
        page.evaluate("0")
        return page.frames[1].url

    url = until(frame, "the frame has a URL")
    check(url == "chrome-error://chromewebdata/", f"another origin shows the page in a frame: {url}")
    page.context.close()


def main(waymark, spec, screenshots=None):
    waymark = str(pathlib.Path(waymark).resolve())
    with tempfile.TemporaryDirectory() as name, chromium() as browser:
        folder = pathlib.Path(name)
        source = pathlib.Path(spec)
        copy = folder / "App" / source.name
        shutil.copytree(source.parent, copy.parent)
        use(browser, waymark, folder, copy, screenshots and pathlib.Path(screenshots))
    if failures:
        sys.exit(f"FAILED: {len(failures)} checks of the live page")
    print("The live page follows the spec, and opens the editor and the simulator.")


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    main(*sys.argv[1:])
