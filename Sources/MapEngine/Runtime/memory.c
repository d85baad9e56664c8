// The C functions that Embedded Swift calls on WebAssembly, where no C library exists.

typedef unsigned long size_t;

extern unsigned char __heap_base;

// A block of memory has a size of a power of two. The header before the memory contains the exponent.
struct block { struct block *next; unsigned exponent; unsigned unused[2]; };
static struct block *unused_blocks[32];

// Returns the end of the memory in use, after reserving more bytes; 0 if there is no more memory.
static size_t reserve(size_t size) {
  static size_t top = 0;
  if (top == 0) top = ((size_t)&__heap_base + 15) & ~(size_t)15;
  size_t start = top, present = __builtin_wasm_memory_size(0);
  if (size > (size_t)1 << 31) return 0;
  size_t needed = (start + size + 65535) / 65536;
  if (needed > present && __builtin_wasm_memory_grow(0, needed - present) == (size_t)-1) return 0;
  top += size;
  return start;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  // Swift needs no alignment above 16 bytes.
  if (alignment > sizeof(struct block)) return 22;
  unsigned exponent = 5;
  while (exponent < 31 && ((size_t)1 << exponent) - sizeof(struct block) < size) exponent++;
  struct block *block = unused_blocks[exponent];
  if (block) {
    unused_blocks[exponent] = block->next;
  } else {
    block = (struct block *)reserve((size_t)1 << exponent);
    if (!block) return 12;
    block->exponent = exponent;
  }
  *result = block + 1;
  return 0;
}

void free(void *memory) {
  if (!memory) return;
  struct block *block = (struct block *)memory - 1;
  block->next = unused_blocks[block->exponent];
  unused_blocks[block->exponent] = block;
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
