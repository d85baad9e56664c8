import LinkPatterns
import WaymarkDiagnostics
import WaymarkLinks

extension PublishedSpec {
  /// Returns the name of a type and a description of its values, such as "a PositiveInt (an Int in `1...`)".
  func phrase(for type: ValueType) -> String {
    switch type {
    case .primitive(let primitive): primitive.phrase
    case .declared(let index): types[index].phrase
    }
  }

  /// Returns the end of a message that reports an invalid value for a type. The result can suggest a similar enum case.
  func hint(about text: String, insteadOf type: ValueType) -> String {
    let base: PrimitiveType?
    switch type {
    case .primitive(let primitive): base = primitive
    case .declared(let index):
      switch types[index].texts {
      case .cases(let cases): return Suggestion.suffix(for: text, among: cases.prefix(1_000).map { $0.text })
      case .refinement(let primitive, _): base = primitive
      case .native: base = nil
      }
    }
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    let isNumber = text.utf8.count - digits.count <= 1 && digits.allSatisfy { $0 &- 0x30 < 10 } && !digits.isEmpty
    guard isNumber, base == .int || base == .uint, Int64(text) == nil else { return "" }
    return ", which does not fit into 64 bits"
  }
}

extension PrimitiveType {
  fileprivate var phrase: String {
    let name = specName.withArticle
    switch self {
    case .string: return "some text"
    case .int, .uint, .url: return name
    case .double: return name + " (such as `-0.5`)"
    case .bool: return name + " (`true` or `false`)"
    case .uuid: return name + " (such as `123e4567-e89b-12d3-a456-426614174000`)"
    case .date: return name + " (a day of the calendar, such as `2025-01-31`)"
    case .slug: return name + " (letters, digits, `-` and `_`)"
    }
  }
}
