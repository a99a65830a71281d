"""The repository's documents as HTML: the part of Markdown that they use."""

import re
from html import escape

import swift_code

BLOCKS = re.compile(r"""
    ^```(?P<language>\w*)\n(?P<code>[\s\S]*?)\n```$
  | ^(?P<level>\#{1,4})\ (?P<heading>.+)$
  | (?P<table>(?:^\|.*\n?)+)
  | (?P<list>(?:^(?:\*|-|\d+\.)\ .*\n?(?:^\ +\S.*\n?)*)+)
  | (?P<paragraph>(?:^(?!```|\#|\||\*\ |-\ ).+\n?)+)
""", re.MULTILINE | re.VERBOSE)
INLINE = re.compile(
    r"`(?P<code>[^`]+)`|\*\*(?P<strong>.+?)\*\*|\*(?P<em>[^*\s][^*]*)\*"
    r"|\[(?P<title>(?:`[^`]*`|[^\]])*)\]\((?P<link>[^)\s]+)\)")


class Markdown:
    """Writes a document as HTML. `address` gives the address for a link; a link without one is its title alone."""

    def __init__(self, address):
        self.address = address

    def html(self, text):
        return "\n".join(self.block(match) for match in BLOCKS.finditer(text))

    def block(self, match):
        if match["code"] is not None:
            code = match["code"]
            html = swift_code.html(code) if match["language"] == "swift" else escape(code, quote=False)
            return f"<pre><code>{html}</code></pre>"
        if match["heading"]:
            level, heading = len(match["level"]), match["heading"]
            place = re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
            return f'<h{level} id="{place}">{self.line(heading)}</h{level}>'
        if match["table"]:
            return self.table(match["table"])
        if match["list"]:
            items = re.split(r"^(?:\*|-|\d+\.) ", match["list"], flags=re.MULTILINE)[1:]
            tag = "ol" if match["list"][0].isdigit() else "ul"
            return f"<{tag}>{''.join(f'<li>{self.line(item)}</li>' for item in items)}</{tag}>"
        return f"<p>{self.line(match['paragraph'])}</p>"

    def table(self, text):
        rows = [re.split(r"(?<!\\) ?\| ?", row.strip().strip("|").strip()) for row in text.strip().split("\n")]
        head, body = rows[0], rows[2:]

        def cells(row, tag):
            return "<tr>" + "".join(f"<{tag}>{self.line(cell)}</{tag}>" for cell in row) + "</tr>"
        return ('<div class="table"><table><thead>' + cells(head, "th") + "</thead><tbody>"
                + "".join(cells(row, "td") for row in body) + "</tbody></table></div>")

    def line(self, text):
        """A paragraph's text."""
        text, result, end = " ".join(text.split()), [], 0
        for match in INLINE.finditer(text):
            result.append(escape(text[end:match.start()], quote=False))
            result.append(self.part(match))
            end = match.end()
        return "".join(result) + escape(text[end:], quote=False)

    def part(self, match):
        if match["code"]:
            return f"<code>{escape(match['code'], quote=False)}</code>"
        for tag in ("strong", "em"):
            if match[tag]:
                return f"<{tag}>{self.line(match[tag])}</{tag}>"
        address, title = self.address(match["link"]), self.line(match["title"])
        return f'<a href="{escape(address)}">{title}</a>' if address else title
