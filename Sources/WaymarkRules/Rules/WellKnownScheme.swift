import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// A custom scheme that belongs to the system, to everybody, or to an app that many people have.
  static let wellKnownScheme = Rule(
    "well-known-scheme", .warning, explanation: .wellKnownScheme, requires: .model
  ) { context in
    let model = context.model
    let isDerived = model.spec.root.origins.isEmpty
    // With hosts, a scheme that is not the web's is an error, and so is the web's without.
    let schemes =
      isDerived ? [model.app] : model.spec.root.origins.filter(\.value.hosts.isEmpty).flatMap(\.value.schemes)
    for scheme in schemes {
      let name = scheme.string.lowercased()
      guard let owner = WellKnownSchemes.owner(of: name) else { continue }
      context.report(finding(name, owner, at: scheme.span, isDerived: isDerived, model))
    }
  }

  private static func finding(
    _ scheme: String, _ owner: WellKnownSchemes.Owner, at span: Span, isDerived: Bool, _ model: NavigationModel
  ) -> Finding {
    let what =
      switch owner {
      case .system(let app): "iOS opens `\(scheme)://` in \(app), and never in another app"
      case .everybody(let use): "`\(scheme)://` stands for \(use) everywhere, and for no single app"
      case .app(let app):
        "`\(scheme)://` is the scheme of \(app), and where both apps are there, iOS does not say which one opens"
      }
    let own = freeScheme(model)
    return Finding(
      what, at: span,
      help: isDerived
        ? "the scheme comes of the app's name; write one that no other app has: `origins: { app: { schemes: [\(own)] } }`"
        : "take one that no other app has: `\(own)`")
  }

  /// A scheme made of the app's name that nobody is known to have.
  private static func freeScheme(_ model: NavigationModel) -> String {
    let name = model.app.string.lowercased()
    let taken = model.spec.root.origins.flatMap(\.value.schemes).map { $0.string.lowercased() }
    let isFree = { (scheme: String) in WellKnownSchemes.owner(of: scheme) == nil && !taken.contains(scheme) }
    return [name, name + "-app", name + "-link"].first(where: isFree) ?? "com.example." + name
  }
}

extension Explanation {
  fileprivate static let wellKnownScheme = Explanation(
    "a custom scheme is the system's or a known app's",
    faulty: """
      waymark: 1
      app: Shop
      origins:
        app: { schemes: [maps] }
      tabs:
        home: { title: Home, icon: house, links: [/home] }
      """,
    why: """
      Any app may say that a scheme is its own. Of two that do, iOS opens one, and
      no rule says which; where one of the two is Apple's, it is always that one. So
      the links work on the phone of whoever wrote them, and lead other people to
      another app, with all that the URL holds.
      """,
    corrected: """
      waymark: 1
      app: Shop
      origins:
        app: { schemes: [shop] }
      tabs:
        home: { title: Home, icon: house, links: [/home] }
      """,
    advice: """
      No list has the schemes of all apps, and a short word is soon taken. A host is
      yours alone: only universal links are sure to open your app.
      """)
}
