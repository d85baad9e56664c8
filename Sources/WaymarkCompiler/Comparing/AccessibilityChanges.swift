import SpecModel
import SpecText

/// UI tests use a string literal (a change is `ACCESSIBILITY`) or the generated constant (`SOURCE`). An identifier that
/// moves to another element is also a change, because a test would find the wrong element.
struct AccessibilityChanges {
  private struct Owner {
    let name: String
    let words: String
    let id: String
    let span: Span
    let key: String
  }

  private let pair: SpecPair
  /// Keyed by accessibility identifier. The first of several elements wins.
  private let oldOwners, newOwners: [String: Owner]
  private var changes: [Change] = []

  static func of(_ pair: SpecPair) -> [Change] {
    var comparison = AccessibilityChanges(pair)
    comparison.compareTabs()
    comparison.compareScreens()
    return comparison.changes
  }

  private init(_ pair: SpecPair) {
    self.pair = pair
    func owners(_ model: NavigationModel) -> [String: Owner] {
      let all = model.tabs.map(Self.owner) + model.tabs.map(Self.root) + model.routes.map(Self.owner)
      let controls = model.routes.flatMap { route in route.elements.map { Self.owner($0, on: route) } }
      return Dictionary((all + controls).map { ($0.id, $0) }) { first, _ in first }
    }
    oldOwners = owners(pair.old)
    newOwners = owners(pair.new)
  }

  private static func owner(_ tab: Tab) -> Owner {
    Owner(
      name: tab.name.string, words: "the tab `\(tab.name.string)`", id: tab.accessibilityID.text,
      span: tab.accessibilityID.span, key: "accessibilityID")
  }

  private static func root(_ tab: Tab) -> Owner {
    Owner(
      name: tab.name.string, words: "the root of the tab `\(tab.name.string)`", id: tab.accessibilityID.ofRoot.text,
      span: tab.accessibilityID.span, key: "accessibilityID")
  }

  private static func owner(_ route: Route) -> Owner {
    Owner(
      name: route.name.string, words: "the screen `\(route.name.string)`", id: route.accessibilityID.text,
      span: route.accessibilityID.span, key: "accessibilityID")
  }

  private static func owner(_ element: Route.Element, on route: Route) -> Owner {
    Owner(
      name: "\(route.name.string).\(element.name.string)",
      words: "`\(element.name.string)` on the screen `\(route.name.string)`", id: element.accessibilityID.string,
      span: element.accessibilityID.span, key: element.name.string)
  }

  private mutating func compareTabs() {
    let (old, new) = (pair.old.tabs, pair.new.tabs)
    for tab in pair.tabs.pairs {
      compare(Self.owner(old[tab.old]), Self.owner(new[tab.new]))
      // The identifier of the root changes with the tab's, and needs a message only if a test finds another element.
      let root = Self.root(old[tab.old])
      if newOwners[root.id] != nil { compare(root, Self.root(new[tab.new])) }
    }
    for tab in pair.tabs.gone {
      let root = Self.root(old[tab])
      let isTaken = newOwners[root.id] != nil
      lose(Self.owner(old[tab]), with: isTaken ? [] : [root])
      if isTaken { lose(root) }
    }
    for tab in pair.tabs.added { gain(Self.owner(new[tab]), with: [Self.root(new[tab])]) }
  }

  private mutating func compareScreens() {
    let (old, new) = (pair.old.routes, pair.new.routes)
    for pair in pair.routes.pairs {
      let (former, present) = (old[pair.old], new[pair.new])
      compare(Self.owner(former), Self.owner(present))
      let elements = NamePairs(former.elements, present.elements)
      for element in elements.pairs {
        compare(
          Self.owner(former.elements[element.old], on: former), Self.owner(present.elements[element.new], on: present))
      }
      for element in elements.gone { lose(Self.owner(former.elements[element], on: former)) }
      for element in elements.added { gain(Self.owner(present.elements[element], on: present)) }
    }
    for index in pair.routes.gone {
      let (route, controls) = (old[index], old[index].elements.map { Self.owner($0, on: old[index]) })
      // A removed screen is reported with its controls, except for controls whose identifiers have new owners.
      lose(Self.owner(route), with: controls.filter { newOwners[$0.id] == nil })
      for control in controls where newOwners[control.id] != nil { lose(control) }
    }
    for index in pair.routes.added {
      gain(Self.owner(new[index]), with: new[index].elements.map { Self.owner($0, on: new[index]) })
    }
  }

  private mutating func compare(_ old: Owner, _ new: Owner) {
    guard old.id != new.id else { return }
    let ids = QuotedPair(old.id, new.id)
    let taken = newOwners[old.id].map { "; \(ids.old) is now the ID of \($0.words)" } ?? ""
    changes.append(
      Change(
        .accessibility, isBreaking: true, of: old.name,
        "the ID of \(old.words)\(old.words == new.words ? "" : ", now `\(new.name)`,") changed from \(ids.old) to "
          + "\(ids.new)\(taken)",
        help: taken.isEmpty
          ? "write `\(new.key): \(YAMLScalar.text(old.id))` to keep the ID, or update the UI tests that use the ID"
          : "restore both IDs, because UI tests that use the old ID find the wrong element",
        before: old.span, after: new.span))
  }

  private mutating func lose(_ owner: Owner, with controls: [Owner] = []) {
    if let other = newOwners[owner.id] {
      changes.append(
        Change(
          .accessibility, isBreaking: true, of: owner.name,
          "the ID \(Quoted(owner.id)) of \(owner.words), which was removed, now belongs to \(other.words)",
          help: "update the UI tests that use the ID, because they find the wrong element",
          before: owner.span, after: other.span))
    } else {
      changes.append(
        Change(
          .accessibility, isBreaking: true, of: owner.name,
          "\(owner.words) was removed with the \(Self.list([owner] + controls))",
          help: "update the UI tests that use the removed IDs", before: owner.span))
    }
  }

  private mutating func gain(_ owner: Owner, with controls: [Owner] = []) {
    // An identifier with a former owner is reported with that owner.
    let new = ([owner] + controls).filter { oldOwners[$0.id] == nil }
    guard !new.isEmpty else { return }
    changes.append(
      Change(
        .accessibility, isBreaking: false, of: owner.name, "\(owner.words) was added with the \(Self.list(new))",
        after: owner.span))
  }

  private static let mostIDs = 5

  private static func list(_ owners: [Owner]) -> String {
    let ids = owners.prefix(mostIDs).map { Quoted($0.id).description }
    let more = owners.count - ids.count
    return (owners.count > 1 ? "IDs " : "ID ") + (ids + (more > 0 ? ["\(more) more"] : [])).joined(or: "and")
  }
}
