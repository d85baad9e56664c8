#include <stdint.h>

/// Blocks asked of the heap, and their bytes.
typedef struct {
  uint64_t count;
  uint64_t bytes;
} Allocations;

/// What this thread has asked for since it started. Counted on Linux only; elsewhere always 0.
Allocations allocations_of_this_thread(void);

/// Whether anything is counted here.
int allocations_are_counted(void);

/// The bytes of the heap that are in use, by the allocator's own account; 0 where it keeps none.
uint64_t heap_bytes_in_use(void);
