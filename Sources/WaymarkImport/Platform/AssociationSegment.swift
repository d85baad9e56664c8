/// The part of an association pattern between two slashes.
struct AssociationSegment {
  var tokens: [AssociationText.Token] = []

  /// The characters that a URL never percent-encodes (RFC 3986, section 2.3). A wildcard for single characters matches
  /// more characters, which percent-encoding turns into several characters.
  private static let unreserved = "[A-Za-z0-9._~-]"

  /// A Boolean value that indicates whether the segment contains `*` in a place where the wildcard also matches slashes.
  var hasWildcard: Bool { tokens.contains(.any) }

  /// Returns the segment of a pattern, which matches no other texts than the tokens.
  ///
  /// - Parameter names: The names of unnamed captures.
  /// - Returns: The segment, or `nil` if the tokens are empty.
  func segment(_ names: inout CaptureNames) -> ImportedPattern.Segment? {
    if tokens.isEmpty { return nil }
    var rest = tokens[...]
    var (prefix, suffix) = ("", "")
    if case .text(let text) = rest.first {
      prefix = text
      rest.removeFirst()
      if rest.isEmpty { return .literal(text) }
    }
    if rest.count > 1, case .text(let text) = rest.last {
      suffix = text
      rest.removeLast()
    }
    if rest.count == 1, let capture = Self.capture(rest[rest.startIndex], &names) {
      return .capture(capture, prefix: prefix, suffix: suffix)
    }
    let isSimple = rest.allSatisfy {
      switch $0 {
      case .one, .character: true
      default: false
      }
    }
    guard isSimple else { return .capture(.init(names.next("value"), .matching(expression))) }
    let middle = AssociationSegment(tokens: Array(rest))
    return .capture(.init(names.next("value"), .matching(middle.expression)), prefix: prefix, suffix: suffix)
  }

  private static func capture(
    _ token: AssociationText.Token, _ names: inout CaptureNames
  ) -> ImportedPattern.Capture? {
    switch token {
    case .any: .init(names.next("value"))
    case .values(let values, let name): .init(names.next(name), .values(values))
    case .codes(let expression, let name): .init(names.next(name), .matching(expression))
    case .text, .one, .character: nil
    }
  }

  /// The regular expression for the tokens.
  var expression: String {
    var expression = ""
    var index = 0
    while index < tokens.count {
      var count = 1
      while index + count < tokens.count, tokens[index + count] == tokens[index] { count += 1 }
      switch tokens[index] {
      case .text(let text):
        for _ in 0..<count { expression += ExpressionText.escaped(text) }
      case .one: expression += Self.unreserved + Self.times(count)
      case .character(let characters): expression += characters + Self.times(count)
      case .codes(let codes, _): expression += count == 1 ? codes : "(\(codes))" + Self.times(count)
      case .any: expression += Self.unreserved + "*"
      case .values(let values, _):
        expression += "(" + values.map(ExpressionText.escaped).joined(separator: "|") + ")" + Self.times(count)
      }
      index += count
    }
    return expression
  }

  private static func times(_ count: Int) -> String { count == 1 ? "" : "{\(count)}" }
}
