import WaymarkDiagnostics
import WaymarkYAML

/// A range of values, such as `1...9`, `1...`, or `...9`.
///
/// A range has a lower bound, an upper bound, or both. Bounds are included in the range.
package struct RangeSyntax: Sendable {
  package let text: Text
  /// The analysis checks whether the bound is a valid value of the type.
  package let lower: Text?
  package let upper: Text?

  package var span: Span { text.span }
}

extension ValueKind where Value == RangeSyntax {
  static let range = ValueKind.syntax(
    "a range like `1...9`, `1...` or `...9`", TextShape(.range, RangeSyntax.textForm), example: "1...",
    diagnostic: .invalidRange
  ) {
    (text) throws(SyntaxError) in try RangeSyntax(text)
  }
}

extension RangeSyntax {
  fileprivate static let textForm: TextShape.Form = {
    let bound = "(?:-?[0-9]+(?:\\.[0-9]+)?|[0-9]{4}-[0-9]{2}-[0-9]{2})"
    return .init(
      "a range like `1...9`, `1...` or `...9`", "^ *(?:\(bound) *\\.\\.\\. *\(bound)?|\\.\\.\\. *\(bound)) *$")
  }()

  private static let form = "write `1...`, `...9` or `1...9`"

  fileprivate init(_ text: Text) throws(SyntaxError) {
    let whole = 0..<text.bytes.count
    guard let dots = whole.first(where: { text.has("...", at: $0) }) else {
      if let half = whole.first(where: { text.has("..<", at: $0) }) {
        throw SyntaxError(
          "a half-open range is not supported", half..<half + 3, help: "write `...` with the last value of the range")
      }
      throw SyntaxError("`\(text.string)` is not a range", whole, help: Self.form)
    }
    let lower = try Self.bound(text, text.trimmed(0..<dots))
    let upper = try Self.bound(text, text.trimmed(dots + 3..<text.bytes.count))
    guard lower != nil || upper != nil else { throw SyntaxError("the range has no bounds", whole, help: Self.form) }
    self.init(text: text, lower: lower, upper: upper)
  }

  private static func bound(_ text: Text, _ range: Range<Int>) throws(SyntaxError) -> Text? {
    guard !range.isEmpty else { return nil }
    let bound = text.slice(range)
    guard isNumber(bound) || isDate(bound) else {
      throw SyntaxError("`\(bound.string)` is neither a number nor a date", range, help: form)
    }
    return bound
  }

  /// Returns a Boolean value that indicates whether a string matches the regular expression `-?[0-9]+(\.[0-9]+)?`.
  private static func isNumber(_ text: Text) -> Bool {
    let digits = text.bytes.dropFirst(text.has("-", at: 0) ? 1 : 0)
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0 &- 0x30 < 10 } }
  }

  /// Returns a Boolean value that indicates whether a string has the form `YYYY-MM-DD`.
  ///
  /// The function does not check whether the day exists.
  private static func isDate(_ text: Text) -> Bool {
    text.bytes.count == 10
      && text.bytes.indices.allSatisfy {
        $0 == 4 || $0 == 7 ? text.bytes[$0] == UInt8(ascii: "-") : text.bytes[$0] &- 0x30 < 10
      }
  }
}
