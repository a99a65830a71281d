#!/usr/bin/env bash
# What inert constraints cost: nanoseconds, then allocations, counted by a library that is preloaded.
# Times and allocations are of two runs, so that counting is not timed.
#
# Usage: Benchmarks/Allocations/expressions.sh
set -euo pipefail
cd "$(dirname "$0")/.."
swift build -c release --product Measure >&2
measure="$(swift build -c release --show-bin-path)/Measure"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
"${CC:-cc}" -O2 -shared -fPIC Allocations/counter.c -o "$folder/counter.so"
"$measure" expressions
echo
LD_PRELOAD="$folder/counter.so" "$measure" expressions
