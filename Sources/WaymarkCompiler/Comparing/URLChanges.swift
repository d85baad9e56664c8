import LinkAlgebra
import WaymarkDiagnostics
import WaymarkModel

/// URLs that landed and no longer do, or that land elsewhere.
///
/// Which URLs may differ is worked out from the links as sets of URLs, link by link, so that no change is missed for want of an
/// example. What is reported is a URL that was resolved by the tables of both versions.
struct URLChanges {
  private let pair: SpecPair
  private let old, new: URLResolver
  private let oldLinks, newLinks: LinkSpace
  private let versions: LinkVersions
  private let gone, fresh: [Endpoint]
  /// Where the links of the present version stand, by what they are for and how they are written, and whether a pattern is one's.
  private let places: [String: Span]
  private let oldPatterns: Set<String>
  private var changes: [Change] = []
  /// To find the link that comes nearest takes a look at all; more of them than this, nobody reads.
  private var reasonsLeft = 100

  static func of(old: Compilation, new: Compilation) -> [Change] {
    guard var comparison = URLChanges(old, new) else { return [] }
    comparison.compare()
    return comparison.changes
  }

  private init?(_ old: Compilation, _ new: Compilation) {
    guard let oldResolver = URLResolver(old), let newResolver = URLResolver(new), let oldLinks = old.links,
      let newLinks = new.links
    else { return nil }
    self.old = oldResolver
    self.new = newResolver
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

  // MARK: What breaks

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
          "nothing lands on \(Quoted(endpoint.text)) any more, where \(counted(links.count, "link")) stood",
          help: "keep it under `origins` as long as there are links to it anywhere",
          witness: .init(url: url, before: place.text, after: nowhere(url)), before: origin.span))
      return
    }
  }

  private mutating func addLoss(of link: Int, _ urls: [String]) {
    for url in urls {
      guard case .place(let place) = old.arrival(at: url), case .nowhere = new.arrival(at: url) else {
        continue
      }
      let remains = counterpart(of: link) != nil || versions.successors(of: link).contains { isSameTarget(link, $0) }
      add(
        Change(
          .url, isBreaking: true, of: subject(link),
          remains
            ? "\(quoted(link)) takes fewer URLs than it did" : "\(quoted(link)) is gone, and its URLs land nowhere",
          help: remains
            ? "take all that it took, or redirect the rest"
            : "keep the link, as `deprecated` if nobody is to use it, or redirect it",
          witness: .init(url: url, before: place.text, after: nowhere(url)),
          before: span(link), after: counterpart(of: link)))
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
            .url, isBreaking: true, of: subject(link), "\(quoted(link)) leads nowhere now",
            help: "let the redirect lead to a link",
            witness: .init(url: url, before: former.text, after: nowhere(url)), before: span(link), after: after
          ))
        return
      case .place(let present) where !pair.isSame(former, present):
        let isOther = pair.new.links[successor].pattern.text.string != pair.old.links[link].pattern.text.string
        add(
          Change(
            .url, isBreaking: true, of: subject(link),
            isOther
              ? "URLs of \(quoted(link)) are now those of \(Quoted(pair.new.links[successor].pattern.text.string)), and land elsewhere"
              : "\(quoted(link)) lands elsewhere now",
            help: "let it land where it did; what is to be new can have a link of its own",
            witness: .init(url: url, before: former.text, after: present.text), before: span(link), after: after))
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
        "whether all URLs of \(quoted(link)) land where they did takes too long to find out",
        help: "try those that matter with `waymark resolve`, and allow the rest", before: span(link)))
  }

  // MARK: What does not

  /// The same place, on other terms.
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
    if let place = present.hidden, place != former.hidden { terms.append("lands \(place)") }
    guard !terms.isEmpty else { return }
    add(
      Change(
        .url, isBreaking: false, of: subject(link),
        "\(quoted(link)) lands where it did, and \(terms.joined(separator: ", and ")) now",
        witness: .init(url: url, before: former.text, after: present.text), before: span(link),
        after: pair.new.links[successor].pattern.text.span))
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
          "\(Quoted(endpoint.text)) is new, and \(counted(links.count, "link")) \(links.count == 1 ? "stands" : "stand") on it",
          witness: .init(url: url, before: "nowhere", after: place.text),
          after: pair.new.origins[endpoint.origin].name.span))
      return
    }
  }

  private mutating func addGain(of link: Int, _ urls: [String]) {
    for url in urls {
      guard case .nowhere = old.arrival(at: url), case .place(let place) = new.arrival(at: url) else {
        continue
      }
      let pattern = pair.new.links[link].pattern.text
      let isNew = !oldPatterns.contains(pattern.string)
      add(
        Change(
          .url, isBreaking: false, of: subject(link, in: pair.new),
          isNew ? "\(Quoted(pattern.string)) is new" : "\(Quoted(pattern.string)) takes more URLs than it did",
          witness: .init(url: url, before: "nowhere", after: place.text), after: pattern.span))
      return
    }
  }

  // MARK: Words

  private mutating func add(_ change: Change) { changes.append(change) }

  /// Whether a link of the present version is for what one of the former version was for.
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

  /// What a link is for; of a redirect, its pattern.
  private func subject(_ link: Int, in model: NavigationModel) -> String {
    model.links[link].isRedirect ? model.links[link].pattern.text.string : model.name(of: model.links[link].target)
  }

  private func quoted(_ link: Int) -> String { Quoted(pair.old.links[link].pattern.text.string).description }
  private func span(_ link: Int) -> Span { pair.old.links[link].pattern.text.span }

  /// Where the link stands now: one with the same pattern, or one of its captures renamed.
  private func counterpart(of link: Int) -> Span? { places[Self.shape(of: pair.old.links[link], in: pair.old)] }

  /// A link as it is written, whatever its captures are called and take.
  private static func shape(of link: Link, in model: NavigationModel) -> String {
    (link.isRedirect ? "" : model.name(of: link.target)) + " " + link.pattern.shape
  }

  private mutating func nowhere(_ url: String) -> String {
    guard reasonsLeft > 0 else { return "nowhere" }
    reasonsLeft -= 1
    return "nowhere: \(new.resolve(url).answer)"
  }
}
