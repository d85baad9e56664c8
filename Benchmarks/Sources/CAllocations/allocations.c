// Counts the heap allocations of a thread by replacing the functions of glibc's allocator. The functions of an
// executable take precedence over the functions of its libraries, so the counts include Swift's run time and
// Foundation.

#include "CAllocations.h"

#include <stddef.h>

#if defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static __thread Allocations counted __attribute__((tls_model("initial-exec")));

static inline void count(size_t bytes) {
  counted.count += 1;
  counted.bytes += bytes;
}

void *malloc(size_t bytes) {
  count(bytes);
  return __libc_malloc(bytes);
}

void *calloc(size_t number, size_t bytes) {
  count(number * bytes);
  return __libc_calloc(number, bytes);
}

void *realloc(void *block, size_t bytes) {
  count(bytes);
  return __libc_realloc(block, bytes);
}

void *memalign(size_t alignment, size_t bytes) {
  count(bytes);
  return __libc_memalign(alignment, bytes);
}

void *aligned_alloc(size_t alignment, size_t bytes) {
  count(bytes);
  return __libc_memalign(alignment, bytes);
}

int posix_memalign(void **block, size_t alignment, size_t bytes) {
  count(bytes);
  *block = __libc_memalign(alignment, bytes);
  return *block ? 0 : ENOMEM;
}

Allocations allocations_of_this_thread(void) { return counted; }
int allocations_are_counted(void) { return 1; }

uint64_t heap_bytes_in_use(void) {
  // The sum includes large blocks, which have separate pages.
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

#else

Allocations allocations_of_this_thread(void) { return (Allocations){0, 0}; }
int allocations_are_counted(void) { return 0; }
uint64_t heap_bytes_in_use(void) { return 0; }

#endif
