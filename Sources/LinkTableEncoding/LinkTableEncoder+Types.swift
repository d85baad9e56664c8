import LinkAlgebra
import LinkPatterns
import RegularSets
import WaymarkLinks
import WaymarkModel

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

  /// Converts a string to a path segment with canonical percent-escapes.
  ///
  /// Earlier compiler phases reject strings that no URL can contain.
  static func canonical(_ text: String) -> String { PercentCoding.canonical(text, keeping: .segment) ?? "" }
}
