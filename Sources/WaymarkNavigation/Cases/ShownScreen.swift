/// A screen that is pushed onto a stack or presented as a sheet or cover.
public enum ShownScreen<Screens: NavigationScreens>: Hashable, Sendable {
  /// A screen that is pushed onto a stack.
  case push(Screens.Route)
  /// A sheet.
  case sheet(Screens.Sheet)
  /// A full-screen cover.
  case cover(Screens.Cover)

  /// The presentation of the screen.
  public var presentation: ScreenPresentation {
    switch self {
    case .push: .push
    case .sheet: .sheet
    case .cover: .cover
    }
  }

  /// The name of the screen in the spec.
  public var name: String {
    switch self {
    case .push(let route): route.name
    case .sheet(let sheet): sheet.name
    case .cover(let cover): cover.name
    }
  }
}

extension ShownScreen: CustomStringConvertible {
  /// The kind, the name, and the arguments of the screen, for example `sheet share(id: 1)`.
  public var description: String {
    switch self {
    case .push(let route): Screens.Route.text(of: route._parts)
    case .sheet(let sheet): "sheet " + Screens.Sheet.text(of: sheet._parts)
    case .cover(let cover): "cover " + Screens.Cover.text(of: cover._parts)
    }
  }
}

/// A way to show a screen in a window that is already open.
public enum ScreenPresentation: Hashable, Sendable {
  /// The screen is pushed onto a stack.
  case push
  /// The screen is presented as a sheet.
  case sheet
  /// The screen is presented as a full-screen cover.
  case cover

  /// The name of the presentation in the spec.
  var name: String {
    switch self {
    case .push: "push"
    case .sheet: "sheet"
    case .cover: "cover"
    }
  }
}
