// The spec beside this file is all edges; that the tests of its links compile is the first half of the test.
