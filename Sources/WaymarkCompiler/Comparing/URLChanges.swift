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
  private let guards: ScreenGuards
  /// The reported query keys, by link.
  private var lostKeys: [Int: Set<String>] = [:]
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
    guards = ScreenGuards(pair)
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
    changes += LinkIDChanges.of(pair, versions)
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
      let heir = versions.successors(of: link).first { pair.isSameTarget(link, $0) }
      let remains = counterpart(of: link) != nil || heir != nil
      let key = heir.flatMap { QueryKeyLoss(url, pair.old.links[link].pattern, pair.new.links[$0].pattern) }
      if let key { lostKeys[link, default: []].insert(key.name) }
      add(
        Change(
          .url, isBreaking: true, of: subject(link),
          key.map { "\(quoted(link)) \($0.words)" }
            ?? (remains
              ? "\(quoted(link)) matches fewer URLs" : "\(quoted(link)) was removed, and its URLs land nowhere"),
          help: key?.help
            ?? (remains
              ? "match all former URLs, or redirect the others"
              : "keep the link, with `deprecated` if it is obsolete, or redirect its URLs"),
          witness: .init(url: url, before: place.text, after: nowhere(url)),
          before: span(link), after: counterpart(of: link),
          cause: causeOfHost(link, url) ?? (remains ? pair.causeInTypes(of: pair.old.links[link]) : nil)))
      return
    }
  }

  private mutating func addMove(of link: Int, to successor: Int, _ urls: [String]) {
    let after = pair.new.links[successor].pattern.text.span
    var (isMoved, terms): (Bool, Set<String>) = (false, [])
    for url in urls {
      guard case .place(let former) = old.arrival(at: url) else { continue }
      guard case .place(let present) = new.arrival(at: url) else {
        add(
          Change(
            .url, isBreaking: true, of: subject(link), "\(quoted(link)) now leads nowhere",
            help: "change the target of the redirect to a URL that lands",
            witness: .init(url: url, before: former.text, after: nowhere(url)), before: span(link), after: after,
            cause: causeOfHost(link, url, successor: successor)))
        return
      }
      let hasSameEnd = pair.hasSameEnd(former, present)
      if !pair.isSame(former, present) {
        let key =
          hasSameEnd
          ? QueryKeyLoss(url, pair.old.links[former.link].pattern, pair.new.links[present.link].pattern) : nil
        let isNew = key.map { lostKeys[link, default: []].insert($0.name).inserted } ?? !isMoved
        if key == nil { isMoved = true }
        if isNew { addMove(of: link, to: successor, url, former, present, key) }
      }
      guard hasSameEnd else { continue }
      for change in self.terms(of: link, url, former, present, after: after) where terms.insert(change.message).inserted
      {
        add(change)
      }
    }
  }

  private mutating func addMove(
    of link: Int, to successor: Int, _ url: String, _ former: LandedPlace, _ present: LandedPlace, _ key: QueryKeyLoss?
  ) {
    let pattern = pair.new.links[successor].pattern.text
    let isOther = pattern.string != pair.old.links[link].pattern.text.string
    let edit = key == nil ? pair.editOfValues(from: former, to: present) : nil
    let message =
      key.map { "\(quoted(link)) \($0.words)" }
      ?? (isOther
        ? "URLs of \(quoted(link)) now match \(Quoted(pattern.string)) and land elsewhere"
        : "\(quoted(link)) now lands elsewhere")
    add(
      Change(
        .url, isBreaking: true, of: subject(link), message,
        help: key?.help ?? edit?.help ?? "restore the former landing, and add another link for the new one",
        witness: .init(url: url, before: former.text, after: present.text), before: span(link), after: pattern.span,
        cause: causeOfHost(link, url, successor: successor) ?? edit?.cause
          ?? (key == nil ? pair.cause(from: former, to: present) : nil)))
  }

  private mutating func addUnknown(_ link: Int) {
    add(
      Change(
        .url, isBreaking: true, of: subject(link),
        "checking whether the URLs of \(quoted(link)) still land at the same place takes too long",
        help: "check important URLs with `waymark resolve`, and allow the change", before: span(link)))
  }

  /// The changes of the conditions and of the deprecation of a link that still opens the same screen.
  private func terms(
    of link: Int, _ url: String, _ former: LandedPlace, _ present: LandedPlace, after: Span
  ) -> [Change] {
    // A redirect has the terms of the link to which it leads.
    let landing = pair.new.links[present.link]
    func cause(_ words: String) -> Change.Cause {
      Change.Cause(
        subject: subject(present.link, in: pair.new), message: "\(Quoted(landing.pattern.text.string)) \(words)")
    }
    var changes: [Change] = []
    let conditions = GuardDifference(former.requires, present.requires)
    if let words = conditions.words("waits for") {
      let screen = former.screens.first { guards.difference(of: $0.index) == conditions }
      changes.append(
        Change(
          .guards, isBreaking: !conditions.lost.isEmpty, of: subject(link), "\(quoted(link)) \(words)",
          help: conditions.lost.isEmpty ? nil : GuardChanges.lossHelp,
          witness: .init(url: url, before: former.textWithConditions, after: present.textWithConditions),
          before: span(link), after: after,
          cause: screen.flatMap { guards.cause(of: $0.index) } ?? pair.cause(of: conditions, at: cause(words))))
    }
    let (oldLink, newLink) = (pair.old.links[former.link], landing)
    if !former.requires.isEmpty, !present.requires.isEmpty, oldLink.otherwise.text != newLink.otherwise.text {
      let words = "\(newLink.otherwise.words) while a condition is false, and no longer \(oldLink.otherwise.words)"
      changes.append(
        Change(
          .guards, isBreaking: false, of: subject(link), "\(quoted(link)) \(words)",
          witness: .init(url: url, before: oldLink.otherwise.words, after: newLink.otherwise.words), before: span(link),
          after: after, cause: cause(words)))
    }
    if oldLink.isPublished != newLink.isPublished {
      let words = newLink.isPublished ? "is now published" : "is no longer published"
      changes.append(
        Change(
          .url, isBreaking: false, of: subject(link), "\(quoted(link)) \(words)", before: span(link), after: after,
          cause: cause(words)))
    }
    let deprecation: String? =
      switch (former.deprecation, present.deprecation) {
      case (nil, let text?): "is now deprecated (\(Quoted(text)))"
      case (.some, nil): "is no longer deprecated"
      case (let text?, let other?) where text != other:
        "is now deprecated with \(QuotedPair(text, other).new) instead of \(QuotedPair(text, other).old)"
      default: nil
      }
    if let words = deprecation {
      changes.append(
        Change(
          .url, isBreaking: false, of: subject(link), "\(quoted(link)) \(words)", before: span(link), after: after,
          cause: cause(words)))
    }
    return changes
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
          witness: .init(url: url, before: "nowhere", after: place.text), after: pattern.span,
          cause: isNew ? nil : new.endpoint(serving: url, for: link).flatMap { pair.cause(ofDefault: $0.origin) }))
      return
    }
  }

  private mutating func add(_ change: Change) { changes.append(change) }

  /// A cause if the new version has no links for the scheme and host. The URL must match a link of the old version.
  private func causeOfHost(_ link: Int, _ url: String, successor: Int? = nil) -> Change.Cause? {
    old.endpoint(serving: url, for: link).flatMap { pair.cause($0, url, of: link, to: successor) }
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

extension Link.Otherwise {
  fileprivate var words: String {
    switch self {
    case .wait: "waits"
    case .web: "counts as unmatched"
    case .redirect(let redirect): "redirects to \(Quoted(redirect.target.text.string))"
    }
  }
}

extension SpecPair {
  func isSameTarget(_ link: Int, _ other: Int) -> Bool {
    switch (old.links[link].target, new.links[other].target) {
    case (.tab(let index), .tab(let now)): tabs[index] == now
    case (.route(let index, _), .route(let now, _)): routes[index] == now
    case (.app(let index), .app(let now)): resolvedLinks[index] == now
    case (.redirect, .redirect): true
    default: false
    }
  }
}
