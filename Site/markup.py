"""What a page of a DocC archive has, as HTML. The pages are in DocC's format of rendered pages, one JSON
document each: https://github.com/swiftlang/swift-docc/blob/main/Sources/SwiftDocC/SwiftDocC.docc/Resources/RenderNode.spec.json
"""

from html import escape
from urllib.parse import quote


class Markup:
    """Writes the parts of one page. A kind of part that it does not know is an error."""

    def __init__(self, page, base_path):
        self.references = page["references"]
        self.base_path = base_path

    # Lines

    def address(self, path):
        """The address of a path of the archive, as it is written in a link. Others stay as they are."""
        if path.startswith("https://"):
            return escape(path)
        return f"{self.base_path}{quote(path, safe='/()_:=-,.~!*+')}"

    def lines(self, parts):
        return "".join(self.line(part) for part in parts)

    def line(self, part):
        kind = part["type"]
        if kind == "text":
            return escape(part["text"])
        if kind == "codeVoice":
            return f"<code>{escape(part['code'])}</code>"
        if kind in ("emphasis", "strong"):
            tag = {"emphasis": "em", "strong": "strong"}[kind]
            return f"<{tag}>{self.lines(part['inlineContent'])}</{tag}>"
        if kind == "reference":
            return self.link(part["identifier"], part.get("overridingTitle"))
        raise ValueError(f"no HTML for a part of a line of the kind {kind}")

    def link(self, identifier, title=None):
        """A link to a page, with its title; the title alone if the page is not in the archive."""
        # The summary of another page can have links that this page has not.
        reference = self.references.get(identifier) or {
            "title": title or identifier.split("/")[-1], "kind": "symbol"}
        text = escape(title or reference["title"])
        if reference.get("kind") == "symbol" and not title:
            text = f"<code>{text}</code>"
        if "url" not in reference:
            return text
        return f'<a href="{self.address(reference["url"])}">{text}</a>'

    # Blocks

    def blocks(self, parts):
        return "\n".join(self.block(part) for part in parts)

    def block(self, part):
        kind = part["type"]
        if kind == "paragraph":
            return f"<p>{self.lines(part['inlineContent'])}</p>"
        if kind == "heading":
            level, anchor = part["level"], escape(part["anchor"])
            return f'<h{level} id="{anchor}">{escape(part["text"])}</h{level}>'
        if kind == "codeListing":
            code = "\n".join(part["code"])
            return f"<pre><code>{escape(code)}</code></pre>"
        if kind in ("unorderedList", "orderedList"):
            tag = {"unorderedList": "ul", "orderedList": "ol"}[kind]
            items = "".join(f"<li>{self.blocks(item['content'])}</li>" for item in part["items"])
            return f"<{tag}>{items}</{tag}>"
        if kind == "aside":
            name = part.get("name") or part["style"].capitalize()
            return f"<aside><p><strong>{escape(name)}</strong></p>{self.blocks(part['content'])}</aside>"
        if kind == "table":
            return self.table(part)
        raise ValueError(f"no HTML for a block of the kind {kind}")

    def table(self, part):
        def row(cells, tag):
            return "<tr>" + "".join(f"<{tag}>{self.blocks(cell)}</{tag}>" for cell in cells) + "</tr>"
        first, *others = part["rows"]
        head = f"<thead>{row(first, 'th')}</thead>"
        return f"<table>{head}<tbody>{''.join(row(cells, 'td') for cells in others)}</tbody></table>"

    # Sections

    def section(self, part):
        kind = part["kind"]
        if kind == "declarations":
            texts = ["".join(token["text"] for token in declaration["tokens"])
                     for declaration in part["declarations"]]
            return "".join(f"<pre><code>{escape(text)}</code></pre>" for text in texts)
        if kind == "content":
            return self.blocks(part["content"])
        if kind == "parameters":
            rows = "".join(
                f"<dt><code>{escape(parameter['name'])}</code></dt><dd>{self.blocks(parameter['content'])}</dd>"
                for parameter in part["parameters"])
            return f"<h2>Parameters</h2><dl>{rows}</dl>"
        if kind == "mentions":
            return self.list_of_links("Mentioned in", part["mentions"])
        raise ValueError(f"no HTML for a section of the kind {kind}")

    def list_of_links(self, title, identifiers, level=2):
        """A heading, and links to pages with what each of them is in a line."""
        items = []
        for identifier in identifiers:
            abstract = self.references[identifier].get("abstract")
            about = f"<br>{self.lines(abstract)}" if abstract else ""
            items.append(f"<li>{self.link(identifier)}{about}</li>")
        heading = f"<h{level}>{escape(title)}</h{level}>" if title else ""
        return f"{heading}<ul>{''.join(items)}</ul>"
