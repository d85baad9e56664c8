import WaymarkDiagnostics
import WaymarkLinks
import WaymarkModel

extension NavigationModel {
  /// The maximum number of enum cases that a message lists.
  private static let mostTexts = 6

  /// Returns the name of a type and a description of its values, such as "a PositiveInt (an Int in `1...`)".
  func words(for type: ValueType) -> String {
    switch type {
    case .primitive(let primitive): return primitive.words
    case .declared(let index):
      let type = types[index]
      return Self.withArticle(type.name.string) + details(of: type).map { " (\($0))" }.joined()
    }
  }

  private func details(of type: DeclaredType) -> [String] {
    switch type.kind {
    case .native: return []
    case .enumeration(let cases, _):
      let texts = cases.prefix(Self.mostTexts).map { Quoted($0.text).description }
      let more = cases.count - texts.count
      return [(texts + (more > 0 ? ["\(more) more"] : [])).joined(or: "or")]
    case .refinement(let primitive, _):
      let range = type.range.map { " in \(Quoted($0.text.string))" } ?? ""
      let expression = type.expression.map { " that matches \(Quoted($0.string))" } ?? ""
      return [Self.withArticle(primitive.specName) + range + expression]
    }
  }

  /// Returns the end of a message that reports an invalid value for a type. The result can suggest a similar enum case.
  func hint(about text: String, insteadOf type: ValueType) -> String {
    if case .declared(let index) = type, case .enumeration(let cases, _) = types[index].kind {
      return Suggestion.suffix(for: text, among: cases.prefix(1_000).map(\.text))
    }
    let base: PrimitiveType? =
      switch type {
      case .primitive(let primitive): primitive
      case .declared(let index): if case .refinement(let primitive, _) = types[index].kind { primitive } else { nil }
      }
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    let isNumber = text.utf8.count - digits.count <= 1 && digits.allSatisfy { $0 &- 0x30 < 10 } && !digits.isEmpty
    guard isNumber, base == .int || base == .uint, Int(text) == nil else { return "" }
    return ", which does not fit into 64 bits"
  }

  fileprivate static func withArticle(_ name: String) -> String {
    ("AEIO".contains(name.prefix(1)) ? "an " : "a ") + name
  }
}

extension PrimitiveType {
  fileprivate var words: String {
    let name = NavigationModel.withArticle(specName)
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
