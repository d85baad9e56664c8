import WaymarkNavigation

/// Adjacent tabs with the same heading in a sidebar, or a single tab without a heading.
struct TabGroup<Tab: NavigationTab>: Identifiable {
  /// Stays the same when other tabs are shown or hidden, so the views of the tabs keep their state.
  enum ID: Hashable {
    case tab(Tab)
    case section(NavigationTitle, Int)
  }

  let id: ID
  let heading: NavigationTitle?
  var tabs: [Tab]
}

extension Array where Element: NavigationTab {
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

extension NavigationTab {
  /// The tab of an app without a tab bar.
  static var only: Self? { allCases.count == 1 ? allCases.first : nil }
}
