"""The tour, in a browser: still pictures, and what becomes of them when they are touched.

    python3 Tests/SiteBrowser/test_tour.py [FOLDER] [--pictures FOLDER]

FOLDER is what `Site/build` has written, with a playground. With --pictures, pictures of the page are written.
"""

import base64
import os
import re
import sys
import unittest

sys.dont_write_bytecode = True
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "Tests/ReportBrowser"))

from browser import Browser
from server import serve

SITE, PICTURES = "site", None


class TourTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with open(f"{SITE}/documentation/index.html", encoding="utf-8") as file:
            prefix = re.search('var baseUrl = "(.*?)/"', file.read())[1]
        cls.server, cls.address = serve(SITE, prefix)
        cls.browser = Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.server.shutdown()

    def setUp(self):
        self.browser.resize(1280, 900)
        self.browser.prefer(prefers_color_scheme="light")
        self.browser.send("Page.navigate", url="about:blank")
        self.browser.wait("location.href === 'about:blank'")
        self.browser.events.clear()
        self.browser.send("Page.navigate", url=f"{self.address}/tour/")
        self.browser.wait("document.documentElement?.dataset.ready === 'yes'")
        self.names = self.evaluate("[...document.querySelectorAll('.step')].map((step) => step.id)")

    def tearDown(self):
        """Whatever a test does: no error, and nothing from elsewhere."""
        self.assertEqual(self.browser.complaints(), [])
        outside = [url for url in self.browser.requests()
                   if not url.startswith((self.address, "about:", "data:"))]
        self.assertEqual(outside, [])

    def evaluate(self, expression):
        return self.browser.evaluate(expression)

    def find(self, number, selector):
        """A part of a step, in JavaScript."""
        name = self.names[number - 1]
        return f'document.getElementById("{name}").querySelector("{selector}")'

    def place(self, number, selector):
        """The middle of a part of a step, in the window."""
        return self.evaluate(f"""(() => {{
          const element = {self.find(number, selector)};
          element.scrollIntoView({{ block: "center" }});
          const {{ x, y, width, height }} = element.getBoundingClientRect();
          return {{ x: x + width / 2, y: y + height / 2 }};
        }})()""")

    def picture(self, number):
        return self.evaluate(f"{self.find(number, 'svg')}.outerHTML")

    def text(self, number, selector):
        return self.evaluate(f"{self.find(number, selector)}.textContent")

    def make_live(self, number):
        self.browser.click(at=self.place(number, ".picture svg"))
        self.browser.wait(
            f'document.getElementById("{self.names[number - 1]}").dataset.state === "live"')

    def engines(self):
        """How often the engine was asked for."""
        return len([url for url in self.browser.requests() if url.endswith(".wasm")])

    def test_ten_still_pictures_and_no_engine(self):
        self.assertEqual(len(self.names), 10)
        for number in range(1, 11):
            self.assertGreater(self.evaluate(f"{self.find(number, 'svg')}.childElementCount"), 2)
            self.assertIn("window ", self.text(number, ".anchors"))
            self.assertIn("import AnchorsLayout", self.text(number, ".swift"))
        self.assertIn("280", self.text(10, ".said .sum"))
        self.assertEqual(self.engines(), 0)

    def test_a_touch_loads_one_engine_for_all_steps(self):
        self.make_live(2)
        self.assertEqual(self.engines(), 1)
        self.make_live(7)
        self.make_live(4)
        self.assertEqual(self.engines(), 1)

    def test_the_live_picture_is_the_still_one_until_something_is_changed(self):
        for number in range(1, 11):
            with self.subTest(self.names[number - 1]):
                still, swift = self.picture(number), self.text(number, ".swift code")
                self.make_live(number)
                self.assertEqual(self.picture(number), still)
                self.assertEqual(self.text(number, ".swift code"), swift)

    def test_the_window_follows_a_drag_of_its_edge(self):
        self.browser.resize(1600, 900)
        width = f"{self.find(2, 'svg')}.viewBox.baseVal.width"
        before = self.evaluate(width)
        start = self.place(2, ".handle")
        self.browser.drag(start, {"x": start["x"] - 100, "y": start["y"]})
        self.browser.wait(f"Math.abs({width} - {before - 100}) < 2")
        handle = self.place(2, ".handle")
        # The picture stays in the middle.
        self.assertAlmostEqual(handle["x"], start["x"] - 50, delta=3)
        self.assertTrue(self.text(2, ".anchors").startswith("window 240 x"))

    def test_the_window_follows_the_arrow_keys(self):
        self.evaluate(f"{self.find(2, '.handle')}.focus()")
        self.browser.press("ArrowLeft")
        self.browser.wait(f"{self.find(2, '.handle')}.getAttribute('aria-valuenow') === '330'")
        self.browser.wait(f"{self.find(2, '.anchors')}.textContent.startsWith('window 330 x')")
        self.browser.wait(f"{self.find(2, '.swift')}.textContent.includes('width: 330')")

    def test_a_number_is_changed_by_keys_and_by_a_drag(self):
        self.make_live(1)
        still = self.picture(1)
        self.evaluate(f"{self.find(1, '.number')}.focus()")
        self.browser.press("ArrowUp")
        self.browser.wait(f"{self.find(1, '.anchors')}.textContent.includes('window.top + 25')")
        self.browser.wait(f"{self.find(1, 'svg')}.outerHTML !== {self.quoted(still)}")
        start = self.place(1, ".number")
        self.browser.drag(start, {"x": start["x"] + 20, "y": start["y"]})
        self.browser.wait(f"{self.find(1, '.anchors')}.textContent.includes('window.top + 35')")
        self.browser.wait(f"{self.find(1, '.swift')}.textContent.includes('window.top + 35')")

    def test_a_click_repairs_the_conflict(self):
        self.make_live(10)
        self.browser.wait(f"{self.find(10, '.said button')} !== null")
        self.browser.click(at=self.place(10, ".said button"))
        self.browser.wait(f"{self.find(10, '.said .conflict')} === null")
        self.assertEqual(self.text(10, ".said"), "")

    def test_a_click_settles_what_is_open(self):
        lines = self.text(9, ".anchors").count("\n")
        self.make_live(9)
        self.browser.wait(f"{self.find(9, '.said button')} !== null")
        self.browser.click(at=self.place(9, ".said button"))
        self.browser.wait(f"{self.find(9, '.said .open')} === null")
        self.assertGreater(self.text(9, ".anchors").count("\n"), lines)

    def test_the_other_direction_and_back(self):
        still = self.picture(5)
        self.make_live(5)
        self.browser.click(at=self.place(5, ".buttons button"))
        self.browser.wait(f"{self.find(5, 'svg')}.outerHTML !== {self.quoted(still)}")
        self.browser.click(at=self.place(5, ".buttons button:last-child"))
        self.browser.wait(f"{self.find(5, 'svg')}.outerHTML === {self.quoted(still)}")

    def test_nothing_is_wider_than_a_phone(self):
        for width in (360, 420):
            self.browser.resize(width, 800)
            self.make_live(6)
            self.assertLessEqual(self.evaluate("document.documentElement.scrollWidth"), width)

    def test_pictures_of_the_page(self):
        for name, width, scheme, number in (
                ("still", 1280, "light", 1), ("live", 1280, "light", 4), ("conflict", 1280, "light", 10),
                ("dark", 1280, "dark", 2), ("phone", 420, "light", 3)):
            self.browser.resize(width, 900)
            self.browser.prefer(prefers_color_scheme=scheme)
            if name != "still":
                self.make_live(number)
            if name == "conflict":
                self.browser.wait(f"{self.find(number, '.said button')} !== null")
            self.place(number, ".picture svg")
            data = self.browser.send("Page.captureScreenshot")["data"]
            self.assertGreater(len(data), 10000)
            if PICTURES:
                os.makedirs(PICTURES, exist_ok=True)
                with open(os.path.join(PICTURES, f"tour-{name}.png"), "wb") as file:
                    file.write(base64.b64decode(data))

    @staticmethod
    def quoted(text):
        return "`" + text.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${") + "`"


if __name__ == "__main__":
    if "--pictures" in sys.argv:
        place = sys.argv.index("--pictures")
        PICTURES = os.path.abspath(sys.argv[place + 1])
        del sys.argv[place:place + 2]
    if len(sys.argv) > 1 and not sys.argv[1].startswith("-"):
        SITE = sys.argv.pop(1)
    SITE = os.path.abspath(SITE)
    unittest.main()
