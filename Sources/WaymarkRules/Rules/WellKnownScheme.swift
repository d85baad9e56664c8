import SpecModel
import SpecText

extension Rule {
  static let wellKnownScheme = Rule(
    "well-known-scheme", .warning, explanation: .wellKnownScheme, requires: .model
  ) { context in
    let model = context.model
    let isDerived = model.spec.root.origins.isEmpty
    // Origins with hosts have only web schemes, and origins without hosts have only custom schemes.
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
      case .system(let app): "iOS opens `\(scheme)://` only in \(app), and never in another app"
      case .everybody(let use): "`\(scheme)://` is the standard scheme for \(use), and belongs to no single app"
      case .app(let app):
        "`\(scheme)://` is the scheme of \(app), and iOS does not define which app opens if both are installed"
      }
    let own = freeScheme(model)
    return Finding(
      what, at: span,
      help: isDerived
        ? "declare a scheme in place of the app's name: `origins: { app: { schemes: [\(own)] } }`"
        : "choose a scheme that no other app has: `\(own)`")
  }

  private static func freeScheme(_ model: NavigationModel) -> String {
    let name = model.app.string.lowercased()
    let taken = model.spec.root.origins.flatMap(\.value.schemes).map { $0.string.lowercased() }
    let isFree = { (scheme: String) in WellKnownSchemes.owner(of: scheme) == nil && !taken.contains(scheme) }
    return [name, name + "-app", name + "-link"].first(where: isFree) ?? "com.example." + name
  }
}

extension Explanation {
  fileprivate static let wellKnownScheme = Explanation(
    "another app or a standard uses the same scheme",
    faulty: """
      waymark: 1
      app: Shop
      origins:
        app: { schemes: [maps] }
      tabs:
        home: { title: Home, icon: house, links: [/home] }
      """,
    why: """
      Any app can register any scheme. If two apps register the same scheme, iOS
      opens one of the apps. Apple does not document which app iOS opens. If an
      Apple app uses the scheme, iOS always opens the Apple app. A link may open
      your app on your phone, but another app on the phones of other users. The app
      that opens receives the whole URL, even if it is not your app.
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
      No list contains the schemes of all apps. If a scheme is a short word, another
      app probably uses the same scheme. If a link must never open another app, use
      a universal link, because only you control its host.
      """)
}
