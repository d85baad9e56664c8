import SpecModel
import SpecText

extension Rule {
  static let implicitParameter = Rule(
    "implicit-parameter", .warning, explanation: .implicitParameter, requires: .errorFreeModel
  ) { context in
    let model = context.model
    var names: [Span: [String]] = [:]
    // Uses indices, because each element of the loop would be a copy of a large route.
    for index in model.routes.indices {
      for parameter in model.routes[index].parameters {
        // A parameter that no declaration names has the location of its capture.
        if case .optional = parameter.arity {
          names[parameter.name.span, default: []].append(model.routes[index].name.string)
        }
      }
    }
    for origin in model.origins where origin.isDefault {
      for capture in origin.hosts.flatMap(\.captures) {
        if let screens = names[capture.span] { context.report(finding(capture.string, capture.span, origin, screens)) }
      }
    }
  }

  private static func finding(_ capture: String, _ span: Span, _ origin: Origin, _ screens: [String]) -> Finding {
    let noun = screens.count == 1 ? "the screen" : "the screens"
    let name = origin.name.string
    return Finding(
      "the capture `\(capture)` of this host adds an optional parameter to \(noun) \(screens.quoted())", at: span,
      help: "if only some links need the host, write `default: false` for the origin `\(name)` and add "
        + "`origins: [\(name)]` to these links; if a screen ignores `\(capture)`, declare only its other parameters, "
        + "or write `params: {}` if it has none")
  }
}

extension Explanation {
  fileprivate static let implicitParameter = Explanation(
    "a host adds a parameter to several screens",
    faulty: """
      waymark: 1
      app: Shop
      origins:
        app: { schemes: [shop] }
        stores: { hosts: ["{store}.shop.example"] }
      tabs:
        home: { title: Home, icon: house }
      routes:
        profile: { in: home, links: [/profile] }
        offers: { in: home, links: [/offers] }
        directions: { in: home, links: [/directions] }
      """,
    why: """
      If a route has no `params`, each capture in its links becomes a parameter.
      Captures in the hosts of the links also become parameters. An origin serves
      all links by default. Here, each screen has the parameter `store: String?`,
      because URLs such as `https://basel.shop.example/profile` contain the name of
      a store. Only the screen `directions` needs the store.
      """,
    corrected: """
      waymark: 1
      app: Shop
      origins:
        app: { schemes: [shop] }
        stores: { hosts: ["{store}.shop.example"], default: false }
      tabs:
        home: { title: Home, icon: house }
      routes:
        profile: { in: home, links: [/profile] }
        offers: { in: home, links: [/offers] }
        directions:
          in: home
          links: [{ url: /directions, origins: [stores] }]
      """,
    advice: """
      If a screen needs the value from the host, declare the parameter under the key
      `params`. If a screen ignores the value from the host, declare only the other
      parameters of the screen. If the screen has no other parameters, write
      `params: {}`.
      """)
}
