// What Embedded Swift asks of the platform, for a page: the three functions below are imported from
// JavaScript. Other functions of C are wasi-libc's, whose own `strtod` and `putchar` would bring
// its files and streams with them.
#include <stddef.h>
#include <stdint.h>

#define IMPORTED(name) __attribute__((import_module("page"), import_name(name)))

/// Takes bytes of UTF-8 that the library prints: messages of conflicts and of traps.
IMPORTED("write") void page_write(const uint8_t *bytes, size_t count);

/// Fills memory with random bytes.
IMPORTED("randomBytes") void page_random_bytes(uint8_t *bytes, size_t count);

/// The number that a text is; not a number if it is none.
IMPORTED("number") double page_number(const char *text, size_t length);

static uint8_t line[1024];
static size_t used;

int putchar(int byte) {
  line[used++] = (uint8_t)byte;
  if (byte == '\n' || used == sizeof line) {
    page_write(line, used);
    used = 0;
  }
  return byte;
}

void arc4random_buf(void *bytes, size_t count) { page_random_bytes(bytes, count); }

/// Returns the end of the number, or a null pointer if the text is none.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  size_t length = 0;
  while (text[length]) length++;
  *result = page_number(text, length);
  return *result == *result ? text + length : NULL;
}

// Memory: a block has one of 112 sizes, four for each power of two, and is used again for that size
// alone. wasi-libc's allocator, which also joins and splits blocks, has ten times as much code.

/// A block begins with a header, 8 bytes before a multiple of 16. After it come the bytes of the
/// caller.
typedef struct Block {
  uint32_t kind;
  /// The next unused block of the kind.
  struct Block *next;
} Block;

enum { unit = 16, kinds = 128 };
extern uint8_t __heap_base;
static Block *unused[kinds];
/// The end of the last block.
static uintptr_t top;

/// Returns the kind of a block for a number of units of 16 bytes, and rounds the number up to that
/// of the kind.
static uint32_t kind(size_t *units) {
  if (*units <= 16) return *units;
  uint32_t shift = 29 - __builtin_clz(*units - 1);
  uint32_t quarters = ((*units - 1) >> shift) + 1;  // 5 to 8
  *units = (size_t)quarters << shift;
  return 4 * shift + quarters + 4;
}

/// Puts the address of new memory into `result`. Returns 0, or 1 if there is no memory.
int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > unit || size > INT32_MAX) return 1;
  size_t units = (size + sizeof(Block) + unit - 1) / unit;
  uint32_t number = kind(&units);
  Block *block = unused[number];
  if (block) {
    unused[number] = block->next;
  } else {
    if (!top) top = ((uintptr_t)&__heap_base + unit - 1) / unit * unit + unit - sizeof(Block);
    uintptr_t end = top + units * unit;
    size_t pages = __builtin_wasm_memory_size(0), needed = (end >> 16) + 1;
    if (end < top) return 1;
    if (needed > pages && __builtin_wasm_memory_grow(0, needed - pages) == SIZE_MAX) return 1;
    block = (Block *)top;
    block->kind = number;
    top = end;
  }
  *result = block + 1;
  return 0;
}

void free(void *bytes) {
  if (!bytes) return;
  Block *block = (Block *)bytes - 1;
  block->next = unused[block->kind];
  unused[block->kind] = block;
}

// The tables by which two spellings of one character are equal texts came to a twentieth of the module. Without them
// every character is its own only spelling: names are equal if their scalars are.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return UINT32_MAX; }
const uint8_t *const _swift_stdlib_nfd_decompositions = NULL;
