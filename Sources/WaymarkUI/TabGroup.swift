import WaymarkNavigation

/// Tabs that stand together in a sidebar: neighbours under one heading, or one without any.
struct TabGroup<Tab: NavigationTab>: Identifiable {
  /// What stays the same when other tabs come and go, so that views of tabs keep what they hold.
  enum ID: Hashable {
    case tab(Tab)
    /// A heading, and how often it has stood above others before.
    case section(String, Int)
  }

  let id: ID
  let heading: String?
  var tabs: [Tab]
}

extension Array where Element: NavigationTab {
  /// Tabs by their headings, in their order.
  func grouped() -> [TabGroup<Element>] {
    var groups: [TabGroup<Element>] = []
    for tab in self {
      guard let heading = tab.tabItem.section else {
        groups.append(TabGroup(id: .tab(tab), heading: nil, tabs: [tab]))
        continue
      }
      if let last = groups.indices.last, groups[last].heading == heading {
        groups[last].tabs.append(tab)
      } else {
        let count = groups.count { $0.heading == heading }
        groups.append(TabGroup(id: .section(heading, count), heading: heading, tabs: [tab]))
      }
    }
    return groups
  }
}
