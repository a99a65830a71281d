"""A headless chromium, spoken to in the DevTools protocol over its pipe.

Messages are JSON, each ended by a NUL: what the browser is told goes to its file descriptor 3, what it
says comes from 4. https://chromedevtools.github.io/devtools-protocol/
"""

import fcntl
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


def command():
    """The path of the browser."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        path = shutil.which(name)
        if path:
            return path
    raise SystemExit("chromium is needed: apt-get install chromium")


class Browser:
    """One browser with one page."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        to_browser, self.sending = os.pipe()
        self.receiving, from_browser = os.pipe()
        # Out of the way of 3 and 4, which they are to become.
        ends = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (to_browser, from_browser)]
        os.close(to_browser)
        os.close(from_browser)

        def wire():
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        self.process = subprocess.Popen(
            [command(), "--headless=new", "--remote-debugging-pipe", "--no-sandbox",
             "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--hide-scrollbars",
             f"--user-data-dir={self.folder.name}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=wire, pass_fds=(3, 4))
        for end in ends:
            os.close(end)
        self.rest = b""
        self.last = 0
        self.session = None
        self.events = []
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.send(f"{domain}.enable")

    def close(self):
        try:
            self.session = None
            self.send("Browser.close")
        except (EOFError, BrokenPipeError, OSError):
            pass
        self.process.wait(timeout=20)
        os.close(self.sending)
        os.close(self.receiving)
        self.folder.cleanup()

    # Messages

    def send(self, method, **parameters):
        """Does something and returns what came of it."""
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.sending, data):]
        while True:
            answer = self.receive()
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def receive(self, timeout=30):
        """The next message; events are kept as well."""
        deadline = time.monotonic() + timeout
        while b"\0" not in self.rest:
            ready, _, _ = select.select([self.receiving], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                raise TimeoutError("the browser says nothing")
            data = os.read(self.receiving, 1 << 16)
            if not data:
                raise EOFError("the browser is gone")
            self.rest += data
        text, self.rest = self.rest.split(b"\0", 1)
        message = json.loads(text)
        if "method" in message:
            self.events.append(message)
        return message

    # The page

    def open(self, path, fragment="", ready="document.documentElement?.dataset.ready === 'yes'"):
        """Loads a file and waits until it is ready, as a report says. Returns the seconds it took."""
        self.send("Page.navigate", url="about:blank")
        self.wait("location.href === 'about:blank'")
        self.events.clear()
        start = time.monotonic()
        self.send("Page.navigate", url=f"file://{os.path.abspath(path)}{fragment}")
        self.wait(f"location.protocol === 'file:' && {ready}")
        return time.monotonic() - start

    def evaluate(self, expression):
        """The value of an expression in the page."""
        answer = self.send("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"]["description"])
        return answer["result"].get("value")

    def wait(self, condition, timeout=15):
        deadline = time.monotonic() + timeout
        while not self.evaluate(condition):
            if time.monotonic() > deadline:
                raise TimeoutError(f"never came true: {condition}")
            time.sleep(0.01)

    def text(self, selector):
        return self.evaluate(f"document.querySelector({json.dumps(selector)})?.innerText ?? null")

    def count(self, selector):
        return self.evaluate(f"document.querySelectorAll({json.dumps(selector)}).length")

    def place(self, selector):
        """The middle of an element in the window, in pixels."""
        return self.evaluate(f"""(() => {{
          const element = document.querySelector({json.dumps(selector)});
          element.scrollIntoView({{ block: "nearest" }});
          const {{ x, y, width, height }} = element.getBoundingClientRect();
          return {{ x: x + width / 2, y: y + height / 2 }};
        }})()""")

    def click(self, selector=None, at=None):
        """A click of a mouse, where an element is or at a place."""
        place = at or self.place(selector)
        self.mouse("mouseMoved", place)
        self.mouse("mousePressed", place, button="left", clickCount=1)
        self.mouse("mouseReleased", place, button="left", clickCount=1)

    def drag(self, start, end):
        self.mouse("mouseMoved", start)
        self.mouse("mousePressed", start, button="left", clickCount=1)
        for step in (1, 2, 3, 4):
            place = {axis: start[axis] + (end[axis] - start[axis]) * step / 4 for axis in "xy"}
            self.mouse("mouseMoved", place, button="left", buttons=1)
        self.mouse("mouseReleased", end, button="left", clickCount=1)

    def mouse(self, kind, place, **more):
        self.send("Input.dispatchMouseEvent", type=kind, x=place["x"], y=place["y"], **more)

    def press(self, key, text=None):
        codes = {"ArrowDown": 40, "ArrowUp": 38, "ArrowLeft": 37, "ArrowRight": 39, "Enter": 13,
                 "Escape": 27, "Home": 36, "End": 35, "Tab": 9}
        code = codes.get(key, ord(key[0].upper()))
        down = {"type": "keyDown", "key": key, "windowsVirtualKeyCode": code}
        if text:
            down["text"] = text
        self.send("Input.dispatchKeyEvent", **down)
        self.send("Input.dispatchKeyEvent", type="keyUp", key=key, windowsVirtualKeyCode=code)

    def type(self, text):
        for character in text:
            self.press(character, text=character)

    def resize(self, width, height):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=False)

    def prefer(self, **features):
        """The viewer's preferences that the page receives: `prefers_color_scheme="dark"`."""
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    # What happened

    def complaints(self):
        """Exceptions, and errors and warnings in the console."""
        result = []
        for event in self.events:
            parameters = event["params"]
            if event["method"] == "Runtime.exceptionThrown":
                result.append(parameters["exceptionDetails"].get("text", "exception"))
            elif event["method"] == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning"):
                result.append(str(parameters["args"]))
            elif event["method"] == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
                result.append(parameters["entry"]["text"])
        return result

    def requests(self):
        """The addresses that were asked for."""
        return [event["params"]["request"]["url"] for event in self.events
                if event["method"] == "Network.requestWillBeSent"]
