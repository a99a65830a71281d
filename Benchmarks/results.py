"""The numbers of a run, as `Measure` and the peers write them: workload, views, part, value, runs.

A line that begins with `#` says when and how they were measured. What was measured in several rounds
counts with the median of its values.
"""

import statistics


def shown(value):
    """Three digits that count."""
    if value is None:
        return "–"
    if value >= 100:
        return f"{value:,.0f}"
    for limit, digits in ((10, 1), (1, 2), (0.1, 3), (0.01, 4)):
        if value >= limit:
            return f"{value:.{digits}f}"
    return f"{value:.5f}"


def is_edit(workload):
    """Whether times are of an edit, in microseconds, rather than of a whole layout, in milliseconds."""
    return int(workload[1:].rstrip("abcdefghijklmnopqrstuvwxyz")) in (5, 6, 7, 14, 15, 16, 17, 18)


class Results:
    def __init__(self, path):
        self.values, self.names, self.note, self.runs = {}, [], "", 0
        with open(path) as file:
            for line in file:
                if line.startswith("# "):
                    self.note = line[2:].rstrip("\n")
                    continue
                workload, views, part, value, runs = line.rstrip("\n").split("\t")
                if workload == "workload":
                    continue
                self.runs = max(self.runs, int(runs))
                word = workload.split()[0]
                if " " in workload and workload not in self.names:
                    self.names.append(workload)
                self.values.setdefault((word, int(views), part), []).append(float(value))

    def value(self, workload, views, part):
        values = self.values.get((workload.split()[0], views, part))
        return statistics.median(values) if values else None

    def sizes(self, workload):
        """The numbers of views at which a workload was measured."""
        return sorted({views for word, views, _ in self.values if word == workload.split()[0]})


def table(titles, rows):
    """A table in Markdown; the first column to the left, the others to the right."""
    lines = ["| " + " | ".join(titles) + " |", "| --- |" + " ---: |" * (len(titles) - 1)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])
