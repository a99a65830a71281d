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
from tabs import open_all, show_all

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


def page_titles():
    """The title of each page of the documentation, by its path."""
    return {path: json.loads(text_of(f"{SITE}/data{path}.json"))["metadata"]["title"] for path in page_paths()}


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

    # A page is a file with the title and the contents of the page, and the same script in each. Every page is shown
    # in the browser by that script, every twelfth by its address; the files are compared.

    def test_every_page_of_the_documentation_is_shown(self):
        titles = page_titles()
        self.assertGreater(len(titles), 1000)
        shown = show_all(self.browser, f"{self.address}/documentation/", list(titles))
        self.assertEqual(set(shown), set(titles))
        for path, (place, heading, errors) in shown.items():
            with self.subTest(path):
                self.assertEqual(errors, [])
                self.assertEqual(unquote(place), f"{self.prefix}{path}/")
                self.assertEqual(heading, titles[path])

    def test_pages_of_the_documentation_open_by_their_addresses(self):
        titles = page_titles()
        unusual = [path for path in titles if "==(_:_:)" in path]
        self.assertGreater(len(unusual), 0)
        paths = {*list(titles)[::12], unusual[0]}
        addresses = {self.address + quote(path) + "/": path for path in paths}
        opened = open_all(self.browser, list(addresses))
        self.assertEqual(set(opened), set(addresses))
        for address, (heading, errors) in opened.items():
            with self.subTest(addresses[address]):
                self.assertEqual(errors, [])
                self.assertEqual(heading, titles[addresses[address]])

    def test_the_files_of_all_pages_have_the_same_script(self):
        def frame(path):
            html = text_of(f"{SITE}{path}/index.html")
            html = re.sub('<title>.*?</title>(<meta name="description" content=".*?">)?', "", html, flags=re.DOTALL)
            return re.sub("<noscript>.*?</noscript>", "", html, flags=re.DOTALL)
        frames = {path: frame(path) for path in page_paths()}
        expected = frames["/documentation"]
        self.assertIn("<script", expected)
        self.assertEqual([path for path, text in frames.items() if text != expected], [])

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
        parts = [name for name in ("documentation", "tour", "playground", "gallery", "reports", "tools")
                 if os.path.exists(f"{SITE}/{name}/index.html")]
        self.assertGreaterEqual(len(parts), 2)
        for part in parts:
            self.assertIn(f'href="{part}/"', html)
        self.assertGreater(html.count('href="documentation/'), 12)
        # Of a symbol its name alone, not the path by which DocC links to it.
        names = re.findall("<code>(.*?)</code>", html[html.index('class="cards"'):])
        self.assertIn("layoutIfNeeded()", names)
        self.assertEqual([name for name in names if re.match(r"\w+/\w+\(|[A-Z]\w+/[a-z]", name)], [])

    def test_code_on_the_front_page_has_colours(self):
        self.show("/", 1280)
        colours = self.browser.evaluate("""[...document.querySelectorAll("pre span")].map((token) =>
          `${token.className} ${getComputedStyle(token).color}`)""")
        kinds = {colour.split()[0] for colour in colours}
        self.assertLessEqual({"keyword", "number", "operator"}, kinds)
        self.assertEqual(len(set(colours)), len(kinds))
        self.assertEqual(len({colour.split(" ", 1)[1] for colour in colours}), len(kinds))
        controller = text_of(os.path.join(ROOT, "Examples/SampleApp.swiftpm/Sources/SampleApp/LoginController.swift"))
        code = self.browser.evaluate("document.querySelector('pre').textContent")
        self.assertIn(re.sub("^(?=.)", "  ", code, flags=re.MULTILINE), controller)
        self.assertIn("activate {", code)

    def test_the_front_page_has_the_conflict_of_the_readme(self):
        self.show("/", 390)
        readme = text_of(os.path.join(ROOT, "README.md"))
        total = self.browser.evaluate("document.querySelector('.conflict .sum').textContent")
        self.assertIn(f"\n{total}\n", readme)
        fixes = self.browser.evaluate("[...document.querySelectorAll('.conflict li')].map((fix) => fix.textContent)")
        self.assertEqual(len(fixes), 3)
        for fix in fixes:
            self.assertIn(f"\n  {fix}\n", readme)

    def test_the_tagline_is_one_line(self):
        for width in (320, 390, 768, 1400):
            self.show("/", width)
            lines, text, right = self.browser.evaluate("""((element) => {
              const range = document.createRange();
              range.selectNodeContents(element);
              const boxes = [...range.getClientRects()];
              return [boxes.length, element.textContent, boxes[0].right];
            })(document.querySelector(".tagline"))""")
            self.assertEqual((lines, text), (1, "Auto Layout as algebra"))
            self.assertLess(right, width)

    def test_texts_for_assistants_have_links_that_lead_somewhere(self):
        for name in ("llms.txt", "assistants.md"):
            links = re.findall(r"\]\(([^)\s#]+)", text_of(f"{SITE}/{name}"))
            self.assertGreater(len(links), 0)
            for link in links:
                if not re.match("https?:", link):
                    path = f"{SITE}/{link}"
                    self.assertTrue(os.path.exists(f"{path}index.html" if link.endswith("/") else path), link)
        self.assertGreater(text_of(f"{SITE}/llms.txt").count("](documentation/"), 20)

    def test_members_of_a_view_are_in_groups(self):
        page = json.loads(text_of(f"{SITE}/data/documentation/anchorslayout/layoutview.json"))
        groups = [section["title"] for section in page["topicSections"] if not section.get("generated")]
        self.assertGreater(len(groups), 8)
        # What no group names is in one that DocC makes: inherited members alone may be.
        rest = [section["title"] for section in page["topicSections"] if section.get("generated")]
        self.assertEqual(rest, ["Default Implementations"])

    def pages_of_programs(self):
        """The pages of the parts that other programs have written, as paths in the site."""
        return [f"/{part}/{name}" for part in ("gallery", "reports", "playground")
                for name in sorted(os.listdir(f"{SITE}/{part}")) if name.endswith(".html")]

    def test_every_page_leads_back_to_the_site(self):
        pages = self.pages_of_programs()
        self.assertGreater(len(pages), 35)
        for page in pages:
            with self.subTest(page):
                self.show(page, 1280)
                links = self.browser.evaluate("""[...document.querySelectorAll(".site-bar a")].map((link) =>
                  [link.textContent, new URL(link.href).pathname, link.getAttribute("aria-current")])""")
                self.assertEqual(links[0], ["Anchors", f"{self.prefix}/", None])
                parts = [name for name, _, _ in links[1:]]
                self.assertEqual(parts, ["Documentation", "Tour", "Playground", "Gallery", "Reports", "Tools"])
                current = [path for _, path, current in links if current]
                self.assertEqual(current, [f"{self.prefix}/{page.split('/')[1]}/"])
                box = self.browser.evaluate("""(({ top, left, width, height }) => [top, left, width, height])(
                  document.querySelector(".site-bar").getBoundingClientRect())""")
                self.assertEqual(box[:3], [0, 0, 1280])
                self.assertLess(box[3], 60)
        self.browser.click(".site-bar a")
        self.browser.wait("document.querySelector('h1')?.textContent === 'Anchors'")

    def test_no_page_scrolls_sideways_on_a_telephone(self):
        for page in ["/", "/tour/", "/tools/", "/changelog/", *self.pages_of_programs()]:
            with self.subTest(page):
                self.show(page, 390)
                self.assertLessEqual(self.browser.evaluate("document.documentElement.scrollWidth"), 390)

    def test_the_gallery_is_an_index_of_pictures(self):
        self.show("/gallery/", 390)
        cards = self.browser.evaluate("""[...document.querySelectorAll("main li a:has(img)")].map((card) =>
          [card.getAttribute("href"), card.querySelector("img").getBoundingClientRect().height])""")
        # Each recipe has a picture; the terminal's page has text.
        pages = {name for name in os.listdir(f"{SITE}/gallery") if name.endswith(".html")}
        pages -= {"index.html", "terminal.html"}
        self.assertGreaterEqual(len(pages), 30)
        self.assertEqual(sorted(link for link, _ in cards), sorted(pages))
        for link, height in cards:
            self.assertTrue(os.path.exists(f"{SITE}/gallery/{link}"), link)
            self.assertGreater(height, 200)
        # One page with everything was 113,616 points long.
        self.assertLess(self.browser.evaluate("document.documentElement.scrollHeight"), 12_000)
        self.browser.click("main li a")
        self.browser.wait("document.querySelector('h1')?.textContent === 'First screen'")
        self.browser.click("a[rel=next]")
        self.browser.wait("document.querySelector('h1')?.textContent === 'Simple single view'")

    def show(self, path, width):
        """Opens a page of the site in a window of a width."""
        self.browser.resize(width, 844)
        self.browser.send("Page.navigate", url=f"{self.address}{path}")
        place = json.dumps(f"{self.prefix}{path}")
        self.browser.wait(f"location.pathname === {place} && document.readyState === 'complete'")


if __name__ == "__main__":
    if len(sys.argv) > 1 and not sys.argv[1].startswith("-"):
        SITE = sys.argv.pop(1)
    SITE = os.path.abspath(SITE)
    unittest.main()
