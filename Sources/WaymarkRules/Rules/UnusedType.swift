import SpecModel
import SpecText

extension Rule {
  static let unusedType = Rule(
    "unused-type", .warning, explanation: .unusedType, requires: .errorFreeModel
  ) { context in
    let model = context.model
    guard !model.types.isEmpty else { return }
    let used = model.spec.namesOfUsedTypes
    for type in model.types where !used.contains(type.name) { context.report(finding(type, context.edits)) }
  }

  private static func finding(_ type: DeclaredType, _ edits: SpecEdits) -> Finding {
    let name = type.name.string
    let isEnum = if case .enumeration = type.kind { true } else { false }
    return Finding(
      "no parameter, no capture, no result, and no metadata key has the type `\(name)`", at: type.name.span,
      help: "remove the type" + (isEnum ? " if the app does not use the generated enum," : ",")
        + " or use the type: `params: { …: \(name) }`, `{…:\(name)}`",
      fixes: edits.removal("remove `\(name)`", ofEntryAt: type.name.span, isSafe: false))
  }
}

extension Spec {
  fileprivate var namesOfUsedTypes: Set<Text> {
    var names: Set<Text> = []
    func use(_ parameters: [Named<ParameterSyntax>]) {
      for parameter in parameters { names.insert(parameter.value.type) }
    }
    func use(_ pattern: PatternSyntax?) {
      for case let type? in pattern?.captures.map(\.type) ?? [] { names.insert(type) }
    }
    func use(_ link: some LinkKeyGroup) {
      use(link.pattern)
      if case .redirect(let target)? = link.otherwise?.action { use(target) }
    }
    use(root.metadataKeys)
    for tab in [root.tabs, fragments.flatMap(\.tabs)].joined() {
      use(tab.value.parameters)
      for link in tab.value.links { use(link) }
    }
    for routes in [root.routes] + fragments.map(\.routes) {
      for index in routes.indices {
        use(routes[index].value.parameters ?? [])
        if let type = routes[index].value.returns?.type { names.insert(type) }
        for link in routes[index].value.links { use(link) }
      }
    }
    for link in [root.resolvedLinks, fragments.flatMap(\.resolvedLinks)].joined() {
      use(link.value.parameters ?? [])
      use(link.value)
    }
    for redirect in [root.redirects, fragments.flatMap(\.redirects)].joined() {
      use(redirect.source)
      use(redirect.target)
    }
    for claim in [root.claims, fragments.flatMap(\.claims)].joined() { use(claim) }
    return names
  }
}

extension Explanation {
  fileprivate static let unusedType = Explanation(
    "nothing in the spec uses a declared type",
    faulty: """
      waymark: 1
      app: Shop
      types:
        ItemID: { is: Int, range: 1... }
      tabs:
        home: { title: Home, icon: house }
      routes:
        item: { links: ["/items/{id:Int}"] }
      """,
    why: """
      A declared type restricts the URLs that a link matches, but an unused type has
      no effect. Here, `/items/-1` opens the screen of an item that cannot exist.
      The unused type `ItemID` would reject this URL.
      """,
    corrected: """
      waymark: 1
      app: Shop
      types:
        ItemID: { is: Int, range: 1... }
      tabs:
        home: { title: Home, icon: house }
      routes:
        item: { links: ["/items/{id:ItemID}"] }
      """,
    advice: """
      Before you remove an enum from the spec, check that no code of the app uses
      the generated Swift enum.
      """)
}
