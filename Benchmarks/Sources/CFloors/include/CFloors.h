#include <stddef.h>
#include <stdint.h>

/// Returns the number of libyaml's events in a document, or a negative number if the document is invalid. No event is
/// stored.
int64_t floor_yaml_events(const uint8_t *bytes, size_t count);

/// Returns the number of slashes. The function reads each byte once, which is the minimum work of any URL parser.
int64_t floor_scan(const uint8_t *bytes, size_t count);
