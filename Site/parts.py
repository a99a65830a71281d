"""The parts of the site, and the links to them."""

import glob
import os
from html import escape

# The names of the parts, and their folders in the site.
PARTS = {
    "Documentation": "documentation/", "Tour": "tour/", "Playground": "playground/",
    "Gallery": "gallery/", "Reports": "reports/", "Tools": "tools/",
}


def bar(folders, root, current=None):
    """The links to those parts of the site that have one of the folders. `root` leads to the front page,
    `current` is the folder that the page is in.
    """
    here = ' aria-current="true"'
    links = "".join(f'<a href="{root}{folder}"{here if folder == current else ""}>{escape(name)}</a>'
                    for name, folder in PARTS.items() if folder in folders)
    return f'<nav class="site-bar" aria-label="Site"><a href="{root}">Anchors</a>{links}</nav>'


def add_bar(site, folders, built):
    """Puts the links to the parts that are built on top of the pages in folders, which other programs have written."""
    for folder in folders:
        for path in glob.glob(os.path.join(site, folder, "*.html")):
            with open(path, encoding="utf-8") as file:
                page = file.read()
            for mark, addition in (("</title>", '<link rel="stylesheet" href="../bar.css">'),
                                   ("<body>", bar(built, "../", folder))):
                if mark not in page:
                    raise SystemExit(f"{path} has no {mark}")
                # Pictures in the page have titles as well.
                page = page.replace(mark, f"{mark}\n{addition}", 1)
            with open(path, "w", encoding="utf-8") as file:
                file.write(page)
