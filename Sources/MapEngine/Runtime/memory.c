// The C functions that Embedded Swift calls on WebAssembly, where no C library exists.

typedef unsigned long size_t;

extern unsigned char __heap_base;

// The allocator has a list of free blocks for each power of two. A block is never split or joined, and the 16 bytes
// before the memory of a block contain the class of the block.
enum { header = 16, classes = 32, unlisted = classes };
struct block { size_t class; struct block *next; };
static struct block *lists[classes];

// Returns new memory with an alignment that is a power of two, or 0 if there is none.
static size_t extend(size_t alignment, size_t size) {
  static size_t top = 0;
  if (top == 0) top = (size_t)&__heap_base;
  size_t start = (top + alignment - 1) & ~(alignment - 1);
  size_t present = __builtin_wasm_memory_size(0), end = start + size;
  if (start < top || end < start || end > (size_t)-65536) return 0;
  size_t needed = (end + 65535) / 65536;
  if (needed > present && __builtin_wasm_memory_grow(0, needed - present) == (size_t)-1) return 0;
  top = end;
  return start;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (size > (size_t)1 << 30) return 12;
  struct block *block = 0;
  size_t class = 5;
  if (alignment > header) {
    // Such an alignment is rare, so the memory is not used again.
    class = unlisted;
    size_t start = extend(alignment, alignment + size);
    if (start != 0) block = (struct block *)(start + alignment - header);
  } else {
    while ((size_t)1 << class < size + header) class += 1;
    block = lists[class];
    if (block != 0) {
      lists[class] = block->next;
    } else {
      block = (struct block *)extend(header, (size_t)1 << class);
    }
  }
  if (block == 0) return 12;
  block->class = class;
  *result = (char *)block + header;
  return 0;
}

void free(void *memory) {
  if (memory == 0) return;
  struct block *block = (struct block *)((char *)memory - header);
  if (block->class == unlisted) return;
  block->next = lists[block->class];
  lists[block->class] = block;
}

void *memmove(void *target, const void *source, size_t count) {
  char *to = target;
  const char *from = source;
  if (to < from) {
    for (size_t i = 0; i < count; i++) to[i] = from[i];
  } else {
    for (size_t i = count; i > 0; i--) to[i - 1] = from[i - 1];
  }
  return target;
}

void *memcpy(void *target, const void *source, size_t count) { return memmove(target, source, count); }

void *memset(void *target, int byte, size_t count) {
  char *to = target;
  for (size_t i = 0; i < count; i++) to[i] = (char)byte;
  return target;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (size_t i = 0; i < count; i++) {
    if (a[i] != b[i]) return a[i] - b[i];
  }
  return 0;
}

// The seed of hash values. The compared results do not depend on the seed.
void arc4random_buf(void *memory, size_t count) { memset(memory, 7, count); }

// The product of two 128-bit integers. On other platforms, compiler-rt defines this function.
__int128 __multi3(__int128 left, __int128 right) {
  typedef unsigned long long word;
  word a = (word)left, b = (word)right;
  word low = (a & 0xFFFFFFFF) * (b & 0xFFFFFFFF);
  word first = (a >> 32) * (b & 0xFFFFFFFF) + (low >> 32);
  word second = (a & 0xFFFFFFFF) * (b >> 32) + (first & 0xFFFFFFFF);
  word high = (a >> 32) * (b >> 32) + (first >> 32) + (second >> 32);
  high += a * (word)(right >> 64) + (word)(left >> 64) * b;
  return (__int128)((unsigned __int128)high << 64 | (second << 32 | (low & 0xFFFFFFFF)));
}
