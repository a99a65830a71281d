#!/usr/bin/env bash
# Counts the instructions and the retains of a whole life of W1, W2 and W2b with 1,000 views: creation,
# constraints, activation, layout, frames read, release. Each number is the slope between a run of two lives
# and a run of six, so that start-up does not count. Then those of W14a, a cell that is appended to a list of
# 1,000 views: the slope between 20 appends and 60. The same binary gives the same numbers each time.
#
# Usage: Benchmarks/instructions.sh       needs valgrind and objcopy
set -euo pipefail
cd "$(dirname "$0")"
swift build -c release --product Measure >&2
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/counts"
# Valgrind does not read the debug information of this compiler.
objcopy --strip-debug "$(swift build -c release --show-bin-path)/Measure" "$folder/Measure"
count() {
  valgrind --quiet --tool=callgrind --callgrind-out-file="$folder/counts/$1.$2" \
    "$folder/Measure" life "$1" "$2" >"$folder/log" 2>&1 || {
    cat "$folder/log"
    exit 1
  }
}
for workload in W1 W2 W2b; do
  for lives in 2 6; do count "$workload" "$lives"; done
done
for appends in 20 60; do count W14a "$appends"; done
python3 -B slopes.py "$folder/counts"
