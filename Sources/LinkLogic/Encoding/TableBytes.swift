import LinkResolving
import RegularSets
import SpecModel
import WaymarkLinks

/// Numbers are stored in groups of seven bits, one in each byte.
struct TableBytes {
  private(set) var bytes: [UInt8] = []
  /// If the value is `true`, the bytes are invalid.
  private(set) var isTooLarge = false

  var count: Int { bytes.count }

  mutating func byte(_ value: UInt8) {
    precondition(value < 0x80, "a table's bytes are below 128")
    bytes.append(value)
  }

  mutating func append(_ values: some Collection<UInt8>) { bytes.append(contentsOf: values) }

  mutating func append(_ other: TableBytes) {
    append(other.bytes)
    if other.isTooLarge { isTooLarge = true }
  }

  /// If the automaton is `nil`, it is too large for the table.
  mutating func appendAutomaton(_ automaton: [UInt8]?) {
    if let automaton { append(automaton) } else { isTooLarge = true }
  }

  mutating func half(_ value: Int) {
    bytes += [0, 0]
    set(bytes.count - 2, value, width: 2)
  }

  mutating func setHalf(_ at: Int, _ value: Int) { set(at, value, width: 2) }

  mutating func word(_ value: Int) { setWord(reserveWord(), value) }

  mutating func reserveWord() -> Int {
    bytes += [0, 0, 0, 0]
    return bytes.count - 4
  }

  mutating func setWord(_ at: Int, _ value: Int) { set(at, value, width: 4) }

  private mutating func set(_ at: Int, _ value: Int, width: Int) {
    if value >> (7 * width) != 0 { isTooLarge = true }
    for index in 0..<width { bytes[at + index] = UInt8(value >> (7 * index) & 0x7F) }
  }

  /// A number over 127 makes the table invalid.
  mutating func count(_ value: Int) {
    if value > 0x7F { isTooLarge = true }
    byte(UInt8(value & 0x7F))
  }

  mutating func text(_ text: String) {
    half(text.utf8.count)
    bytes += text.utf8
  }
}

extension LinkTableEncoder {
  mutating func type(_ type: ValueType) -> Int { self.type(CaptureShape(type, .value)) }

  mutating func type(_ shape: CaptureShape) -> Int {
    let shape = shape.asWritten
    if case .primitive(let primitive) = shape.type, primitive != .url, !shape.hasLiterals {
      return Int(primitive.rawValue)
    }
    if let number = types[shape] { return number }
    let number = encodeType(shape)
    types[shape] = number
    return number
  }

  private mutating func encodeType(_ shape: CaptureShape) -> Int {
    guard !shape.hasLiterals else {
      let core = type(shape.type)
      let offset = table.count
      table.byte(LinkTableFormat.TypeKind.affixed.rawValue)
      table.text(shape.prefix)
      table.text(shape.suffix)
      table.word(core)
      return offset
    }
    switch shape.type {
    case .primitive(.url): return encodeRefined(.url, PrimitiveType.url.texts)
    case .primitive(let primitive): return Int(primitive.rawValue)
    case .declared(let index):
      switch model.types[index].kind {
      case .enumeration(let cases, _): return encodeEnumeration(cases)
      case .refinement(let primitive, let texts): return encodeRefined(primitive, texts)
      // No URL contains a value of a native type.
      case .native: return encodeEnumeration([])
      }
    }
  }

  private mutating func encodeEnumeration(_ cases: [DeclaredType.Case]) -> Int {
    let offset = table.count
    table.byte(LinkTableFormat.TypeKind.enumeration.rawValue)
    table.word(cases.count)
    for item in cases {
      table.text(Self.canonical(item.text))
      table.text(item.name.string)
    }
    return offset
  }

  private mutating func encodeRefined(_ primitive: PrimitiveType, _ texts: RegularSet) -> Int {
    let offset = table.count
    table.byte(LinkTableFormat.TypeKind.refined.rawValue)
    table.byte(primitive.rawValue)
    table.appendAutomaton(texts.automaton)
    return offset
  }

  mutating func constant(_ text: String, _ type: ValueType) -> Int {
    let constant = Constant(type: type, text: text)
    if let offset = constants[constant] { return offset }
    let number = self.type(type)
    let offset = table.count
    table.word(number)
    table.text(Self.canonical(text))
    constants[constant] = offset
    return offset
  }

  static func escaped(_ text: String) -> String { PercentCoding.canonical(text, keeping: .text) ?? "" }

  /// Earlier phases reject strings that no URL can contain.
  static func canonical(_ text: String) -> String { PercentCoding.canonical(text, keeping: .segment) ?? "" }
}
