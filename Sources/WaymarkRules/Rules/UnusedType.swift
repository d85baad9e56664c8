import WaymarkModel
import WaymarkSource
import WaymarkSpec
import WaymarkYAML

extension Rule {
  /// A type that no parameter and no capture has.
  static let unusedType = Rule(
    .unusedType,
    ofTable: { space, _, report in
      let used = space.model.spec.namesOfUsedTypes
      for type in space.model.types where !used.contains(type.name) {
        report(finding(type, space.model))
      }
    })

  private static func finding(_ type: DeclaredType, _ model: NavigationModel) -> Diagnostic {
    let name = type.name.string
    let isEnum = if case .enumeration = type.kind { true } else { false }
    return Diagnostic(
      "unused-type", "no parameter and no capture has the type `\(name)`", at: type.name.span, severity: .warning,
      help: "remove it" + (isEnum ? " if the app does not use the generated enum," : ",")
        + " or give it to one: `params: { …: \(name) }`, `{…:\(name)}`",
      fixes: model.spec.removal("remove `\(name)`", ofEntryAt: type.name.span, isSafe: false))
  }
}

extension Spec {
  /// The names that parameters and captures have for their types.
  fileprivate var namesOfUsedTypes: Set<Text> {
    let tabs = (root.tabs + fragments.flatMap(\.tabs)).map(\.value)
    let routes = (root.routes + fragments.flatMap(\.routes)).map(\.value)
    let resolved = (root.resolvedLinks + fragments.flatMap(\.resolvedLinks)).map(\.value)
    let redirects = root.redirects + fragments.flatMap(\.redirects)
    let parameters =
      tabs.flatMap(\.parameters) + routes.flatMap { $0.parameters ?? [] } + resolved.flatMap { $0.parameters ?? [] }
    let links = (tabs.flatMap(\.links) + routes.flatMap(\.links)).map(\.pattern) + resolved.map(\.pattern)
    let patterns =
      links.compactMap(\.self) + redirects.flatMap { [$0.source, $0.target] } + root.claims
      + fragments.flatMap(\.claims)
    return Set(parameters.map(\.value.type) + patterns.flatMap(\.captures).compactMap(\.type))
  }
}

extension RulePage {
  fileprivate static let unusedType = RulePage(
    "unused-type",
    "no parameter and no capture has a type",
    severity: .warning,
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
      A type says which URLs match, and this one says it of none: here, `/items/-1`
      opens the screen of an item that cannot be. Whoever wrote the type thinks that
      it is refused.
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
      Before you remove an enum, look whether the app itself uses the one that is
      generated.
      """)
}
