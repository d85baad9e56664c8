import WaymarkModel

extension SpecPair {
  /// Finds the edit that changes the destination of a URL. The result is `nil` if no single declaration explains the
  /// difference.
  ///
  /// - Parameters:
  ///   - former: The destination in the old version.
  ///   - present: The destination in the new version.
  /// - Returns: A description of the removed tab, or of the only screen beneath that was added or removed.
  func cause(from former: LandedPlace, to present: LandedPlace) -> Change.Cause? {
    if let tab = former.tab, tabs[tab.index] == nil {
      return Change.Cause(subject: tab.name, message: "the tab `\(tab.name)` was removed")
    }
    // Another tab or last screen is a change of its own.
    guard former.tab.flatMap({ tabs[$0.index] }) == present.tab?.index, let last = former.screens.last,
      routes[last.index] == present.screens.last?.index
    else { return nil }
    let (olds, news) = (former.screens.dropLast(), present.screens.dropLast())
    let gone = olds.filter { old in !news.contains { $0.index == routes[old.index] } }
    let added = news.filter { new in !olds.contains { routes[$0.index] == new.index } }
    guard let screen = gone.first ?? added.first, gone.count + added.count == 1 else { return nil }
    let place = added.isEmpty ? former : present
    let role = place.modals.contains { $0.entry.index == screen.index } ? "beneath other screens" : "a parent"
    let problem =
      added.isEmpty ? routes[screen.index] == nil ? "was removed" : "is no longer \(role)" : "is now \(role)"
    return Change.Cause(subject: screen.name, message: "the screen `\(screen.name)` \(problem)")
  }

  /// Finds the type whose change explains why a link matches fewer URLs. The result is `nil` if no type or more than
  /// one type in the link's pattern changed.
  func causeInTypes(of link: Link) -> Change.Cause? {
    let used = Set(
      link.pattern.captureTypes.values.compactMap { type -> Int? in
        if case .declared(let index) = type { index } else { nil }
      })
    let changed = used.intersection(changedTypes)
    guard let index = changed.first, changed.count == 1 else { return nil }
    let name = old.types[index].name.string
    return Change.Cause(subject: name, message: "the type `\(name)` accepts other values")
  }

  /// Finds the removed scheme or host that explains why a URL has a new destination or no destination.
  ///
  /// - Parameter endpoint: The scheme and host of the URL in the old version.
  /// - Returns: A description of the removal; `nil` if the new version has the same endpoint.
  func cause(_ endpoint: Endpoint) -> Change.Cause? {
    guard !newEndpoints.contains(endpoint.text) else { return nil }
    return Change.Cause(subject: endpoint.host?.text ?? endpoint.scheme, message: loss(of: endpoint))
  }

  /// Returns a clause such as "`shop://` was removed" for a scheme or host that has no links in the new version.
  func loss(of endpoint: Endpoint) -> String {
    let isDeclared = new.origins.contains { origin in
      endpoint.host.map { host in origin.hosts.contains { $0.text == host.text } }
        ?? origin.schemes.contains(endpoint.scheme)
    }
    return "`\(endpoint.text)` \(isDeclared ? "no longer has links" : "was removed")"
  }

  /// Two dictionaries that describe removed hosts and added hosts. The keys are the names of the captures in the hosts.
  ///
  /// A capture in a host adds a parameter to each screen that a link of the host opens.
  var causesOfHostCaptures: (removed: [String: Change.Cause], added: [String: Change.Cause]) {
    func causes(_ model: NavigationModel, without other: NavigationModel, _ verb: String) -> [String: Change.Cause] {
      let known = Set(other.origins.flatMap(\.hosts).map(\.text))
      var causes: [String: Change.Cause] = [:]
      for host in model.origins.flatMap(\.hosts) where !known.contains(host.text) {
        for capture in host.captures {
          causes[capture.string] = Change.Cause(subject: host.text, message: "the host `\(host.text)` was \(verb)")
        }
      }
      return causes
    }
    return (causes(old, without: new, "removed"), causes(new, without: old, "added"))
  }
}

extension LandedPlace {
  /// The screens, from the bottom to the top.
  fileprivate var screens: [Entry] { stack + modals.flatMap { [$0.entry] + $0.stack } }
}

extension DeclaredType {
  /// A description of the accepted values. Types that accept the same values have the same description.
  var accepted: String {
    switch kind {
    case .native: "native"
    case .enumeration(let cases, _): cases.map(\.text).sorted().joined(separator: "\0")
    case .refinement(let primitive, _):
      "\(primitive.specName)\0\(range?.text.string ?? "")\0\(expression?.string ?? "")"
    }
  }
}
