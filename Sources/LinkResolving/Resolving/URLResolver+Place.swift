import WaymarkLinks

extension URLResolver {
  /// `nil` if the app determines the place at run time.
  func placePath(of plan: LandingPlan) -> PlacePath? {
    guard plan.app == nil else { return nil }
    var screens = plan.stack.map { screen(Destination(.push, $0)) }
    for modal in plan.modals {
      screens.append(screen(modal.screen))
      screens += modal.stack.map { screen(Destination(.push, $0)) }
    }
    if plan.modals.first?.screen.kind == .window, let window = screens.first {
      return PlacePath(.init(window.name, .window, values: window.values), Array(screens.dropFirst()))
    }
    return PlacePath(start(plan), screens)
  }

  private func start(_ plan: LandingPlan) -> PlacePath.Screen {
    guard let tab = plan.tab else { return PlacePath.Screen(PlacePath.current) }
    let declaration = spec.tabs[tab].declaration
    return PlacePath.Screen(declaration.name, values: values(declaration, plan.tabArguments?.arguments ?? []))
  }

  private func screen(_ destination: Destination) -> PlacePath.Screen {
    guard let (index, arguments) = route(of: destination) else { return PlacePath.Screen("") }
    let route = spec.routes[index]
    let feature = route.feature.map { spec.features[$0] + "." } ?? ""
    let implied = PlacePath.presentations.first(where: route.presentations.contains)
    return PlacePath.Screen(
      feature + route.declaration.name, destination.kind == implied ? nil : destination.kind,
      values: values(route.declaration, arguments))
  }

  private func values(_ declaration: PublishedSpec.Declaration, _ arguments: [Argument]) -> [PlacePath.Value] {
    zip(declaration.parameters, arguments).flatMap { parameter, argument in
      let elements = if case .list(let elements) = argument { elements } else { [argument] }
      return elements.compactMap { text(of: $0, parameter.type) }.map { PlacePath.Value(parameter.name, $0) }
    }
  }

  /// An enum has the text of its case in URLs.
  private func text(of argument: Argument, _ type: ValueType) -> String? {
    guard let text = argument.plainText, case .declared(let index) = type, case .cases(let cases) = spec.types[index].texts
    else { return argument.plainText }
    return cases.first { $0.name == text }?.text
  }
}
