// This target compiles the Swift for the spec in its folder, which contains awkward names on purpose.
