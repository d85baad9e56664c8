/// A command that shows screens.
public indirect enum NavigationCommand<Spec: NavigationSpec>: Hashable, Sendable {
  /// Pushes a screen onto a stack.
  case push(Spec.Route, in: NavigationPlace<Spec>)
  /// Replaces the top screen of a stack.
  case replace(with: Spec.Route, in: NavigationPlace<Spec>)
  /// Replaces all screens of a stack.
  case replaceStack(with: [Spec.Route], in: NavigationPlace<Spec>)
  /// Presents a sheet or cover.
  case present(NavigationState<Spec>.Modal)
  /// Opens a window.
  case open(NavigationState<Spec>.OpenWindow)
}

extension NavigationCommand: CustomStringConvertible {
  /// The command in words, for example `push orders in tab account`.
  public var description: String {
    switch self {
    case .push(let route, let place): "push \(text(route)) in \(place)"
    case .replace(let route, let place): "replace the top screen with \(text(route)) in \(place)"
    case .replaceStack(let routes, let place):
      "replace the stack with \(routes.isEmpty ? "nothing" : routes.map(text).joined(separator: " › ")) in \(place)"
    case .present(let modal): (["present \(modal.screen)"] + modal.stack.map(text)).joined(separator: " › ")
    case .open(let open):
      (["open window \(Spec.Window.text(of: open.window._parts))"] + open.stack.map(text)).joined(separator: " › ")
    }
  }

  private func text(_ route: Spec.Route) -> String { Spec.Route.text(of: route._parts) }
}
