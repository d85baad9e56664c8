struct FeatureCases<Spec: NavigationSpec, Feature: NavigationFeature> {
  /// For example `checkout`.
  let name: String
  private let route: Int?
  private let sheet: Int?
  private let cover: Int?
  private let window: Int?
  private let gate: Int?

  init?() {
    route = Self.index(of: Feature.Route.self, in: Spec.Route.self)
    sheet = Self.index(of: Feature.Sheet.self, in: Spec.Sheet.self)
    cover = Self.index(of: Feature.Cover.self, in: Spec.Cover.self)
    window = Self.index(of: Feature.Window.self, in: Spec.Window.self)
    gate = Self.index(of: Feature.Gate.self, in: Spec.Gate.self)
    // A feature has an enum for each presentation that its screens have. Without screens, the type is `Never`.
    guard (route != nil) != (Feature.Route.self == Never.self), (sheet != nil) != (Feature.Sheet.self == Never.self),
      (cover != nil) != (Feature.Cover.self == Never.self), (window != nil) != (Feature.Window.self == Never.self),
      (gate != nil) != (Feature.Gate.self == Never.self)
    else { return nil }
    name =
      Self.name(route, Spec.Route.self) ?? Self.name(sheet, Spec.Sheet.self) ?? Self.name(cover, Spec.Cover.self)
      ?? Self.name(window, Spec.Window.self) ?? Self.name(gate, Spec.Gate.self) ?? ""
  }

  func wrap(_ screen: Feature.Route) -> Spec.Route { Self.wrap(screen, route) }
  func wrap(_ screen: Feature.Sheet) -> Spec.Sheet { Self.wrap(screen, sheet) }
  func wrap(_ screen: Feature.Cover) -> Spec.Cover { Self.wrap(screen, cover) }
  func wrap(_ screen: Feature.Window) -> Spec.Window { Self.wrap(screen, window) }

  func wrap(_ screen: ShownScreen<Feature>) -> ShownScreen<Spec> {
    switch screen {
    case .push(let route): .push(wrap(route))
    case .sheet(let sheet): .sheet(wrap(sheet))
    case .cover(let cover): .cover(wrap(cover))
    }
  }

  func contains(_ screen: Spec.Route) -> Bool { screen._parts.index == route }

  /// The feature declares the screen at the root of the stack. For tabs, the result is `false`.
  func contains(_ place: NavigationPlace<Spec>) -> Bool {
    switch place {
    case .tab: false
    case .modal(.sheet(let screen)): screen._parts.index == sheet
    case .modal(.cover(let screen)): screen._parts.index == cover
    case .window(let screen): screen._parts.index == window
    case .gate(let screen): screen._parts.index == gate
    }
  }

  private static func wrap<Screen: NavigationScreen>(_ screen: some NavigationScreen, _ index: Int?) -> Screen {
    // `init` found the case, so the case accepts each screen of the feature.
    guard let index, let wrapped = Screen(parts: CaseParts(index, wrapping: screen._parts)) else {
      preconditionFailure("\(Screen.self) has no case for \(screen.name)")
    }
    return wrapped
  }

  private static func index(of screens: any NavigationScreen.Type, in app: any NavigationScreen.Type) -> Int? {
    let table = CaseTable(app._cases)
    for index in 0... {
      guard let row = table.row(index) else { break }
      if let found = app.screens(of: row), found == screens { return index }
    }
    return nil
  }

  private static func name(_ index: Int?, _ app: any NavigationScreen.Type) -> String? {
    index.flatMap { CaseTable(app._cases).row($0)?.text(.name) }
  }
}
