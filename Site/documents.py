"""Documents of the repository as pages and files of the site."""

import os
import re
import shutil
from string import Template

from addresses import PAGES
from articles import text_of
from markdown import Markdown


def write(folder, bar, addresses):
    """Writes the pages of Tools/README.md and CHANGELOG.md, the licence, and the texts for programmers' assistants."""
    template = Template(text_of("Site/front/document.html"))
    for document in ("Tools/README.md", "CHANGELOG.md"):
        path = os.path.join(folder, PAGES[document])
        os.makedirs(path, exist_ok=True)
        text = text_of(document)
        title = re.match("# (.+)", text)[1].replace("`", "")
        content = Markdown(lambda link, document=document: addresses.of(link, document, "../")).html(text)
        page = template.substitute(bar=bar(PAGES[document]), title=title, content=content)
        with open(os.path.join(path, "index.html"), "w", encoding="utf-8") as file:
            file.write(page)
    shutil.copy("LICENSE", os.path.join(folder, PAGES["LICENSE"]))
    for document in ("llms.txt", "Documentation/assistants.md"):
        with open(os.path.join(folder, PAGES[document]), "w", encoding="utf-8") as file:
            file.write(with_addresses(text_of(document), document, addresses))


def with_addresses(text, document, addresses):
    """Markdown with the addresses of the site. An item of a list is left out if its first link has none."""
    lines = []
    for line in text.split("\n"):
        links = re.findall(r"\]\(([^)\s]+)\)", line)
        found = [addresses.of(link, document) for link in links]
        if links and not found[0] and line.startswith("* "):
            continue
        for link, address in zip(links, found):
            line = line.replace(f"]({link})", f"]({address or link})", 1)
        lines.append(line)
    return "\n".join(lines)
