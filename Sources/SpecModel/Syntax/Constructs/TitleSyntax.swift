import SpecText

package enum TitleSyntax: Sendable {
  case text(Text)
  case key(Text, table: Text?)

  package var text: Text {
    switch self {
    case .text(let text), .key(let text, _): text
    }
  }
}

private struct TitleKeySyntax: SpecConstruct {
  var key: Text?
  var table: Text?

  init(span: Span) {}

  static let keys = KeyTable<TitleKeySyntax>(
    "a title",
    [
      Key(
        "key", .text(for: .localizationKey), isRequired: true, "the key of the title in the string tables",
        changes: "the app shows another text"
      ) { $0.key = $1 },
      Key(
        "table", .someText, "the name of the string table", default: "the only table in `strings`, or `Localizable`",
        changes: "the app shows another text"
      ) { $0.table = $1 },
    ])
}

extension ValueKind where Value == TitleSyntax {
  static let title = ValueKind(
    "a string or `{ key: KEY }`",
    .any([ValueKind<Text>.visibleText.shape, .construct(ConstructShape(TitleKeySyntax.self))])
  ) { node, reader in
    if node.kind == .mapping {
      let title = TitleKeySyntax.keys.read(
        node, &reader, orExpect: "a string or `{ key: KEY }`",
        help: "write a string, or `{ key: … }` for a text in the string tables of all languages")
      return title?.key.map { .key($0, table: title?.table) }
    }
    return ValueKind<Text>.visibleText.read(node, &reader).map(TitleSyntax.text)
  }
}

extension KeyTable {
  /// A mapping without any of the keys is a value of another kind, and gets one finding.
  fileprivate func read(
    _ node: YAMLNode, _ reader: inout SpecReader, orExpect expected: String, help: String
  ) -> Construct? {
    var hasKey = false
    node.forEachPair { key, _ in
      if key.kind == .scalar, contains(key.text) || contains(similarTo: key.text) { hasKey = true }
    }
    if hasKey { return read(node, &reader) }
    reader.reportMismatch(node, expected: expected, help: help)
    return nil
  }
}

/// A summary has at least one visible character.
package struct SummarySyntax: Sendable {
  package let text: Text

  /// The first and the last line are not empty.
  package var lines: [String] {
    let lines = text.string.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\u{2028}" || $0 == "\u{2029}"
    }.map { Self.trimmed($0) }
    guard let first = lines.firstIndex(where: { !$0.isEmpty }), let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return [] }
    return Array(lines[first...last])
  }

  package var line: String { lines.filter { !$0.isEmpty }.joined(separator: " ") }

  private static func trimmed(_ line: Substring) -> String {
    guard let first = line.firstIndex(where: { !$0.isWhitespace }),
      let last = line.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(line[first...last])
  }
}

extension ValueKind where Value == SummarySyntax {
  static let summary = ValueKind(
    "one or more lines of text", .text(.lines, ValueKind<Text>.visibleForm)
  ) { node, reader in
    guard let text = ValueKind<Text>.lines.read(node, &reader) else { return nil }
    let summary = SummarySyntax(text: text)
    guard !summary.lines.isEmpty else {
      reader.report(
        Diagnostic(
          .missingValue, text.isEmpty ? "the summary is empty" : "the summary contains only whitespace", at: node.span,
          help: "write a summary, or remove `summary`"))
      return nil
    }
    return summary
  }
}

/// An SF Symbol or an image in the app's asset catalog.
package enum IconSyntax: Sendable {
  case symbol(Text)
  case asset(Text)
}

private struct AssetSyntax: SpecConstruct {
  var name: Text?

  init(span: Span) {}

  static let keys = KeyTable<AssetSyntax>(
    "an image",
    [
      Key(
        "asset", .text(for: .image), isRequired: true, "the name of the image in the asset catalog",
        changes: "the app shows another image"
      ) {
        $0.name = $1
      }
    ]
  )
}

extension ValueKind where Value == IconSyntax {
  static let icon = ValueKind(
    "an SF Symbol's name or `{ asset: NAME }`", .any([.text(.symbol), .construct(ConstructShape(AssetSyntax.self))])
  ) { node, reader in
    if node.kind == .mapping {
      let asset = AssetSyntax.keys.read(
        node, &reader, orExpect: "an SF Symbol's name or `{ asset: NAME }`",
        help: "write only the name of a symbol, or `{ asset: NAME }` for an image of the asset catalog")
      return asset?.name.map(IconSyntax.asset)
    }
    guard let name = ValueKind<Text>.someText.read(node, &reader) else { return nil }
    if let warning = MisspelledSymbol.warning(about: name) { reader.report(warning) }
    return .symbol(name)
  }
}
