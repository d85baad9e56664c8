import RegularSets
import WaymarkLinks

/// The sets of texts that the types of a model accept.
package struct TypeSets {
  private let sets: [RegularSet]
  /// The texts of each enum in UTF-8; `nil` for other types.
  private let values: [[[UInt8]]?]

  package init(_ types: [DeclaredType]) {
    values = types.map { type in
      if case .enumeration(let cases, _) = type.kind { cases.map { Array($0.text.utf8) } } else { nil }
    }
    sets = types.map { type in
      switch type.kind {
      case .enumeration(_, let texts), .refinement(_, let texts): texts
      // No URL has a value.
      case .native: .empty
      }
    }
  }

  /// Returns the texts of an enum in spec order; `nil` for other types.
  package func values(of type: ValueType) -> [[UInt8]]? {
    if case .declared(let index) = type { values[index] } else { nil }
  }

  /// Returns the texts of a type; the empty set for a type declared by the app.
  package func texts(of type: ValueType) -> RegularSet {
    switch type {
    case .primitive(let primitive): primitive.texts
    case .declared(let index): sets[index]
    }
  }
}

extension PrimitiveType {
  /// The decoded texts that the type accepts.
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

  /// Absolute URLs in ASCII in the syntax of RFC 3986, without a user name and with a port of at most 65535.
  ///
  /// Foundation accepts each of these URLs.
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
