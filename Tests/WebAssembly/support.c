// The entry point and the output of a program on WebAssembly, with WASI (wasi_snapshot_preview1).

typedef unsigned long size_t;

struct text { const char *bytes; size_t count; };
__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
int fd_write(int file, const struct text *texts, size_t count, size_t *written);
__attribute__((import_module("wasi_snapshot_preview1"), import_name("proc_exit")))
_Noreturn void proc_exit(int status);

static char buffer[1 << 16];
static size_t buffered = 0;

static void flush(void) {
  struct text text = {buffer, buffered};
  while (text.count > 0) {
    size_t written = 0;
    if (fd_write(1, &text, 1, &written) != 0) proc_exit(74);
    text.bytes += written;
    text.count -= written;
  }
  buffered = 0;
}

int putchar(int character) {
  if (buffered == sizeof buffer) flush();
  buffer[buffered++] = (char)character;
  return character;
}

// The WebAssembly name of `main`.
int __main_argc_argv(int count, char **arguments);
void _start(void) {
  int status = __main_argc_argv(0, 0);
  flush();
  proc_exit(status);
}
