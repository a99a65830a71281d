#!/usr/bin/env bash
# Prints the date, the machine and the compiler of a measurement, in a line.
set -euo pipefail
processor="$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -1)"
echo "$(date +%Y-%m-%d), $(nproc)-core $(uname -m) Linux container (${processor:-unknown processor})," \
  "$(swift --version 2>&1 | grep -o 'Swift version [0-9.]*'), pinned to one core"
