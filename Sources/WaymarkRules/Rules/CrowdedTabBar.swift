import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// More tabs at once than the bar of a phone has room for.
  static let crowdedTabBar = Rule(
    "crowded-tab-bar", .warning, explanation: .crowdedTabBar, requires: .errorFreeModel
  ) { context in
    let model = context.model
    // A search tab has a place of its own beside the others.
    let tabs = model.tabs.indices.filter { model.tabs[$0].visibility != .optional && !model.tabs[$0].isSearch }
    let lasting = tabs.filter { model.tabs[$0].condition == nil }
    if lasting.count > mostTabs { return context.report(finding(lasting, nil, model)) }
    // Tabs that share a condition come together; of others nobody can say.
    var groups: [Int: [Int]] = [:]
    for tab in tabs { model.tabs[tab].condition.map { groups[$0.index, default: []].append(tab) } }
    let largest = groups.max { ($0.value.count, -$0.key) < ($1.value.count, -$1.key) }
    guard let (condition, group) = largest, lasting.count + group.count > mostTabs else { return }
    context.report(finding((lasting + group).sorted(), model.conditions[condition].string, model))
  }

  /// As many as UIKit shows on a phone before it shows one less and More.
  private static let mostTabs = 5

  private static func finding(_ tabs: [Int], _ condition: String?, _ model: NavigationModel) -> Finding {
    let more = tabs[(mostTabs - 1)...].map { model.tabs[$0].name.string }
    let when = condition.map { ", while `\($0)` holds" } ?? ""
    let isFixed = model.tabBar.customization == nil
    return Finding(
      "\(tabs.count) tabs are there at once\(when), and a phone's bar has room for \(mostTabs): "
        + "\(more.quoted()) fall under More",
      at: model.tabs[tabs[mostTabs]].name.span,
      help: "make screens of some, which other tabs open, or let them be `shown: optional`"
        + (isFixed ? " and the bar have a `customization`, so that the user chooses" : ""))
  }
}

extension Explanation {
  fileprivate static let crowdedTabBar = Explanation(
    "more than five tabs are there at once",
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
      A phone has room for five. With six, the system shows four and a list behind
      More: few people look there, a link into such a tab opens in that list, and
      so does every screen that is pushed there.
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
      Tabs without `when` are counted, with the most that come with one condition.
      Those with `shown: optional` are not, as the user puts them there, nor is one
      with `role: search`.
      """)
}
