import SpecText

package struct TypeSyntax: SpecConstruct {
  package enum Definition: Sendable {
    case values([ValueSyntax])
    /// Each value is in the range, and the entire text of the value matches the regular expression.
    case narrowed(base: Text, range: RangeSyntax?, matching: Text?)
    /// The type, and the property that identifies a value.
    case native(swift: Text, identity: Text)
  }

  package let span: Span
  package fileprivate(set) var definition: Definition?

  private var values: [ValueSyntax]?
  private var base: Text?
  private var range: RangeSyntax?
  private var matching: Text?
  private var swift: Text?
  private var identity: Text?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<TypeSyntax>(
    "a type",
    [
      Key(
        "values", .values, "the cases of an enum; write `{ NAME: TEXT }` if the text in URLs differs from the name",
        example: "[small, large]", changes: [.url, .state, .source]
      ) { $0.values = $1 },
      Key(
        "is", .base,
        "the built-in type to refine (`String`, `Int`, `UInt`, `Double`, `Bool`, `UUID`, `Date`, `Slug`, or `URL`), or "
          + "`native` for a type declared by the app",
        changes: [.state, .source]
      ) { $0.base = $1 },
      Key(
        "range", .range,
        "the values of an `Int`, `UInt`, `Double`, or `Date`, including the bounds; a date is written `2025-01-31`",
        changes: [.url]
      ) { $0.range = $1 },
      Key(
        "matching", .text(for: .expression), "the regular expression that the whole text must match",
        example: "'[a-z]{6}'", changes: [.url]
      ) { $0.matching = $1 },
      Key(
        "swift", .swiftName("type", example: "MyModels.Item"), "the Swift type of a `native` type",
        changes: [.state, .source]
      ) { $0.swift = $1 },
      Key(
        "identity", .swiftName("property", example: "id"), "the property that identifies a value of a `native` type",
        changes: [.source]
      ) { $0.identity = $1 },
    ])
}

extension TypeSyntax {
  package static let synonyms = [
    "pattern": "matching", "regex": "matching", "cases": "values", "enum": "values", "type": "is",
  ]

  package static let forms = [enumForm, nativeForm, unorderedForm, refinedForm]

  fileprivate static let enumForm = ConstructForm("values", excludes: ["is", "range", "matching", "swift", "identity"])

  fileprivate static let nativeForm = ConstructForm(
    "is", is: ["native"], needs: ["swift", "identity"], excludes: ["range", "matching"])

  fileprivate static let unorderedForm = ConstructForm(
    "is", is: ["String", "Slug", "Bool", "UUID", "URL"], excludes: ["range"] + refinedForm.excludes)

  fileprivate static let refinedForm = ConstructForm("is", excludes: ["swift", "identity"])
}

extension ValueKind where Value == Text {
  fileprivate static let base = ValueKind.name.shaped(
    .choice((Identifiers.builtInTypes + ["native"]).map { WordShape(word: $0, phrase: nil) }))
}

extension ValueKind where Value == TypeSyntax {
  /// The decoder also reports keys that cannot be used together.
  static let type = ValueKind("a type", .construct(ConstructShape(TypeSyntax.self))) { node, reader in
    guard var entry = TypeSyntax.keys.read(node, &reader) else { return nil }
    var given = TypeSyntax.Given()
    node.forEachPair { key, _ in
      if key.kind == .scalar { given.keys.append(key.text) }
    }
    entry.definition = entry.definition(given, &reader)
    return entry
  }
}

extension TypeSyntax {
  /// All keys, including those with invalid values.
  fileprivate struct Given {
    var keys: [Text] = []

    subscript(name: StaticString) -> Text? { keys.first { $0 == name } }

    var hasUnknown: Bool { keys.contains { key in !TypeSyntax.keys.keys.contains { key == $0.name } } }
  }

  fileprivate func definition(_ given: Given, _ reader: inout SpecReader) -> Definition? {
    if given["values"] != nil {
      let isSound = refuse(Self.enumForm.excludes, given, &reader) {
        "the type is an enum because it has `values`, so `\($0)` has no effect"
      }
      return isSound ? values.map(Definition.values) : nil
    }
    guard given["is"] != nil else {
      reportNoBase(given, &reader)
      return nil
    }
    guard let base else { return nil }
    return base == "native" ? native(given, &reader) : narrowed(base, given, &reader)
  }

  private func native(_ given: Given, _ reader: inout SpecReader) -> Definition? {
    guard
      refuse(
        Self.nativeForm.excludes, given, &reader,
        because: { "a URL cannot contain a value of a native type, so `\($0)` has no effect" })
    else { return nil }
    let needed: [(key: StaticString, summary: String, example: String)] = [
      ("swift", "the name of the Swift type", "MyModels.Item"),
      ("identity", "the property that identifies a value", "id"),
    ]
    for row in needed where given[row.key] == nil && !given.hasUnknown {
      reader.report(
        Diagnostic(
          .missingKey, "a native type needs `\(row.key)`, \(row.summary)", at: span.part(0..<0),
          help: "add `\(row.key): \(row.example)`"))
    }
    guard let swift, let identity else { return nil }
    return .native(swift: swift, identity: identity)
  }

  private func narrowed(_ base: Text, _ given: Given, _ reader: inout SpecReader) -> Definition? {
    guard refuse(Self.refinedForm.excludes, given, &reader, because: { "only a native type can have `\($0)`" }) else {
      return nil
    }
    // An invalid range already has a diagnostic.
    if let key = given["range"], range != nil, Self.unorderedForm.values?.contains(base.string) == true {
      reader.report(
        Diagnostic(
          .misplacedKey, "the values of `\(base.string)` have no order, so `range` has no effect", at: key.span,
          help: "replace `range` with `matching`"))
      return nil
    }
    guard (given["range"] == nil) == (range == nil), (given["matching"] == nil) == (matching == nil) else { return nil }
    return .narrowed(base: base, range: range, matching: matching)
  }

  private func refuse(
    _ names: [StaticString], _ given: Given, _ reader: inout SpecReader, because reason: (StaticString) -> String
  ) -> Bool {
    var isSound = true
    for name in names {
      guard let key = given[name] else { continue }
      isSound = false
      reader.report(Diagnostic(.misplacedKey, reason(name), at: key.span, help: "remove `\(name)`"))
    }
    return isSound
  }

  private func reportNoBase(_ given: Given, _ reader: inout SpecReader) {
    let bases: [(key: StaticString, base: String)] = [
      ("range", "is: Int"), ("matching", "is: String"), ("swift", "is: native"), ("identity", "is: native"),
    ]
    if let (key, base) = bases.lazy.compactMap({ row in given[row.key].map { ($0, row.base) } }).first {
      reader.report(
        Diagnostic(
          .missingKey, "`\(key.string)` refines a type, but the key `is` is missing", at: key.span,
          help: "add `\(base)`"))
    } else if !given.hasUnknown {
      reader.report(
        Diagnostic(
          .missingKey, "a type needs `values` or `is`", at: span.part(0..<0),
          help: "write `{ values: [month, week] }` or `{ is: Int, range: 1... }`"))
    }
  }
}

/// Such as `1...9`, `1...`, or `...9`. Bounds are included.
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

  private static func isNumber(_ text: Text) -> Bool {
    let digits = text.bytes.dropFirst(text.has("-", at: 0) ? 1 : 0)
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0 &- 0x30 < 10 } }
  }

  private static func isDate(_ text: Text) -> Bool {
    text.bytes.count == 10
      && text.bytes.indices.allSatisfy {
        $0 == 4 || $0 == 7 ? text.bytes[$0] == UInt8(ascii: "-") : text.bytes[$0] &- 0x30 < 10
      }
  }
}
