#pragma once
#include <stddef.h>

/// Tells the allocator to give no memory back to the system, so that what is measured after a first
/// run is not how fast the system hands out empty pages.
void keep_freed_memory(void);

/// Bytes that the allocator has given out and not got back.
size_t heap_bytes_in_use(void);

/// Bytes of the process that are in memory.
size_t resident_bytes(void);
