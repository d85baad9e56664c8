import LinkResolving
import RegularSets
import SpecModel
import SpecText
import WaymarkLinks

/// Converts types to patterns of association files by their valid strings, regardless of their names.
struct TypeClaims {
  private let types: [DeclaredType]
  private let sets: TypeSets
  private var textsOfTypes: [ValueType: Texts] = [:]
  private(set) var variables: [String: [String]] = [:]

  private static let mostTexts = 64

  enum Texts {
    case none
    case all
    case exactly(ClaimedText)
    /// A pattern that also matches invalid strings, described by the first string, the capture's name in braces, and
    /// the second string.
    case more(ClaimedText, String, String)
  }

  init(_ model: NavigationModel) {
    types = model.types
    sets = TypeSets(model.types)
  }

  mutating func texts(of type: ValueType) -> Texts {
    if let texts = textsOfTypes[type] { return texts }
    let texts = makeTexts(of: type)
    textsOfTypes[type] = texts
    return texts
  }

  private mutating func makeTexts(of type: ValueType) -> Texts {
    let set = sets.texts(of: type)
    if set == .anyText { return .all }
    let few = cases(of: type) ?? set.firstTexts(Self.mostTexts + 1).map { String(decoding: $0, as: UTF8.self) }
    switch few.count {
    case 0: return .none
    case 1: return Self.listed(ClaimedText(literal: few[0]), few)
    case ...Self.mostTexts:
      let name = name(of: type)
      variables[name] = few.map(ClaimedText.pattern(ofLiteral:))
      var text = ClaimedText()
      text.append(glob: "$(\(name))")
      if few.contains(where: ClaimedText.isPattern) { text.excess.append(ClaimedText.noEscape) }
      return Self.listed(text, few)
    default: break
    }
    var text = ClaimedText()
    if set == .uuid {
      let digits = [8, 4, 4, 4, 12].map { String(repeating: "$(xdigit)", count: $0) }
      text.append(glob: digits.joined(separator: "-"))
      return .exactly(text)
    }
    if set == .date {
      // No declared type can have these names.
      variables["month"] = (1...12).map { $0 < 10 ? "0\($0)" : "\($0)" }
      variables["day"] = (1...31).map { $0 < 10 ? "0\($0)" : "\($0)" }
      text.append(glob: String(repeating: "$(digit)", count: 4) + "-$(month)-$(day)")
      return .more(text, "", " of dates that do not exist")
    }
    return .more(.anything, "any ", ", because the format has no pattern for \(name(of: type))")
  }

  /// If a string contains a slash, the pattern also matches URLs with a slash in place of `%2F`.
  private static func listed(_ text: ClaimedText, _ texts: [String]) -> Texts {
    texts.contains { $0.utf8.contains(UInt8(ascii: "/")) }
      ? .more(text, "", " with a slash in place of `%2F`") : .exactly(text)
  }

  /// An origin that ignores case accepts only ASCII letters of an enum in either case.
  func distinguishesCase(_ type: ValueType) -> Bool {
    if let cases = cases(of: type) { return cases.contains { $0.contains { $0.isLetter && !$0.isASCII } } }
    let few = sets.texts(of: type).firstTexts(Self.mostTexts + 1).map { String(decoding: $0, as: UTF8.self) }
    return few.count <= Self.mostTexts && few.contains { $0.contains(where: \.isLetter) }
  }

  private func cases(of type: ValueType) -> [String]? {
    guard case .declared(let index) = type, case .enumeration(let cases, _) = types[index].kind else { return nil }
    return cases.map(\.text)
  }

  private func name(of type: ValueType) -> String {
    switch type {
    case .primitive(let primitive): primitive.specName
    case .declared(let index): types[index].name.string
    }
  }
}
