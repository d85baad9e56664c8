import LinkPatterns
import RegularSets
import WaymarkLinks

/// The sets of strings that the types of a model accept.
package struct TypeSets {
  private let sets: [RegularSet]
  /// The strings of each enum type in UTF-8; `nil` for other types.
  private let values: [[[UInt8]]?]

  package init(_ types: [DeclaredType]) {
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
  }

  package func values(of type: ValueType) -> [[UInt8]]? {
    if case .declared(let index) = type { values[index] } else { nil }
  }

  /// For a type that the app declares in Swift, the set is empty.
  package func texts(of type: ValueType) -> RegularSet {
    switch type {
    case .primitive(let primitive): primitive.texts
    case .declared(let index): sets[index]
    }
  }
}

extension PrimitiveType {
  /// The set of strings that the type accepts, after percent-decoding.
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

  /// The absolute ASCII URLs in RFC 3986 syntax, except URLs with a user name or with a port above 65535.
  ///
  /// Foundation accepts each URL of this set.
  private static let urls: RegularSet = {
    let character = #"([A-Za-z0-9\-._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})"#
    let port = "(:([0-9]{1,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?"
    let host = #"//[A-Za-z0-9\-._~]+"# + port + "(/\(character)*)*"
    let path = "(/?\(character)+(/\(character)*)*)"
    let tail = #"(\?(\#(character)|[/?])*)?(#(\#(character)|[/?])*)?"#
    let expression = #"[A-Za-z][A-Za-z0-9+.\-]*:(\#(host)|\#(path))\#(tail)"#
    guard let urls = try? RegularSet.matching(expression) else { preconditionFailure("the texts of URL are regular") }
    return urls
  }()
}
