import SpecText

/// The effect of a link while one of its conditions is false.
package struct OtherwiseSyntax: Sendable {
  package enum Word: String, SpecWord {
    case wait, web

    package var effect: String? {
      switch self {
      case .wait: "keeps the link pending"
      case .web: "treats the URL as if no link matched it"
      }
    }
  }

  package enum Action: Sendable {
    case word(Word)
    case redirect(PatternSyntax)
  }

  package let action: Action
  package let span: Span
}

package struct OtherwiseRedirectSyntax: SpecConstruct {
  package var target: PatternSyntax?

  package init(span: Span) {}

  package static let keys = KeyTable<OtherwiseRedirectSyntax>(
    valueOf: "otherwise",
    [
      Key(
        "redirect", .soundPattern, isRequired: true, "the pattern of the URL that is opened instead",
        example: "/sign-in", changes: [.guards]
      ) { $0.target = $1 }
    ])
}

extension ValueKind where Value == OtherwiseSyntax {
  private static let expected = "`wait`, `web`, or `{ redirect: URL }`"

  private static let words = ValueKind<Located<OtherwiseSyntax.Word>>.choice(
    OtherwiseSyntax.Word.self, expected: expected)

  static let otherwise = ValueKind(
    expected,
    .any([.choice(OtherwiseSyntax.Word.shapes), .construct(ConstructShape(OtherwiseRedirectSyntax.self))])
  ) { node, reader in
    if node.kind == .mapping {
      let target = OtherwiseRedirectSyntax.keys.read(node, &reader)?.target
      return target.map { OtherwiseSyntax(action: .redirect($0), span: node.span) }
    }
    guard node.kind == .scalar, !node.text.startsLikePattern else {
      reader.reportMismatch(
        node, expected: expected,
        help: node.kind == .scalar ? "write `{ redirect: \(YAMLScalar.text(node.text.string)) }`" : nil)
      return nil
    }
    return words.read(node, &reader).map { OtherwiseSyntax(action: .word($0.value), span: $0.span) }
  }
}

extension Text {
  fileprivate var startsLikePattern: Bool { string.hasPrefix("/") || string.contains("://") }
}
