#pragma once

/// How many blocks of memory the process has asked for so far. Counted by taking the place of glibc's
/// functions; on other systems always 0.
long allocation_count(void);

/// Tells the allocator to give no memory back to the system, so that what is measured after a first
/// run is not how fast the system hands out empty pages.
void keep_freed_memory(void);
