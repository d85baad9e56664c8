import SpecText

/// The route that replaces the tabs while a condition is false.
package struct GateSyntax: SpecConstruct {
  package enum Behind: String, SpecWord {
    case keep, reset

    package var effect: String? {
      switch self {
      case .keep: "keeps the tabs, sheets, and covers"
      case .reset: "drops them"
      }
    }
  }

  package let span: Span
  package var route: Text?
  package var behind: Located<Behind>?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<GateSyntax>(
    "a gate",
    [
      Key(
        "route", .reference(to: .route), isRequired: true, "the route that is shown, with `present: gate`",
        example: "signIn", changes: [.guards]
      ) { $0.route = $1 },
      Key(
        "behind", .choice(Behind.self),
        "the state behind the gate when its condition becomes false: \(Behind.keep.phrase), \(Behind.reset.phrase)",
        default: .word("keep"), changes: [.guards]
      ) { $0.behind = $1 },
    ])
}

extension GateSyntax {
  package static let synonyms = ["screen": "route", "presents": "route", "present": "route", "state": "behind"]
}

package struct GatesSyntax: Sendable {
  /// In the order of the spec.
  package var entries: [Named<GateSyntax>] = []
  /// If the value is `false`, the decoder has reported an error, and entries or their routes can be missing.
  package var isWhole = true
}

extension ValueKind where Value == GatesSyntax {
  private static let entries = ValueKind<[Named<GateSyntax>]>.keyed(
    gate, by: "conditions", .condition, "routes", helpForDuplicate: "remove the duplicate; a condition has one gate")

  /// A name alone is the route.
  static let gates = ValueKind(entries.description, entries.shape) { node, reader in
    let count = reader.errorCount
    let gates = entries.read(node, &reader) ?? []
    return GatesSyntax(entries: gates, isWhole: reader.errorCount == count)
  }

  private static let gate = ValueKind<GateSyntax>(
    "a route or a mapping with `route`",
    .any([.reference(to: .route), .construct(ConstructShape(GateSyntax.self))])
  ) { node, reader in
    if node.kind == .mapping { return GateSyntax.keys.read(node, &reader) }
    guard let route = ValueKind<Text>.name.read(node, &reader) else { return nil }
    var gate = GateSyntax(span: node.span)
    gate.route = route
    return gate
  }
}
