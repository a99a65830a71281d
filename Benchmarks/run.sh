#!/usr/bin/env bash
# Measures everything and writes it into README.md: workloads, edits of structure, expressions, fitting
# sizes, memory, peers, the plot.
# Takes about a quarter of an hour, most of it the peers' at thousands of views. A quiet machine, please.
#
# Usage: Benchmarks/run.sh           RUNS in the environment for another number of runs than 21;
#        Benchmarks/run.sh --own     without the peers: their table stays, with its date
set -euo pipefail
cd "$(dirname "$0")"
runs="${RUNS:-21}"
mkdir -p Results
pinned=()
if command -v taskset >/dev/null; then pinned=(taskset -c "$(($(nproc) - 1))"); fi

swift build -c release --product Measure
measure="$(swift build -c release --show-bin-path)/Measure"
echo "$(./machine.sh), medians of up to $runs runs." >Results/machine.txt
"${pinned[@]}" "$measure" all "$runs" Results/measure.tsv
"${pinned[@]}" "$measure" structure Results/structure.tsv
sed -i "1i # $(./machine.sh), medians of up to 201 runs." Results/structure.tsv
Allocations/expressions.sh | tee Results/expressions.txt
"${pinned[@]}" "$measure" fitting | tee Results/fitting.txt
"${pinned[@]}" "$measure" soak | tee Results/soak.txt
if [ "${1:-}" != --own ]; then Peers/run.sh Results/peers.tsv; fi
python3 -B report.py
