import WaymarkDiagnostics
import WaymarkModel
import WaymarkYAML

/// Identifiers by which UI tests find the buttons of tabs, screens, and the controls on them.
///
/// A test may use the text or the generated name for it; this is about the texts, and `SOURCE` has the names. Each thing is asked for its own
/// identifier, so that one that has come to mean another thing is found: a test that taps it goes on, elsewhere.
struct AccessibilityChanges {
  /// What has an identifier.
  private struct Owner {
    /// `testDetail`, `testDetail.shareButton`.
    let name: String
    /// `the tab `home``.
    let words: String
    let id: String
    let span: Span
    /// How the spec says what the identifier is.
    let key: String
  }

  private let pair: SpecPair
  /// Who has an identifier in each version: whoever stands first where two have one.
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
      let all = model.tabs.map(Self.owner) + model.routes.map(Self.owner)
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

  // MARK: Comparing

  private mutating func compareTabs() {
    let (old, new) = (pair.old.tabs, pair.new.tabs)
    for tab in pair.tabs.pairs { compare(Self.owner(old[tab.old]), Self.owner(new[tab.new])) }
    for tab in pair.tabs.gone { lose(Self.owner(old[tab])) }
    for tab in pair.tabs.added { gain(Self.owner(new[tab])) }
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
      // What has gone with its screen is told with it, but for what is somewhere else now.
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
    let taken = newOwners[old.id].map { "; \(ids.old) is that of \($0.words)" } ?? ""
    changes.append(
      Change(
        .accessibility, isBreaking: true, of: old.name,
        "\(old.words)\(old.words == new.words ? "" : ", `\(new.name)` now,") had the ID \(ids.old) and has "
          + "\(ids.new) now\(taken)",
        help: taken.isEmpty
          ? "write `\(new.key): \(YAMLScalar.text(old.id))` to keep it, or change the UI tests that look for it"
          : "give each of them its own again, as a test that looks for one finds the other",
        before: old.span, after: new.span))
  }

  private mutating func lose(_ owner: Owner, with controls: [Owner] = []) {
    if let other = newOwners[owner.id] {
      changes.append(
        Change(
          .accessibility, isBreaking: true, of: owner.name,
          "\(Quoted(owner.id)) was the ID of \(owner.words), which is gone, and is that of \(other.words) now",
          help: "change the UI tests that look for it, as they find something else",
          before: owner.span, after: other.span))
    } else {
      changes.append(
        Change(
          .accessibility, isBreaking: true, of: owner.name,
          "\(owner.words) is gone, and with it \(Self.list([owner] + controls))",
          help: "change the UI tests that look for it", before: owner.span))
    }
  }

  private mutating func gain(_ owner: Owner, with controls: [Owner] = []) {
    // What it has taken over is told where it was lost.
    let new = ([owner] + controls).filter { oldOwners[$0.id] == nil }
    guard !new.isEmpty else { return }
    changes.append(
      Change(
        .accessibility, isBreaking: false, of: owner.name, "\(owner.words) is new, with \(Self.list(new))",
        after: owner.span))
  }

  /// As many identifiers as a sentence has room for.
  private static let mostIDs = 5

  private static func list(_ owners: [Owner]) -> String {
    let ids = owners.prefix(mostIDs).map { Quoted($0.id).description }
    let more = owners.count - ids.count
    return (ids + (more > 0 ? ["\(more) more"] : [])).joined(or: "and")
  }
}
