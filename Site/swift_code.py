"""Swift code as HTML, with the colours that the gallery has: the classes are those of its SwiftHighlighter."""

import re
from html import escape

KEYWORDS = (
    "case class convenience else enum extension false final for func guard if import in init lazy let nil override "
    "private return self static struct super switch true try var where")
TOKENS = re.compile("|".join((
    r"(?P<comment>//[^\n]*)", r'(?P<string>"(?:\\.|[^"\\\n])*")', r"(?P<operator>==|>=|<=|~)",
    rf"(?P<keyword>\b(?:{'|'.join(KEYWORDS.split())})\b)", r"(?P<type>\b[A-Z]\w*)",
    r"(?P<number>\b[0-9][0-9._]*)", r"\w+")))


def html(code):
    """The code, its tokens in elements that have a class."""
    result, end = [], 0
    for token in TOKENS.finditer(code):
        text = escape(token[0], quote=False)
        result += [escape(code[end:token.start()], quote=False),
                   f'<span class="{token.lastgroup}">{text}</span>' if token.lastgroup else text]
        end = token.end()
    return "".join(result) + escape(code[end:], quote=False)
