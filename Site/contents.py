"""Pages of a DocC archive that can be read without JavaScript.

DocC's pages are empty until a script has fetched what is in them. This puts the contents of each page into
its HTML: its title, its description, and everything else for readers without scripts. (`docc convert` has
an experimental option for that; with it docc 6.3 crashes on Linux, in FoundationXML.)
"""

import json
import os
import re
from html import escape

from markup import Markup


def add(archive, base_path, bar):
    """Adds the contents to all pages of an archive, and `bar`, the links to the parts of the site, on top of
    them. Returns how many pages there are.
    """
    data = os.path.join(archive, "data")
    count = 0
    for folder, _, names in os.walk(data):
        for name in names:
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                page = json.load(file)
            path = os.path.relpath(os.path.join(folder, name[:-len(".json")]), data)
            add_to_page(os.path.join(archive, path, "index.html"), page, base_path, bar)
            count += 1
    return count


def add_to_page(file_path, page, base_path, bar):
    with open(file_path, encoding="utf-8") as file:
        html = file.read()
    title, description = page["metadata"]["title"], plain(page.get("abstract", []))
    head = f"<title>{escape(title)}</title>"
    if description:
        head += f'<meta name="description" content="{escape(description)}">'
    style = '<link rel="stylesheet" href="{}/{}">'.format
    body = (f'<template id="custom-header">{style(base_path, "bar.css")}{bar}</template>'
            f'<noscript><style>#loading-placeholder{{display:none}}</style>{style(base_path, "site.css")}'
            f'{bar}<main class="text">{contents(page, base_path)}</main></noscript>')
    for pattern, replacement in ((r"<title>.*?</title>", head), (r"<noscript>.*?</noscript>", body)):
        html, count = re.subn(pattern, lambda _: replacement, html, count=1, flags=re.DOTALL)
        if count != 1:
            raise ValueError(f"{file_path} has no {pattern}")
    with open(file_path, "w", encoding="utf-8") as file:
        file.write(html)


def plain(parts):
    """A text without its formatting."""
    return "".join(part.get("text") or part.get("code") or plain(part.get("inlineContent", []))
                   for part in parts)


def contents(page, base_path):
    """What the page says."""
    markup = Markup(page, base_path)
    metadata = page["metadata"]
    result = []
    for path in page.get("hierarchy", {}).get("paths", [])[:1]:
        links = " / ".join(markup.link(identifier) for identifier in path)
        result.append(f'<nav aria-label="Path">{links}</nav>')
    if "roleHeading" in metadata:
        result.append(f"<p>{escape(metadata['roleHeading'])}</p>")
    result.append(f"<h1>{escape(metadata['title'])}</h1>")
    if page.get("abstract"):
        result.append(f"<p>{markup.lines(page['abstract'])}</p>")
    result += [markup.section(section) for section in page.get("primaryContentSections", [])]
    for key, title in (("topicSections", "Topics"), ("defaultImplementationsSections", "Default implementations"),
                       ("relationshipsSections", "Relationships"), ("seeAlsoSections", "See also")):
        if page.get(key):
            result.append(f"<h2>{title}</h2>")
            result += [markup.list_of_links(section.get("title"), section["identifiers"], level=3)
                       for section in page[key]]
    return "\n".join(result)
