"""Pictures in a browser whose font is not the one that texts were measured in."""

from page_tests import PageTests

# Each text: where it is seen, how long it is to be, and where a number's disc is.
TEXTS = """[...document.querySelectorAll("text")].map((text) => {
  const box = text.getBBox();
  const disc = text.previousElementSibling;
  const isNumber = text.classList.contains("f-on-conflict");
  return {
    text: text.textContent, x: box.x, width: box.width, font: getComputedStyle(text).fontFamily,
    length: Number(text.getAttribute("textLength")), place: Number(text.getAttribute("x")),
    disc: isNumber ? [disc.x.baseVal.value, disc.width.baseVal.value] : null,
  };
})"""


class PictureTests(PageTests):
    def open(self, name):
        self.browser.open(
            self.path(name), ready="document.documentElement?.localName === 'svg'"
            " && document.readyState === 'complete'")

    def restyle(self, rule):
        self.browser.evaluate(f"""(() => {{
          const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
          style.textContent = ".drawing text {{ {rule} }}";
          document.documentElement.append(style);
        }})()""")

    def forget_lengths(self):
        """As a viewer that does not know them."""
        self.browser.evaluate("""document.querySelectorAll("text").forEach((text) => {
          text.removeAttribute("textLength");
        })""")

    def test_no_font_moves_a_text(self):
        names = self.names(".svg")
        self.assertGreaterEqual(len(names), 6)
        count = 0
        moved = []
        for name in names:
            self.open(name)
            before = self.browser.evaluate(TEXTS)
            self.restyle("font-family: monospace")
            after = self.browser.evaluate(TEXTS)
            self.assertEqual(len(before), len(after))
            count += len(before)
            for old, new in zip(before, after):
                self.assertEqual(new["font"], "monospace")
                # The box is around the glyphs, which may reach over the ends of what they advance.
                if (abs(old["width"] - old["length"]) > 1 or abs(new["width"] - old["width"]) > 1
                        or abs(new["x"] - old["x"]) > 1):
                    moved.append((name, old, new))
        self.assertEqual(moved, [])
        self.assertGreater(count, 1000)

    def test_names_from_right_to_left_keep_their_right_ends_in_any_viewer(self):
        self.open("profile-rtl.svg")
        # The labels name and note show their texts.
        names = {"screen", "header", "card", "photo", "call", "write"}
        for rule in ("font-family: monospace", "font-size: 20px"):
            self.restyle(rule)
            self.forget_lengths()
            texts = [text for text in self.browser.evaluate(TEXTS) if text["text"] in names]
            self.assertEqual(len(texts), len(names))
            for text in texts:
                with self.subTest(f"{text['text']} with {rule}"):
                    self.assertAlmostEqual(text["x"] + text["width"], text["place"], delta=0.5)

    def test_numbers_fit_their_discs_in_any_viewer(self):
        self.open("conflict.svg")
        self.restyle("font-family: 'DejaVu Sans', Verdana, sans-serif")
        self.forget_lengths()
        numbers = [text for text in self.browser.evaluate(TEXTS) if text["disc"]]
        self.assertIn("1.1, 2.1", [number["text"] for number in numbers])
        for number in numbers:
            with self.subTest(number["text"]):
                left, width = number["disc"]
                self.assertGreaterEqual(number["x"], left + 1)
                self.assertLessEqual(number["x"] + number["width"], left + width - 1)

    def test_texts_that_the_report_draws_later_have_lengths(self):
        self.browser.open(self.path("conflict.html"))
        self.browser.click("[name=lines][value=all]")
        counts = self.browser.evaluate("""["text", "text[textLength]"].map((selector) =>
          document.querySelectorAll(`.stage ${selector}`).length)""")
        self.assertGreater(counts[0], 20)
        self.assertEqual(counts[0], counts[1])
