// What Embedded Swift asks of the platform, for a page: the three functions below are imported from JavaScript.
// Memory is wasi-libc's, whose own `strtod` and `putchar` would bring its files and streams with them.
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

// The tables by which two spellings of one character are equal texts came to a twentieth of the module. Without them
// every character is its own only spelling: names are equal if their scalars are.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return UINT32_MAX; }
const uint8_t *const _swift_stdlib_nfd_decompositions = NULL;
