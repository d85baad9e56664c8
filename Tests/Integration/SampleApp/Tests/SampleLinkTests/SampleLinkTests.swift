// The tests are generated. SwiftPM leaves out a target without a Swift file.
