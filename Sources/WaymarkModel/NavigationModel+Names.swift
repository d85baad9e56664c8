extension NavigationModel {
  /// Returns the name of a target in a `beats` key; `nil` for a redirect.
  package func ownName(of target: Link.Target) -> String? {
    switch target {
    case .tab(let index): tabs[index].name.string
    case .route(let index, _): routes[index].name.string
    case .app(let index): resolvedLinks[index].name.string
    case .redirect: nil
    }
  }

  /// Returns the name of a target, or the target pattern of a redirect.
  package func name(of target: Link.Target) -> String {
    if let name = ownName(of: target) { return name }
    guard case .redirect(let redirect) = target else { return "" }
    return redirect.target.text.string
  }
}
