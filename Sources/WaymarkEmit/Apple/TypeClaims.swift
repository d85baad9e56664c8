import AppleFormats
import RegularSets
import WaymarkLinks
import WaymarkModel

/// The texts of types as patterns of the format, by what they are and not by what they are called.
struct TypeClaims {
  private let types: [DeclaredType]
  private let sets: TypeSets
  private var known: [ValueType: Texts] = [:]
  /// The texts behind `$(NAME)`, of all types that were asked for.
  private(set) var variables: [String: [String]] = [:]

  /// More are not listed one by one.
  private static let mostTexts = 64

  /// What the format can say of a type's texts.
  enum Texts {
    /// There are none.
    case none
    /// Each text of one or more characters.
    case all
    /// A pattern for these and no others.
    case exactly(ClaimedText)
    /// The nearest pattern, which takes others, too: what these are, as it stands before a capture's name, and behind it.
    case more(ClaimedText, String, String)
  }

  init(_ model: NavigationModel) {
    types = model.types
    sets = TypeSets(model.types)
  }

  mutating func texts(of type: ValueType) -> Texts {
    if let known = known[type] { return known }
    let texts = makeTexts(of: type)
    known[type] = texts
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
      // No declared type is called like these.
      variables["month"] = (1...12).map { $0 < 10 ? "0\($0)" : "\($0)" }
      variables["day"] = (1...31).map { $0 < 10 ? "0\($0)" : "\($0)" }
      text.append(glob: String(repeating: "$(digit)", count: 4) + "-$(month)-$(day)")
      return .more(text, "", " of days that there are not")
    }
    return .more(.anything, "any ", ", as the format has no pattern for \(name(of: type))")
  }

  /// Texts that are written out. A slash in one of them is an escape in a URL, and a slash to the format.
  private static func listed(_ text: ClaimedText, _ texts: [String]) -> Texts {
    texts.contains { $0.utf8.contains(UInt8(ascii: "/")) }
      ? .more(text, "", " with a slash in place of `%2F`") : .exactly(text)
  }

  /// The texts of an enum in the order of the spec; nil for another type.
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
