// The test asks only whether there is one.
