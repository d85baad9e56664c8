import SpecModel
import SpecText

extension NameCollector {
  /// A link gives the values of its captures to all screens that it opens, so the capture `id` can be a parameter of
  /// the target and of its parents.
  mutating func connectParameters(of model: NavigationModel) {
    for link in model.links {
      let scope: Scope =
        switch link.target {
        case .tab(let index): .parameters(of: model.tabs[index].name)
        case .route(let index, _): .parameters(of: model.routes[index].name)
        case .app(let index): .parameters(of: model.resolvedLinks[index].name)
        case .redirect: .redirect(link.pattern.text.span)
        }
      for endpoint in link.pattern.endpoints {
        for name in endpoint.host?.captures ?? [] {
          connect(name, in: scope, with: .hosts(of: model.origins[endpoint.origin].name))
        }
      }
      guard !link.isRedirect else { continue }
      let landing = link.landing
      if let tab = landing.tab {
        connect(model.tabs[tab].parameters, of: model.tabs[tab].name, landing.tabArguments, with: scope)
      }
      for step in landing.screens {
        let route = model.routes[step.route]
        connect(route.parameters, of: route.name, step.arguments, with: scope)
      }
    }
  }

  private mutating func connect(
    _ parameters: [Parameter], of screen: Text, _ arguments: [ArgumentSource], with scope: Scope
  ) {
    for (parameter, argument) in zip(parameters, arguments) {
      if case .absent = argument { continue }
      connect(parameter.name, in: scope, with: .parameters(of: screen))
    }
  }
}
