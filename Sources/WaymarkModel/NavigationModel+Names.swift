extension NavigationModel {
  /// Returns the name that a `beats` key uses for a target; `nil` for a redirect.
  package func ownName(of target: Link.Target) -> String? {
    switch target {
    case .tab(let index): tabs[index].name.string
    case .route(let index, _): routes[index].name.string
    case .app(let index): resolvedLinks[index].name.string
    case .redirect: nil
    }
  }

  /// If the target is a redirect, the result is the pattern of the new URL.
  package func name(of target: Link.Target) -> String {
    if let name = ownName(of: target) { return name }
    guard case .redirect(let redirect) = target else { return "" }
    return redirect.target.text.string
  }
}
