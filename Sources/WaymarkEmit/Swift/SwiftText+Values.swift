import SwiftWriter
import WaymarkLinks

/// Swift expressions for values that have no literals, such as dates.
///
/// The functions require valid strings.
extension SwiftText {
  static func uuid(_ text: String) -> SwiftText { "Foundation.UUID(uuidString: \(StringLiteral(text)))!" }
  static func date(_ text: String) -> SwiftText { "WaymarkNavigation.CalendarDate(\(StringLiteral(text)))!" }
  static func url(_ text: String) -> SwiftText { "Foundation.URL(string: \(StringLiteral(text)))!" }

  /// Returns an expression for the value of a parameter. The result is `nil` for an app-defined type, because such
  /// types have no literals.
  static func value(_ argument: Argument, of shape: ParameterShape, in namespace: Identifier) -> SwiftText? {
    switch argument {
    case .none: "nil"
    case .int(let value): "\(value)"
    case .uint(let value): Int64(exactly: value).map { "\($0)" }
    case .double(let value): value.isFinite ? "\(value)" : nil
    case .bool(let value): value ? "true" : "false"
    case .string(let value):
      if case .enumeration(let name) = shape.base {
        .caseOfOptional(value, of: "\(namespace).\(Identifier(name))")
      } else {
        "\(StringLiteral(value))"
      }
    case .uuid(let value): .uuid(value.description.uppercased())
    case .date(let value): .date(value.description)
    case .url(let value): .url(value)
    case .list(let values): .list(values.map { value($0, of: shape, in: namespace) })
    case .native: nil
    }
  }

  /// Returns an array literal; `nil` if an element is `nil`.
  static func list(_ elements: [SwiftText?]) -> SwiftText? {
    let known = elements.compactMap(\.self)
    return known.count == elements.count ? "[\(SwiftText(joining: known, separator: ", "))]" : nil
  }
}
