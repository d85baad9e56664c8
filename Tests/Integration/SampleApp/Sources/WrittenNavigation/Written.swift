// SwiftPM ignores a target without a Swift file. A plugin writes the other files of this target later.
