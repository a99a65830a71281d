"""Prints the slope between callgrind's counts of two runs, for each workload: of whole lives, a view; of edits,
an edit.

Usage: python3 Benchmarks/slopes.py FOLDER, with files WORKLOAD.COUNT in the folder, two for each workload
"""

import os
import re
import sys

VIEWS = 1000
EDITS = {"W14a": "append"}
COUNTED = ("swift_retain", "swift_release", "malloc")


def read(path):
    """The number of instructions, and how often each function was called."""
    total, names, calls, callee = 0, {}, {}, None
    with open(path) as lines:
        for line in lines:
            function = re.match(r"(c?)fn=\((\d+)\)(?: (.*))?", line)
            if function:
                if function[3]:
                    names[function[2]] = function[3].strip()
                if function[1]:
                    callee = function[2]
            elif line.startswith("calls="):
                calls[callee] = calls.get(callee, 0) + int(line[6:].split()[0])
            elif line.startswith(("summary:", "totals:")):
                total = int(line.split()[1])
    counts = {}
    for number, count in calls.items():
        # Functions that call themselves have a name for each depth.
        name = names.get(number, number).split("'")[0]
        counts[name] = counts.get(name, 0) + count
    return total, counts


def slopes(folder, workload, counts):
    """The instructions of one life or edit, and how often it calls each of the functions that are counted."""
    few, many = counts
    (low, former), (high, latter) = (read(os.path.join(folder, f"{workload}.{count}")) for count in counts)
    calls = [(latter.get(name, 0) - former.get(name, 0)) / (many - few) for name in COUNTED]
    return (high - low) / (many - few), calls


def title(name, instructions, thing):
    print(f"{name:8}{instructions:>32}" + "".join(f"{f'{name} {thing}':>26}" for name in COUNTED))


def row(name, instructions, digits, calls):
    print(f"{name:8}{instructions:>32.{digits}f}" + "".join(f"{count:>26.1f}" for count in calls))


def main(folder):
    runs = {}
    for name in os.listdir(folder):
        workload, count = name.split(".")
        runs.setdefault(workload, []).append(int(count))
    title("", "million instructions a life", "a view")
    for workload in sorted(runs.keys() - EDITS.keys()):
        instructions, calls = slopes(folder, workload, sorted(runs[workload]))
        row(workload, instructions / 1e6, 2, [count / VIEWS for count in calls])
    for workload in sorted(runs.keys() & EDITS.keys()):
        edit = EDITS[workload]
        print()
        title("", f"thousand instructions an {edit}", f"an {edit}")
        instructions, calls = slopes(folder, workload, sorted(runs[workload]))
        row(workload, instructions / 1e3, 1, calls)


main(sys.argv[1])
