"""The site, in a browser: every page of the documentation, the links, the front page.

    python3 Tests/SiteBrowser/test_site.py [FOLDER]

FOLDER is what `Site/build` has written, `site` unless another is named. It is served under the base path that
it was built with.
"""

import json
import os
import re
import sys
import unittest
from urllib.parse import quote, unquote

sys.dont_write_bytecode = True
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "Tests/ReportBrowser"))

from browser import Browser
from links import broken_links, markdown_links
from server import serve
from tabs import open_all

SITE = "site"


def text_of(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def page_paths():
    """The paths of all pages that the documentation has: those of its index, and those that only other
    pages lead to.
    """
    def below(entries):
        for entry in entries:
            if "path" in entry:
                yield entry["path"]
            yield from below(entry.get("children", []))
    index = json.loads(text_of(os.path.join(SITE, "index/index.json")))
    of_index = set(below(index["interfaceLanguages"]["swift"]))
    data = os.path.join(SITE, "data")
    of_data = {"/" + os.path.relpath(os.path.join(folder, name), data)[:-len(".json")]
               for folder, _, names in os.walk(data) for name in names}
    return sorted(of_index | of_data)


class SiteTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.prefix = re.search('var baseUrl = "(.*?)/"', text_of(f"{SITE}/documentation/index.html"))[1]
        cls.server, cls.address = serve(SITE, cls.prefix)
        cls.browser = Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.server.shutdown()

    def test_every_page_of_the_documentation_opens_by_its_address(self):
        paths = page_paths()
        self.assertGreater(len(paths), 1000)
        titles = {path: json.loads(text_of(f"{SITE}/data{path}.json"))["metadata"]["title"] for path in paths}
        self.assertTrue(any("==(_:_:)" in path for path in paths))
        addresses = {self.address + quote(path) + "/": path for path in paths}
        opened = open_all(self.browser, list(addresses))
        self.assertEqual(set(opened), set(addresses))
        for address, (heading, errors) in opened.items():
            with self.subTest(addresses[address]):
                self.assertEqual(errors, [])
                self.assertEqual(heading, titles[addresses[address]])

    def test_every_page_can_be_read_without_scripts(self):
        for path in page_paths():
            with self.subTest(path):
                page = json.loads(text_of(f"{SITE}/data{path}.json"))
                html = text_of(f"{SITE}{path}/index.html")
                content = re.search("<noscript>.*</noscript>", html, re.DOTALL)[0]
                self.assertNotIn("requires JavaScript", html)
                self.assertEqual(content.count("<h1>"), 1)
                for section in page.get("primaryContentSections", []):
                    if section["kind"] == "declarations":
                        self.assertIn("<pre><code>", content)

    def test_links_lead_somewhere(self):
        pages = [os.path.join(folder, name) for folder, _, names in os.walk(SITE)
                 for name in names if name.endswith(".html")]
        self.assertEqual(broken_links(SITE, self.prefix, pages), [])

    def test_links_of_readme_and_articles_lead_to_pages(self):
        checked = 0
        for path in markdown_links(ROOT):
            catalog = re.fullmatch(r"Sources/(\w+)/\w+\.docc/(\w+)\.md", path)
            if catalog:
                module, name = (part.lower() for part in catalog.groups())
                page = module if name == module else f"{module}/{name}"
                self.assertTrue(os.path.exists(f"{SITE}/documentation/{page}/index.html"), path)
                checked += 1
            else:
                self.assertTrue(os.path.exists(os.path.join(ROOT, unquote(path))), path)
        self.assertGreater(checked, 8)

    def test_the_front_page_leads_to_every_part_and_every_article(self):
        opened = open_all(self.browser, [f"{self.address}/"], count=1)
        self.assertEqual(opened, {f"{self.address}/": ("Anchors", [])})
        html = text_of(f"{SITE}/index.html")
        parts = [name for name in ("documentation", "tour", "playground", "gallery", "reports")
                 if os.path.exists(f"{SITE}/{name}/index.html")]
        self.assertGreaterEqual(len(parts), 2)
        for part in parts:
            self.assertIn(f'href="{part}/"', html)
        self.assertGreater(html.count('href="documentation/'), 12)


if __name__ == "__main__":
    if len(sys.argv) > 1 and not sys.argv[1].startswith("-"):
        SITE = sys.argv.pop(1)
    SITE = os.path.abspath(SITE)
    unittest.main()
