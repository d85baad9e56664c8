import WaymarkNavigation

/// A group of adjacent tabs with the same heading in a sidebar, or a single tab without a heading.
struct TabGroup<Tab: NavigationTab>: Identifiable {
  /// A stable identity of a group.
  ///
  /// The identity stays the same when other tabs are shown or hidden. The views of the tabs therefore keep their state.
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
  /// Returns groups of adjacent tabs with the same heading, in the order of the tabs.
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
