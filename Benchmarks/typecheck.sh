#!/usr/bin/env bash
# The time that the compiler takes to type-check constraint statements, next to plain Swift.
#
# Writes a file of 500 constraint statements of every usual shape, and a file of 500 statements of plain Swift without
# the library. Type-checks both in turns, seven times, and prints the fastest time of each: other work on the machine only
# adds time. Exits 1 if the constraints take more than RATIO times as long as plain Swift, or if one expression takes
# more than a fiftieth of that.
#
# Usage, from the package's folder: Benchmarks/typecheck.sh [option of swift build…]
# COUNT and RATIO in the environment are for another number of statements and another bar.
set -euo pipefail
cd "$(dirname "$0")/.."

count=${COUNT:-500}
# On 2026-11-28 (Swift 6.3.1) it was 2.04, on a machine that takes 1.1 s for the constraints when nothing else runs.
ratio=${RATIO:-2.4}
swift build --target AnchorsLayout "$@" >/dev/null
modules="$(swift build --show-bin-path)/Modules"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

python3 - "$count" "$folder" <<'PYTHON'
import sys

count, folder = int(sys.argv[1]), sys.argv[2]


def write(name, head, shapes, opening, closing):
    with open(f"{folder}/{name}.swift", "w") as file:
        print(head, file=file)
        for block in range(0, count, 10):
            print(opening, file=file)
            for index in range(block, min(block + 10, count)):
                print("    " + shapes[index % len(shapes)], file=file)
            print(closing, file=file)
        print("}", file=file)


write("constraints", """import AnchorsLayout

func build(_ screen: LayoutView, _ card: LayoutView, _ title: LayoutView) {""", [
    "title.top == card.top + 10",
    "title.leading >= card.leading + 12",
    "title.width == 2 * title.height ~ .high",
    "title.trailing <= card.trailing - 12 ~ .required - 1",
    "title.width == 120",
    "card.edges == screen.edges.inset(by: 16)",
    "title.centerX == card.centerX",
    "title.height <= card.height / 2 + 8",
    "title.width == card.width * 0.5 - 4 ~ 300",
    "(title.width + 10) * 2 >= card.width",
    "[title, card].height == 44",
    "title.size == Size(width: 40, height: 20)",
    "title.bottom == card.bottom - 8 ~ .medium",
    "title.right == -10",
    "title.width == [card.width, screen.width]",
], "  Constraint.activate {", "  }")
write("plain", "func build(_ a: Double, _ b: Double, _ names: [String]) {", [
    "_ = a * 2 + b - 10",
    "_ = [a, b].map { $0 * 0.5 + 1 }",
    "_ = (a + 10) * 2 >= b",
    "_ = names.filter { $0.count > 2 }.count",
    "_ = a > b ? a / 2 : b + 1",
], "  do {", "  }")
PYTHON

# The milliseconds of one run.
milliseconds() {
  local start
  start=$(date +%s%N)
  swiftc -typecheck -swift-version 6 -I "$modules" "$folder/$1.swift"
  echo $((($(date +%s%N) - start) / 1000000))
}
plain=() constraints=()
for _ in 1 2 3 4 5 6 7; do
  plain+=("$(milliseconds plain)")
  constraints+=("$(milliseconds constraints)")
done
slowest=$(swiftc -typecheck -swift-version 6 -I "$modules" "$folder/constraints.swift" \
  -Xfrontend -warn-long-expression-type-checking=1 2>&1 |
  sed -n 's/.*expression took \([0-9]*\)ms.*/\1/p' | sort -rn | head -1)

fastest() { printf '%s\n' "$@" | sort -n | head -1; }
awk -v count="$count" -v plain="$(fastest "${plain[@]}")" -v ours="$(fastest "${constraints[@]}")" -v one="${slowest:-0}" \
  -v ratio="$ratio" 'BEGIN {
    printf "%d statements: %d ms, plain Swift %d ms, %.2f times; slowest expression %d ms\n", count, ours, plain, ours / plain, one
    if (ours > ratio * plain) { printf "over the bar of %.2f times\n", ratio; exit 1 }
    if (one > ratio * plain / 50) { printf "over the bar of %d ms for one expression\n", ratio * plain / 50; exit 1 }
  }'
