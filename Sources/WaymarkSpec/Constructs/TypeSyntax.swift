import WaymarkDiagnostics
import WaymarkYAML

/// An entry of `types:`.
package struct TypeSyntax: SpecConstruct {
  /// What a type is: exactly one of these.
  package enum Definition: Sendable {
    /// An enum, of at least one value.
    case values([ValueSyntax])
    /// Those values of another type that are in the range and whose whole text matches.
    case narrowed(base: Text, range: RangeSyntax?, matching: Text?)
    /// A type of the app: its name in Swift, and the property that tells two values apart.
    case native(swift: Text, identity: Text)
  }

  package let span: Span
  /// nil where there is a finding about it.
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
        "values", .values, "the texts of an enum; `{ NAME: TEXT }` where name and text differ",
        changes: [.url, .state, .source]
      ) { $0.values = $1 },
      Key("is", .name, "the type that it narrows down, or `native`", changes: [.state, .source]) { $0.base = $1 },
      Key("range", .range, "the values that it has: `1...`, `...9` or `1...9`", changes: [.url]) { $0.range = $1 },
      Key("matching", .someText, "the regular expression that its whole text matches", changes: [.url]) {
        $0.matching = $1
      },
      Key(
        "swift", .swiftName("type", example: "MyModels.Item"), "the app's type, where it is `native`",
        changes: [.state, .source]
      ) {
        $0.swift = $1
      },
      Key(
        "identity", .swiftName("property", example: "id"), "the property that tells two `native` values apart",
        changes: [.source]
      ) {
        $0.identity = $1
      },
    ])
}

extension ValueKind where Value == TypeSyntax {
  /// A type whose keys make sense together.
  static let type = ValueKind("a type") { node, reader in
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
  /// The keys that are there, whether or not their values could be read.
  fileprivate struct Given {
    var keys: [Text] = []

    subscript(name: StaticString) -> Text? { keys.first { $0 == name } }

    var hasUnknown: Bool { keys.contains { key in !TypeSyntax.keys.keys.contains { key == $0.name } } }
  }

  /// What the keys mean together; what could not be read has its finding.
  fileprivate func definition(_ given: Given, _ reader: inout SpecReader) -> Definition? {
    if given["values"] != nil {
      let isSound = refuse(["is", "range", "matching", "swift", "identity"], given, &reader) {
        "an enum is what its `values` say, so `\($0)` says nothing"
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
        ["range", "matching"], given, &reader,
        because: { "no URL has the values of a native type, so `\($0)` says nothing" })
    else { return nil }
    let needed: [(key: StaticString, summary: String, example: String)] = [
      ("swift", "its name in Swift", "MyModels.Item"), ("identity", "the property that tells two values apart", "id"),
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
    guard
      refuse(
        ["swift", "identity"], given, &reader, because: { "only a type that is `native` has `\($0)`" })
    else { return nil }
    let unordered: [StaticString] = ["String", "Slug", "Bool", "UUID", "URL"]
    // One that cannot be read has its finding.
    if let key = given["range"], range != nil, unordered.contains(where: { base == $0 }) {
      reader.report(
        Diagnostic(
          .misplacedKey, "`\(base.string)` has no order, so `range` says nothing", at: key.span,
          help: "`matching` narrows texts down"))
      return nil
    }
    guard (given["range"] == nil) == (range == nil), (given["matching"] == nil) == (matching == nil) else { return nil }
    return .narrowed(base: base, range: range, matching: matching)
  }

  /// Reports keys that have no place beside others; false where there are some.
  private func refuse(
    _ names: [StaticString], _ given: Given, _ reader: inout SpecReader, because reason: (StaticString) -> String
  ) -> Bool {
    var isSound = true
    for name in names {
      guard let key = given[name] else { continue }
      isSound = false
      reader.report(Diagnostic(.misplacedKey, reason(name), at: key.span, help: "remove it"))
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
          .missingKey, "`\(key.string)` says more of a type, and no `is` says of which", at: key.span,
          help: "add `\(base)`"))
    } else if !given.hasUnknown {
      reader.report(
        Diagnostic(
          .missingKey, "a type needs `values`, or `is` and what narrows it down", at: span.part(0..<0),
          help: "write `{ values: [month, week] }` or `{ is: Int, range: 1... }`"))
    }
  }
}
