/// The values that a type name or an expression allows for a capture.
struct CaptureMeaning: Hashable {
  var type: ImportedPattern.CaptureType
  /// A Boolean value that indicates whether a value can contain several segments.
  var isRest = false
  /// A Boolean value that indicates whether the value can be missing.
  var isOptional = false
  var notes: [ImportNote] = []

  init(
    _ type: ImportedPattern.CaptureType, isRest: Bool = false, isOptional: Bool = false, notes: [ImportNote] = []
  ) {
    self.type = type
    self.isRest = isRest
    self.isOptional = isOptional
    self.notes = notes
  }
}
