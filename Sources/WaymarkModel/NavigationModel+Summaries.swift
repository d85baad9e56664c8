import WaymarkSpec

extension NavigationModel {
  package func summary(of target: Link.Target) -> SummarySyntax? {
    switch target {
    case .tab(let index): tabs[index].summary
    case .route(let index, _): routes[index].summary
    case .app(let index): resolvedLinks[index].summary
    case .redirect: nil
    }
  }
}
