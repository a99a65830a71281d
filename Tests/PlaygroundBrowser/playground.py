"""The playground's page in a headless Chromium, with the driver of the report's tests."""

import base64
import json
import os
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "ReportBrowser"))

from browser import Browser  # noqa: E402

ALT, CONTROL, SHIFT = 1, 2, 8


class Page(Browser):
    """The page, what can be asked of it, and what a visitor does with it."""

    def __init__(self, path):
        super().__init__()
        self.path = path

    def begin(self, fragment="", keeping=False):
        """Opens the page; as a first visit, unless what it saved is to be kept."""
        self.open(self.path, fragment)
        if not keeping:
            self.evaluate("localStorage.clear(); onpagehide = onvisibilitychange = null; isUnsaved = false")
            self.open(self.path, fragment)
        self.rest_now()

    def rest_now(self):
        """Waits until nothing is left to be refreshed."""
        self.wait("!changes.text && !changes.size && !isDragging()")
        self.evaluate("refreshNow()")

    # The text

    def write(self, text):
        """Puts a text in the place of the one that is there, as typing would."""
        self.evaluate("field.focus(); field.select(); undefined")
        self.send("Input.insertText", text=text)
        self.rest_now()

    def value(self):
        return self.evaluate("field.value")

    def put_caret(self, text):
        """Puts the caret before a part of the text."""
        place = self.value().index(text)
        self.evaluate(f"goToPlace({place})")
        self.rest_now()

    def press(self, key, text=None):
        if key != "Delete":
            return super().press(key, text)
        return self.shortcut(key, 0)

    def shortcut(self, key, modifiers):
        codes = {"ArrowUp": 38, "ArrowDown": 40, "Tab": 9, "Delete": 46}
        code = codes.get(key, ord(key[0].upper()))
        for kind in ("rawKeyDown", "keyUp"):
            self.send("Input.dispatchKeyEvent", type=kind, key=key, modifiers=modifiers,
                      windowsVirtualKeyCode=code)

    # The layout

    def item(self, name):
        return self.evaluate(f"layout.items.findIndex(({{ name }}) => name === {json.dumps(name)})")

    def frame(self, name):
        """The frame of an item, rounded."""
        return self.evaluate(
            f"Array.from(layout.frames.subarray({4 * self.item(name)}, {4 * self.item(name) + 4}),"
            " (side) => Math.round(side * 100) / 100)")

    def drawn(self, name):
        """The frame that the picture shows."""
        return self.evaluate(f"""["x", "y", "width", "height"].map((side) =>
          Math.round(Number(picture.shapes[{self.item(name)}].getAttribute(side)) * 100) / 100)""")

    def middle_in_picture(self, name):
        return self.evaluate(f"""(() => {{
          const box = picture.shapes[{self.item(name)}].getBoundingClientRect();
          return {{ x: box.x + box.width / 2, y: box.y + box.height / 2 }};
        }})()""")

    def middle_of_number(self, line, number):
        """The middle of a number in a line, counted from 1."""
        return self.evaluate(f"""(() => {{
          const row = sheet.rows[{line} - 1];
          const span = [...row.querySelectorAll(".token-number")]
            .find(({{ textContent }}) => textContent === "{number}");
          const box = span.getBoundingClientRect();
          return {{ x: box.x + box.width / 2, y: box.y + box.height / 2 }};
        }})()""")

    def line_of(self, text):
        """The number of the line that a text is in."""
        return self.value().split(text)[0].count("\n") + 1

    def drag_by(self, start, x=0, y=0):
        self.drag(start, {"x": start["x"] + x, "y": start["y"] + y})
        self.rest_now()

    def style(self, selector, name):
        return self.evaluate(
            f"getComputedStyle(document.querySelector({json.dumps(selector)})).{name}")

    def drop(self, path):
        data = {"items": [], "files": [os.path.abspath(path)], "dragOperationsMask": 1}
        for kind in ("dragEnter", "dragOver", "drop"):
            self.send("Input.dispatchDragEvent", type=kind, x=200, y=200, data=data)

    def choose(self, menu, item):
        """Opens a menu and clicks what begins with these words."""
        self.click(f"#{menu}-button" if menu != "copies" else "#copy-button")
        self.wait(f"document.querySelector('#{menu}').matches(':popover-open')")
        self.evaluate(f"""[...document.querySelectorAll("#{menu} button")]
          .find(({{ innerText }}) => innerText.startsWith({json.dumps(item)})).click()""")

    def picture(self, path):
        """Writes a screenshot."""
        time.sleep(0.05)
        data = self.send("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
