"""Writes RESULTS.md from the numbers in `Results`, and draws `Results/time.svg`.

Usage: python3 Benchmarks/report.py
"""

import math
import os
import re
import sys

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [FOLDER, os.path.join(FOLDER, "Peers")]

import plot  # noqa: E402
from ratios import ratios  # noqa: E402
from results import Results, is_edit, shown, table  # noqa: E402

SIZES = (100, 1000, 10_000, 100_000)
# Numbers of views of lists whose cells have six.
LISTS = (600, 6000, 60_000)
PARTS = (("solver", "solver alone"), ("tree", "through the tree"), ("everything", "everything"))


def path(name):
    return os.path.join(FOLDER, "Results", name)


# Numbers in files of tabs.


def growth(results, workload, part):
    small, large = (results.value(workload, views, part) for views in (100, 10_000))
    return f"{math.log10(large / small) / 2:.2f}" if small and large else "–"


def scaled(results, workload, views, part):
    value = results.value(workload, views, part)
    return shown(None if value is None else value / 1000)


def size_of(results, workload, part):
    value = results.value(workload, 1000, part)
    return shown(None if value is None else round(value))


def summary(results):
    """The table of what is to be shown, at 1,000 views."""
    rows = []
    for workload in results.names:
        word = workload.split()[0]
        cells = []
        for part, _ in PARTS:
            value = results.value(workload, 1000, part)
            cells.append(shown(value if is_edit(word) or value is None else value / 1000))
        exponents = [growth(results, workload, part) for part, _ in PARTS]
        memory = [size_of(results, workload, part + " bytes") for part in ("solver", "tree")]
        rows.append([workload, "µs" if is_edit(word) else "ms"] + cells + exponents + memory)
    titles = ["1,000 views", "unit"] + [name for _, name in PARTS]
    titles += ["growth: solver", "tree", "everything", "bytes a view: solver", "tree"]
    return table(titles, rows)


def sizes(results):
    rows = []
    for workload in results.names:
        if is_edit(workload.split()[0]):
            continue
        for part, name in PARTS + (("plain", "plain loop"),):
            cells = [scaled(results, workload, views, part) for views in SIZES]
            rows.append([f"{workload}, {name}"] + cells)
    return table(["milliseconds"] + [f"{views:,} views" for views in SIZES], rows)


def structure(results):
    """W14 and W17 at several numbers of cells, then W15 and W16, which have one size each."""
    def cells(workload, part):
        values = [results.value(workload, views, part) for views in LISTS]
        return [shown(value) for value in values]

    def several(texts):
        """Texts that are the same for all sizes are given once."""
        return texts[0] if len(set(texts)) == 1 else ", ".join(texts)

    def frames(workload, sizes):
        return several([f"{results.value(workload, views, 'frames'):,.0f}" for views in sizes])

    lists, others = [], []
    for workload in sorted(results.names):
        sizes = results.sizes(workload)
        if set(LISTS) <= set(sizes):
            row = [workload, frames(workload, LISTS), several(cells(workload, "bar"))]
            lists.append(row + cells(workload, "everything"))
        elif workload.startswith(("W15", "W16")):
            values = [shown(results.value(workload, sizes[0], part)) for part in ("bar", "everything")]
            others.append([workload, frames(workload, sizes)] + values)
    titles = ["µs", "frames that change", "bar"] + [f"{views // 6:,} cells" for views in LISTS]
    return "\n\n".join([
        table(titles, lists), table(["µs", "frames that change", "bar", "median"], others)])


def animation(results):
    rows = []
    for workload in results.names:
        views = results.sizes(workload)[0]
        rows.append([workload, f"{views:,}", shown(results.value(workload, views, "tree"))])
    return table(["µs", "views", "through the tree"], rows)


# What programs print.


class Printed:
    """What a program has printed, and the line that says when and how it was measured."""

    def __init__(self, name):
        with open(path(name)) as file:
            lines = file.read().split("\n")
        self.note = lines.pop(0)[2:] if lines[0].startswith("# ") else ""
        self.text = "\n".join(lines).strip("\n")

    @property
    def tables(self):
        """The rows of each table, from columns that are two spaces apart or more."""
        tables = []
        for block in re.split(r"\n\n+", self.text):
            rows = [re.split(r"  +", line.strip()) for line in block.split("\n")]
            width = max(len(row) for row in rows)
            # A first column may have no title.
            tables.append([[""] * (width - len(row)) + row for row in rows])
        return tables


def printed_tables(printed):
    return "\n\n".join(table(rows[0], rows[1:]) for rows in printed.tables)


def printed_text(printed):
    return "```text\n" + printed.text + "\n```"


def expressions(printed):
    """Times and allocations in one table."""
    times, allocations = printed.tables
    rows = [[f"`{name}`", count, time, other[2]]
            for (name, count, time), other in zip(times[1:], allocations[1:])]
    return table(["expression", "constraints", "ns", "allocations"], rows)


# The page.


def sections(own, peers):
    """Title, what the table shows, the numbers, and what makes the table of them."""
    return [
        ("All workloads at 1,000 views",
         "The table shows the time of a whole layout, or of an edit from W5 to W7; the exponent with which "
         "it grows from 100 views to 10,000; and the memory of a view. Times are medians of up to "
         f"{own.runs} runs.",
         own, summary),
        ("Whole layouts at all sizes",
         "The table shows the time of a whole layout, and that of a plain loop that computes the same frames "
         "without an engine. A dash stands for a size that is not measured, or that would take minutes.",
         own, sizes),
        ("Edits of structure",
         "The tables show the time of an edit with the layout after it, and how many frames it changes. A bar "
         "is the most that the edit may take; three bars are those of the three sizes. Times are medians of "
         "up to 201 rounds.",
         Results(path("structure.tsv")), structure),
        ("Animation",
         "The table shows the time of a step that sets ten constants, after which forty texts wrap anew.",
         Results(path("animation.tsv")), animation),
        ("Passes",
         "The table shows the time of one `layoutIfNeeded()`: where nothing has changed, and where a title in "
         "the middle has another number of rows. Each card has a place of its own, or hangs below another.",
         Printed("passes.txt"), printed_tables),
        ("Conflicts and explanations",
         "The tables show the time of a first layout without a conflict and with one, and that of the report "
         "of it; then the time of an explanation why an optional constraint does not hold.",
         Printed("conflicts.txt"), printed_tables),
        ("Reports about trees without conflicts",
         "The table shows the time of a first layout, and of each report on it, at 1,000 views: an "
         "explanation of one frame and of all, the lists, the layout as text, pictures, and the page.",
         Printed("reports.txt"), printed_tables),
        ("Inert constraints",
         "The table shows the time to create and release the constraints of an expression, and how many "
         "allocations they take.",
         Printed("expressions.txt"), expressions),
        ("The size that fits",
         "The table shows the time of `systemLayoutSizeFitting` of a cell, and its ratio to the first layout "
         "of a copy of the cell.",
         Printed("fitting.txt"), printed_tables),
        ("An expression over a raw `NSLayoutConstraint`",
         "The table shows the time and the allocations of a constraint on the stand-in for UIKit, and what "
         "they are over those of a raw constraint.",
         Printed("overhead.txt"), printed_text),
        ("A report on live views",
         "The table shows the time of a report on a list with raw constraints, on the stand-in for UIKit.",
         Printed("live-reports.txt"), printed_text),
        ("Instructions and retains",
         "The tables show the counts of a whole life of 1,000 views, and those of a cell that is appended to "
         "a list of 1,000 views. The same program gives the same counts in each run.",
         Printed("instructions.txt"), printed_tables),
        ("What the library costs an app",
         "The table shows the time to build the modules from nothing, and the code that they add to a "
         "stripped app.",
         Printed("size.txt"), printed_text),
        ("Memory over many cycles",
         "The table shows the least memory in use in each half of many cycles of edits, in kilobytes.",
         Printed("soak.txt"), printed_text),
        ("Other engines",
         "The table shows the times of other engines beside ours that do the same. A dash stands for what a "
         "peer does not do, or what would take more than a minute. A peer that was not there has no column.",
         peers, ratios),
    ]


def page(own, peers):
    lines = [
        "# Results", "",
        f"Generated by `Benchmarks/run.sh`: {own.note}", "",
        "[README.md](README.md) says what the workloads are and how they are measured. A table from another "
        "run has a line that says from which.", "",
        "![Time over number of views](Results/time.svg)",
    ]
    for title, words, source, content in sections(own, peers):
        lines += ["", f"## {title}", "", words, ""]
        if source.note != own.note:
            lines += [source.note, ""]
        lines.append(content(source))
    return "\n".join(lines) + "\n"


def draw(own, peers):
    workloads = [name for name in own.names if not is_edit(name.split()[0])]
    points = {}
    for workload in workloads:
        points[workload] = {}
        for part, _, _ in plot.PARTS:
            source = peers if part in plot.PEERS else own
            for views in SIZES:
                value = source.value(workload, views, part)
                if value:
                    points[workload].setdefault(part, []).append((views, value))
    return plot.draw(workloads, points)


def main():
    own, peers = Results(path("measure.tsv")), Results(path("peers.tsv"))
    with open(os.path.join(FOLDER, "RESULTS.md"), "w") as file:
        file.write(page(own, peers))
    with open(path("time.svg"), "w") as file:
        file.write(draw(own, peers))


if __name__ == "__main__":
    main()
