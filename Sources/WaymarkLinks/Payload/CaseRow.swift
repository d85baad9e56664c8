/// A line of a ``CaseTable``. Each property decodes the line on demand.
package struct CaseRow {
  private let bytes: UnsafeBufferPointer<UInt8>

  package enum Field: Int {
    case name, parameters, title, firstAttribute
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The result is empty if the line lacks the field.
  package func field(_ field: Field) -> Slice<UnsafeBufferPointer<UInt8>> {
    rest(from: field).prefix { $0 != UInt8(ascii: "\t") }
  }

  /// The string is empty if the line lacks the field.
  package func text(_ field: Field) -> String { String(decoding: self.field(field), as: UTF8.self) }

  package var parameters: [CaseParameter] {
    let field = field(.parameters)
    return field.isEmpty ? [] : field.split(separator: UInt8(ascii: " ")).map(CaseParameter.init)
  }

  package var wrappedScreen: CaseParameter? {
    let field = field(.parameters)
    return field.first == UInt8(ascii: ":") ? CaseParameter(field) : nil
  }

  package var attributes: [(key: String, value: String)] { Self.attributes(in: rest(from: .firstAttribute)) }

  package static func attributes(in part: Slice<UnsafeBufferPointer<UInt8>>) -> [(key: String, value: String)] {
    part.split(separator: UInt8(ascii: "\t")).map { attribute in
      let key = attribute.prefix { $0 != UInt8(ascii: "=") }
      let value = attribute[key.endIndex...].dropFirst()
      return (String(decoding: key, as: UTF8.self), String(decoding: value, as: UTF8.self))
    }
  }

  /// The value may be empty.
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
