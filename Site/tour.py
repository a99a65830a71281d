"""The tour: one page of ten steps, each a picture that the library draws, and its text. Where there is a
playground, a touch makes a picture live, with the playground's engine.
"""

import glob
import json
import os
import re
import shutil
from html import escape
from string import Template

from commands import run_tool

SOURCE = "Examples/Tour"
SCRIPTS = ["engine-host.js", "numbers.js", "handle.js", "findings.js", "step.js", "tour.js"]


def build(folder, bar, has_playground):
    """Writes the page to `folder`. It is live if the site has a playground."""
    pictures = os.path.join(folder, "steps")
    run_tool("Tour", pictures)
    with open(f"{SOURCE}/Page/index.html", encoding="utf-8") as file:
        template = Template(file.read())
    steps = [step(number, path, pictures)
             for number, path in enumerate(sorted(glob.glob(f"{SOURCE}/Steps/*.anchors")), 1)]
    scripts = ["../playground/engine.js", *SCRIPTS] if has_playground else []
    page = template.substitute(
        bar=bar, playground="../playground/", steps="\n".join(steps),
        invitation=("Touch a picture: it becomes live. Drag the window’s edge, or a number in the text."
                    if has_playground else "Each is a picture and the text that it is drawn from."),
        scripts="\n".join(f'<script src="{script}"></script>' for script in scripts))
    with open(os.path.join(folder, "index.html"), "w", encoding="utf-8") as file:
        file.write(page)
    for name in ["tour.css", *(SCRIPTS if has_playground else [])]:
        shutil.copy(f"{SOURCE}/Page/{name}", folder)


def step(number, path, pictures):
    """A step: what its file says, and what the library makes of it."""
    name = os.path.basename(path)[:-len(".anchors")]
    text = read(path)
    head = re.match(r"anchors \d+\n(?://.*\n)+", text)[0]
    title, about = (line[2:].strip() for line in head.split("\n")[1:3])
    width, height = re.search(r"^window (\d+) x (\d+)", text, re.MULTILINE).groups()
    return f"""<li class="step" id="{name}" data-width="{width}" data-height="{height}" data-head="{escape(head)}">
<div class="words">
<h2><span>{number}</span>{escape(title)}</h2>
<p>{escape(about)}</p>
<pre class="anchors"><code>{escape(text[len(head):])}</code></pre>
<details><summary>As Swift</summary><pre class="swift"><code>{escape(read(f"{pictures}/{name}.swift"))}</code></pre></details>
</div>
<figure>
<div class="picture">{read(f"{pictures}/{name}.svg")}</div>
<figcaption class="said" aria-live="polite">{said(json.loads(read(f"{pictures}/{name}.json")))}</figcaption>
</figure>
</li>"""


def said(findings):
    """What is wrong with a step, in words."""
    lines = []
    for conflict in findings["conflicts"]:
        lines += [("conflict", conflict["title"]), ("sum", conflict.get("sum") or "")]
    lines += [("open", ambiguity["title"]) for ambiguity in findings["ambiguities"]]
    lines += [("optional", constraint["title"]) for constraint in findings["unsatisfied"] if constraint["constraints"]]
    return "".join(f'<p class="{kind}">{escape(line)}</p>' for kind, line in lines)


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()
