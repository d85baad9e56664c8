// SwiftPM ignores a target without a Swift file. A plugin generates the tests of this target.
