import SpecModel
import SpecText

extension Rule {
  static let crowdedTabBar = Rule(
    "crowded-tab-bar", .warning, explanation: .crowdedTabBar, requires: .errorFreeModel
  ) { context in
    let model = context.model
    // The system shows a search tab separately from the other tabs.
    let tabs = model.tabs.indices.filter { model.tabs[$0].visibility != .optional && !model.tabs[$0].isSearch }
    let lasting = tabs.filter { model.tabs[$0].condition == nil }
    if lasting.count > mostTabs { return context.report(finding(lasting, nil, model)) }
    // Tabs that share a condition are visible at the same time. Tabs with different conditions may not be.
    var groups: [Int: [Int]] = [:]
    for tab in tabs { model.tabs[tab].condition.map { groups[$0.index, default: []].append(tab) } }
    let largest = groups.max { ($0.value.count, -$0.key) < ($1.value.count, -$1.key) }
    guard let (condition, group) = largest, lasting.count + group.count > mostTabs else { return }
    context.report(finding((lasting + group).sorted(), model.conditions[condition].name.string, model))
  }

  /// The largest number of tabs that UIKit shows on a phone without a More list.
  private static let mostTabs = 5

  private static func finding(_ tabs: [Int], _ condition: String?, _ model: NavigationModel) -> Finding {
    let more = tabs[(mostTabs - 1)...].map { model.tabs[$0].name.string }
    let when = condition.map { ", while `\($0)` holds" } ?? ""
    let isFixed = model.tabBar.customization == nil
    return Finding(
      "\(tabs.count) tabs are visible at once\(when), but the tab bar of a phone has room for \(mostTabs): "
        + "\(more.quoted()) move to the More list",
      at: model.tabs[tabs[mostTabs]].name.span,
      help: "turn some tabs into routes that other tabs open, or make some tabs `shown: optional`"
        + (isFixed ? " and add `customization` to `tabBar`, so that the user can choose" : ""))
  }
}

extension Explanation {
  fileprivate static let crowdedTabBar = Explanation(
    "more than five tabs are visible at once",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
        search: { title: Search, icon: magnifyingglass }
        offers: { title: Offers, icon: tag }
        orders: { title: Orders, icon: bag }
        account: { title: Account, icon: person }
        help: { title: Help, icon: questionmark.circle }
      """,
    why: """
      The tab bar of a phone has room for five tabs. With six tabs, the system shows
      four tabs and a More list. Few users look at the More list. If a tab is in the
      More list, a link to this tab opens inside the list. If a tab in the More list
      pushes screens, the screens also appear inside the list.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
        search: { title: Search, icon: magnifyingglass }
        offers: { title: Offers, icon: tag }
        orders: { title: Orders, icon: bag }
        account: { title: Account, icon: person, opens: [help] }
      routes:
        help: {}
      """,
    advice: """
      Waymark counts all tabs that have no `when` key. If several tabs have the same
      condition, they form a group, and Waymark counts only the largest group.
      Waymark does not count tabs with `shown: optional`, because these tabs are
      hidden at first. Waymark also does not count a tab with `role: search`.
      """)
}
