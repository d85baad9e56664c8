#include <stdint.h>

/// A number of heap blocks and their bytes.
typedef struct {
  uint64_t count;
  uint64_t bytes;
} Allocations;

/// Returns the allocations of this thread since its start. The counts are always 0 on systems other than Linux.
Allocations allocations_of_this_thread(void);

/// Returns a Boolean value that indicates whether this platform counts allocations.
int allocations_are_counted(void);

/// Returns the heap bytes in use as the allocator reports them, or 0 if the allocator reports none.
uint64_t heap_bytes_in_use(void);
