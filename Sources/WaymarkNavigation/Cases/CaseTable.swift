/// A generated enum's cases as text: a line each, fields parted by tabs.
///
/// The fields are the name, the types of the parameters (parted by spaces), the accessibility ID and the title. Read in
/// place; there is no set-up, and a look-up costs a scan of a few kilobytes at most, since enums are kept small.
struct CaseTable {
  private let bytes: UnsafeBufferPointer<UInt8>

  enum Field: Int {
    case name, parameterTypes, accessibilityID, title
  }

  init(_ text: StaticString) {
    bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// A field of a case; nil where there is no such case.
  func field(_ field: Field, of index: Int) -> String? {
    guard let line = line(index) else { return nil }
    let fields = line.split(separator: UInt8(ascii: "\t"), maxSplits: 4, omittingEmptySubsequences: false)
    return field.rawValue < fields.count ? String(decoding: fields[field.rawValue], as: UTF8.self) : ""
  }

  /// The position of the case of that name.
  func index(named name: String) -> Int? {
    guard !name.isEmpty else { return nil }
    return lines.firstIndex { $0.prefix { $0 != UInt8(ascii: "\t") }.elementsEqual(name.utf8) }
  }

  /// Whether a case exists and takes exactly these arguments.
  func accepts(_ parts: CaseParts) -> Bool {
    guard let types = field(.parameterTypes, of: parts.index) else { return false }
    return types.split(separator: " ").elementsEqual(parts.arguments.lazy.map(\.typeName)) { $0 == $1 }
  }

  private var lines: [Slice<UnsafeBufferPointer<UInt8>>] {
    bytes.isEmpty ? [] : bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  private func line(_ index: Int) -> Slice<UnsafeBufferPointer<UInt8>>? {
    guard index >= 0, !bytes.isEmpty else { return nil }
    var start = 0
    for _ in 0..<index {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    return bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
  }
}
