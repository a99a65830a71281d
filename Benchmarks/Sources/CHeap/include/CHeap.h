#pragma once
#include <stddef.h>

/// Bytes that the allocator has given out and not got back.
size_t heap_bytes_in_use(void);

/// Bytes of the process that are in memory.
size_t resident_bytes(void);
