import RegularSets
import SpecText
import WaymarkLinks

struct RefinementResolver {
  private let primitive: PrimitiveType
  private let name: Text
  private let sink: DiagnosticSink

  init(_ primitive: PrimitiveType, _ name: Text, _ sink: DiagnosticSink) {
    self.primitive = primitive
    self.name = name
    self.sink = sink
  }

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
          .invalidType, "the type `\(name.string)` needs too many automaton states", at: name.span,
          help: "simplify the expression, or use smaller counts"))
      return nil
    }
    // An empty range has its own diagnostic.
    guard !texts.isEmpty else {
      sink.report(
        Diagnostic(
          .invalidType, "the expression matches no `\(primitive.specName)`\(range == nil ? "" : " in the range")",
          at: expression?.span ?? name.span,
          help: "change the expression so that the whole text of a value matches"
            + (range == nil ? "" : ", or extend the range")))
      return nil
    }
    return .refinement(of: primitive, texts)
  }

  private func matching(_ expression: Text) -> RegularSet? {
    // Such as `/[a-z]+/i` in other languages.
    if expression.string.contains(#/^\/.*[^\\]\/[gimsuvxy]*$/#) {
      sink.report(
        Diagnostic(
          .invalidType, "the slashes around the expression are a part of the expression", at: expression.span,
          help: "remove the slashes and the flags; for letters in both cases, write `[A-Za-z]`, and for a slash `\\/`"))
      return nil
    }
    do {
      // Canonical URLs are in NFC, so an expression in another form would match no URLs.
      let texts = try RegularSet.matching(PercentCoding.normalized(expression.string))
      guard !texts.containsEmptyText else {
        sink.report(
          Diagnostic(
            .invalidType, "the expression matches the empty text, but a capture cannot be empty", at: expression.span,
            help: "require at least one character, for example with `+` instead of `*`"))
        return nil
      }
      return texts
    } catch {
      sink.report(Diagnostic(.invalidType, error.message, at: expression.slice(error.range).span, help: error.help))
      return nil
    }
  }

  private func inRange(_ range: RangeSyntax) throws -> RegularSet? {
    let bounds = [range.lower, range.upper].compactMap(\.self)
    for bound in bounds where !primitive.texts.contains(bound.string.utf8) {
      sink.report(
        Diagnostic(
          .invalidType, "the bound `\(bound.string)` is not a value of the type `\(primitive.specName)`",
          at: bound.span, help: boundForm))
      return nil
    }
    let lower = range.lower?.string
    let upper = range.upper?.string
    let texts: RegularSet
    switch primitive {
    case .int: texts = try .int(from: lower.flatMap { Int($0) }, through: upper.flatMap { Int($0) })
    case .uint: texts = try .uint(from: lower.flatMap { Int($0) }, through: upper.flatMap { Int($0) })
    case .double:
      texts = try .double(from: lower.flatMap { ExactDecimal($0) }, through: upper.flatMap { ExactDecimal($0) })
    case .date: texts = try .date(from: lower, through: upper)
    case .string, .bool, .uuid, .slug, .url: return nil
    }
    guard texts.isEmpty else { return texts }
    sink.report(
      Diagnostic(
        .invalidType, "the range is empty", at: range.span,
        help: "write the lower bound first, as in `1...9`"))
    return nil
  }

  private var boundForm: String? {
    switch primitive {
    case .int: "write a whole number that fits into 64 bits"
    case .uint: "write a whole number from 0 to 9223372036854775807"
    case .double: "write a decimal number like `-0.5`"
    case .date: "write an existing day like `2025-01-31`"
    case .string, .bool, .uuid, .slug, .url: nil
    }
  }
}

extension PercentCoding {
  /// Unicode Normalization Form C, the form of canonical URLs.
  static func normalized(_ text: String) -> String {
    var bytes: [UInt8] = []
    guard (try? append(text, keeping: .segment, to: &bytes)) != nil else { return text }
    return decoded(bytes)
  }
}
