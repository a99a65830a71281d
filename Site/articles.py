"""The articles of the documentation, as the site, `llms.txt` and the page for assistants list them."""

import glob
import os
import re
from typing import NamedTuple

MODULES = ["Anchors", "AnchorsLayout", "AnchorsMotion", "AnchorsReport"]


class Article(NamedTuple):
    title: str
    about: str  # its first line, in Markdown
    source: str  # its path in the repository
    page: str  # its path in the site


def articles():
    """The articles of all modules, in the order in which the modules' pages name them."""
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
            source = f"{catalog}/{name}.md"
            title, about = text_of(source).split("\n\n")[:2]
            result.append(Article(title[2:], plain(about), source, page(source)))
    return result


def page(source):
    """The path in the site of an article, or of a module's page."""
    module, name = re.fullmatch(r"sources/(\w+)/\w+\.docc/(\w+)\.md", source.lower()).groups()
    return f"documentation/{module}/" + ("" if name == module else f"{name}/")


def plain(text):
    """A paragraph in one line. Of a symbol that DocC links to, the last part is its name."""
    return re.sub(r"``(?:[^`/]*/)*([^`]*)``", r"`\1`", " ".join(text.split()))


def text_of(path):
    with open(path, encoding="utf-8") as file:
        return file.read()
