import LinkResolving
import RegularSets
import SpecText
import WaymarkLinks

package struct Parameter: Sendable {
  package let name: Text
  package let type: ValueType
  package let arity: Arity
  /// If the value is `false`, `type` is a replacement for the unknown type.
  package var isTypeKnown = true

  package init(name: Text, type: ValueType, arity: Arity, isTypeKnown: Bool = true) {
    self.name = name
    self.type = type
    self.arity = arity
    self.isTypeKnown = isTypeKnown
  }

  package enum Arity: Sendable {
    case required
    case optional
    /// In the form that URLs use, for links that omit the parameter.
    case defaulted(String)
    case list
  }

  package var valueArity: ValueArity {
    switch arity {
    case .required, .defaulted: .one
    case .optional: .optional
    case .list: .list
    }
  }

  package var isRequired: Bool {
    if case .required = arity { true } else { false }
  }

  package var isList: Bool {
    if case .list = arity { true } else { false }
  }
}

/// In Swift code. A parameter with a default always has one value.
package enum ValueArity: Sendable { case one, optional, list }

package struct DeclaredType: Sendable {
  package let name: Text
  package let kind: Kind
  package var range: RangeSyntax?
  package var expression: Text?

  package init(name: Text, kind: Kind, range: RangeSyntax? = nil, expression: Text? = nil) {
    self.name = name
    self.kind = kind
    self.range = range
    self.expression = expression
  }

  package enum Kind: Sendable {
    case enumeration([Case], RegularSet)
    case refinement(of: PrimitiveType, RegularSet)
    /// Values of a native type cannot appear in URLs.
    case native(swift: String, identity: String)
  }

  package struct Case: Sendable {
    package let name: Text
    package let text: String

    package init(name: Text, text: String) {
      self.name = name
      self.text = text
    }
  }
}

package struct ReturnType: Sendable {
  /// The spelling of the spec, such as `List<Address>`.
  package let text: Text
  package let type: ValueType
  package let isList: Bool

  package init(text: Text, type: ValueType, isList: Bool) {
    self.text = text
    self.type = type
    self.isList = isList
  }

  package var parameter: Parameter { Parameter(name: text, type: type, arity: isList ? .list : .required) }
}

package struct MetadataValue: Sendable {
  package let key: Int
  /// For an enum, the value is the name of the case.
  package let value: Argument
  package let span: Span

  package init(key: Int, value: Argument, span: Span) {
    self.key = key
    self.value = value
    self.span = span
  }
}

extension [MetadataValue] { package subscript(ofKey key: Int) -> MetadataValue? { first { $0.key == key } } }

extension Argument {
  package init(metadata text: String, of type: ValueType, _ types: [DeclaredType]) {
    let primitive: PrimitiveType
    switch type {
    case .primitive(let type): primitive = type
    case .declared(let index):
      switch types[index].kind {
      case .enumeration(let cases, _):
        self = .string(cases.first { $0.text == text }?.name.string ?? text)
        return
      case .refinement(of: let base, _): primitive = base
      case .native: primitive = .string
      }
    }
    switch primitive {
    case .int: self = Int64(text).map(Argument.int) ?? .none
    case .double: self = Double(text).map(Argument.double) ?? .none
    case .bool: self = .bool(text == "true")
    default: self = .string(text)
    }
  }

  /// The text of an enum is the name of the case.
  package var metadataText: String {
    switch self {
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .bool(let value): "\(value)"
    case .string(let value): value
    default: ""
    }
  }
}

extension NavigationModel {
  package func metadata(_ key: Int, in values: [MetadataValue]) -> Argument {
    if let given = values[ofKey: key] { return given.value }
    guard case .defaulted(let text) = metadataKeys[key].arity else { return .none }
    return Argument(metadata: text, of: metadataKeys[key].type, types)
  }
}

package struct TypeNames: Sendable {
  package var namespace: String
  package var tab = "Tab"
  package var route = "Route"
  package var sheet = "Sheet"
  package var cover = "Cover"
  package var window = "Window"
  package var gate = "Gate"
  package var link = "Link"
  package var accessibilityID = "AccessibilityID"

  package init(namespace: String) { self.namespace = namespace }

  package subscript(presentation: RouteSyntax.Presentation) -> String {
    switch presentation {
    case .push: route
    case .sheet: sheet
    case .cover: cover
    case .window: window
    case .gate: gate
    }
  }
}

package struct TypeSets {
  private let sets: [RegularSet]
  private let values: [[[UInt8]]?]
  private let setsIgnoringCase: [RegularSet]

  package init(_ types: [DeclaredType], ignoringCase: Bool = false) {
    values = types.map { type in
      if case .enumeration(let cases, _) = type.kind { cases.map { Array($0.text.utf8) } } else { nil }
    }
    sets = types.map { type in
      switch type.kind {
      case .enumeration(_, let texts), .refinement(_, let texts): texts
      // A URL never contains a value of a native type.
      case .native: .empty
      }
    }
    let sets = sets
    setsIgnoringCase = types.indices.map { index in
      // A set with too many states stays too small.
      guard ignoringCase, case .enumeration = types[index].kind else { return sets[index] }
      return (try? sets[index].ignoringCase()) ?? sets[index]
    }
  }

  package func values(of type: ValueType) -> [[UInt8]]? {
    if case .declared(let index) = type { values[index] } else { nil }
  }

  /// For a type that the app declares in Swift, the set is empty.
  package func texts(of type: ValueType, ignoringCase: Bool = false) -> RegularSet {
    switch type {
    case .primitive(let primitive): primitive.texts
    case .declared(let index): ignoringCase ? setsIgnoringCase[index] : sets[index]
    }
  }
}

extension PrimitiveType {
  package var texts: RegularSet {
    switch self {
    case .string: .anyText
    case .int: .int
    case .uint: .uint
    case .double: .double
    case .bool: .bool
    case .uuid: .uuid
    case .date: .date
    case .slug: .slug
    case .url: Self.urls
    }
  }

  /// Absolute URLs (RFC 3986, or RFC 3987 with characters outside ASCII) without a user name or a port above 65535.
  /// Foundation accepts all of them in the form of ``InternationalURL``.
  private static let urls: RegularSet = {
    let international = #"\u{A0}-\u{10FFFF}"#
    let character = #"([A-Za-z0-9\-._~!$&'()*+,;=:@\#(international)]|%[0-9A-Fa-f]{2})"#
    let port = "(:([0-9]{1,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?"
    let host = #"//[A-Za-z0-9\-._~\#(international)]+"# + port + "(/\(character)*)*"
    let path = "(/?\(character)+(/\(character)*)*)"
    let tail = #"(\?(\#(character)|[/?])*)?(#(\#(character)|[/?])*)?"#
    let expression = #"[A-Za-z][A-Za-z0-9+.\-]*:(\#(host)|\#(path))\#(tail)"#
    guard let urls = try? RegularSet.matching(expression) else { preconditionFailure("the texts of URL are regular") }
    return urls
  }()
}
