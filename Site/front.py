"""The front page. Its words and its example are the README's, and the articles' own first lines."""

import glob
import os
import re
import shutil
from html import escape, unescape
from string import Template

import swift_code
from documentation import MODULES
from parts import PARTS

ABOUT = {
    "Documentation": "Every type and every function of the four modules, and the articles.",
    "Tour": "Ten steps, each a picture and its code. A touch makes the picture live.",
    "Playground": "Write constraints, drag the window, and see what conflicts, and why.",
    "Gallery": "Recipes and whole screens: the code, and what it looks like on each device.",
    "Reports": "What the library says of layouts with something wrong.",
}


def write(folder, bar, built):
    """Writes `index.html`, which leads to the parts that are built."""
    readme = text_of("README.md")
    template = Template(text_of("Site/front/index.html"))
    lead = line(readme.split("\n\n")[1])
    code = re.search(r"```swift\n(import AnchorsLayout\n.*?)\n```", readme, re.DOTALL)[1]
    page = template.substitute(
        bar=bar, lead=lead, description=escape(unescape(re.sub(r"<.*?>", "", lead))), code=swift_code.html(code),
        parts="\n".join(card(path, name, ABOUT[name]) for name, path in PARTS.items() if path in built),
        articles="\n".join(card(path, title, about) for title, about, path in articles()))
    with open(os.path.join(folder, "index.html"), "w", encoding="utf-8") as file:
        file.write(page)
    shutil.copy("Examples/first-screen.svg", folder)


def articles():
    """The articles of all modules, in the order in which the modules' pages name them: title, first line,
    path.
    """
    result = []
    for module in MODULES:
        catalog = f"Sources/{module}/{module}.docc"
        names = re.findall(r"^- \[.*?\]\(doc:(\w+)\)$", text_of(f"{catalog}/{module}.md"), re.MULTILINE)
        # Beside the articles there are files that group the members of a type.
        files = {os.path.basename(path)[:-3] for path in glob.glob(f"{catalog}/*.md")
                 if not text_of(path).startswith("# ``")}
        if files != set(names):
            raise SystemExit(f"{catalog}/{module}.md does not name the articles that there are: {files ^ set(names)}")
        for name in names:
            title, about = text_of(f"{catalog}/{name}.md").split("\n\n")[:2]
            result.append((title[2:], about, f"documentation/{module.lower()}/{name.lower()}/"))
    return result


def card(path, title, about):
    return f'<li><a href="{path}"><strong>{line(title)}</strong>{line(about)}</a></li>'


def line(text):
    """A line of Markdown as HTML. Of a symbol that DocC links to, the last part is its name."""
    text = re.sub(r"``(?:[^`/]*/)*([^`]*)``", r"`\1`", " ".join(text.split()))
    return re.sub(r"`(.*?)`", r"<code>\1</code>", escape(text, quote=False))


def text_of(path):
    with open(path, encoding="utf-8") as file:
        return file.read()
