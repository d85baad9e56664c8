import RegularSets
import WaymarkDiagnostics
import WaymarkLinks
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// Resolves a type that has some of the texts of a built-in type.
struct RefinementResolver {
  private let primitive: PrimitiveType
  private let name: Text
  private let sink: DiagnosticSink

  init(_ primitive: PrimitiveType, _ name: Text, _ sink: DiagnosticSink) {
    self.primitive = primitive
    self.name = name
    self.sink = sink
  }

  /// Returns the type with a range and an expression; `nil` with a diagnostic if it has errors or no texts.
  func resolve(_ range: RangeSyntax?, _ expression: Text?) -> DeclaredType.Kind? {
    var texts = primitive.texts
    do {
      if let range {
        guard let inRange = try inRange(range) else { return nil }
        texts = inRange
      }
      if let expression {
        guard let matching = matching(expression) else { return nil }
        texts = try texts.intersection(matching)
      }
    } catch {
      sink.report(
        Diagnostic(
          .invalidType, "telling the texts of this type from others takes too many states",
          at: name.span,
          help: "use a shorter expression, with smaller counts"))
      return nil
    }
    // An empty range has its own diagnostic.
    guard !texts.isEmpty else {
      sink.report(
        Diagnostic(
          .invalidType,
          "no \(primitive.specName)\(range == nil ? "" : " of this range") matches this expression",
          at: expression?.span ?? name.span,
          help: "an expression says how the whole value is written"
            + (range == nil ? "" : ", and the range which values there are; widen one of them")))
      return nil
    }
    return .refinement(of: primitive, texts)
  }

  private func matching(_ expression: Text) -> RegularSet? {
    do {
      // URLs are in NFC: an expression that is not would match nothing.
      let texts = try RegularSet.matching(PercentCoding.normalized(expression.string))
      guard !texts.containsEmptyText else {
        sink.report(
          Diagnostic(
            .invalidType, "this expression matches the empty text, and no capture is empty",
            at: expression.span,
            help: "let it want one character at least: `+` in place of `*`"))
        return nil
      }
      return texts
    } catch {
      sink.report(
        Diagnostic(
          .invalidType, error.message, at: expression.slice(error.range).span, help: error.help))
      return nil
    }
  }

  /// Returns the texts between two values; `nil` with a diagnostic if the built-in type has no such values.
  private func inRange(_ range: RangeSyntax) throws -> RegularSet? {
    let bounds = [range.lower, range.upper].compactMap(\.self)
    for bound in bounds where !primitive.texts.contains(bound.string.utf8) {
      sink.report(
        Diagnostic(
          .invalidType, "`\(bound.string)` is no \(primitive.specName)", at: bound.span,
          help: boundForm))
      return nil
    }
    let lower = range.lower?.string
    let upper = range.upper?.string
    let texts: RegularSet
    switch primitive {
    case .int: texts = try .int(from: lower.flatMap { Int($0) }, through: upper.flatMap { Int($0) })
    case .uint:
      texts = try .uint(from: lower.flatMap { Int($0) }, through: upper.flatMap { Int($0) })
    case .double:
      texts = try .double(
        from: lower.flatMap { DecimalText($0) }, through: upper.flatMap { DecimalText($0) })
    case .date: texts = try .date(from: lower, through: upper)
    case .string, .bool, .uuid, .slug, .url: return nil
    }
    guard texts.isEmpty else { return texts }
    sink.report(
      Diagnostic(
        .invalidType, "no value is in this range", at: range.span,
        help: "the lower value comes first: `1...9`"))
    return nil
  }

  /// The form of the bounds of a range.
  private var boundForm: String? {
    switch primitive {
    case .int: "an Int is a whole number that fits into 64 bits"
    case .uint: "a UInt is a whole number from 0 to 9223372036854775807"
    case .double: "a Double is written like `-0.5`"
    case .date: "a Date is a day of the calendar, written like `2025-01-31`"
    case .string, .bool, .uuid, .slug, .url: nil
    }
  }
}

extension PercentCoding {
  /// Returns a text in NFC, as it is in URLs.
  static func normalized(_ text: String) -> String {
    var bytes: [UInt8] = []
    guard (try? append(text, keeping: .segment, to: &bytes)) != nil else { return text }
    return decoded(bytes)
  }
}
