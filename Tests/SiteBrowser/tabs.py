"""Opens many pages in several tabs of one browser, or shows them one after the other in one tab.

A page is opened when it has a heading that the page's script has rendered. What fails to load, and what is
said in the console until then, is an error of the page.
"""

import json
import time

# Tells of the first heading in a document, as soon as it is there.
WATCH = """
(() => {
  const tell = () => {
    const heading = document.querySelector("h1");
    if (!heading?.textContent.trim()) return;
    observer.disconnect();
    headingIsThere(heading.textContent.trim());
  };
  const observer = new MutationObserver(tell);
  observer.observe(document, { childList: true, subtree: true });
})();
"""


class Tab:
    """A tab, the page that it is opening, and what is wrong with that."""

    def __init__(self, browser, session=None):
        """Makes a tab in the background, or takes that of a session."""
        self.browser, self.session, self.address, self.errors = browser, session, None, []
        if session:
            return
        browser.session = None
        target = browser.send("Target.createTarget", url="about:blank", background=True)["targetId"]
        self.session = browser.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        browser.session = self.session
        for domain in ("Page", "Runtime", "Log", "Network"):
            browser.send(f"{domain}.enable")
        browser.send("Runtime.addBinding", name="headingIsThere")
        browser.send("Page.addScriptToEvaluateOnNewDocument", source=WATCH)

    def open(self, address):
        self.address, self.errors, self.heading, self.start = address, [], None, time.monotonic()
        self.browser.session = self.session
        self.browser.send("Page.navigate", url=address)

    def take(self, event):
        """Takes notice of what has happened in the tab."""
        method, parameters = event["method"], event["params"]
        if method == "Runtime.bindingCalled":
            self.heading = parameters["payload"]
        elif method == "Network.responseReceived" and parameters["response"]["status"] >= 400:
            self.errors.append(f"{parameters['response']['status']} {parameters['response']['url']}")
        elif method == "Network.loadingFailed" and not parameters.get("canceled"):
            self.errors.append(parameters["errorText"])
        elif method == "Runtime.exceptionThrown":
            self.errors.append(parameters["exceptionDetails"].get("text", "exception"))
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning"):
            self.errors.append(str(parameters["args"]))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            self.errors.append(parameters["entry"]["text"])


def open_all(browser, addresses, count=4, limit=30):
    """Opens each address in one of `count` tabs. Returns the heading and the errors of each."""
    first = browser.session
    tabs = {tab.session: tab for tab in (Tab(browser) for _ in range(count))}
    waiting, result, taken = list(reversed(addresses)), {}, len(browser.events)
    for tab in tabs.values():
        if waiting:
            tab.open(waiting.pop())
    while any(tab.address for tab in tabs.values()):
        if taken == len(browser.events):
            browser.receive()
        events, taken = browser.events[taken:], len(browser.events)
        for event in events:
            tab = tabs.get(event.get("sessionId"))
            if tab and tab.address:
                tab.take(event)
        for tab in tabs.values():
            if tab.address and (tab.heading or time.monotonic() - tab.start > limit):
                result[tab.address] = (tab.heading, tab.errors)
                tab.address = None
                if waiting:
                    tab.open(waiting.pop())
    browser.session = first
    return result


# Shows a page by the router of DocC's script, as a click on a link does, and waits until it is drawn.
SHOW = """
(async () => {
  const router = document.querySelector("#app").__vue__.$router, path = %s;
  if (router.currentRoute.path !== path) {
    await router.push(path).catch((error) => { throw new Error(String(error)); });
  }
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return [location.pathname, document.querySelector("h1")?.textContent.trim()];
})()
"""


def show_all(browser, address, paths):
    """Opens an address of the documentation, and shows each page from there. Returns the path of the address, the
    heading and the errors of each.
    """
    # In the foreground: a page in the background is not drawn.
    tab, result = Tab(browser, browser.session), {}
    tab.open(address)
    browser.wait("document.querySelector('h1')?.textContent.trim()")
    for path in paths:
        tab.errors, taken = [], len(browser.events)
        answer = browser.send(
            "Runtime.evaluate", expression=SHOW % json.dumps(f"{path}/"), returnByValue=True, awaitPromise=True)
        for event in browser.events[taken:]:
            if event.get("sessionId") == tab.session:
                tab.take(event)
        if "exceptionDetails" in answer:
            tab.errors.append(str(answer["exceptionDetails"]))
        result[path] = (*(answer["result"].get("value") or ("", None)), tab.errors)
    return result
