// SwiftPM leaves out a target without a Swift file, and the others are written here later.
