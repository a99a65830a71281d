"""kiwi (C++, through its Python module) on the dumped rows. Prints lines for the results file.

Constraint objects are made beforehand; what is timed is addConstraint for all, and updateVariables.
A changed constant is the constraint removed and the other one added; a resize suggests values for edit
variables. kiwi has weights instead of levels: 50, 250, 750 and 760 become weights far apart.
"""

import statistics
import sys
import time

import kiwisolver

from rows import Rows, check

STRENGTHS = {50.0: 1.0, 250.0: 1e2, 750.0: 1e4, 760.0: 1e6}
EDIT = kiwisolver.strength.create(1000, 0, 0)


def make(row, variables, constant=None):
    relation, priority, own, terms = row
    constant = own if constant is None else constant
    expression = kiwisolver.Expression([kiwisolver.Term(variables[v], c) for c, v in terms], -constant)
    operator = {"=": "==", "<": "<=", ">": ">="}[relation]
    if priority >= 1000:
        return kiwisolver.Constraint(expression, operator)
    return kiwisolver.Constraint(expression, operator, STRENGTHS[priority])


def solve_anew(rows, variables):
    """A new solver with all rows, and the seconds it took."""
    constraints = [make(row, variables) for row in rows]
    solver = kiwisolver.Solver()
    start = time.perf_counter()
    for constraint in constraints:
        solver.addConstraint(constraint)
    solver.updateVariables()
    return solver, constraints, time.perf_counter() - start


def variables_of(rows):
    return [kiwisolver.Variable() for _ in range(rows.variable_count)]


def layouts(folder, name, runs, limit):
    last = None
    for views in (100, 1000, 10_000):
        # Growth between the second power and the third is what is reckoned with.
        if views == 10_000 and last * 300 > limit:
            return
        rows = Rows(f"{folder}/{name}-{views}.rows")
        times = []
        while len(times) < runs and sum(times) < 10:
            variables = variables_of(rows)
            times.append(solve_anew(rows.rows, variables)[2])
            check(f"kiwi {name}", [variable.value() for variable in variables], rows.values)
        last = statistics.median(times)
        report(name, views, last, len(times))


def edits(folder, views):
    rows = Rows(f"{folder}/edits-{views}.rows")
    resized = {row for kind, name, what, _ in rows.steps if name == "W5" for row, _ in what}
    variables = variables_of(rows)
    kept = [row for place, row in enumerate(rows.rows) if place not in resized]
    places = [place for place in range(len(rows.rows)) if place not in resized]
    solver, constraints, _ = solve_anew(kept, variables)
    by_row = dict(zip(places, constraints))
    for row in resized:
        variable = variables[rows.rows[row][3][0][1]]
        solver.addEditVariable(variable, EDIT)
        solver.suggestValue(variable, rows.rows[row][2])
    solver.updateVariables()
    check("kiwi W2", [variable.value() for variable in variables], rows.values)
    times = {}
    for kind, name, what, values in rows.steps:
        if name == "W5":
            suggestions = [(variables[rows.rows[row][3][0][1]], constant) for row, constant in what]
            start = time.perf_counter()
            for variable, constant in suggestions:
                solver.suggestValue(variable, constant)
            solver.updateVariables()
        elif kind == "constants":
            changed = [(by_row[row], make(rows.rows[row], variables, constant), row)
                       for row, constant in what]
            start = time.perf_counter()
            for old, new, _ in changed:
                solver.removeConstraint(old)
                solver.addConstraint(new)
            solver.updateVariables()
        else:
            start = time.perf_counter()
            for row in what:
                solver.removeConstraint(by_row[row])
            for row in what:
                solver.addConstraint(by_row[row])
            solver.updateVariables()
        times.setdefault(name, []).append(time.perf_counter() - start)
        if kind == "constants" and name != "W5":
            for _, new, row in changed:
                by_row[row] = new
        check(f"kiwi {name}", [variable.value() for variable in variables], values)
    for name, all_times in times.items():
        middle = statistics.mean if name == "W5" else statistics.median
        report(name, views, middle(all_times), len(all_times))


def report(name, views, seconds, runs):
    print(name, views, "kiwi", seconds * 1e6, runs, sep="\t", flush=True)


if __name__ == "__main__":
    folder, runs, limit = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    for workload in ("W1", "W2", "W3", "W4"):
        layouts(folder, workload, runs, limit)
    edits(folder, 1000)
