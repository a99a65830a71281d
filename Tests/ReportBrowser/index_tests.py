"""The page that leads to all reports."""

import os

from page_tests import PageTests, contrast


class IndexTests(PageTests):
    def open(self):
        self.browser.open(self.path("index.html"), ready="document.readyState === 'complete'")

    def links(self):
        return self.browser.evaluate(
            "[...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))")

    def test_every_report_picture_and_case_is_listed_once(self):
        self.open()
        written = [name for name in self.names(".html", ".svg", ".json", ".anchors") if name not in ("index.html", "open.html")]
        self.assertGreaterEqual(len(written), 18)
        self.assertEqual(sorted(self.links()), written)

    def test_every_link_leads_to_a_file(self):
        self.open()
        for link in self.links():
            with self.subTest(link):
                self.assertFalse(os.path.isabs(link))
                self.assertTrue(os.path.isfile(self.path(link)))

    def test_a_link_opens_its_report(self):
        self.open()
        self.browser.click("main a[href='conflict.html']")
        self.browser.wait("document.documentElement?.dataset.ready === 'yes'")
        self.assertEqual(self.browser.text("h1"), "conflict")

    def test_every_entry_has_a_name_a_sentence_and_its_picture(self):
        self.open()
        entries = self.browser.evaluate("""[...document.querySelectorAll("main li")].map((entry) => [
          entry.querySelector("h3").innerText, entry.querySelector("p").innerText,
          entry.querySelector("img").getAttribute("src")])""")
        self.assertGreaterEqual(len(entries), 6)
        for name, sentence, picture in entries:
            with self.subTest(name):
                self.assertRegex(sentence, r"^[A-Z].{10,90}\.$")
                self.assertTrue(os.path.isfile(self.path(picture)))
        self.assertEqual(len({sentence for _, sentence, _ in entries}), len(entries))

    def test_the_schemes_are_light_and_dark_and_can_be_read(self):
        seen = []
        for scheme in ("light", "dark"):
            self.browser.prefer(prefers_color_scheme=scheme)
            self.open()
            seen.append(self.browser.evaluate("getComputedStyle(document.body).backgroundColor"))
            for selector in ("h1", "header p", "section > p", "h3", "li p", "li a"):
                with self.subTest(f"{selector} in {scheme}"):
                    self.assertGreaterEqual(contrast(*self.colours(selector)), 4.5)
        self.assertEqual(seen, ["rgb(241, 243, 247)", "rgb(11, 13, 17)"])

    def test_nothing_is_wider_than_a_phone(self):
        self.browser.resize(360, 740)
        self.open()
        self.assertLessEqual(self.browser.evaluate("document.documentElement.scrollWidth"), 360)
