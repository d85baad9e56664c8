import LinkLogic
import SpecModel
import SpecText

/// Finds every change, because each link is the set of its URLs. The link tables of both versions resolve each reported
/// URL.
struct URLChanges {
  private let pair: SpecPair
  private let old, new: ArrivalFinder
  private let oldLinks, newLinks: LinkSpace
  private let versions: LinkVersions
  private let gone, fresh: [Endpoint]
  /// The locations in the new version, by target and pattern.
  private let places: [String: Span]
  private let oldPatterns: Set<String>
  private var changes: [Change] = []
  /// Limits the searches for similar links, each of which can examine all links.
  private var reasonsLeft = 100

  static func of(old: Compilation, new: Compilation) -> [Change] {
    guard var comparison = URLChanges(old, new) else { return [] }
    comparison.compare()
    return comparison.changes
  }

  private init?(_ old: Compilation, _ new: Compilation) {
    guard let oldArrivals = ArrivalFinder(old), let newArrivals = ArrivalFinder(new), let oldLinks = old.links,
      let newLinks = new.links
    else { return nil }
    self.old = oldArrivals
    self.new = newArrivals
    self.oldLinks = oldLinks
    self.newLinks = newLinks
    pair = SpecPair(old: oldLinks.model, new: newLinks.model)
    gone = pair.goneEndpoints
    fresh = pair.freshEndpoints
    versions = LinkVersions(oldLinks, newLinks, without: Set(gone.map(\.text)))
    let links = pair.new.links.map { (Self.shape(of: $0, in: newLinks.model), $0.pattern.text.span) }
    places = Dictionary(links) { first, _ in first }
    oldPatterns = Set(pair.old.links.map(\.pattern.text.string))
  }

  private mutating func compare() {
    for endpoint in gone { addLoss(of: endpoint) }
    for link in pair.old.links.indices {
      switch versions.lost(by: link) {
      case .none: break
      case .urls(let urls): addLoss(of: link, urls)
      case .unknown: addUnknown(link)
      }
      for successor in versions.successors(of: link) {
        switch versions.passed(from: link, to: successor) {
        case .none: break
        case .urls(let urls): addMove(of: link, to: successor, urls)
        case .unknown: addUnknown(link)
        }
      }
    }
    for endpoint in fresh { addGain(of: endpoint) }
    let freshTexts = Set(fresh.map(\.text))
    for link in pair.new.links.indices {
      if case .urls(let urls) = versions.gained(by: link, without: freshTexts) { addGain(of: link, urls) }
    }
  }

  private mutating func addLoss(of endpoint: Endpoint) {
    let links = pair.old.links.indices.filter { pair.old.links[$0].pattern.endpoints.contains(endpoint) }
    for link in links {
      guard let url = oldLinks.sample(of: link, on: endpoint), case .place(let place) = old.arrival(at: url),
        case .nowhere = new.arrival(at: url)
      else { continue }
      let origin = pair.old.origins[endpoint.origin].name
      add(
        Change(
          .url, isBreaking: true, of: endpoint.host?.text ?? endpoint.scheme,
          "\(pair.loss(of: endpoint)); the old version had \(counted(links.count, "link"))",
          help: "keep the scheme or host in `origins` while links to it exist anywhere",
          witness: .init(url: url, before: place.text, after: nowhere(url)), before: origin.span))
      return
    }
  }

  private mutating func addLoss(of link: Int, _ urls: [String]) {
    for url in urls {
      guard case .place(let place) = old.arrival(at: url), case .nowhere = new.arrival(at: url) else { continue }
      let remains = counterpart(of: link) != nil || versions.successors(of: link).contains { isSameTarget(link, $0) }
      add(
        Change(
          .url, isBreaking: true, of: subject(link),
          remains ? "\(quoted(link)) matches fewer URLs" : "\(quoted(link)) was removed, and its URLs land nowhere",
          help: remains
            ? "match all former URLs, or redirect the others"
            : "keep the link, with `deprecated` if it is obsolete, or redirect its URLs",
          witness: .init(url: url, before: place.text, after: nowhere(url)),
          before: span(link), after: counterpart(of: link),
          cause: causeOfHost(link, url) ?? (remains ? pair.causeInTypes(of: pair.old.links[link]) : nil)))
      return
    }
  }

  private mutating func addMove(of link: Int, to successor: Int, _ urls: [String]) {
    var held: (url: String, former: LandedPlace, present: LandedPlace)?
    for url in urls {
      guard case .place(let former) = old.arrival(at: url) else { continue }
      let after = pair.new.links[successor].pattern.text.span
      switch new.arrival(at: url) {
      case .nowhere:
        add(
          Change(
            .url, isBreaking: true, of: subject(link), "\(quoted(link)) now leads nowhere",
            help: "change the target of the redirect to a URL that lands",
            witness: .init(url: url, before: former.text, after: nowhere(url)), before: span(link), after: after,
            cause: causeOfHost(link, url)))
        return
      case .place(let present) where !pair.isSame(former, present):
        let isOther = pair.new.links[successor].pattern.text.string != pair.old.links[link].pattern.text.string
        add(
          Change(
            .url, isBreaking: true, of: subject(link),
            isOther
              ? "URLs of \(quoted(link)) now match \(Quoted(pair.new.links[successor].pattern.text.string)) "
                + "and land elsewhere" : "\(quoted(link)) now lands elsewhere",
            help: "restore the former landing, and add another link for the new one",
            witness: .init(url: url, before: former.text, after: present.text), before: span(link), after: after,
            cause: causeOfHost(link, url) ?? pair.cause(from: former, to: present)))
        return
      case .place(let present):
        if held == nil { held = (url, former, present) }
      }
    }
    if let held { addTerms(of: link, to: successor, held.url, held.former, held.present) }
  }

  private mutating func addUnknown(_ link: Int) {
    add(
      Change(
        .url, isBreaking: true, of: subject(link),
        "checking whether the URLs of \(quoted(link)) still land at the same place takes too long",
        help: "check important URLs with `waymark resolve`, and allow the change", before: span(link)))
  }

  private mutating func addTerms(
    of link: Int, to successor: Int, _ url: String, _ former: LandedPlace, _ present: LandedPlace
  ) {
    let conditions = present.requires.filter { !former.requires.contains($0) }
    var terms: [String] = []
    if !conditions.isEmpty {
      let names = conditions.map { Quoted($0).description }.joined(or: "and")
      terms.append("waits until \(names) \(conditions.count == 1 ? "is" : "are") true")
    }
    if former.deprecation == nil, let deprecation = present.deprecation {
      terms.append("is deprecated (\(Quoted(deprecation)))")
    }
    var cause: Change.Cause?
    if conditions.count == 1 {
      cause = Change.Cause(subject: conditions[0], message: "the condition `\(conditions[0])` is now required")
    }
    if let place = present.hidden, place != former.hidden {
      terms.append("lands \(place)")
      cause = present.tab.map { Change.Cause(subject: $0.name, message: "the tab `\($0.name)` is now hidden at times") }
    }
    guard !terms.isEmpty else { return }
    add(
      Change(
        .url, isBreaking: false, of: subject(link),
        "\(quoted(link)) lands at the same place, but now \(terms.joined(separator: ", and "))",
        witness: .init(url: url, before: former.text, after: present.text), before: span(link),
        after: pair.new.links[successor].pattern.text.span, cause: terms.count == 1 ? cause : nil))
  }

  private mutating func addGain(of endpoint: Endpoint) {
    let links = pair.new.links.indices.filter { pair.new.links[$0].pattern.endpoints.contains(endpoint) }
    for link in links {
      guard let url = newLinks.sample(of: link, on: endpoint), case .nowhere = old.arrival(at: url),
        case .place(let place) = new.arrival(at: url)
      else { continue }
      add(
        Change(
          .url, isBreaking: false, of: endpoint.host?.text ?? endpoint.scheme,
          "\(Quoted(endpoint.text)) was added with \(counted(links.count, "link"))",
          witness: .init(url: url, before: "nowhere", after: place.text),
          after: pair.new.origins[endpoint.origin].name.span))
      return
    }
  }

  private mutating func addGain(of link: Int, _ urls: [String]) {
    for url in urls {
      guard case .nowhere = old.arrival(at: url), case .place(let place) = new.arrival(at: url) else { continue }
      let pattern = pair.new.links[link].pattern.text
      let isNew = !oldPatterns.contains(pattern.string)
      add(
        Change(
          .url, isBreaking: false, of: subject(link, in: pair.new),
          isNew ? "\(Quoted(pattern.string)) was added" : "\(Quoted(pattern.string)) matches more URLs",
          witness: .init(url: url, before: "nowhere", after: place.text), after: pattern.span))
      return
    }
  }

  private mutating func add(_ change: Change) { changes.append(change) }

  /// A cause if the new version has no links for the scheme and host. The URL must match a link of the old version.
  private func causeOfHost(_ link: Int, _ url: String) -> Change.Cause? {
    old.endpoint(serving: url, for: link).flatMap(pair.cause)
  }

  private func isSameTarget(_ link: Int, _ other: Int) -> Bool {
    switch (pair.old.links[link].target, pair.new.links[other].target) {
    case (.tab(let index), .tab(let now)): pair.tabs[index] == now
    case (.route(let index, _), .route(let now, _)): pair.routes[index] == now
    case (.app(let index), .app(let now)): pair.resolvedLinks[index] == now
    case (.redirect, .redirect): true
    default: false
    }
  }

  private func subject(_ link: Int) -> String { subject(link, in: pair.old) }

  private func subject(_ link: Int, in model: NavigationModel) -> String {
    model.links[link].isRedirect ? model.links[link].pattern.text.string : model.name(of: model.links[link].target)
  }

  private func quoted(_ link: Int) -> String { Quoted(pair.old.links[link].pattern.text.string).description }
  private func span(_ link: Int) -> Span { pair.old.links[link].pattern.text.span }

  /// The captures can have other names in the new version.
  private func counterpart(of link: Int) -> Span? { places[Self.shape(of: pair.old.links[link], in: pair.old)] }

  /// The target and the pattern without names and types of captures; only the pattern for a redirect.
  private static func shape(of link: Link, in model: NavigationModel) -> String {
    (link.isRedirect ? "" : model.name(of: link.target)) + " " + link.pattern.shape
  }

  private mutating func nowhere(_ url: String) -> String {
    guard reasonsLeft > 0 else { return "nowhere" }
    reasonsLeft -= 1
    return "nowhere: \(new.resolver.resolve(url).answer)"
  }
}
