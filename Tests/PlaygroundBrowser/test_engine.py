#!/usr/bin/env python3
"""The library in a real browser, by way of the functions that the playground calls.

    Examples/Playground/build playground playground/stand-in.wasm
    python3 Tests/PlaygroundBrowser/test_engine.py playground
"""

import os
import sys
import unittest

from engine import Engine, Stopped

FOLDER = "playground"


class StandInTests(unittest.TestCase):
    """What the library does by itself: the stand-in for the session sets no handler and catches nothing."""

    @classmethod
    def setUpClass(cls):
        cls.engine = Engine(os.path.join(FOLDER, "stand-in.wasm"))

    @classmethod
    def tearDownClass(cls):
        cls.engine.close()

    def setUp(self):
        self.engine.begin()

    def test_a_layout_is_laid_out(self):
        self.assertEqual(self.engine.ask("open", "card"), "card")
        frames = [0, 0, 390, 300, 10, 10, 370, 280]
        self.assertEqual(self.engine.ask("layout", 390, 300, False), frames)
        self.assertEqual(self.engine.ask("layout", 100.5, 40, True), [0, 0, 100.5, 40, 10, 10, 80.5, 20])
        self.assertEqual(self.engine.complaints(), [])

    def test_the_module_is_taken_as_bytes_or_as_an_answer(self):
        for source in ("bytes", "bytes.buffer", "new Response(bytes)", "Promise.resolve(new Response(bytes))"):
            with self.subTest(source):
                self.engine.load(source)
                self.assertEqual(self.engine.ask("open", "card"), "card")
        with self.assertRaises(Stopped):
            self.engine.load("new Uint8Array(4)")

    def test_texts_arrive_as_they_are(self):
        for text in ("", "æøå 中文 😀 שלום", "\0\"\\\n", "x" * 5_000_000):
            self.assertEqual(self.engine.ask("copy", text), text)
        # Half of a character is none.
        self.assertEqual(self.engine.evaluate("engine.copy('\\ud83d')"), "\ufffd")

    def test_numbers_are_read_as_javascript_reads_them(self):
        self.assertEqual(self.engine.ask("texts"), [1.25, -1])
        self.assertEqual(self.engine.ask("widths", 0.1, 1e6), [0.1, 1e6])

    def test_reports_are_in_words(self):
        self.engine.ask("open", "conflict")
        self.engine.ask("layout", 390, 300, False)
        findings = self.engine.ask("findings")
        self.assertIn("card.width >= 5000", findings)
        self.assertNotIn("cannot print", findings)
        self.assertGreater(self.engine.ask("marks", "page"), 50_000)
        self.assertEqual(self.engine.ask("explain", 1), "(10, 10, 370, 280)")

    # What goes wrong

    def test_a_conflict_that_nobody_handles_is_told_of(self):
        self.engine.ask("open", "conflict")
        self.assertEqual(self.engine.complaints(), [])
        self.engine.ask("layout", 390, 300, False)
        told = self.engine.errors()
        self.assertEqual(len(told), 1)
        self.assertTrue(told[0].startswith("Layout conflict: "), told)
        self.assertIn("card.width >= 5000", told[0])
        self.assertIs(self.engine.evaluate("engine.isDead"), False)

    def test_a_trap_tells_its_message(self):
        message = r"^card.left == other.left \(activated at .*\): card and other have no common ancestor"
        with self.assertRaisesRegex(Stopped, message):
            self.engine.ask("open", "mistake")
        self.assertIs(self.engine.evaluate("engine.isDead"), True)
        self.assertIn("Fatal error: card.left == other.left", self.engine.errors()[0])
        with self.assertRaisesRegex(Stopped, "load another instance"):
            self.engine.ask("open", "card")
        self.engine.load()
        self.assertEqual(self.engine.ask("open", "card"), "card")

    def test_a_trap_without_a_message_says_so(self):
        with self.assertRaisesRegex(Stopped, "^the layout engine has stopped: unreachable"):
            self.engine.ask("explain", 17)

    def test_deep_nests_do_not_use_the_stack_up(self):
        for nest in ["views 20000", "stacks 5000"]:
            with self.subTest(nest):
                self.engine.ask("open", nest)
                frames = self.engine.ask("layout", 390, 300, False)
                self.assertEqual(frames[-4:], [10, 10, 370, 280])


class PlaygroundTests(unittest.TestCase):
    """The playground's own session."""

    def test_deep_brackets_are_a_mistake(self):
        engine = Engine(os.path.join(FOLDER, "site", "anchors.wasm"))
        try:
            engine.begin()
            nest = "(" * 100_000 + "12" + ")" * 100_000
            answer = engine.ask("open", f"view a\na.width == {nest}")
            self.assertEqual([mistake["message"] for mistake in answer["mistakes"]],
                             ["brackets are nested too deeply"])
        finally:
            engine.close()


if __name__ == "__main__":
    if len(sys.argv) > 1 and not sys.argv[1].startswith("-"):
        FOLDER = sys.argv.pop(1)
    unittest.main()
