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
    if plan.modals.first?.screen.kind == .window { return PlacePath(screens[0], Array(screens.dropFirst())) }
    return PlacePath(start(plan), screens)
  }

  private func start(_ plan: LandingPlan) -> PlacePath.Screen {
    guard let tab = plan.tab else {
      // A gate needs no values.
      let gate = spec.gatesOnly(spec.links[plan.link].landing).first
      return gate.map { spec.placeScreen(ofRoute: $0, as: .gate, []) } ?? PlacePath.Screen(PlacePath.current)
    }
    let declaration = spec.tabs[tab].declaration
    return PlacePath.Screen(declaration.name, values: values(declaration, plan.tabArguments?.arguments ?? []))
  }

  private func screen(_ destination: Destination) -> PlacePath.Screen {
    guard let (index, arguments) = route(of: destination) else { return PlacePath.Screen("") }
    return spec.placeScreen(ofRoute: index, as: destination.kind, values(spec.routes[index].declaration, arguments))
  }

  private func values(_ declaration: PublishedSpec.Declaration, _ arguments: [Argument]) -> [PlacePath.Value] {
    zip(declaration.parameters, arguments).flatMap { parameter, argument in
      let elements = if case .list(let elements) = argument { elements } else { [argument] }
      return elements.compactMap { text(of: $0, parameter.type) }.map { PlacePath.Value(parameter.name, $0) }
    }
  }

  /// An enum has the text of its case in URLs.
  private func text(of argument: Argument, _ type: ValueType) -> String? {
    guard let text = argument.plainText, case .declared(let index) = type,
      case .cases(let cases) = spec.types[index].texts
    else { return argument.plainText }
    return cases.first { $0.name == text }?.text
  }
}
