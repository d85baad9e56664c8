"""The limit for a run of `waymark import`, which only stops a test that hangs, so no result depends on it."""

# A number of seconds.
LIMIT = 600
