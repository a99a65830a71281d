#!/usr/bin/env bash
# The same workloads on other engines, measured in one run, pinned to one core, and a table of ratios.
#
# kiwi and cassowary get the very rows that this library's solver gets (`Measure dump`), so it is solver
# against solver; GTK gets the constraints, and is compared with layout through the tree. Their answers
# must equal ours. A peer that is not there is left out:
#   kiwi        pip install kiwisolver
#   cassowary   apt-get install librust-cassowary-dev, and rustc
#   GTK 4       apt-get install libgtk-4-dev xvfb xauth
#
# Usage: Benchmarks/Peers/run.sh [FILE]      the numbers also go to FILE
set -euo pipefail
cd "$(dirname "$0")/.."
file="${1:-}"
runs="${RUNS:-5}"
limit=60  # seconds that a single layout of 10,000 views may take
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
pinned=()
if command -v taskset >/dev/null; then pinned=(taskset -c "$(($(nproc) - 1))"); fi

missing() { echo "$1 is left out: $2" >&2; }
results="$folder/results.tsv"

swift build -c release --product Measure >&2
measure="$(swift build -c release --show-bin-path)/Measure"
"$measure" dump "$folder"
"${pinned[@]}" "$measure" peers "$results"

if python3 -c 'import kiwisolver' 2>/dev/null; then
  "${pinned[@]}" python3 -B Peers/kiwi_peer.py "$folder" "$runs" "$limit" >>"$results"
else
  missing kiwi "no Python module kiwisolver"
fi

crate="$(find /usr/share/cargo/registry -maxdepth 1 -name 'cassowary-*' 2>/dev/null | sort | tail -1 || true)"
if [ -n "$crate" ] && command -v rustc >/dev/null; then
  rustc -O --cap-lints allow --crate-type rlib --crate-name cassowary "$crate/src/lib.rs" \
    --out-dir "$folder"
  rustc -O --edition 2018 Peers/cassowary_peer.rs -L "$folder" -o "$folder/cassowary_peer"
  "${pinned[@]}" "$folder/cassowary_peer" "$folder" "$runs" "$limit" >>"$results"
else
  missing cassowary "no crate of Debian's, or no rustc"
fi

if pkg-config --exists gtk4 2>/dev/null && command -v xvfb-run >/dev/null; then
  # shellcheck disable=SC2046
  "${CC:-cc}" -O2 Peers/gtk_peer.c -o "$folder/gtk_peer" $(pkg-config --cflags --libs gtk4) -lm
  for workload in W1 W2 W3 W4; do
    timeout 200 xvfb-run -a "${pinned[@]}" "$folder/gtk_peer" "$folder" "$runs" "$limit" "$workload" \
      >>"$results" 2>"$folder/gtk.log" \
      || missing "GTK on $workload" "$(grep -v WARNING "$folder/gtk.log" | tail -1 || true) (exit $?)"
  done
else
  missing GTK "no gtk4, or no xvfb-run"
fi

python3 -B Peers/ratios.py "$results"
if [ -n "$file" ]; then cp "$results" "$file"; fi
