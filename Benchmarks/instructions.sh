#!/usr/bin/env bash
# Counts the instructions and the retains of a whole life of W1, W2 and W2b with 1,000 views: creation,
# constraints, activation, layout, frames read, release. Each number is the slope between a run of two lives
# and a run of six, so that start-up does not count. The same binary gives the same numbers each time.
#
# Usage: Benchmarks/instructions.sh       needs valgrind and objcopy
set -euo pipefail
cd "$(dirname "$0")"
swift build -c release --product Measure >&2
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
# Valgrind does not read the debug information of this compiler.
objcopy --strip-debug "$(swift build -c release --show-bin-path)/Measure" "$folder/Measure"
for workload in W1 W2 W2b; do
  for count in 2 6; do
    valgrind --quiet --tool=callgrind --callgrind-out-file="$folder/$workload.$count" \
      "$folder/Measure" life "$workload" "$count" >"$folder/log" 2>&1 || {
      cat "$folder/log"
      exit 1
    }
  done
done
python3 -B slopes.py "$folder" W1 W2 W2b
