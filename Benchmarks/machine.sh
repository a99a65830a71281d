#!/usr/bin/env bash
# Prints the commit, the date, the machine and the compiler of a measurement, in a line.
set -euo pipefail
cd "$(dirname "$0")"
commit="$(git rev-parse --short HEAD)"
# What a run writes is no change of what it measures.
if [ -n "$(git status --porcelain --untracked-files=no -- .. ':!Results' ':!RESULTS.md')" ]; then
  commit+=" with changes"
fi
processor="$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -1)"
echo "commit $commit, $(date +%Y-%m-%d), $(nproc)-core $(uname -m) Linux container" \
  "(${processor:-unknown processor}), $(swift --version 2>&1 | grep -o 'Swift version [0-9.]*')," \
  "pinned to one core"
