#!/usr/bin/env python3
"""The playground's page in a real browser.

    Examples/Playground/build playground
    python3 Tests/PlaygroundBrowser/test_page.py playground [SCREENSHOTS]
"""

import functools
import http.server
import json
import os
import sys
import tempfile
import threading
import unittest

from playground import ALT, CONTROL, SHIFT, Page

FOLDER = "playground"
PICTURES = None

CONFLICT = """anchors 2
window 390 x 220
view card
  label title "Fjord at dawn" font 20 bold

card.center == window.center
card.width == 300
card.height == 120

title.top == card.top + 16
title.leading == card.leading + 12
title.trailing == card.trailing - 12
title.width >= 320
"""
CARD = """anchors 2
window 390 x 300
view card
  view photo

card.edges == window.edges.inset(by: 16)
photo.leading == card.leading + 24
photo.top == card.top + 20
photo.width == 120
photo.height == 80
"""


class PageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.page = Page(os.path.join(FOLDER, "index.html"))

    @classmethod
    def tearDownClass(cls):
        cls.page.close()

    def setUp(self):
        self.page.resize(1440, 900)
        self.page.prefer(prefers_color_scheme="light", prefers_reduced_motion="no-preference")
        self.page.begin()

    def tearDown(self):
        """Whatever a test does: no error, and no request but for the page."""
        self.assertEqual(self.page.complaints(), [])
        outside = [url for url in self.page.requests() if not url.startswith(("file:", "data:"))]
        self.assertEqual(outside, [])

    def picture(self, name):
        if PICTURES:
            self.page.picture(os.path.join(PICTURES, f"{name}.png"))

    def wait_for(self, condition):
        self.page.wait(condition)


class TextTests(PageTests):
    def test_the_page_is_one_file_and_shows_a_layout(self):
        self.assertEqual(len([url for url in self.page.requests() if url.startswith("file:")]), 1)
        self.assertEqual(self.page.text(".verdict"), "No conflicts, nothing ambiguous")
        self.assertGreater(self.page.count(".frames rect"), 3)
        self.assertEqual(self.page.drawn("photo"), self.page.frame("photo"))
        lengths = self.page.evaluate("""[...document.querySelectorAll(".texts text")]
          .map((line) => Number(line.getAttribute("textLength")))""")
        self.assertGreater(len(lengths), 1)
        self.assertGreater(min(lengths), 0)
        self.picture("layout")

    def test_typing_changes_the_picture(self):
        self.page.write(CARD)
        self.assertEqual(self.page.frame("photo"), [40, 36, 120, 80])
        self.page.evaluate("goToPlace(field.value.indexOf('120') + 1)")
        self.page.press("Delete")
        self.page.press("8", text="8")
        self.page.rest_now()
        self.assertIn("photo.width == 180", self.page.value())
        self.assertEqual(self.page.drawn("photo"), [40, 36, 180, 80])

    def test_words_have_colours(self):
        self.page.write(CARD)
        self.assertEqual(self.page.text(".line:nth-child(2) .token-keyword"), "window")
        colours = {self.page.style(f".token-{kind}", "color") for kind in ("keyword", "number", "attribute")}
        self.assertEqual(len(colours), 3)
        # The marks and the text area have the same type: each letter lies over its mark.
        for name in ("fontSize", "lineHeight", "fontFamily", "paddingLeft", "paddingTop"):
            self.assertEqual(self.page.style(".sheet pre", name), self.page.style("#text", name))

    def test_tab_indents_and_after_escape_leaves(self):
        self.page.write("window 390 x 300\nview card")
        self.page.put_caret("view card")
        self.page.press("Tab")
        self.assertEqual(self.page.value(), "window 390 x 300\n  view card")
        self.page.shortcut("Tab", SHIFT)
        self.assertEqual(self.page.value(), "window 390 x 300\nview card")
        self.page.press("Escape")
        self.page.press("Tab")
        self.assertNotEqual(self.page.evaluate("document.activeElement.id"), "text")
        self.assertEqual(self.page.value(), "window 390 x 300\nview card")

    def test_mistakes_are_listed_and_the_last_picture_stays(self):
        self.page.write(CARD)
        self.page.write(CARD.replace("photo.top", "phto.top"))
        self.assertEqual(self.page.text(".verdict"), "1 mistake in the text")
        self.assertIn("did you mean photo?", self.page.text(".mistake-link"))
        self.assertTrue(self.page.evaluate("stage.classList.contains('stale')"))
        self.assertEqual(self.page.drawn("photo"), [40, 36, 120, 80])
        self.assertEqual(self.page.text(".token-mistake"), "phto")
        self.assertIn("wavy", self.page.style(".token-mistake", "textDecorationLine")
                      + self.page.style(".token-mistake", "textDecorationStyle"))
        self.picture("mistake")
        self.page.click(".mistake-link")
        place = self.page.value().index("phto")
        self.assertEqual(self.page.evaluate("field.selectionStart"), place)
        self.page.send("Input.insertText", text="photo")
        self.page.rest_now()
        self.assertEqual(self.page.text(".verdict"), "No conflicts, nothing ambiguous")
        self.assertFalse(self.page.evaluate("stage.classList.contains('stale')"))
        self.assertEqual(self.page.count(".token-mistake"), 0)

    def test_undo_takes_back_typing(self):
        self.page.write(CARD)
        self.page.put_caret("card.edges")
        for letter in "card.width == 1\n":
            if letter == "\n":
                self.page.press("Enter")
            else:
                self.page.send("Input.insertText", text=letter)
        self.assertIn("card.width == 1\n", self.page.value())
        for _ in range(6):
            if self.page.value() == CARD:
                break
            self.page.shortcut("z", CONTROL)
        self.assertEqual(self.page.value(), CARD)
        self.page.shortcut("Z", CONTROL | SHIFT)
        self.assertIn("card.width", self.page.value())
        self.page.click("#undo-button")
        self.assertEqual(self.page.value(), CARD)

    def test_the_line_of_the_caret_lights_its_views(self):
        self.page.write(CARD)
        self.page.put_caret("photo.width")
        self.assertEqual(self.page.text(".line.lit"), "photo.width == 120")
        self.assertEqual(self.page.count(".lit rect"), 1)
        self.assertEqual(self.page.count(".marks .mark.on"), 1)
        self.picture("lit")


class DragTests(PageTests):
    def setUp(self):
        super().setUp()
        self.page.write(CARD)
        self.page.evaluate("field.blur()")

    def test_the_edge_of_the_window(self):
        scale = self.page.evaluate("picture.scale")
        self.page.drag_by(self.page.place(".handle[data-edge=width]"), x=-60)
        width = round(390 - 60 / scale)
        self.assertAlmostEqual(self.page.frame("window")[2], width, delta=1)
        self.assertEqual(self.page.frame("card")[2], self.page.frame("window")[2] - 32)
        self.assertRegex(self.page.value(), rf"window {self.page.frame('window')[2]} x 300\n")
        # One step to undo.
        self.page.shortcut("z", CONTROL)
        self.page.rest_now()
        self.assertEqual(self.page.value(), CARD)
        self.assertEqual(self.page.frame("card"), [16, 16, 358, 268])

    def test_the_corner_of_the_window(self):
        self.page.drag_by(self.page.place(".handle[data-edge=both]"), x=-40, y=-30)
        window = self.page.frame("window")
        self.assertLess(window[2], 380)
        self.assertLess(window[3], 290)
        self.assertEqual(self.page.text(".size"), f"{window[2]} × {window[3]}")

    def test_keys_on_an_edge(self):
        self.page.evaluate("handles.width.focus()")
        self.page.press("ArrowRight")
        self.page.press("ArrowRight")
        self.page.rest_now()
        self.assertEqual(self.page.frame("window")[2], 392)
        self.assertIn("window 392 x 300", self.page.value())
        self.page.evaluate("handles.height.focus()")
        self.page.press("ArrowUp")
        self.page.rest_now()
        self.assertEqual(self.page.frame("window")[3], 299)

    def test_a_number_in_the_text(self):
        line = self.page.line_of("photo.leading")
        place = self.page.middle_of_number(line, "24")
        self.page.mouse("mouseMoved", place)
        self.assertEqual(self.page.style("#text", "cursor"), "ew-resize")
        self.page.drag_by(place, x=40)
        self.assertIn("photo.leading == card.leading + 44", self.page.value())
        self.assertEqual(self.page.frame("photo")[0], 60)
        self.page.shortcut("z", CONTROL)
        self.page.rest_now()
        self.assertEqual(self.page.value(), CARD)
        # Below 0 the sign turns.
        self.page.drag_by(self.page.middle_of_number(line, "24"), x=-56)
        self.assertIn("photo.leading == card.leading - 4", self.page.value())
        self.assertEqual(self.page.frame("photo")[0], 12)

    def test_a_click_on_a_number_places_the_caret(self):
        self.page.click(at=self.page.middle_of_number(self.page.line_of("photo.width"), "120"))
        place = self.page.value().index("120")
        self.assertIn(self.page.evaluate("field.selectionStart"), range(place + 1, place + 3))
        self.assertEqual(self.page.evaluate("document.activeElement.id"), "text")
        self.assertEqual(self.page.value(), CARD)
        self.assertEqual(self.page.text("#stepper output"), "120")
        self.page.click("#stepper [data-step='1']")
        self.assertIn("photo.width == 121", self.page.value())

    def test_keys_on_a_number(self):
        self.page.put_caret("120")
        self.page.shortcut("ArrowUp", ALT)
        self.page.shortcut("ArrowUp", ALT)
        self.page.rest_now()
        self.assertEqual(self.page.frame("photo")[2], 122)
        self.page.shortcut("ArrowDown", ALT | SHIFT)
        self.page.rest_now()
        self.assertEqual(self.page.frame("photo")[2], 112)

    def test_a_dimension_line(self):
        self.page.click(at=self.page.middle_in_picture("photo"))
        self.page.rest_now()
        before = self.page.frame("photo")
        place = self.page.evaluate("""(() => {
          const mark = marks.list.find(({ constraint }) =>
            layout.constraints[constraint].text.startsWith("photo.leading"));
          const [x1, y1, x2, y2] = mark.segments[0];
          const { left, top } = stage.getBoundingClientRect();
          return {
            x: left + picture.x + ((x1 * 0.2 + x2 * 0.8)) * picture.scale,
            y: top + picture.y + ((y1 + y2) / 2) * picture.scale,
          };
        })()""")
        scale = self.page.evaluate("picture.scale")
        self.picture("selected")
        self.page.drag_by(place, x=30 * scale)
        after = self.page.frame("photo")
        self.assertAlmostEqual(after[0] - before[0], 30, delta=1)
        self.assertIn(f"photo.leading == card.leading + {after[0] - 16:g}", self.page.value())
        self.page.shortcut("z", CONTROL)
        self.page.rest_now()
        self.assertEqual(self.page.value(), CARD)

    def test_the_ruler(self):
        self.page.evaluate("showRanges()")
        box = self.page.evaluate("(({ x, y, width }) => ({ x, y, width }))(ruler.getBoundingClientRect())")
        self.page.click(at={"x": box["x"] + box["width"] / 2, "y": box["y"] + 12})
        self.page.rest_now()
        middle = self.page.evaluate("(rulerState.from + rulerState.to) / 2")
        self.assertAlmostEqual(self.page.frame("window")[2], middle, delta=2)
        self.page.evaluate("ruler.focus()")
        self.page.press("ArrowLeft")
        self.page.rest_now()
        self.assertAlmostEqual(self.page.frame("window")[2], middle - 1, delta=2)

    def test_a_thousand_views_are_not_drawn_anew(self):
        lines = ["anchors 2", "window 390 x 5000"]
        lines += [f"view v{number}" for number in range(1000)]
        for number in range(1000):
            above = f"v{number - 1}.bottom" if number else "window.top"
            lines.append(f"v{number}.top == {above} + 1")
            lines.append(f"v{number}.horizontalEdges == window.horizontalEdges.inset(by: 8)")
            lines.append(f"v{number}.height == 3")
        # Not as typing: the browser takes long for so many lines.
        self.page.evaluate(f"changeText({json.dumps(chr(10).join(lines))})")
        self.page.rest_now()
        self.assertEqual(self.page.count(".frames rect"), 1000)
        self.page.evaluate("""globalThis.changed = [];
          new MutationObserver((records) => changed.push(...records.filter(({ type, target }) =>
            type === "childList" && frameLayer.contains(target)).map(String)))
            .observe(world, { childList: true, subtree: true, attributes: true })""")
        self.page.drag_by(self.page.place(".handle[data-edge=width]"), x=6)
        width = self.page.frame("window")[2]
        self.assertGreater(width, 390)
        self.assertEqual(self.page.drawn("v999")[2], width - 16)
        self.assertEqual(self.page.evaluate("changed"), [])


class FindingTests(PageTests):
    def test_a_conflict_and_its_repair(self):
        self.page.write(CONFLICT)
        self.assertEqual(self.page.text(".verdict"), "1 conflict")
        self.assertIn("44", self.page.text(".finding.conflict .sum"))
        self.assertIn("44", self.page.text(".sums p"))
        self.assertGreater(self.page.count(".marks .mark.conflict"), 2)
        self.assertGreater(self.page.count(".line.in-conflict"), 2)
        self.assertGreater(self.page.count(".frame.in-conflict"), 0)
        self.assertIn("1 conflict", self.page.evaluate("announcer.textContent"))
        self.picture("conflict")
        repair = self.page.text(".repairs button")
        self.assertIn("276", repair)
        self.page.click(".repairs button")
        self.page.rest_now()
        self.assertEqual(self.page.text(".verdict"), "No conflicts, nothing ambiguous")
        self.assertIn("title.width >= 276", self.page.value())
        self.assertEqual(self.page.count(".mark.conflict"), 0)
        self.picture("conflict-repaired")
        self.page.shortcut("z", CONTROL)
        self.page.rest_now()
        self.assertEqual(self.page.value(), CONFLICT)
        self.assertEqual(self.page.text(".verdict"), "1 conflict")

    def test_every_repair_mends_the_conflict(self):
        self.page.write(CONFLICT)
        count = self.page.count(".repairs button")
        self.assertGreater(count, 1)
        for number in range(count):
            with self.subTest(number):
                self.page.write(CONFLICT)
                self.page.evaluate(f"document.querySelectorAll('.repairs button')[{number}].click()")
                self.page.rest_now()
                self.assertEqual(self.page.count(".finding.conflict, .finding.mistake"), 0)

    def test_an_ambiguity_and_its_advice(self):
        self.page.write(CARD.replace("photo.width == 120\n", ""))
        self.assertIn("not determined", self.page.text(".verdict"))
        self.assertGreater(self.page.count(".open-edges path"), 0)
        self.assertNotEqual(self.page.style(".open-edges path", "strokeDasharray"), "none")
        self.picture("ambiguity")
        self.page.click(".finding.ambiguity .repairs button")
        self.page.rest_now()
        self.assertEqual(self.page.text(".verdict"), "No conflicts, nothing ambiguous")
        self.assertEqual(self.page.count(".open-edges path"), 0)

    def test_a_click_says_why_a_view_is_where_it_is(self):
        self.page.write(CARD)
        self.page.click(at=self.page.middle_in_picture("photo"))
        self.page.rest_now()
        self.assertEqual(self.page.text("#why h3"), "photo")
        self.assertEqual(self.page.text(".line.chosen"), "  view photo")
        why = self.page.text("#why")
        self.assertIn("photo.leading == card.leading + 24", why)
        line = self.page.line_of("photo.leading")
        self.assertIn(f"line {line}", why)
        self.page.evaluate(f"""[...document.querySelectorAll("#why .line-link")]
          .find(({{ innerText }}) => innerText.includes("photo.leading")).click()""")
        self.assertEqual(
            self.page.evaluate("field.value.slice(field.selectionStart, field.selectionEnd)"),
            "photo.leading == card.leading + 24")
        self.page.evaluate("stage.focus()")
        self.page.press("Escape")
        self.assertTrue(self.page.evaluate("document.querySelector('#why').hidden"))

    def test_a_click_on_a_line_shows_the_text(self):
        self.page.write(CARD)
        self.page.evaluate("field.blur(); allLines.click()")
        self.page.rest_now()
        number = self.page.evaluate(
            "layout.constraints.findIndex(({ text }) => text.startsWith('photo.height'))")
        place = self.page.evaluate(f"""(() => {{
          const grip = document.querySelector('[data-constraint="{number}"] .grip');
          const box = grip.getBoundingClientRect();
          return {{ x: box.x + box.width / 2, y: box.y + box.height * 0.2 }};
        }})()""")
        self.page.click(at=place)
        self.assertEqual(self.page.text(".line.chosen"), "photo.height == 80")
        self.picture("all-lines")

    def test_the_ruler_says_where_conflicts_begin(self):
        self.page.write(CONFLICT.replace("card.width == 300", "card.horizontalEdges == window.horizontalEdges")
                        .replace("card.center", "card.centerY").replace("window.center", "window.centerY"))
        self.page.evaluate("showRanges()")
        self.assertGreater(self.page.count(".band.conflict"), 0)
        self.assertRegex(self.page.text("#ruler-words"), r"conflict up to 34[34]")
        self.page.click("#ruler-words button")
        self.page.rest_now()
        self.assertAlmostEqual(self.page.frame("window")[2], 343.5, delta=1)

    def test_the_ruler_names_every_range(self):
        """Of each kind, not the first or the widest alone."""
        self.page.write(CARD)
        self.page.evaluate("""rulerState.asked = `${rulerState.from} ${rulerState.to} ${layout.height} ${isRightToLeft()} ${field.value.replace(windowLine, "")}`;
          rulerState.ranges = [
            { kind: "ambiguity", from: 160, to: 558, title: "title is ambiguous", items: [] },
            { kind: "conflict", from: 200, to: 240, title: "4 constraints", items: [] },
            { kind: "ambiguity", from: 300, to: 400, title: "card is ambiguous", items: [] },
            { kind: "ambiguity", from: 560, to: 800, title: "photo is ambiguous", items: [] },
          ];
          showRanges()""")
        self.assertEqual(
            self.page.text("#ruler-words"),
            "conflict from 200 to 240; ambiguous up to 558 and from 560 on")
        self.picture("ruler-ranges")
        self.page.evaluate("document.querySelectorAll('#ruler-words button')[2].click()")
        self.page.rest_now()
        self.assertEqual(self.page.frame("window")[2], 560)
        self.assertEqual(self.page.count(".band"), 4)

    def test_the_ruler_joins_ranges_that_meet(self):
        """Another set of constraints conflicts in each range; there is a conflict in every width."""
        self.page.write(CARD)
        self.page.evaluate("""rulerState.asked = `${rulerState.from} ${rulerState.to} ${layout.height} ${isRightToLeft()} ${field.value.replace(windowLine, "")}`;
          rulerState.ranges = [
            { kind: "conflict", from: 160, to: 342, title: "4 constraints", items: [] },
            { kind: "conflict", from: 345, to: 800, title: "2 constraints", items: [] },
            { kind: "conflict", from: 343, to: 344, title: "3 constraints", items: [] },
          ];
          showRanges()""")
        self.assertEqual(self.page.text("#ruler-words"), "conflict at every width")

    def test_lines_stay_right_when_a_comment_moves_them(self):
        """The layout is the same then; its lines are others."""
        self.page.write(CONFLICT)
        marked = "[...document.querySelectorAll('.line.in-conflict')].map((row) => sheet.rows.indexOf(row) + 1)"
        before = self.page.evaluate(marked)
        self.page.put_caret("view card")
        self.page.send("Input.insertText", text="// A card\n\n")
        self.page.rest_now()
        self.assertEqual(self.page.evaluate(marked), [line + 2 for line in before])
        self.assertIn("title.width >= 320\nline 15", self.page.text(".finding.conflict ul"))

    def test_a_trap_is_told_and_a_fresh_engine_goes_on(self):
        self.page.write(CARD)
        self.page.evaluate("void (host.engine.layout = () => { host.engine.isDead = true; throw new Error('the layout is nested too deeply'); })")
        self.page.evaluate("sizeChanged()")
        self.wait_for("!notice.hidden")
        self.assertIn("nested too deeply", self.page.text("#notice p"))
        self.wait_for("host.engine !== null && !host.engine.isDead")
        self.assertEqual(self.page.drawn("photo"), [40, 36, 120, 80])
        self.page.write(CARD.replace("120", "140"))
        self.assertEqual(self.page.frame("photo")[2], 140)
        self.assertIsNone(self.page.evaluate("host.refusedText"))


class DocumentTests(PageTests):
    def copied_link(self):
        self.page.evaluate("navigator.clipboard.writeText = async (text) => { globalThis.copied = text; }; delete globalThis.copied; undefined")
        self.page.choose("copies", "Link")
        self.wait_for("globalThis.copied !== undefined")
        return self.page.evaluate("copied")

    def test_a_link_brings_the_layout_and_overwrites_no_draft(self):
        text = CARD.replace("view photo", "view `Foto 🌅`").replace("photo.", "`Foto 🌅`.")
        self.page.write(text)
        fragment = self.copied_link().split("#")[1]
        self.assertRegex(fragment, r"^2\.[\w-]+$")
        self.page.write(CONFLICT)
        self.page.evaluate("saveDraftNow()")
        self.page.begin(f"#{fragment}", keeping=True)
        self.assertEqual(self.page.value(), text)
        self.assertIn("from a link", self.page.text("#document-title"))
        self.assertEqual(self.page.evaluate("drafts().map(({ text }) => text)"), [CONFLICT])
        self.picture("link")
        # A change of it is a draft of its own.
        self.page.put_caret("card.edges")
        self.page.send("Input.insertText", text="// mine\n")
        self.page.evaluate("saveDraftNow()")
        self.assertEqual(self.page.evaluate("location.hash"), "")
        self.assertEqual(self.page.evaluate("drafts().length"), 2)
        self.page.choose("layouts", "card")
        self.page.rest_now()
        self.assertEqual(self.page.value(), CONFLICT)

    def test_links_that_cannot_be_read_say_so(self):
        self.page.begin("#3.abc")
        self.assertIn("version 3", self.page.text("#notice p"))
        self.assertGreater(self.page.count(".frames rect"), 0)
        self.page.begin("#2.abc")
        self.assertIn("cannot be read", self.page.text("#notice p"))

    def test_a_draft_is_there_again(self):
        self.page.write(CARD)
        self.page.evaluate("saveDraftNow()")
        self.page.begin(keeping=True)
        self.assertEqual(self.page.value(), CARD)
        self.page.choose("layouts", "Profile card")
        self.page.rest_now()
        self.assertNotEqual(self.page.value(), CARD)
        self.assertEqual(self.page.evaluate("drafts().length"), 1)
        self.page.click("#clear-button")
        self.page.rest_now()
        self.assertEqual(self.page.value(), "anchors 2\nwindow 390 x 300\n")
        self.page.choose("layouts", "card")
        self.assertEqual(self.page.value(), CARD)
        self.page.click("#layouts-button")
        self.picture("menu")
        self.page.click("#layouts .delete")
        self.assertEqual(self.page.evaluate("drafts()"), [])

    def test_a_file_that_is_dropped_opens(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "card.anchors")
            with open(path, "w", encoding="utf-8") as file:
                file.write(CARD)
            self.page.drop(path)
            self.wait_for("field.value.startsWith('anchors 2\\nwindow 390 x 300\\nview card')")
        self.page.rest_now()
        self.assertEqual(self.page.value(), CARD)
        self.assertIn("card.anchors", self.page.text("#document-title"))
        self.assertEqual(self.page.evaluate("drafts()"), [])

    def test_every_layout_of_the_menu_opens(self):
        layouts = self.page.evaluate("playgroundLayouts")
        self.assertGreaterEqual(len([one for one in layouts if one["group"] == "recipe"]), 8)
        self.assertGreaterEqual(len([one for one in layouts if one["group"] == "mistake"]), 10)
        for layout in layouts:
            with self.subTest(layout["name"]):
                self.page.evaluate(f"openExample(playgroundLayouts.find(({{ name }}) => name === '{layout['name']}'))")
                self.page.rest_now()
                self.assertEqual(self.page.evaluate("layout.mistakes"), [])
                found = self.page.evaluate("""(({ conflicts, ambiguities, lint }) =>
                  conflicts.length + ambiguities.length + lint.length)(layout.findings)""")
                if layout["group"] == "recipe":
                    self.assertEqual(found, 0)
                else:
                    self.assertGreater(found, 0)
                self.picture(f"menu-{layout['name']}")

    def test_copies(self):
        self.page.write(CARD)
        self.page.evaluate("navigator.clipboard.writeText = async (text) => { globalThis.copied = text; }; undefined")
        wanted = {"Swift": r"photo\.width == 120", "Markdown": r"photo", "SVG": r"^<svg", "Text": r"^anchors 2"}
        for name, pattern in wanted.items():
            with self.subTest(name):
                self.page.evaluate("copied = undefined")
                self.page.choose("copies", name)
                self.wait_for("globalThis.copied !== undefined")
                self.assertRegex(self.page.evaluate("copied"), pattern)
        self.assertEqual(self.page.evaluate("announcer.textContent"), "Copied: text")

    def test_a_log_is_explained(self):
        path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "AnchorsReportTests",
                            "Fixtures", "logs", "several.log")
        with open(path, encoding="utf-8") as file:
            log = file.read()
        self.page.click("#log-button")
        self.wait_for("document.querySelector('#log-dialog').open")
        self.page.send("Input.insertText", text=log)
        self.page.click("#log-explain")
        self.wait_for("document.querySelectorAll('#log-answer article').length > 0")
        self.assertRegex(self.page.text("#log-answer h3"), r"constraints conflict")
        self.assertEqual(self.page.count("#log-answer article"), 2)
        answer = self.page.text("#log-answer pre")
        self.assertIn("2 of 2 constraints", answer)
        self.assertIn("84 is not 200: 116 apart", answer)
        self.assertIn("To fix it, do one of these:", answer)
        self.picture("log")


def contrast(one, other):
    """The contrast of two colours, as `rgb(…)`, by WCAG 2.2."""
    def luminance(colour):
        parts = [float(part) / 255 for part in colour]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


class AppearanceTests(PageTests):
    def test_right_to_left_is_remembered(self):
        self.page.write(CARD)
        self.page.click("#direction-button")
        self.page.rest_now()
        self.assertEqual(self.page.frame("photo"), [230, 36, 120, 80])
        self.assertEqual(self.page.evaluate("directionButton.getAttribute('aria-pressed')"), "true")
        self.page.evaluate("saveDraftNow()")
        self.page.begin(keeping=True)
        self.assertEqual(self.page.frame("photo"), [230, 36, 120, 80])
        self.page.choose("layouts", "Profile card")
        self.page.rest_now()
        self.picture("right-to-left")
        self.page.click("#direction-button")
        self.page.rest_now()
        self.assertEqual(self.page.evaluate("directionButton.getAttribute('aria-pressed')"), "false")

    def test_colours_follow_the_system_and_the_button(self):
        light = self.page.style("body", "backgroundColor")
        self.page.prefer(prefers_color_scheme="dark")
        dark = self.page.style("body", "backgroundColor")
        self.assertNotEqual(light, dark)
        self.picture("dark")
        self.page.click("#scheme-button")
        self.assertEqual(self.page.style("body", "backgroundColor"), light)
        self.assertEqual(self.page.text("#scheme-button"), "Colours: light")
        self.page.click("#scheme-button")
        self.page.prefer(prefers_color_scheme="light")
        self.assertEqual(self.page.style("body", "backgroundColor"), dark)
        self.page.begin(keeping=True)
        self.assertEqual(self.page.style("body", "backgroundColor"), dark)
        self.page.write(CONFLICT)
        self.picture("dark-conflict")

    def test_text_is_told_from_its_ground(self):
        for scheme in ("light", "dark"):
            # Without motion, colours are at once what they will be.
            self.page.prefer(prefers_color_scheme=scheme, prefers_reduced_motion="reduce")
            for text in (CONFLICT, CARD.replace("photo.width == 120\n", ""), CARD.replace("photo.top", "x.top")):
                self.page.write(text)
                pairs = self.page.evaluate("""(() => {
                  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
                  const mix = (colours) => {
                    canvas.clearRect(0, 0, 1, 1);
                    for (const colour of colours) { canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1); }
                    return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
                  };
                  const grounds = (element) => {
                    const found = [];
                    for (let at = element; at; at = at.parentElement) found.unshift(getComputedStyle(at).backgroundColor);
                    return ["white", ...found];
                  };
                  return [...document.querySelectorAll("main *, header *")].flatMap((element) => {
                    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
                    if (!hasText || element.closest("svg, #text, [hidden], :disabled") || element.offsetParent === null) return [];
                    const ground = grounds(element);
                    return [[element.className + " " + element.textContent.slice(0, 30), mix([...ground, getComputedStyle(element).color]), mix(ground)]];
                  });
                })()""")
                self.assertGreater(len(pairs), 20)
                for name, one, other in pairs:
                    with self.subTest(f"{scheme}: {name}"):
                        self.assertGreaterEqual(contrast(one, other), 4.5)

    def test_nothing_is_hidden_at_any_size(self):
        """From a phone to a large window: below 760 points the panes are one below the other, below 1,180 in two
        columns.
        """
        for width, height in ((390, 844), (800, 600), (900, 700), (1400, 900)):
            with self.subTest(width):
                self.page.resize(width, height)
                self.page.begin()
                self.page.write(CONFLICT)
                self.page.put_caret("12\n")
                self.page.press("Delete")
                self.page.evaluate("saveDraftNow(); field.blur(); showRanges(); scrollTo(0, 0)")
                self.page.rest_now()
                self.picture(f"size-{width}")
                self.assertLessEqual(self.page.evaluate("document.documentElement.scrollWidth"), width)
                self.assertIn("saved as a draft", self.page.text("#document-title"))
                box = self.boxes("#editor", "#undo-button", "#redo-button", "#document-title", "#picture", ".stage",
                                 ".window", ".sums", ".size", ".ruler-pane", "#panel", "header")
                for tool in ("#undo-button", "#redo-button", "#document-title"):
                    self.assert_inside(box[tool], box["#editor"])
                for part in (".window", ".sums", ".size"):
                    self.assert_inside(box[part], box[".stage"])
                self.assertGreaterEqual(box[".window"]["top"], box[".sums"]["bottom"])
                self.assertGreater(box[".window"]["height"], 60)
                self.assertLessEqual(box[".stage"]["bottom"], box[".ruler-pane"]["top"])
                self.assert_inside(box[".ruler-pane"], box["#picture"])
                self.assertGreater(box["#panel"]["height"], 100)
                if width >= 800:
                    self.assertLess(box["header"]["height"], 70)

    def test_numbers_of_dimension_lines_cover_no_text(self):
        covered = """(() => {
          const boxes = (selector) => [...document.querySelectorAll(selector)]
            .map((element) => element.getBoundingClientRect());
          const area = (one, other) =>
            Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
            Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
          const [pills, texts] = [boxes(".pill"), boxes(".texts text")];
          const sum = (all, one) => all.reduce((total, other) => total + area(one, other), 0);
          return {
            pills: pills.length,
            texts: pills.reduce((total, pill) => total + sum(texts, pill), 0),
            others: pills.reduce((total, pill, at) => total + sum(pills.slice(at + 1), pill), 0),
          };
        })()"""
        mistakes = self.page.evaluate("playgroundLayouts.filter(({ group }) => group === 'mistake').map(({ name }) => name)")
        for width, height in ((390, 844), (800, 600), (900, 700), (1400, 900)):
            self.page.resize(width, height)
            shown = 0
            for name in mistakes:
                with self.subTest(f"{name} at {width}"):
                    self.page.evaluate(f"openExample(playgroundLayouts.find(({{ name }}) => name === '{name}'))")
                    self.page.rest_now()
                    found = self.page.evaluate(covered)
                    shown += found["pills"]
                    # In square pixels. A line of text is higher than its letters, and pills may touch.
                    self.assertLess(found["texts"], 40)
                    self.assertLess(found["others"], 8)
            self.assertGreater(shown, 10)

    def test_a_line_that_is_cut_off_says_so(self):
        self.page.resize(390, 844)
        self.page.write(CONFLICT)
        lines = "[...document.querySelectorAll('.line.goes-on')].map((line) => line.innerText.trim())"
        self.page.wait(f"{lines}.length > 0")
        self.assertEqual(self.page.evaluate(lines), ['label title "Fjord at dawn" font 20 bold'])
        self.page.evaluate("document.querySelector('.line.goes-on').scrollIntoView({ block: 'center' })")
        sign = """(() => {
          const line = document.querySelector(".line.goes-on");
          return getComputedStyle(line, "::after").content;
        })()"""
        self.assertEqual(self.page.evaluate(sign), '"…"')
        self.picture("cut-off")
        self.page.evaluate("code.scrollLeft = 400")
        self.page.wait(f"{lines}.length === 0")
        self.page.evaluate("code.scrollLeft = 0")
        self.page.wait(f"{lines}.length === 1")
        self.page.resize(1400, 900)
        self.page.wait(f"{lines}.length === 0")

    def boxes(self, *selectors):
        """Where elements are in the window, by their selectors."""
        return self.page.evaluate(f"""Object.fromEntries({json.dumps(selectors)}.map((selector) => {{
          const {{ left, top, right, bottom, width, height }} = document.querySelector(selector).getBoundingClientRect();
          return [selector, {{ left, top, right, bottom, width, height }}];
        }}))""")

    def assert_inside(self, box, outer):
        for low in ("left", "top"):
            self.assertGreaterEqual(box[low], outer[low] - 0.5)
        for high in ("right", "bottom"):
            self.assertLessEqual(box[high], outer[high] + 0.5)

    def test_at_420_pixels_the_picture_comes_first(self):
        self.page.resize(420, 900)
        self.page.write(CONFLICT)
        self.page.evaluate("field.blur(); scrollTo(0, 0)")
        tops = self.page.evaluate("""["#picture", "#editor", "#panel"].map((part) =>
          document.querySelector(part).getBoundingClientRect().top)""")
        self.assertLess(tops[0], tops[1])
        self.assertLess(tops[0], tops[2])
        self.assertLessEqual(self.page.evaluate("document.documentElement.scrollWidth"), 420)
        self.picture("narrow")
        self.page.evaluate("scrollTo(0, document.body.scrollHeight)")
        self.picture("narrow-end")
        handle = self.page.evaluate("(({ width, height }) => [width, height])(handles.width.getBoundingClientRect())")
        self.assertGreaterEqual(min(handle), 24)
        self.page.evaluate("scrollTo(0, 0)")
        self.page.drag_by(self.page.place(".handle[data-edge=width]"), x=-40)
        self.assertLess(self.page.frame("window")[2], 390)
        self.page.click(".repairs button")
        self.page.rest_now()
        self.assertEqual(self.page.count(".finding.conflict"), 0)

    def test_controls_have_names_and_findings_are_announced(self):
        unnamed = self.page.evaluate("""[...document.querySelectorAll(
          "button, input:not([hidden]), textarea, [role=slider], [role=dialog], dialog, section")]
          .filter((element) => !(element.getAttribute("aria-label") || element.getAttribute("aria-labelledby")
            || element.labels?.length || element.textContent.trim()))
          .map((element) => element.outerHTML)""")
        self.assertEqual(unnamed, [])
        self.assertEqual(self.page.evaluate("announcer.getAttribute('aria-live')"), "polite")
        self.page.write(CONFLICT)
        self.assertIn("1 conflict", self.page.evaluate("announcer.textContent"))
        self.page.write(CONFLICT.replace("title.top", "titel.top"))
        self.assertIn("1 mistake in the text", self.page.evaluate("announcer.textContent"))

    def test_focus_is_seen_and_motion_is_reduced(self):
        self.page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
        self.page.press("Tab")
        self.assertEqual(self.page.style(":focus", "outlineStyle"), "solid")
        self.page.prefer(prefers_reduced_motion="reduce")
        self.assertEqual(self.page.style("#clear-button", "transitionDuration"), "0s")


class SiteTests(unittest.TestCase):
    """The page as files, from a server, below a path."""

    def test_it_loads_its_module_and_nothing_from_elsewhere(self):
        handler = functools.partial(QuietHandler, directory=FOLDER)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page = Page("")
        try:
            address = f"http://127.0.0.1:{server.server_port}/site/"
            page.send("Page.navigate", url=f"{address}index.html")
            page.wait("document.documentElement?.dataset.ready === 'yes'")
            page.rest_now()
            self.assertEqual(page.text(".verdict"), "No conflicts, nothing ambiguous")
            page.write(CARD)
            self.assertEqual(page.frame("photo"), [40, 36, 120, 80])
            self.assertEqual(page.complaints(), [])
            requests = page.requests()
            self.assertIn(f"{address}anchors.wasm", requests)
            self.assertEqual([url for url in requests if not url.startswith((address, "data:", "about:"))], [])
        finally:
            page.close()
            server.shutdown()
            server.server_close()


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *words):
        """Nothing is printed of requests."""


if __name__ == "__main__":
    arguments = sys.argv[1:]
    if arguments and not arguments[0].startswith("-"):
        FOLDER = arguments.pop(0)
    if arguments and not arguments[0].startswith("-"):
        PICTURES = arguments.pop(0)
        os.makedirs(PICTURES, exist_ok=True)
    unittest.main(argv=sys.argv[:1] + arguments)
