"""The page that opens the JSON of a report."""

import json

from page_tests import PageTests


class OpenTests(PageTests):
    def open(self, text):
        """Opens the page, and gives it a text."""
        self.browser.open(self.path("open.html"), ready="document.readyState === 'complete'")
        self.browser.evaluate(f"find('#text').value = {json.dumps(text)}")
        self.browser.click("#open")

    def report(self, name="live/live-order"):
        with open(self.path(f"{name}.json"), encoding="utf-8") as file:
            return file.read()

    def test_a_report_shows_its_problems_its_items_and_its_frames(self):
        text = self.report()
        self.open(text)
        self.browser.wait("document.documentElement?.dataset.ready === 'yes'")
        report = json.loads(text)
        self.assertEqual(self.browser.count("#tree [role=treeitem]"), len(report["items"]))
        self.assertEqual(self.browser.text("#problems .problem .kind"), "Conflict")
        self.browser.click("#problems .problem summary .problem-title")
        self.assertIn("title.width >= 240", self.browser.text("#problems .problem .body"))
        width = self.browser.evaluate("document.querySelector('.stage [data-item=\"1\"] rect').getAttribute('width')")
        self.assertEqual(float(width), report["items"][1]["seen"][2])

    def test_a_name_is_a_text_whatever_is_in_it(self):
        report = json.loads(self.report())
        report["items"][0]["name"] = report["items"][1]["name"] = "</script><img src=x onerror=alert(1)>&amp;"
        report["items"][1]["seen"] = [0, 0, 2000, 40]
        self.open(json.dumps(report))
        self.browser.wait("document.documentElement?.dataset.ready === 'yes'")
        self.assertEqual(self.browser.count("img"), 0)
        self.assertEqual(self.browser.text("h1"), report["items"][0]["name"])

    def test_what_is_no_report_is_refused_with_the_reason(self):
        report = json.loads(self.report())
        for change, reason in [
            (lambda report: report.update(version=2), "The version of the report is 2"),
            (lambda report: report.pop("items"), "no list of items"),
            (lambda report: report["items"][1].update(seen=[0, 0]), "Item 1 has no frame"),
            (lambda report: report["items"][1].update(parent=7), "Item 1 has no parent before it"),
            (lambda report: report["constraints"][0].update(first=9999), "A constraint has an item"),
            (lambda report: report["problems"][0].update(items=[-1]), "A problem has an item"),
        ]:
            with self.subTest(reason):
                wrong = json.loads(json.dumps(report))
                change(wrong)
                self.open(json.dumps(wrong))
                self.assertIn(reason, self.browser.text("#fault"))
        self.open("{")
        self.assertIn("This is no JSON", self.browser.text("#fault"))
        self.open("null")
        self.assertIn("This is no report", self.browser.text("#fault"))
