"""The parts of the site, and the links to them."""

from html import escape

# The names of the parts, and their folders in the site.
PARTS = {
    "Documentation": "documentation/", "Tour": "tour/", "Playground": "playground/",
    "Gallery": "gallery/", "Reports": "reports/",
}


def bar(folders, root):
    """The links to those parts of the site that have one of the folders. `root` leads to the front page."""
    links = "".join(f'<a href="{root}{folder}">{escape(name)}</a>'
                    for name, folder in PARTS.items() if folder in folders)
    return f'<nav class="site-bar" aria-label="Site"><a href="{root}">Anchors</a>{links}</nav>'
