"""Chromium for the tests of pages."""
import contextlib
import shutil

from playwright.sync_api import sync_playwright

# The limit only stops a test that hangs, so no result depends on it. The limit is a number of milliseconds.
LIMIT = 600_000


@contextlib.contextmanager
def chromium():
    """Runs the browser until the end of a block."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"], timeout=LIMIT)
        yield browser
        browser.close()


def open_tab(browser, **options):
    """Returns an empty page in a new context, which has the options."""
    context = browser.new_context(**options)
    context.set_default_timeout(LIMIT)
    return context.new_page()
