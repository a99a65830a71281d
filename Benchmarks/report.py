"""Puts the numbers in `Results` into README.md, between its markers, and draws `Results/time.svg`.

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
        results.note, table(titles, lists), table(["µs", "frames that change", "bar", "median"], others)])


def expressions():
    """`Measure expressions` prints two tables, of times and of allocations."""
    columns, order = {}, []
    with open(path("expressions.txt")) as file:
        for line in file:
            words = re.split(r"  +", line.strip())
            if len(words) != 3:
                continue
            if words[0] == "expression":
                unit = words[2]
                continue
            if words[0] not in columns:
                order.append(words[0])
            columns.setdefault(words[0], {"constraints": words[1]})[unit] = words[2]
    rows = [[f"`{name}`"] + [columns[name].get(key, "–") for key in ("constraints", "ns", "allocations")]
            for name in order]
    return table(["expression", "constraints", "ns", "allocations"], rows)


def fitting():
    """`Measure fitting` prints one table."""
    with open(path("fitting.txt")) as file:
        rows = [re.split(r"  +", line.strip()) for line in file if line.strip()]
    return table(rows[0], rows[1:])


def soak():
    with open(path("soak.txt")) as file:
        return "```text\n" + file.read().rstrip() + "\n```"


def replace(text, marker, content):
    start, end = f"<!-- {marker} -->", f"<!-- end of {marker} -->"
    before, rest = text.split(start, 1)
    return before + start + "\n" + content + "\n" + end + rest.split(end, 1)[1]


def main():
    own, peers = Results(path("measure.tsv")), Results(path("peers.tsv"))
    with open(path("machine.txt")) as file:
        machine = file.read().strip()
    readme = os.path.join(FOLDER, "README.md")
    with open(readme) as file:
        text = file.read()
    for marker, content in (
        ("machine", machine), ("summary", summary(own)), ("sizes", sizes(own)),
        ("structure", structure(Results(path("structure.tsv")))), ("expressions", expressions()),
        ("fitting", fitting()), ("soak", soak()), ("peers", ratios(peers)),
    ):
        text = replace(text, marker, content)
    with open(readme, "w") as file:
        file.write(text)

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
    with open(path("time.svg"), "w") as file:
        file.write(plot.draw(workloads, points))


if __name__ == "__main__":
    main()
