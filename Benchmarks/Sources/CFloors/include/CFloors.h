#include <stddef.h>
#include <stdint.h>

/// How many events libyaml finds in a document; negative where it finds none to its liking. Nothing is kept.
int64_t floor_yaml_events(const uint8_t *bytes, size_t count);

/// How many bytes are slashes, looked at one by one: what any reader of a URL has to do at the least.
int64_t floor_scan(const uint8_t *bytes, size_t count);
