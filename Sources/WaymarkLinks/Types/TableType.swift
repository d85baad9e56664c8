/// Primitive, or described by an entry of the table.
struct TableType {
  let base: UnsafePointer<UInt8>
  /// If the value is below 16, the type is primitive.
  let number: Int

  @inline(__always) init(_ base: UnsafePointer<UInt8>, _ number: Int) {
    self.base = base
    self.number = number
  }

  private static let firstOffset = 16

  @inline(__always) private var primitive: PrimitiveType? {
    number < Self.firstOffset ? PrimitiveType(rawValue: UInt8(truncatingIfNeeded: number)) : nil
  }

  private enum Entry {
    case affixed(prefix: UnsafeBufferPointer<UInt8>, suffix: UnsafeBufferPointer<UInt8>, TableType)
    case enumeration(TableCases)
    case refined(PrimitiveType, TableAutomaton)
  }

  private var entry: Entry {
    var cursor = TableCursor(base + number)
    switch LinkTableFormat.TypeKind(rawValue: cursor.byte())! {
    case .affixed:
      let prefix = cursor.text()
      let suffix = cursor.text()
      return .affixed(prefix: prefix, suffix: suffix, TableType(base, cursor.word()))
    case .enumeration: return .enumeration(TableCases(cursor))
    case .refined:
      let primitive = PrimitiveType(rawValue: cursor.byte())!
      return .refined(primitive, TableAutomaton(cursor.position))
    }
  }

  /// The bytes are a canonical path segment or query value. Only texts of enums and literals around a capture in a path
  /// can ignore case.
  func accepts(_ bytes: UnsafeBufferPointer<UInt8>, ignoringCase: Bool, isInPath: Bool = true) -> Bool {
    if let primitive { return primitive.accepts(bytes) }
    return entryAccepts(bytes, ignoringCase, isInPath)
  }

  private func entryAccepts(_ bytes: UnsafeBufferPointer<UInt8>, _ ignoringCase: Bool, _ isInPath: Bool) -> Bool {
    switch entry {
    case .affixed(let prefix, let suffix, let type):
      guard let core = Self.core(of: bytes, prefix, suffix, ignoringCase: ignoringCase && isInPath) else {
        return false
      }
      return type.accepts(core, ignoringCase: ignoringCase)
    case .enumeration(let cases): return cases.name(of: bytes, ignoringCase: ignoringCase) != nil
    case .refined(_, let automaton): return automaton.accepts(bytes)
    }
  }

  /// `nil` if the prefix or the suffix is missing, or nothing is between them.
  static func core(
    of bytes: UnsafeBufferPointer<UInt8>, _ prefix: UnsafeBufferPointer<UInt8>, _ suffix: UnsafeBufferPointer<UInt8>,
    ignoringCase: Bool
  ) -> UnsafeBufferPointer<UInt8>? {
    let end = bytes.count - suffix.count
    guard end > prefix.count, bytes[..<prefix.count].areEqual(prefix, ignoringCase: ignoringCase),
      bytes[end...].areEqual(suffix, ignoringCase: ignoringCase)
    else { return nil }
    // The suffix must not begin inside an escape.
    guard bytes[end - 1] != UInt8(ascii: "%"), end < 2 || bytes[end - 2] != UInt8(ascii: "%") else { return nil }
    return UnsafeBufferPointer(rebasing: bytes[prefix.count..<end])
  }

  /// The URL may have the prefix and the suffix in another case. In a URL with a custom scheme, the first segment is in
  /// lowercase.
  private static func matchedCore(
    of bytes: UnsafeBufferPointer<UInt8>, _ prefix: UnsafeBufferPointer<UInt8>, _ suffix: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8>? {
    if let core = core(of: bytes, prefix, suffix, ignoringCase: true) { return core }
    return PercentCoding.folded(prefix).withUnsafeBufferPointer { prefix in
      PercentCoding.folded(suffix).withUnsafeBufferPointer { suffix in
        core(of: bytes, prefix, suffix, ignoringCase: false)
      }
    }
  }

  /// The type must accept the bytes.
  @inline(__always) func argument(_ bytes: UnsafeBufferPointer<UInt8>) -> Argument {
    if let primitive { return primitive.argument(bytes) ?? .none }
    return entryArgument(bytes)
  }

  private func entryArgument(_ bytes: UnsafeBufferPointer<UInt8>) -> Argument {
    switch entry {
    case .affixed(let prefix, let suffix, let type):
      return Self.matchedCore(of: bytes, prefix, suffix).map(type.argument) ?? .none
    case .enumeration(let cases):
      return cases.name(of: bytes, ignoringCase: true).map { .string(String(decoding: $0, as: UTF8.self)) } ?? .none
    case .refined(let primitive, _): return primitive.argument(bytes) ?? .none
    }
  }

  func core(of bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    guard primitive == nil, case .affixed(let prefix, let suffix, _) = entry else { return bytes }
    return Self.matchedCore(of: bytes, prefix, suffix) ?? bytes
  }

  var affixes: (prefix: UnsafeBufferPointer<UInt8>, suffix: UnsafeBufferPointer<UInt8>) {
    guard primitive == nil, case .affixed(let prefix, let suffix, _) = entry else {
      let none = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
      return (none, none)
    }
    return (prefix, suffix)
  }

  func text(_ argument: Argument) -> String? {
    if let primitive { return primitive.text(argument) }
    switch entry {
    case .affixed(_, _, let type): return type.text(argument)
    case .enumeration(let cases):
      guard case .string(let name) = argument else { return nil }
      return cases.text(of: name).map { PercentCoding.decoded($0) }
    case .refined(let primitive, let automaton):
      guard let text = primitive.text(argument) else { return nil }
      return automaton.accepts(text.utf8) ? text : nil
    }
  }
}

/// The input is percent-decoded bytes.
package struct TableAutomaton {
  private let classCount: Int
  private let classes: UnsafePointer<UInt8>
  private let acceptances: UnsafePointer<UInt8>
  private let transitions: UnsafePointer<UInt8>

  init(_ start: UnsafePointer<UInt8>) {
    var cursor = TableCursor(start)
    let stateCount = cursor.half()
    classCount = Int(cursor.byte())
    classes = cursor.position
    acceptances = classes + 256
    transitions = acceptances + stateCount
  }

  package static func accepts(_ text: [UInt8], _ automaton: [UInt8]) -> Bool {
    automaton.withUnsafeBufferPointer { bytes in
      bytes.isEmpty ? false : TableAutomaton(bytes.baseAddress!).accepts(text)
    }
  }

  func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { accepts(DecodedBytes(bytes)) }

  func accepts(_ text: some Sequence<UInt8>) -> Bool {
    var state = LinkTableFormat.startState
    for byte in text {
      state = TableNumber.half(transitions + 2 * (state * classCount + Int(classes[Int(byte)])))
      if state == LinkTableFormat.deadState { return false }
    }
    return acceptances[state] != 0
  }
}

struct TableCases {
  private let first: TableCursor
  private let count: Int

  init(_ cursor: TableCursor) {
    var cursor = cursor
    count = cursor.word()
    first = cursor
  }

  private func first(where isMeant: (_ text: UnsafeBufferPointer<UInt8>, _ name: UnsafeBufferPointer<UInt8>) -> Bool)
    -> (
      text: UnsafeBufferPointer<UInt8>, name: UnsafeBufferPointer<UInt8>
    )?
  {
    var cursor = first
    for _ in 0..<count {
      let text = cursor.text()
      let name = cursor.text()
      if isMeant(text, name) { return (text, name) }
    }
    return nil
  }

  /// The same text in another case is only the second choice.
  func name(of bytes: UnsafeBufferPointer<UInt8>, ignoringCase: Bool) -> UnsafeBufferPointer<UInt8>? {
    // Segments and query values escape different characters.
    if let exact = first(where: { text, _ in areEqualDecoded(text, bytes) }) { return exact.name }
    guard ignoringCase else { return nil }
    return first { text, _ in DecodedBytes(text).areEqual(DecodedBytes(bytes), ignoringCase: true) }?.name
  }

  func text(of name: String) -> UnsafeBufferPointer<UInt8>? {
    first { _, candidate in candidate.elementsEqual(name.utf8) }?.text
  }
}
