// The README walks through the spec beside this file.
