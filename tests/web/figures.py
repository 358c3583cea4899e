"""What a share page costs, measured in Chromium: python tests/web/figures.py PAGE.html (of azkit share)."""

import gzip
import re
import shutil
import statistics
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
LOADS = 9
WATCH = """
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) (window.tasks ??= []).push(task.duration);
}).observe({ type: "longtask", buffered: true });
new MutationObserver(() => {
  if (document.querySelector(".spot.able")) window.readyAt ??= performance.now();
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
PAINT = "performance.getEntriesByType('paint').find((entry) => entry.name === 'first-contentful-paint').startTime"


def loads(page: Page, address: str) -> dict[str, str]:
    """Medians and ranges over several loads, in milliseconds."""
    paints, ready, tasks = [], [], []
    for _ in range(LOADS):
        page.goto("about:blank")
        page.goto(address)
        page.locator(".spot.able").first.wait_for()
        page.wait_for_timeout(300)
        paints.append(page.evaluate(PAINT))
        ready.append(page.evaluate("window.readyAt"))
        tasks += page.evaluate("window.tasks ?? []")
    told = {"first paint": paints, "ready to play": ready}
    return {
        name: f"{statistics.median(row):.0f} ms ({min(row):.0f} to {max(row):.0f})" for name, row in told.items()
    } | {"tasks over 50 ms on the page's thread": f"{len(tasks)} in {LOADS} loads {[round(task) for task in tasks]}"}


def thinks(page: Page, simulations: int) -> str:
    """What the page says of an analysis of so many simulations from the first position on."""
    amount = page.get_by_label("analyst: how many")
    page.get_by_label("analyst: strength").select_option("simulations")
    amount.fill(str(simulations))
    amount.press("Tab")
    page.get_by_label("analyse", exact=True).set_checked(False)
    page.get_by_label("analyse", exact=True).set_checked(True)
    told = page.locator(".suggestions p", has_text=re.compile(r"evaluations"))
    page.wait_for_timeout(20_000 if simulations > 1000 else 3000)
    return " / ".join(told.all_text_contents())


def main(path: Path) -> None:
    data, requests = path.read_bytes(), []
    print(f"size: {len(data):,} bytes, gzipped {len(gzip.compress(data, 9)):,}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        page = browser.new_page()
        page.on("request", lambda request: requests.append(request.url) if request.url.startswith("http") else None)
        page.add_init_script(WATCH)
        for name, figure in loads(page, path.resolve().as_uri()).items():
            print(f"{name}: {figure}")
        print("400 simulations, the first:", thinks(page, 400))
        print("8,000 simulations:", thinks(page, 8000))
        print(f"tasks over 50 ms while it thought: {page.evaluate('window.tasks ?? []')}")
        print(f"requests: {len(requests)}")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
