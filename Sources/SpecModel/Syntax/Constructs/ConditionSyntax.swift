import SpecText

package struct ConditionSyntax: SpecConstruct {
  package let span: Span
  /// The sheet or cover with which the user can make the condition true.
  package var presents: Text?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<ConditionSyntax>(
    "a condition",
    [
      Key(
        "presents", .reference(to: .modalRoute),
        "the sheet or cover with which the user can make the condition true, for example a sign-in screen",
        default: "no screen", changes: [.guards]
      ) { $0.presents = $1 }
    ])
}

extension ValueKind where Value == [Named<ConditionSyntax>] {
  /// In the mapping, a condition without keys has no value.
  static let conditions: ValueKind = {
    let list = ValueKind<[Text]>.declarations(of: .condition, "conditions")
    let condition = ValueKind<ConditionSyntax>(
      "a condition", .any([.nothing, .construct(ConstructShape(ConditionSyntax.self))])
    ) { node, reader in
      node.isNull ? ConditionSyntax(span: node.span) : ConditionSyntax.keys.read(node, &reader)
    }
    let mapping = ValueKind.named(condition, "conditions", as: .condition)
    return ValueKind(
      "a list of conditions, or a mapping of conditions to their keys", .any([list.shape, mapping.shape])
    ) { node, reader in
      if node.kind == .mapping || node.isListOfMappings { return mapping.read(node, &reader) }
      return list.read(node, &reader)?.map { Named(name: $0, value: ConditionSyntax(span: $0.span)) }
    }
  }()
}
