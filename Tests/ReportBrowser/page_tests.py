"""What tests of pages in a browser have in common."""

import os
import unittest

from browser import Browser


def contrast(one, other):
    """The contrast of two colours, as `rgb(…)`, by WCAG 2.2."""
    def luminance(colour):
        parts = [float(part) / 255 for part in colour[colour.index("(") + 1:-1].split(",")[:3]]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
                  for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


class PageTests(unittest.TestCase):
    # The folder that is tested.
    folder = "reports"

    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def setUp(self):
        self.browser.resize(1280, 860)
        self.browser.prefer(prefers_color_scheme="light")

    def tearDown(self):
        """Whatever a test does: no error, and nothing from a network."""
        self.assertEqual(self.browser.complaints(), [])
        outside = [url for url in self.browser.requests() if not url.startswith(("file:", "data:"))]
        self.assertEqual(outside, [])

    @classmethod
    def path(cls, name):
        return os.path.join(cls.folder, name)

    @classmethod
    def names(cls, *endings):
        """The files with one of these endings, those in `live` as well, as paths from the folder."""
        names = []
        for folder, _, files in os.walk(cls.folder):
            for name in files:
                path = os.path.relpath(os.path.join(folder, name), cls.folder)
                if path.endswith(endings) and path.count(os.sep) <= 1:
                    names.append(path)
        return sorted(names)

    def colours(self, selector):
        """The colour of an element, and the one behind it."""
        return self.browser.evaluate(f"""(() => {{
          const element = document.querySelector({selector!r});
          let behind = element;
          const isClear = (colour) => colour === "rgba(0, 0, 0, 0)";
          while (behind.parentElement && isClear(getComputedStyle(behind).backgroundColor)) {{
            behind = behind.parentElement;
          }}
          return [getComputedStyle(element).color, getComputedStyle(behind).backgroundColor];
        }})()""")
