#!/usr/bin/env python3
"""The reports in a real browser.

    swift run Reports reports
    swift run --package-path Tests/UIKitTests LiveReports reports/live
    python3 Tests/ReportBrowser/test_report.py reports
"""

import json
import os
import sys
import unittest

from index_tests import IndexTests
from open_tests import OpenTests
from page_tests import PageTests, contrast
from picture_tests import PictureTests

__all__ = ["IndexTests", "OpenTests", "PictureTests", "ReportTests"]


class ReportTests(PageTests):
    def open(self, name, fragment=""):
        seconds = self.browser.open(self.path(f"{name}.html"), fragment)
        self.data = json.loads(self.browser.evaluate("document.querySelector('#data').textContent"))
        return seconds

    def item(self, name):
        """The number of an item."""
        return [item["name"] for item in self.data["items"]].index(name)

    def place_in_picture(self, name):
        """Where the middle of an item is in the window."""
        return self.browser.evaluate(f"""(() => {{
          const frame = document.querySelector(`.stage [data-item="{self.item(name)}"] rect`);
          const {{ x, y, width, height }} = frame.getBoundingClientRect();
          return {{ x: x + width / 2, y: y + height / 2 }};
        }})()""")

    # Loading

    def test_every_report_loads_and_asks_for_one_file(self):
        names = sorted(
            name[:-5] for name in os.listdir(self.folder)
            if name.endswith(".html") and name not in ("index.html", "open.html"))
        self.assertGreaterEqual(len(names), 5)
        for name in names:
            with self.subTest(name):
                self.open(name)
                self.assertEqual(self.browser.complaints(), [])
                self.assertEqual(len([url for url in self.browser.requests() if url.startswith("file:")]), 1)
                self.assertTrue(self.browser.text("h1"))

    def test_a_report_of_a_thousand_views_opens(self):
        self.open("list")
        self.assertEqual(len(self.data["items"]), 1001)
        self.assertEqual(self.browser.complaints(), [])

    # Selecting

    def test_a_click_in_the_picture_shows_constraints_and_their_lines(self):
        self.open("profile")
        self.browser.click(at=self.place_in_picture("photo"))
        self.browser.wait("document.querySelector('#details h2').innerText === 'photo'")
        details = self.browser.text("#details")
        self.assertIn("photo.top == card.top + 16", details)
        self.assertIn("photo.width == 72", details)
        self.assertRegex(details, r"ProfileScreen\.swift:\d+")
        self.assertEqual(
            self.browser.text("#tree [aria-selected=true] > .row").strip(), "photo")
        self.assertEqual(self.browser.evaluate("location.hash"), f"#item-{self.item('photo')}")

    def test_a_click_selects_the_topmost_item(self):
        self.open("profile")
        for name in ("name", "call", "header"):
            self.browser.click(at=self.place_in_picture(name))
            self.browser.wait(f"document.querySelector('#details h2').innerText === '{name}'")

    def test_a_click_in_the_tree_marks_the_item_in_the_picture(self):
        self.open("conflict")
        self.browser.click(f"#tree [data-item='{self.item('picture')}'] > .row")
        self.browser.wait("document.querySelector('#details h2').innerText === 'picture'")
        frames = self.browser.evaluate("""["selection", "hover"].map((name) => {
          const mark = document.querySelector(`.overlay .${name}`);
          return ["x", "y", "width", "height"].map((key) => Number(mark.getAttribute(key)));
        })""")
        seen = self.data["items"][self.item("picture")]["seen"]
        self.assertEqual(frames, [seen, seen])

    def test_an_address_selects(self):
        self.open("conflict", "#item-2")
        self.assertEqual(self.browser.text("#details h2"), "title")
        self.browser.click("#details .crumbs a:last-of-type")
        self.browser.wait("document.querySelector('#details h2').innerText === 'card'")
        self.browser.evaluate("history.back()")
        self.browser.wait("document.querySelector('#details h2').innerText === 'title'")

    def test_a_drag_moves_the_picture_and_selects_nothing(self):
        self.open("profile")
        start = self.place_in_picture("photo")
        self.browser.drag(start, {"x": start["x"] + 60, "y": start["y"] + 40})
        end = self.place_in_picture("photo")
        self.assertAlmostEqual(end["x"] - start["x"], 60, delta=1)
        self.assertAlmostEqual(end["y"] - start["y"], 40, delta=1)
        self.assertEqual(self.browser.text("#details h2"), "Nothing selected")
        self.browser.click("[data-zoom=fit]")
        self.assertAlmostEqual(self.place_in_picture("photo")["x"], start["x"], delta=1)

    def test_zoom_keeps_the_middle(self):
        self.open("profile")
        width = "document.querySelector('.stage [data-item=\"0\"] rect').getBoundingClientRect().width"
        before = self.browser.evaluate(width)
        middle = self.place_in_picture("screen")
        self.browser.click("[data-zoom=in]")
        self.assertAlmostEqual(self.browser.evaluate(width), before * 1.25, delta=1)
        self.assertAlmostEqual(self.place_in_picture("screen")["x"], middle["x"], delta=1)

    # Lines

    def test_lines_are_those_of_the_selected_item_until_all_are_asked_for(self):
        shown = """[...document.querySelectorAll(".stage [data-constraint]")]
          .filter((mark) => getComputedStyle(mark).display !== "none").length"""
        self.open("profile")
        self.assertEqual(self.browser.evaluate(shown), 0)
        self.browser.click(at=self.place_in_picture("header"))
        self.browser.wait("document.querySelector('#details h2').innerText === 'header'")
        listed = self.browser.count("#details .constraints li")
        self.assertEqual(self.browser.evaluate(shown), listed)
        self.browser.click("[name=lines][value=all]")
        self.assertEqual(self.browser.evaluate(shown), len(self.data["constraints"]))
        self.browser.click("[name=lines][value=none]")
        self.assertEqual(self.browser.evaluate(shown), 0)

    # Problems

    def test_conflicts_come_first_and_lead_to_their_items(self):
        self.open("conflict")
        self.assertEqual(self.browser.text("#problems .problem .kind"), "Conflict")
        self.browser.click("#problems .problem summary .problem-title")
        self.browser.wait("document.querySelector('#problems details').open")
        body = self.browser.text("#problems .problem .body")
        self.assertIn("title.width >= 320", body)
        self.assertIn("BrokenScreens.swift:", body)
        self.browser.click("#problems .problem .items a:last-child")
        self.browser.wait("document.querySelector('#details h2').innerText === 'title'")
        self.assertGreater(self.browser.count(".stage .on[data-constraint] .f-conflict"), 0)

    def test_a_good_layout_is_said_to_be_good(self):
        self.open("profile")
        self.assertIn("No conflicts, nothing ambiguous", self.browser.text("#problems"))

    def test_ambiguous_items_are_told_of(self):
        self.open("ambiguous")
        self.assertIn("Ambiguous", self.browser.text("#problems"))
        self.assertIn("save", self.browser.text("#problems"))

    # Live views

    def test_a_screen_written_without_anchors_explains_itself(self):
        self.open("live/live-order")
        self.assertEqual(self.browser.text("#problems .problem .kind"), "Conflict")
        self.browser.click("#problems .problem summary .problem-title")
        self.browser.wait("document.querySelector('#problems details').open")
        body = self.browser.text("#problems .problem .body")
        self.assertIn("title.width >= 240", body)
        self.assertIn("OrderRow.swift:21", body)
        self.assertIn("UIKit has dropped", body)
        self.assertIn("price: y not determined", self.browser.text("#problems"))

    def test_a_live_view_has_its_class_and_address(self):
        self.open("live/live-order")
        self.browser.click(at=self.place_in_picture("total"))
        self.browser.wait("document.querySelector('#details h2').innerText === 'total'")
        details = self.browser.text("#details")
        self.assertIn("UILabel", details)
        self.assertRegex(details, r"0x[0-9a-f]+")
        self.assertIn("pay.UIButtonLabel", self.browser.text("#tree"))

    def test_a_live_screen_written_with_anchors_has_its_lines(self):
        self.open("live/live-profile")
        self.assertIn("No conflicts, nothing ambiguous", self.browser.text("#problems"))
        self.browser.click(at=self.place_in_picture("about"))
        self.browser.wait("document.querySelector('#details h2').innerText === 'about'")
        self.assertRegex(self.browser.text("#details"), r"ProfileScreen\.swift:\d+")

    # Search

    def test_search_finds_names_and_constraints(self):
        self.open("conflict")
        self.browser.press("/", text="/")
        self.browser.type("320")
        self.assertIn("title.width >= 320", self.browser.text("#results"))
        self.browser.press("Enter")
        self.browser.wait("document.querySelector('#details h2').innerText === 'title'")
        self.assertTrue(self.browser.evaluate("document.querySelector('#results').hidden"))

    def test_search_says_when_there_is_nothing(self):
        self.open("conflict")
        self.browser.click("#search")
        self.browser.type("zebra")
        self.assertEqual(self.browser.text("#results"), "Nothing found")

    def test_a_result_can_be_clicked(self):
        self.open("list")
        self.browser.click("#search")
        self.browser.type("row 123")
        self.browser.click("#results [role=option]")
        self.browser.wait("document.querySelector('#details h2').innerText === 'row 123'")
        middle = self.place_in_picture("row 123")
        stage = self.browser.evaluate("document.querySelector('.stage').getBoundingClientRect().toJSON()")
        self.assertTrue(stage["top"] < middle["y"] < stage["bottom"], "the item was brought into view")

    # Keys

    def test_the_tree_is_worked_by_keys(self):
        self.open("conflict")
        self.browser.click("#tree [data-item='0'] > .row")
        self.browser.press("ArrowDown")
        self.assertEqual(self.browser.text("#details h2"), "card")
        self.browser.press("ArrowLeft")
        self.assertEqual(
            self.browser.evaluate("document.activeElement.getAttribute('aria-expanded')"), "false")
        self.browser.press("ArrowRight")
        self.browser.press("ArrowRight")
        self.assertEqual(self.browser.text("#details h2"), "title")
        self.browser.press("End")
        self.assertEqual(self.browser.text("#details h2"), "caption")
        self.browser.type("p")
        self.assertEqual(self.browser.text("#details h2"), "picture")

    def test_the_picture_is_worked_by_keys(self):
        self.open("profile")
        self.browser.evaluate("document.querySelector('.stage').focus()")
        before = self.place_in_picture("photo")
        self.browser.press("ArrowRight")
        self.assertAlmostEqual(self.place_in_picture("photo")["x"], before["x"] - 40, delta=1)
        self.browser.type("0")
        self.assertAlmostEqual(self.place_in_picture("photo")["x"], before["x"], delta=1)

    def test_focus_is_to_be_seen(self):
        self.open("profile")
        self.browser.press("Tab")
        self.assertEqual(self.browser.evaluate("document.activeElement.id"), "search")
        self.assertNotEqual(
            self.browser.evaluate("getComputedStyle(document.activeElement).outlineStyle"), "none")

    # Colours

    def test_the_schemes_are_light_and_dark_and_can_be_read(self):
        seen = []
        for scheme in ("light", "dark"):
            self.browser.prefer(prefers_color_scheme=scheme)
            self.open("conflict", "#item-2")
            seen.append(self.browser.evaluate("getComputedStyle(document.body).backgroundColor"))
            for selector in ("h1", "header p", "#details .type", "#details .source", "#details code a",
                             "#details .number", "#problems .conflict", "#problems .ambiguous",
                             "#tree [aria-selected=true] .name", ".choice input:checked + span"):
                with self.subTest(f"{selector} in {scheme}"):
                    self.assertGreaterEqual(contrast(*self.colours(selector)), 4.5)
        self.assertEqual(seen, ["rgb(241, 243, 247)", "rgb(11, 13, 17)"])

    def test_the_scheme_can_be_chosen(self):
        self.open("profile")
        self.browser.click("#scheme")
        self.browser.click("#scheme")
        self.assertEqual(self.browser.text("#scheme"), "Colours: dark")
        self.assertEqual(
            self.browser.evaluate("getComputedStyle(document.body).backgroundColor"), "rgb(11, 13, 17)")
        self.assertEqual(
            self.browser.evaluate("getComputedStyle(document.querySelector('.stage .f-page')).fill"),
            "rgb(22, 25, 31)")

    # Narrow windows, and names that look like markup

    def test_nothing_is_wider_than_a_phone(self):
        self.browser.resize(360, 740)
        for name in ("profile", "conflict", "list"):
            with self.subTest(name):
                self.open(name, "#item-1")
                self.assertLessEqual(
                    self.browser.evaluate("document.documentElement.scrollWidth"), 360)

    def test_names_are_texts_whatever_is_in_them(self):
        self.open("names")
        self.assertEqual(self.browser.evaluate("window.hacked ?? null"), None)
        self.assertEqual(self.browser.count("img"), 0)
        self.assertIn("</script><img src=x onerror=\"hacked=1\">", self.browser.text("#tree"))
        self.browser.click("#tree [data-item='1'] > .row")
        self.browser.wait("document.querySelector('#details h2').innerText === '<b>&\"bold\"</b>'")


if __name__ == "__main__":
    if len(sys.argv) > 1 and not sys.argv[1].startswith("-"):
        PageTests.folder = sys.argv.pop(1)
    unittest.main()
