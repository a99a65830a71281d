"""Prints the table of ratios from a results file of one run."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from results import Results, is_edit, shown, table  # noqa: E402

# What of ours is compared with which parts of peers. An edit that creates nothing is measured through the
# tree alone; it is all that there is to it.
GROUPS = (
    ("solver alone", ("solver",), (("kiwi", "kiwi"), ("cassowary", "cassowary"))),
    ("through the tree", ("tree", "edit"), (
        ("GTK", "GTK 4"), ("Taffy layout", "Taffy, layout calls only"),
        ("Yoga layout", "Yoga, layout calls only"))),
    ("everything", ("everything", "tree"), (("Yoga", "Yoga"),)),
)


def ratios(results):
    """One row for each workload and number of views that a peer did. Peers that were left out have no
    columns."""
    parts = {part for _, _, part in results.values}
    titles = ["", "views", "unit"]
    for own, _, peers in GROUPS:
        titles.append(own)
        for part, name in peers:
            if part in parts:
                titles += [name, "times ours"]
    titles += ["plain loop", "our solver by the loop"]
    rows = []
    for workload in results.names:
        scale = 1 if is_edit(workload.split()[0]) else 1000
        for views in results.sizes(workload):
            def value(*names):
                values = (results.value(workload, views, part) for part in names)
                return next((value for value in values if value is not None), None)

            def cell(value):
                return shown(None if value is None else value / scale)

            def ratio(value, base):
                return shown(value / base if value and base else None)

            if value(*(part for _, _, peers in GROUPS for part, _ in peers)) is None:
                continue
            row = [workload, f"{views:,}", "µs" if scale == 1 else "ms"]
            for _, own, peers in GROUPS:
                base = value(*own)
                row.append(cell(base))
                for part, _ in peers:
                    if part in parts:
                        row += [cell(value(part)), ratio(value(part), base)]
            rows.append(row + [cell(value("plain")), ratio(value("solver"), value("plain"))])
    return table(titles, rows)


if __name__ == "__main__":
    results = Results(sys.argv[1])
    print(results.note, ratios(results), sep="\n\n")
