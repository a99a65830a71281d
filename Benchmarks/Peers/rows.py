"""Reads what `Measure dump` writes: the rows that the solver gets, what is done to them, and the values."""


class Rows:
    """One workload.

    rows     (relation, priority, constant, [(coefficient, variable)])
    steps    what comes after the first solve: ("constants", name, [(row, constant)], values) or
             ("rebuild", name, [row], values)
    """

    def __init__(self, path):
        self.rows, self.steps, self.values = [], [], None
        pending = None
        with open(path) as file:
            for line in file:
                words = line.split()
                kind = words[0]
                if kind == "variables":
                    self.variable_count = int(words[1])
                elif kind == "row":
                    numbers = words[4:]
                    terms = [(float(numbers[i]), int(numbers[i + 1])) for i in range(0, len(numbers), 2)]
                    self.rows.append((words[1], float(words[2]), float(words[3]), terms))
                elif kind == "step":
                    pending = ("constants", words[1],
                               [(int(words[i]), float(words[i + 1])) for i in range(2, len(words), 2)])
                elif kind == "rebuild":
                    pending = ("rebuild", words[1], [int(word) for word in words[2:]])
                elif kind == "values":
                    values = [float(word) for word in words[1:]]
                    if pending is None:
                        self.values = values
                    else:
                        self.steps.append(pending + (values,))


def check(name, found, expected):
    """Stops unless the values are the same within a thousandth of a point."""
    for variable, (own, other) in enumerate(zip(found, expected)):
        if abs(own - other) > 1e-3 * max(1, abs(other) / 1000):
            raise SystemExit(f"{name}: variable {variable} is {own}, not {other}")
