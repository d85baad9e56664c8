import WaymarkNavigation

/// A group of adjacent tabs in a sidebar that share one heading, or a single tab without a heading.
struct TabGroup<Tab: NavigationTab>: Identifiable {
  /// An identity that stays the same when other tabs are shown or hidden, so that the views of tabs keep their state.
  enum ID: Hashable {
    case tab(Tab)
    /// A heading, and the number of earlier groups with the same heading.
    case section(String, Int)
  }

  let id: ID
  let heading: String?
  var tabs: [Tab]
}

extension Array where Element: NavigationTab {
  /// Returns the tabs grouped by heading, in their order.
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
