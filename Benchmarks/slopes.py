"""Prints the slope between callgrind's counts of two lives and of six, for each workload.

Usage: python3 Benchmarks/slopes.py FOLDER WORKLOAD…, with files WORKLOAD.2 and WORKLOAD.6 in the folder
"""

import os
import re
import sys

VIEWS = 1000
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


def main(folder, workloads):
    print(f"{'':8}{'million instructions':>22}" + "".join(f"{name + ' a view':>24}" for name in COUNTED))
    for workload in workloads:
        (low, few), (high, many) = (
            read(os.path.join(folder, f"{workload}.{count}")) for count in (2, 6)
        )
        slopes = [(many.get(name, 0) - few.get(name, 0)) / 4 / VIEWS for name in COUNTED]
        print(f"{workload:8}{(high - low) / 4e6:>22.2f}" + "".join(f"{slope:>24.1f}" for slope in slopes))


main(sys.argv[1], sys.argv[2:])
