"""Links of HTML pages and of the repository's Markdown, and where they lead."""

import glob
import os
import re
from html.parser import HTMLParser
from urllib.parse import unquote, urljoin, urlsplit


class Links(HTMLParser):
    """The links of a page, and the places in it that links can lead to."""

    def __init__(self):
        super().__init__()
        self.addresses, self.places = [], set()

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        for name in ("href", "src"):
            if values.get(name):
                self.addresses.append(values[name])
        if values.get("id"):
            self.places.add(values["id"])


def read(path):
    links = Links()
    with open(path, encoding="utf-8") as file:
        links.feed(file.read())
    return links


def broken_links(site, prefix, pages):
    """The links of pages of the site that lead to no file of it, each with the page that has it."""
    result, known = [], {}
    for page in pages:
        base = f"{prefix}/{os.path.relpath(page, site)}"
        for address in read(page).addresses:
            parts = urlsplit(urljoin(base, address))
            if parts.scheme in ("http", "https", "data", "blob", "mailto"):
                continue
            file = target(site, prefix, parts.path)
            if file not in known:
                known[file] = bool(file) and os.path.exists(file)
            if not known[file]:
                result.append(f"{base}: {address}")
    return result


def target(site, prefix, path):
    """The file that a path of an address is answered with; `None` outside of the site."""
    if not path.startswith(f"{prefix}/"):
        return None
    file = os.path.join(site, unquote(path[len(prefix) + 1:]))
    return os.path.join(file, "index.html") if os.path.isdir(file) else file


def markdown_links(root):
    """The files that the README, the articles and CONTRIBUTING.md link to, by their paths in the repository."""
    result = []
    for path in ["README.md", "CONTRIBUTING.md", *glob.glob("Sources/*/*.docc/*.md", root_dir=root)]:
        with open(os.path.join(root, path), encoding="utf-8") as file:
            for address in re.findall(r"(?<!`)\]\(([^)\s]+)\)", without_code(file.read())):
                if not urlsplit(address).scheme:
                    result.append(os.path.normpath(os.path.join(os.path.dirname(path), address.split("#")[0])))
    return result


def without_code(text):
    """Markdown without its listings and its code in lines, in which brackets are not links."""
    return re.sub(r"`[^`\n]*`", "``", re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE))
