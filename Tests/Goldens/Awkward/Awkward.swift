// The spec beside this file is awkward on purpose; that its Swift compiles is the first half of the test.
