// A library for LD_PRELOAD. URLSession has no setting for certificate authorities on Linux, so this library replaces the file of the
// authorities that libcurl opens by default.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *replaced(const char *path) {
  const char *authority = getenv("WAYMARK_TEST_AUTHORITY");
  return authority && strstr(path, "/ca-certificates.crt") ? authority : path;
}

FILE *fopen(const char *path, const char *mode) {
  FILE *(*original)(const char *, const char *) = dlsym(RTLD_NEXT, "fopen");
  return original(replaced(path), mode);
}

FILE *fopen64(const char *path, const char *mode) {
  FILE *(*original)(const char *, const char *) = dlsym(RTLD_NEXT, "fopen64");
  return original(replaced(path), mode);
}
