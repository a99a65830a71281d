#!/usr/bin/env bash
# What the library costs an app, on the stand-in for UIKit: the seconds that its modules take to build from
# nothing, and the bytes of code that they add to an app.
#
# Seconds are those of `swift build -c release` for the module and what it imports, in an empty build folder,
# the stand-in built before. Bytes are the `text` column of `size` of a stripped app, less that of the same app without the
# library. Exits 1 if expressions add more than 390 KB (SIZE_BAR in bytes for another bar), or if an app that
# imports expressions alone has symbols of the engine or of reports.
#
# Usage, from the package's folder: Benchmarks/size.sh [option of swift build…]
set -euo pipefail
cd "$(dirname "$0")/UIKit"

options=(-c release "$@")
scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT
build() { swift build "${options[@]}" "$@" >"$scratch/log" || { cat "$scratch/log"; exit 1; }; }

timed() {
  local start
  start=$(date +%s%N)
  build --target "$1"
  printf '%-16s %5.1f s\n' "$1" "$((($(date +%s%N) - start) / 10000000))e-2"
}

text() {
  build --product "$1"
  strip -o "$scratch/$1" ".build/release/$1"
  size "$scratch/$1" | awk 'NR == 2 { print $1 }'
}

rm -rf .build
build --target UIKit
timed Anchors
timed AnchorsLayout

plain=$(text PlainApp)
expressions=$(($(text ExpressionsApp) - plain))
layout=$(($(text LayoutApp) - plain))
printf '%-16s %7d bytes of text\n' Anchors "$expressions" AnchorsLayout "$layout"
if nm ".build/release/ExpressionsApp" | grep -E '13AnchorsLayout|13AnchorsSolver|13AnchorsReport'; then
  echo "an app that imports Anchors alone has the symbols above"
  exit 1
fi
[ "$(nm ".build/release/LayoutApp" | grep -c 13AnchorsLayout)" -gt 0 ]  # It finds what there is.
[ "$expressions" -le "${SIZE_BAR:-390000}" ] || { echo "more than ${SIZE_BAR:-390000} bytes"; exit 1; }
