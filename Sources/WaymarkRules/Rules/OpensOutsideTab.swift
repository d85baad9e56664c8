import SpecModel
import SpecText

extension Rule {
  static let opensOutsideTab = Rule(
    "opens-outside-tab", .error, explanation: .opensOutsideTab, requires: .errorFreeModel
  ) { context in
    let model = context.model
    for (index, tab) in model.tabs.enumerated() {
      for reference in tab.opens
      where model.isRestricted(reference.index) && !model.routes[reference.index].tabs.contains(index) {
        context.report(
          finding(tab.name, "in `\(tab.name.string)`", reference, adding: [tab.name.string], isPresented: false, model))
      }
    }
    var known: [Int: Places] = [:]
    var comparisons = 0
    for index in model.routes.indices where !model.routes[index].opens.isEmpty && !model.isOfApp(index) {
      let opener = model.routes[index]
      let places = Places(ofOpener: index, model)
      for reference in opener.opens where model.isRestricted(reference.index) {
        let (route, name) = (reference.index, reference.name)
        // A sheet or cover of any tab can have opened the next one.
        guard model.isOnlyPushed(route) || places.flows.isEmpty else { continue }
        let pushed =
          known[route]
          ?? Places(tabs: model.routes[route].tabs, flows: Set(model.routes[route].flows + model.routes[route].gates))
        known[route] = pushed
        comparisons += places.work(with: pushed)
        guard comparisons <= mostComparisons else {
          return context.reportIncomplete(
            Finding(
              "`\(name.string)` is not compared with the stacks of `\(opener.name.string)`, because the check would "
                + "take too long",
              at: name.span, help: "allow the routes in fewer tabs"))
        }
        guard places.isDisjoint(with: pushed) else { continue }
        context.report(
          finding(
            opener.name, whereabouts(of: index, model), reference, adding: model.stacks(ofOpener: index),
            isPresented: !opener.presentations.contains(.push) && !opener.isOnlyGate, model))
      }
    }
  }

  /// An untrusted spec may have thousands of routes with thousands of tabs each.
  private static let mostComparisons = 5_000_000

  private static func finding(
    _ opener: Text, _ whereabouts: String, _ reference: Reference, adding stacks: [String], isPresented: Bool,
    _ model: NavigationModel
  ) -> Finding {
    let (route, name) = (reference.index, reference.name)
    return Finding(
      "`\(opener.string)` opens `\(name.string)`, which can only be \(places(of: route, model)): the app would reject "
        + "`\(name.string)` \(whereabouts)",
      at: name.span,
      help: (model.routes[route].tabs.isAll
        ? "add an `in` to `\(name.string)` that lists its tabs and \(stacks.quoted())"
        : "add \(stacks.quoted()) to the `in` of `\(name.string)`")
        + (isPresented
          ? ", or let the screen beneath open `\(name.string)`" : ", or remove `\(name.string)` from `opens`"),
      related: [.init(model.routes[route].name.span, "the route is declared here")])
  }

  private static func places(of index: Int, _ model: NavigationModel) -> String {
    let route = model.routes[index]
    let flows = (route.flows + route.gates).map { model.routes[$0].name.string }
    let tabs = route.tabs.sorted(outOf: model.tabs.count).map { model.tabs[$0].name.string }
    guard model.isOnlyPushed(index) else {
      return (route.presentations.contains(.push) ? "shown in " : "presented over ")
        + (tabs + route.gates.map { model.routes[$0].name.string }).quoted()
    }
    let parts = [
      route.tabs.isAll ? "in tabs" : tabs.isEmpty ? nil : "in \(tabs.quoted())",
      flows.isEmpty ? nil : "inside \(flows.quoted())",
    ]
    return "pushed " + parts.compactMap(\.self).joined(separator: " and ")
  }

  private static func whereabouts(of index: Int, _ model: NavigationModel) -> String {
    let opener = model.routes[index]
    var parts: [String] = []
    if opener.presentations.contains(.push) {
      let tabs = opener.tabs.sorted(outOf: model.tabs.count).map { model.tabs[$0].name.string }
      let flows = (opener.flows + opener.gates).map { model.routes[$0].name.string }
      let places = [
        tabs.isEmpty ? nil : "in \(tabs.quoted("or"))", flows.isEmpty ? nil : "inside \(flows.quoted("or"))",
      ]
      parts.append("\(places.compactMap(\.self).joined(separator: " or ")), where `\(opener.name.string)` is shown")
    }
    if let modal = opener.presentations.first(where: { $0 != .push }) {
      parts.append("inside `\(opener.name.string)`, a \(modal.rawValue) with its own stack")
    }
    return parts.joined(separator: ", and ")
  }
}

/// The stacks that allow a route, or onto which a screen pushes routes.
private struct Places {
  var tabs: AllowedTabs
  /// The indices of the sheets, covers, and windows whose own stacks are in the set.
  var flows: Set<Int>

  init(tabs: AllowedTabs, flows: Set<Int>) {
    self.tabs = tabs
    self.flows = flows
  }

  init(ofOpener index: Int, _ model: NavigationModel) {
    let route = model.routes[index]
    let isPushed = route.presentations.contains(.push)
    tabs = isPushed ? route.tabs : AllowedTabs([])
    flows = isPushed ? Set(route.flows + route.gates) : []
    if route.presentations.contains(where: { $0 != .push }) { flows.insert(index) }
  }

  func isDisjoint(with other: Places) -> Bool {
    tabs.isDisjoint(with: other.tabs) && flows.isDisjoint(with: other.flows)
  }

  func work(with other: Places) -> Int {
    1 + min(tabs.count ?? 0, other.tabs.count ?? 0) + min(flows.count, other.flows.count)
  }
}

extension NavigationModel {
  /// The result is `false` if no stack allows the route.
  fileprivate func isOnlyPushed(_ route: Int) -> Bool { routes[route].presentations == [.push] && !isOfApp(route) }

  /// Only some tabs allow the route. A sheet or cover whose `in` names no tab can be presented over all tabs.
  fileprivate func isRestricted(_ route: Int) -> Bool {
    isOnlyPushed(route)
      || (!routes[route].presentations.contains(.window) && !routes[route].tabs.isAll
        && (!routes[route].tabs.isEmpty || routes[route].isInGatesOnly))
  }

  /// A stack has the name of its tab or modal route.
  fileprivate func stacks(ofOpener opener: Int) -> [String] {
    let route = routes[opener]
    var names: [String] = []
    if route.presentations.contains(.push) {
      names = route.tabs.sorted(outOf: tabs.count).map { tabs[$0].name.string }
      names += (route.flows + route.gates).map { routes[$0].name.string }
    }
    if route.presentations.contains(where: { $0 != .push }), !names.contains(route.name.string) {
      names.append(route.name.string)
    }
    return names
  }
}

extension Explanation {
  fileprivate static let opensOutsideTab = Explanation(
    "a screen opens a route that is forbidden there",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: [item] }
        orders: { title: Orders, icon: bag, opens: [order] }
      routes:
        item: { in: home, opens: [order] }
        order: { in: orders }
      """,
    why: """
      A pushed screen pushes other screens onto the same stack. If a screen is a
      sheet or a cover, the screen pushes other screens onto the stack of the sheet
      or cover. Here, the stack that contains `item` does not allow `order`. The app
      rejects the push, so nothing happens when the user taps the button. The app
      also rejects a sheet or cover over a tab that its `in` does not list.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: [item] }
        orders: { title: Orders, icon: bag, opens: [order] }
      routes:
        item: { in: home, opens: [order] }
        order: { in: [home, orders] }
      """,
    advice: """
      Waymark reports a push only if the push is never possible. Two screens in the
      same tab or modal stack may open each other. If a sheet closes before the next
      screen appears, the screen beneath the sheet opens the next screen. In the
      spec, add the next screen to the `opens` key of the screen beneath the sheet.
      """)
}
