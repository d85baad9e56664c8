extension LinkInventory {
  /// The links that lead to the same part of the app.
  package struct Group: Sendable {
    package let kind: Kind
    package var links: [Entry]

    package enum Kind: Hashable, Sendable {
      case tab(String, title: String?)
      /// The tab that is selected when the link opens.
      case currentTab
      case app
      case redirects
    }
  }

  /// The links, grouped by target.
  ///
  /// The groups for tabs come first, in the order of the spec. Links without a specific tab come last.
  package var groups: [Group] {
    let kinds = tabs.map { Group.Kind.tab($0.name, title: $0.title) } + [.currentTab, .app, .redirects]
    let links = Dictionary(grouping: links, by: kind)
    return kinds.compactMap { kind in links[kind].map { Group(kind: kind, links: $0) } }
  }

  private func kind(_ link: Entry) -> Group.Kind {
    switch link.target {
    case .app: return .app
    case .redirect: return .redirects
    case .tab, .route:
      let tab = tabs.first { $0.name == link.landing.tab }
      return tab.map { .tab($0.name, title: $0.title) } ?? .currentTab
    }
  }
}

extension LinkInventory.Group.Kind {
  /// A description for the user.
  package var words: String {
    switch self {
    case .tab(let name, _): "tab \(name)"
    case .currentTab: "over the current tab"
    case .app: "for the app to resolve"
    case .redirects: "redirects"
    }
  }
}
