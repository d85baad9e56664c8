package struct CaseParameter {
  package enum Arity {
    case one, optional, list
  }

  /// The label is empty if the case wraps a screen of a feature.
  package let label: String
  package let typeName: String
  package let arity: Arity

  init(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    let label = text.prefix { $0 != UInt8(ascii: ":") }
    self.label = String(decoding: label, as: UTF8.self)
    var type = text[label.endIndex...].dropFirst()
    if type.last == UInt8(ascii: "?") {
      arity = .optional
      type = type.dropLast()
    } else if type.first == UInt8(ascii: "[") {
      arity = .list
      type = type.dropFirst().dropLast()
    } else {
      arity = .one
    }
    typeName = String(decoding: type, as: UTF8.self)
  }
}
