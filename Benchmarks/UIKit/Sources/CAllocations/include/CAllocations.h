#pragma once

/// How many allocations the thread has made so far. Counted by taking the place of glibc's functions.
long anchors_allocation_count(void);
