#!/usr/bin/env bash
# The same workloads on other engines, measured in one run, pinned to one core, and a table of ratios.
#
# kiwi and cassowary get the same rows that this library's solver gets (`Measure dump`), so it is solver
# against solver; GTK gets the constraints, and is compared with layout through the tree. Yoga and Taffy
# get flexbox trees that give the same frames. All answers must equal ours. A peer that is not there is
# left out:
#   kiwi        pip install kiwisolver
#   cassowary   apt-get install librust-cassowary-dev, and rustc
#   GTK 4       apt-get install libgtk-4-dev xvfb xauth
#   Yoga        a C++ compiler and PyPI, of whose package poga the sources are taken
#   Taffy       pip install stretchable
#
# What takes little time, ours, Yoga and Taffy, is measured in several rounds of which the median counts:
# a machine may be twice as fast in one minute as in the next.
#
# Usage: Benchmarks/Peers/run.sh [FILE]      the numbers also go to FILE
set -euo pipefail
cd "$(dirname "$0")/.."
file="${1:-}"
runs="${RUNS:-5}"
rounds="${ROUNDS:-3}"
fast_runs=21  # of what is fast, as `Measure peers` has
limit="${LIMIT:-60}"  # seconds that a single layout of 10,000 views may take
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
pinned=()
if command -v taskset >/dev/null; then pinned=(taskset -c "$(($(nproc) - 1))"); fi

missing() { echo "$1 is left out: $2" >&2; }
results="$folder/results.tsv"

swift build -c release --product Measure >&2
measure="$(swift build -c release --show-bin-path)/Measure"
"$measure" dump "$folder"

note="$(./machine.sh)"
state() { note+="; $1"; }
python_version() { python3 -c "from importlib.metadata import version; print(version('$1'))"; }

yoga="$folder/poga-0.1.19/src/poga/deps"
if ! command -v "${CXX:-c++}" >/dev/null; then
  missing Yoga "no C++ compiler"
elif ! python3 -m pip download --quiet --no-deps --no-binary poga --dest "$folder" poga==0.1.19 >&2; then
  missing Yoga "the sources of PyPI's poga cannot be had"
else
  tar -xzf "$folder/poga-0.1.19.tar.gz" -C "$folder"
  "${CXX:-c++}" -std=c++17 -O3 -DNDEBUG -I"$yoga" Peers/yoga_peer.cpp "$yoga"/yoga/*.cpp \
    "$yoga"/yoga/*/*.cpp -o "$folder/yoga_peer"
  age="before 2.0: there is no gap"
  if grep -q YGNodeStyleSetGap "$yoga/yoga/Yoga.h"; then age="2.0 or later: there is a gap"; fi
  state "Yoga in the sources of poga 0.1.19, which name no version ($age)"
fi

taffy=""
if python3 -c 'import stretchable' 2>/dev/null; then
  library="$(python3 -c 'from stretchable import taffylib; print(taffylib.__file__)')"
  taffy="$(grep -aoE 'taffy-[0-9]+[.][0-9]+[.][0-9]+' "$library" | head -1 | tr - ' ' || true)"
  taffy="${taffy:-taffy of unknown version}"
  state "Taffy ${taffy#taffy } in stretchable $(python_version stretchable)"
else
  missing Taffy "no Python module stretchable"
fi

for _ in $(seq "$rounds"); do
  "${pinned[@]}" "$measure" peers "$folder/own.tsv"
  cat "$folder/own.tsv" >>"$results"
  if [ -x "$folder/yoga_peer" ]; then
    "${pinned[@]}" "$folder/yoga_peer" "$folder" "$fast_runs" >>"$results"
  fi
  if [ -n "$taffy" ]; then
    "${pinned[@]}" python3 -B Peers/taffy_peer.py "$folder" "$fast_runs" >>"$results"
  fi
done

if python3 -c 'import kiwisolver' 2>/dev/null; then
  state "kiwi $(python3 -c 'import kiwisolver; print(kiwisolver.__kiwi_version__)')"
  "${pinned[@]}" python3 -B Peers/kiwi_peer.py "$folder" "$runs" "$limit" >>"$results"
else
  missing kiwi "no Python module kiwisolver"
fi

crate="$(find /usr/share/cargo/registry -maxdepth 1 -name 'cassowary-*' 2>/dev/null | sort | tail -1 || true)"
if [ -n "$crate" ] && command -v rustc >/dev/null; then
  state "cassowary ${crate##*-}"
  rustc -O --cap-lints allow --crate-type rlib --crate-name cassowary "$crate/src/lib.rs" \
    --out-dir "$folder"
  rustc -O --edition 2018 Peers/cassowary_peer.rs -L "$folder" -o "$folder/cassowary_peer"
  "${pinned[@]}" "$folder/cassowary_peer" "$folder" "$runs" "$limit" >>"$results"
else
  missing cassowary "no crate of Debian's, or no rustc"
fi

if pkg-config --exists gtk4 2>/dev/null && command -v xvfb-run >/dev/null; then
  state "GTK $(pkg-config --modversion gtk4)"
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

sed -i "1i # $note." "$results"
python3 -B Peers/ratios.py "$results"
if [ -n "$file" ]; then cp "$results" "$file"; fi
