"""The numbers of a run, as `Measure` and the peers write them: workload, views, part, value, runs."""


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


class Results:
    def __init__(self, path):
        self.values, self.runs, self.names = {}, {}, []
        with open(path) as file:
            for line in list(file):
                workload, views, part, value, runs = line.rstrip("\n").split("\t")
                if workload == "workload":
                    continue
                word = workload.split()[0]
                if " " in workload and workload not in self.names:
                    self.names.append(workload)
                self.values[word, int(views), part] = float(value)
                self.runs[word, int(views), part] = int(runs)

    def value(self, workload, views, part):
        return self.values.get((workload.split()[0], views, part))


def table(titles, rows):
    """A table in Markdown; the first column to the left, the others to the right."""
    lines = ["| " + " | ".join(titles) + " |", "| --- |" + " ---: |" * (len(titles) - 1)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])
