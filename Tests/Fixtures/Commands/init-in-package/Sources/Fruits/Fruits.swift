// A target's file.
