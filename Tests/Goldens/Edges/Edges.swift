// This target compiles the link tests for the spec in its folder, which contains only edge cases.
