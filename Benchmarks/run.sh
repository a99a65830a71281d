#!/usr/bin/env bash
# Measures everything and writes it into RESULTS.md: workloads, edits of structure, an animation, what it
# costs to ask and to report, instructions, the size of the code, memory, peers, the plot.
# Takes about half an hour, most of it the peers' at thousands of views. A quiet machine, please.
#
# Usage: Benchmarks/run.sh           RUNS in the environment for another number of runs than 21;
#        Benchmarks/run.sh --own     without the peers: their table stays, with its date
set -euo pipefail
cd "$(dirname "$0")"
runs="${RUNS:-21}"
mkdir -p Results
pinned=()
if command -v taskset >/dev/null; then pinned=(taskset -c "$(($(nproc) - 1))"); fi
note="$(./machine.sh)"

# Says in a file of results where its numbers come from.
date_file() { sed -i "1i # $note." "Results/$1"; }
# Runs a command and keeps what it prints.
keep() {
  "${@:2}" | tee "Results/$1"
  date_file "$1"
}

swift build -c release --product Measure
measure="$(swift build -c release --show-bin-path)/Measure"
uikit="$(swift build -c release --package-path UIKit --show-bin-path)"

# First what may stop the run.
keep soak.txt "${pinned[@]}" "$measure" soak
keep size.txt ./size.sh
swift build -c release --package-path UIKit
"${pinned[@]}" "$measure" all "$runs" Results/measure.tsv
date_file measure.tsv
"${pinned[@]}" "$measure" structure Results/structure.tsv
date_file structure.tsv
"${pinned[@]}" "$measure" animation 51 Results/animation.tsv
date_file animation.tsv
keep passes.txt "${pinned[@]}" "$measure" passes "$runs"
keep conflicts.txt "${pinned[@]}" "$measure" conflicts 1000 "$runs"
keep reports.txt "${pinned[@]}" "$measure" reports 1000 "$runs"
keep expressions.txt "${pinned[@]}" Allocations/expressions.sh
keep fitting.txt "${pinned[@]}" "$measure" fitting
keep overhead.txt "${pinned[@]}" "$uikit/Overhead"
keep live-reports.txt "${pinned[@]}" "$uikit/ReportTimes"
if command -v valgrind >/dev/null && command -v objcopy >/dev/null; then
  keep instructions.txt ./instructions.sh
else
  echo "instructions are left out: no valgrind, or no objcopy" >&2
fi
if [ "${1:-}" != --own ]; then Peers/run.sh Results/peers.tsv; fi
python3 -B report.py
