"""The front page. Its words are the README's and the articles' first lines; its code and its picture are a screen of
the sample app.
"""

import os
import re
import shutil
from html import escape, unescape
from string import Template

import swift_code
from articles import MODULES, articles, text_of
from markdown import Markdown
from parts import PARTS

CONTROLLER = "Examples/SampleApp.swiftpm/Sources/SampleApp/LoginController.swift"
PICTURES = "Examples/SampleScreens"
ABOUT = {
    "Documentation": "Every type and every function of the four modules, and the articles.",
    "Tour": "Ten steps, each a picture and its code. A touch makes the picture live.",
    "Playground": "Write constraints, drag the window, and see what conflicts, and why.",
    "Gallery": "Recipes and whole screens: the code, and what it looks like on each device.",
    "Reports": "What the library says of layouts with something wrong.",
    "Tools": "Commands that explain logs, check storyboards and xibs, and migrate layout code.",
}
# The articles that come first, and the groups of the others.
TASKS = ["MovingAnAppToAnchors", "FindingALayoutBugOnIOS", "CheckingStoryboardsInCI"]
GROUPS = dict(zip(MODULES, ("Constraints", "Engine and tree", "Animation", "Reports")))


def write(folder, bar, built, addresses):
    """Writes `index.html`, which leads to the parts that are built, and its pictures."""
    readme = text_of("README.md")
    markdown = Markdown(lambda link: addresses.of(link, "README.md"))
    tagline, lead = re.fullmatch(r"(.+?): (.+)", readme.split("\n\n")[1]).groups()
    lead = markdown.line(lead[0].upper() + lead[1:])
    report = re.search(r"\n\n(?P<lead>[^\n]+):\n\n```text\n(?P<text>\d+ required.*?)\n```", readme, re.DOTALL)
    verified = re.search(r"^## What has been verified\n(.*?)^## ", readme, re.DOTALL | re.MULTILINE)[1]
    every = articles()
    page = Template(text_of("Site/front/index.html")).substitute(
        bar=bar, tagline=markdown.line(tagline), lead=lead,
        description=escape(f"{tagline}: {plain_text(lead)}"),
        repository=f'<a href="{escape(addresses.repository)}">Source code</a>' if addresses.repository else "",
        file=os.path.basename(CONTROLLER), code=swift_code.html(example(text_of(CONTROLLER))), picture=picture(folder),
        conflict_lead=markdown.line(report["lead"] + "."), conflict=conflict(report["text"]),
        tasks="\n".join(card(article.page, article.title, article.about) for name in TASKS for article in every
                        if article.source.endswith(f"/{name}.md")),
        parts="\n".join(card(path, name, ABOUT[name]) for name, path in PARTS.items() if path in built),
        verified=markdown.html(verified), articles="\n".join(group(module, every) for module in MODULES),
        links=footer(addresses))
    with open(os.path.join(folder, "index.html"), "w", encoding="utf-8") as file:
        file.write(page)


# The example


def example(source):
    """The code of the sample's screen that the page shows."""
    function = re.search(r"^  override func viewDidLoad\(\) \{\n.*?^  \}$", source, re.DOTALL | re.MULTILINE)[0]
    return re.sub("^  ", "", function, flags=re.MULTILINE)


def picture(folder):
    """The screen, also in dark mode if there is a picture of it."""
    shutil.copy(f"{PICTURES}/login.svg", folder)
    source = ""
    if os.path.exists(f"{PICTURES}/login-dark.svg"):
        shutil.copy(f"{PICTURES}/login-dark.svg", folder)
        source = '<source srcset="login-dark.svg" media="(prefers-color-scheme: dark)">'
    image = '<img src="login.svg" width="300" alt="The sign-in screen that this code lays out">'
    return f"<picture>{source}{image}</picture>"


# The conflict


def conflict(text):
    """The README's conflict: the constraints, the sum, and the fixes, of which the first is marked."""
    title, *lines = text.split("\n")
    members = re.findall(r"^  (.+?) \((\S+:\d+)\): (.+)$", text, re.MULTILINE)
    total = next(line for line in lines if " needed, " in line)
    removed = next(line for line in lines if line.startswith("Removed "))
    fixes = lines[lines.index("To fix it, do one of these:") + 1:]
    if len(members) + len(fixes) + 3 != len(lines):
        raise SystemExit("the README's conflict has a line that the front page does not know")
    rows = "\n".join(f"<tr><td><code>{swift_code.html(code)}</code></td><td>{escape(about, quote=False)}</td>"
                     f"<td>{escape(place)}</td></tr>" for code, place, about in members)
    return f"""<div class="conflict" role="group" aria-label="A conflict">
<p class="title">{escape(title.rstrip(":"))}</p>
<table><tbody>
{rows}
</tbody></table>
<p class="sum">{escape(total)}</p>
<p class="removed">{statements(removed)}</p>
<p class="fixes">To fix it, do one of these:</p>
<ol>
{"".join(f"<li>{statements(fix.strip())}</li>" for fix in fixes)}
</ol>
</div>"""


def statements(line):
    """A line of the report, with its constraints as code."""
    parts = re.split(r"(\w+\.\w+ (?:==|>=|<=) [\w.]+)( \(\S+:\d+\))?", line)
    texts, codes = parts[::3], [f"<code>{swift_code.html(code)}</code>" for code in parts[1::3]]
    places = [f'<span class="place">{escape(place or "")}</span>' for place in parts[2::3]]
    return escape(texts[0]) + "".join(map("".join, zip(codes, places, map(escape, texts[1:]))))


# Links


def group(module, every):
    """A heading, and the articles of a module."""
    items = "\n".join(f'<li><a href="{article.page}">{line(article.title)}</a><br>{line(article.about)}</li>'
                      for article in every if article.source.startswith(f"Sources/{module}/"))
    return f"<div><h3>{GROUPS[module]}</h3>\n<ul>\n{items}\n</ul></div>"


def footer(addresses):
    """The links at the end of the page."""
    links = [("Changelog", "changelog/"), ("For assistants", "assistants.md"), ("MIT license", "license.txt")]
    for title, path in (("Contributing", "CONTRIBUTING.md"), ("Security", "SECURITY.md")):
        links.append((title, addresses.of(path, "README.md")))
    links.append(("Source code", addresses.repository))
    return "\n".join(f'<a href="{escape(address)}">{title}</a>' for title, address in links if address)


def card(path, title, about):
    return f'<li><a href="{path}"><strong>{line(title)}</strong>{line(about)}</a></li>'


def line(text):
    """A line of Markdown as HTML."""
    return re.sub(r"`(.*?)`", r"<code>\1</code>", escape(text, quote=False))


def plain_text(html):
    return unescape(re.sub("<.*?>", "", html))
