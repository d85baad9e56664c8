/// A line of a ``CaseTable``, read in place.
package struct CaseRow {
  private let bytes: UnsafeBufferPointer<UInt8>

  package enum Field: Int {
    case name, parameters, accessibilityID, title, firstAttribute
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// A field's bytes; empty where the line has no such field.
  package func field(_ field: Field) -> Slice<UnsafeBufferPointer<UInt8>> {
    rest(from: field).prefix { $0 != UInt8(ascii: "\t") }
  }

  /// A field; empty where the line has no such one.
  package func text(_ field: Field) -> String { String(decoding: self.field(field), as: UTF8.self) }

  /// The case's parameters.
  package var parameters: [CaseParameter] {
    let field = field(.parameters)
    return field.isEmpty ? [] : field.split(separator: UInt8(ascii: " ")).map(CaseParameter.init)
  }

  /// The keys and values of the line's attributes.
  package var attributes: [(key: String, value: String)] {
    rest(from: .firstAttribute).split(separator: UInt8(ascii: "\t")).map { attribute in
      let key = attribute.prefix { $0 != UInt8(ascii: "=") }
      let value = attribute[key.endIndex...].dropFirst()
      return (String(decoding: key, as: UTF8.self), String(decoding: value, as: UTF8.self))
    }
  }

  /// An attribute's value, empty where it has none; nil where the line has no such attribute.
  package func value(_ attribute: CaseAttribute) -> String? {
    attributes.first { $0.key == attribute.name }?.value
  }

  private func rest(from field: Field) -> Slice<UnsafeBufferPointer<UInt8>> {
    var rest = bytes[...]
    for _ in 0..<field.rawValue {
      guard let tab = rest.firstIndex(of: UInt8(ascii: "\t")) else { return rest[rest.endIndex...] }
      rest = rest[(tab + 1)...]
    }
    return rest
  }
}
