extension NavigationModel {
  /// The name by which `beats` may name what a link leads to; nil for a redirect.
  package func ownName(of target: Link.Target) -> String? {
    switch target {
    case .tab(let index): tabs[index].name.string
    case .route(let index, _): routes[index].name.string
    case .app(let index): resolvedLinks[index].name.string
    case .redirect: nil
    }
  }

  /// What a link leads to, as its author calls it.
  package func name(of target: Link.Target) -> String {
    if let name = ownName(of: target) { return name }
    guard case .redirect(let redirect) = target else { return "" }
    return redirect.target.text.string
  }
}
