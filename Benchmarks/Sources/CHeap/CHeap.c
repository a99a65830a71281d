#include "CHeap.h"
#include <malloc.h>
#include <stdio.h>
#include <unistd.h>

void keep_freed_memory(void) {
  mallopt(M_MMAP_THRESHOLD, 1 << 30);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
}

size_t heap_bytes_in_use(void) {
  struct mallinfo2 statistics = mallinfo2();
  return statistics.uordblks + statistics.hblkhd;
}

size_t resident_bytes(void) {
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file) return 0;
  unsigned long total = 0, resident = 0;
  int count = fscanf(file, "%lu %lu", &total, &resident);
  fclose(file);
  return count == 2 ? resident * (size_t)sysconf(_SC_PAGESIZE) : 0;
}
