import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// A tab that may be hidden while links lead into it, with nothing said of where they land then.
  static let missingFallback = Rule(
    "missing-fallback", .guardedError, explanation: .missingFallback, requires: .model
  ) { context in
    let model = context.model
    var links: [Int: Link] = [:]
    for link in model.links {
      if let tab = link.landing.tab, links[tab] == nil { links[tab] = link }
    }
    // Chains join, and what is wrong at the end of several is said once: of a tab with links of its own, if it can be.
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
      case 1: "`\(name.string)` may be hidden, links lead into it, and nothing says where they land then"
      case 2: "links lead into `\(first)`, and its fallback `\(name.string)` may be hidden, too"
      default: "links lead into `\(first)`, and the last of its fallbacks, `\(name.string)`, may be hidden, too"
      }
    return Finding(
      message,
      at: name.span,
      help: model.alwaysThere.map { "add `fallback: \(model.tabs[$0].name.string)`, or let the tab be `shown: always`" }
        ?? "let one tab be there always, `shown: always` and without `when`, and name it as `fallback`",
      related: [.init(link.pattern.text.span, "this link leads there")] + customization(of: chain.last, model))
  }

  /// What lets the user hide a tab that says nothing of it.
  private static func customization(of tab: Int?, _ model: NavigationModel) -> [Diagnostic.Related] {
    guard let tab, model.tabs[tab].condition == nil, model.tabs[tab].visibility == .byDefault,
      let customization = model.spec.root.tabBar?.customization
    else { return [] }
    return [.init(customization.span, "this lets people hide every tab that is not `shown: always`")]
  }

  private static func cycle(_ chain: [Int], _ link: Link, _ model: NavigationModel) -> Finding {
    // It starts where the spec does.
    let first = chain.indices.min { chain[$0] < chain[$1] } ?? 0
    let chain = Array(chain[first...] + chain[..<first])
    let names = (chain + [chain[0]]).map { "`\(model.tabs[$0].name.string)`" }
    return Finding(
      chain.count == 1
        ? "\(names[0]) is its own fallback, and where it is hidden there is nothing to fall back to"
        : "the fallbacks of \(names[0]) lead back to it: \(names.joined(separator: " › "))",
      at: model.tabs[chain[0]].name.span,
      help: (chain.count == 1
        ? "name a tab that is always there" : "let the fallback of one be a tab that is always there")
        + (model.alwaysThere.map { ": `fallback: \(model.tabs[$0].name.string)`" } ?? ""),
      related: [.init(link.pattern.text.span, "this link leads there")])
  }
}

extension NavigationModel {
  /// The first tab that cannot be missing.
  fileprivate var alwaysThere: Int? { tabs.indices.first { !canHide($0) } }
}

extension Explanation {
  fileprivate static let missingFallback = Explanation(
    "a tab that may be hidden has links and no fallback",
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
      Somebody taps a link in a mail while the tab is not in the bar. The app has to
      show something, and only you know what fits: where the spec does not say, the
      link would land on a screen without a tab, or nowhere.
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
      A fallback may have one of its own. The chain ends at a tab that is always
      there: without `when`, and `shown: always` where the user can change the bar.
      """)
}
