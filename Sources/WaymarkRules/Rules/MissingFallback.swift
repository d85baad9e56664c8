import SpecModel
import SpecText

extension Rule {
  static let missingFallback = Rule(
    "missing-fallback", .guardedError, explanation: .missingFallback, requires: .model
  ) { context in
    let model = context.model
    var links: [Int: Link] = [:]
    for link in model.links {
      if let tab = link.landing.tab, links[tab] == nil { links[tab] = link }
    }
    // Chains of fallbacks can share an end, and the end is reported only once, if possible for a tab with links of its
    // own.
    var done: Set<Int> = []
    let tabs = model.tabs.indices.filter { model.canHide($0) }
    let order = tabs.filter { model.tabs[$0].fallback == nil } + tabs.filter { model.tabs[$0].fallback != nil }
    for tab in order {
      guard let link = links[tab] else { continue }
      var chain: [Int] = []
      var next: Int? = tab
      while let current = next, model.canHide(current), !done.contains(current) {
        done.insert(current)
        chain.append(current)
        next = model.tabs[current].fallback?.index
      }
      guard let last = chain.last else { continue }
      if let next {
        guard let start = chain.firstIndex(of: next) else { continue }
        context.report(cycle(Array(chain[start...]), link, model))
      } else if !model.tabs[last].hasFallback {
        context.report(finding(chain, link, model))
      }
    }
  }

  private static func finding(_ chain: [Int], _ link: Link, _ model: NavigationModel) -> Finding {
    let first = model.tabs[chain[0]].name.string
    let name = model.tabs[chain.last ?? chain[0]].name
    let message =
      switch chain.count {
      case 1: "links lead into `\(name.string)`, which may be hidden and has no `fallback`"
      case 2: "links lead into `\(first)`, and its fallback `\(name.string)` may be hidden, too"
      default: "links lead into `\(first)`, and its last fallback, `\(name.string)`, may be hidden, too"
      }
    return Finding(
      message, at: name.span,
      help: model.alwaysThere.map { "add `fallback: \(model.tabs[$0].name.string)`, or make the tab `shown: always`" }
        ?? "choose a tab that is always shown: write `shown: always` in that tab, remove its `when`, and add the tab as "
        + "the `fallback` of `\(name.string)`",
      related: [.init(link.pattern.text.span, "this link needs the fallback")] + customization(of: chain.last, model))
  }

  private static func customization(of tab: Int?, _ model: NavigationModel) -> [Diagnostic.Related] {
    guard let tab, model.tabs[tab].condition == nil, model.tabs[tab].visibility == .byDefault,
      let customization = model.spec.root.tabBar?.customization
    else { return [] }
    return [.init(customization.span, "`customization` lets the user hide every tab that is not `shown: always`")]
  }

  private static func cycle(_ chain: [Int], _ link: Link, _ model: NavigationModel) -> Finding {
    // The finding starts at the tab that the spec declares first.
    let first = chain.indices.min { chain[$0] < chain[$1] } ?? 0
    let chain = Array(chain[first...] + chain[..<first])
    let names = (chain + [chain[0]]).map { "`\(model.tabs[$0].name.string)`" }
    return Finding(
      chain.count == 1
        ? "\(names[0]) is its own fallback, so no other tab replaces \(names[0]) while it is hidden"
        : "the fallbacks of \(names[0]) form a cycle: \(names.joined(separator: " › "))",
      at: model.tabs[chain[0]].name.span,
      help: (chain.count == 1
        ? "name a tab that is always shown" : "change one of the fallbacks to a tab that is always shown")
        + (model.alwaysThere.map { ": `fallback: \(model.tabs[$0].name.string)`" } ?? ""),
      related: [.init(link.pattern.text.span, "this link needs the fallback")])
  }
}

extension NavigationModel {
  fileprivate var alwaysThere: Int? { tabs.indices.first { !canHide($0) } }
}

extension Explanation {
  fileprivate static let missingFallback = Explanation(
    "a tab that may be hidden has links but no fallback",
    faulty: """
      waymark: 1
      app: Shop
      conditions: [signedIn]
      tabs:
        home: { title: Home, icon: house }
        orders:
          title: Orders
          icon: bag
          when: signedIn
          links: [/orders]
      """,
    why: """
      A user may tap a link in an email while the tab of the link is hidden. Only
      you can decide which tab the app should show instead of a hidden tab. Without
      a `fallback`, the link would open a screen outside the visible tabs, or no
      screen at all.
      """,
    corrected: """
      waymark: 1
      app: Shop
      conditions: [signedIn]
      tabs:
        home: { title: Home, icon: house }
        orders:
          title: Orders
          icon: bag
          when: signedIn
          fallback: home
          links: [/orders]
      """,
    advice: """
      The fallback of a tab may have its own fallback. The chain of fallbacks must
      end at a tab that is always shown. If the user cannot change the tab bar, a
      tab without `when` is always shown. If the user can change the tab bar, a tab
      without `when` is always shown only if it has `shown: always`.
      """)
}
