#!/usr/bin/env python3
"""Every layout case in a real browser: the playground reads it as text, and answers as the case expects.

    Examples/Playground/build playground
    python3 Tests/PlaygroundBrowser/test_cases.py playground
"""

import glob
import json
import os
import sys
import unittest

from cases import complaints, document, states
from engine import HERE, Engine

FOLDER = "playground"
REPOSITORY = os.path.join(HERE, "..", "..")
PLACES = ["Tests/*/Fixtures/cases/*.json", "Tests/*/Fixtures/sequences/*.json"]


def files(place):
    return sorted(glob.glob(os.path.join(REPOSITORY, place)))


class CaseTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = Engine(os.path.join(FOLDER, "site", "anchors.wasm"))
        cls.engine.begin()

    @classmethod
    def tearDownClass(cls):
        cls.engine.close()

    def test_cases_are_laid_out_as_they_expect(self):
        paths = [path for place in PLACES for path in files(place)]
        self.assertEqual(len(paths), 220)
        layouts = 0
        for path in paths:
            with open(path, encoding="utf-8") as file:
                case = json.load(file)
            for step, (state, expected) in enumerate(states(case)):
                with self.subTest(f"{path}, step {step}"):
                    self.assertEqual(self.answer(state, expected), [])
                    layouts += 1
        print(f"{len(paths)} cases, {layouts} layouts as expected")

    def answer(self, state, expected):
        """What is wrong with the answer to a state of a case."""
        opened = self.engine.ask("open", document(state))
        if "mistakes" in opened:
            return [mistake["message"] for mistake in opened["mistakes"]]
        root = state["root"]
        numbers = self.engine.ask("layout", root["width"], root["height"], state["direction"] == "rtl")
        ids = [root["id"]] + [item["id"] for item in state["items"]]
        frames = {item: numbers[4 * place:4 * place + 4] for place, item in enumerate(ids)}
        return complaints(state, expected, frames, self.engine.ask("findings"))


if __name__ == "__main__":
    if len(sys.argv) > 1 and not sys.argv[1].startswith("-"):
        FOLDER = sys.argv.pop(1)
    unittest.main()
