#include "CFloors.h"

#include <yaml.h>

int64_t floor_yaml_events(const uint8_t *bytes, size_t count) {
  yaml_parser_t parser;
  if (!yaml_parser_initialize(&parser)) return -1;
  yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
  yaml_parser_set_input_string(&parser, bytes, count);
  int64_t events = 0;
  for (;;) {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) {
      events = -1;
      break;
    }
    events += 1;
    int ends = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
    if (ends) break;
  }
  yaml_parser_delete(&parser);
  return events;
}

int64_t floor_scan(const uint8_t *bytes, size_t count) {
  int64_t slashes = 0;
  for (size_t index = 0; index < count; index++) {
    slashes += bytes[index] == '/';
    // A URL parser can't process sixteen bytes at a time, so this statement prevents vectorization of the loop.
    __asm__ volatile("" : "+r"(slashes));
  }
  return slashes;
}
