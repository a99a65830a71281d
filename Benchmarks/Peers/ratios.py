"""Prints the table of ratios from a results file of one run."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from results import Results, shown, table  # noqa: E402

SOLVERS = ("kiwi", "cassowary")


def ratios(results):
    titles = ["", "views", "unit", "solver alone"]
    for peer in SOLVERS:
        titles += [peer, "times ours"]
    titles += ["through the tree", "GTK 4", "times ours", "plain loop", "our solver by the loop"]
    rows = []
    for workload in results.names:
        is_edit = workload.split()[0] in ("W5", "W6a", "W6b", "W7")
        scale = 1 if is_edit else 1000
        for views in (100, 1000, 10_000):
            own = results.value(workload, views, "solver")
            if own is None:
                continue

            def cell(part):
                value = results.value(workload, views, part)
                return shown(None if value is None else value / scale)

            def ratio(part, base):
                value, base = results.value(workload, views, part), results.value(workload, views, base)
                return shown(value / base if value and base else None)

            row = [workload, f"{views:,}", "µs" if is_edit else "ms", cell("solver")]
            for peer in SOLVERS:
                row += [cell(peer), ratio(peer, "solver")]
            row += [cell("tree"), cell("GTK"), ratio("GTK", "tree"), cell("plain"),
                    ratio("solver", "plain")]
            rows.append(row)
    return table(titles, rows)


if __name__ == "__main__":
    print(ratios(Results(sys.argv[1])))
