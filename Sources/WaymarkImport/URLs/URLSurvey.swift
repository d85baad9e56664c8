import SpecText
import WaymarkCompiler
import WaymarkLinks
import WaymarkRules

/// The survey keeps tallies instead of URLs, so its memory does not depend on the size of the logs.
package struct URLSurvey {
  private struct LinkUse {
    var requests = 0
    /// The first URL of each scheme and host.
    var examples: [(origin: String, url: String)] = []
    var values = CaptureValues()
  }

  private struct OriginUse {
    var requests = 0
    /// The requests of links with a literal segment, which are strong evidence for the scheme or the host.
    var specific = 0
  }

  private struct Place: Hashable {
    var link: Int
    var origin: String
  }

  private static let mostExamples = 4
  private static let mostPlaces = 20_000
  private static let mostOrigins = 1_000
  /// The host for paths if no file names a host. No URL of a log has the host (RFC 6761, section 6.4).
  private static let anyHost = "any-host.invalid"
  private let app: ImportedApp
  private let draft: Draft
  private let finder: LinkFinder?
  private let start: String
  private var uses: [Int: LinkUse] = [:]
  private var matched: [Place: URLTally] = [:]
  private var unmatched = ShapeTallies()
  private var refused: [String: URLTally] = [:]
  /// The schemes and hosts of URLs that a link matches only without them.
  private var origins: [String: OriginUse] = [:]

  package init(_ app: ImportedApp) {
    var known = app
    if app.hosts.isEmpty { known.hosts = [.init(.init(Self.anyHost), .start(ofFile: 0))] }
    let host = known.hosts.map(\.value.pattern).first { !$0.contains(where: "*{".contains) }
    self.app = app
    draft = Draft(known)
    finder = LinkFinder(draft.compilation)
    start = "https://\(host ?? Self.anyHost)/"
  }

  package mutating func add(_ url: UnsafeBufferPointer<UInt8>, requests: Int) {
    guard let finder else { return unmatched.add(url, requests: requests) }
    let whole = finder.completed(url) ?? Array(url)
    switch whole.withUnsafeBufferPointer({ finder.find($0) }) {
    case .link(let link): add(url, as: whole, of: link, requests)
    case .redirect: break
    case .refused(let reason): refused[reason.explanation, default: URLTally()].add(url, requests: requests)
    case .unmatched:
      guard let moved = moved(whole), case .link(let link) = moved.withUnsafeBufferPointer({ finder.find($0) }) else {
        return unmatched.add(url, requests: requests)
      }
      addOrigin(URLShape.origin(of: url), of: link, requests)
      add(url, as: moved, of: link, requests)
    }
  }

  private mutating func addOrigin(_ origin: String, of link: Int, _ requests: Int) {
    guard origins.count < Self.mostOrigins || origins[origin] != nil else { return }
    let source = draft.link(ofModelLink: link)?.sources.first
    let isSpecific = source.map { app.links[$0].patterns.contains(where: \.hasLiteral) } ?? false
    origins[origin, default: OriginUse()].requests.addSaturating(requests)
    if isSpecific { origins[origin, default: OriginUse()].specific.addSaturating(requests) }
  }

  package mutating func skip(_ line: UnsafeBufferPointer<UInt8>, reason: String) {
    refused[reason, default: URLTally()].add(line, requests: 1)
  }

  /// `nil` if files of the app name all schemes or hosts.
  private func moved(_ url: [UInt8]) -> [UInt8]? {
    guard let colon = url.firstIndex(of: UInt8(ascii: ":")), url[(colon + 1)...].starts(with: "//".utf8) else {
      return nil
    }
    let scheme = String(decoding: url[..<colon], as: UTF8.self).lowercased()
    var rest = url[(colon + 3)...]
    if SchemeText.isWeb(scheme) {
      guard app.hosts.isEmpty else { return nil }
      rest = rest.drop { !"/?#".utf8.contains($0) }
      if rest.first == UInt8(ascii: "/") { rest.removeFirst() }
    } else if !app.schemes.isEmpty || WellKnownSchemes.isReserved(scheme) {
      return nil
    }
    return Array(start.utf8) + rest
  }

  private mutating func add(_ url: UnsafeBufferPointer<UInt8>, as whole: [UInt8], of link: Int, _ requests: Int) {
    guard let source = draft.link(ofModelLink: link)?.sources.first else { return }
    let origin = URLShape.origin(of: url)
    var use = uses.removeValue(forKey: source) ?? LinkUse()
    defer { uses[source] = use }
    use.requests.addSaturating(requests)
    if use.examples.count < Self.mostExamples, !use.examples.contains(where: { $0.origin == origin }) {
      use.examples.append((origin, TrackingKeys.removed(from: String(decoding: url, as: UTF8.self))))
    }
    whole.withUnsafeBufferPointer { whole in
      _ = try? CanonicalURL.with(whole) { use.values.add($0, requests: requests) }
    }
    let place = Place(link: source, origin: origin)
    let isKnown = matched.count < Self.mostPlaces || matched[place] != nil
    matched[isKnown ? place : Place(link: source, origin: ""), default: URLTally()].add(url, requests: requests)
  }

  package func apply(to app: inout ImportedApp) {
    app.loggedOrigins = ownOrigins
    for (index, use) in uses {
      app.links[index].examples += use.examples.map(\.url)
      guard !app.links[index].isCandidate else { continue }
      let keys = keys(use)
      for pattern in app.links[index].patterns.indices { app.links[index].patterns[pattern].addKeys(keys) }
    }
    typeCaptures(&app)
  }

  /// The minimum share of the requests with which a scheme or a host of a few URLs becomes an origin, in percent.
  private static let leastPercent = 1.0
  private static let fewestRequests = 2

  private var ownOrigins: [String] {
    let total = origins.values.reduce(0.0) { $0 + Double($1.requests) }
    return origins.filter { _, use in
      use.specific >= Self.fewestRequests || Double(use.requests) * 100 >= total * Self.leastPercent
    }.keys.sorted()
  }

  private static let mostKeys = 8
  /// The minimum share of the requests of a link with a query key is one divided by the value.
  private static let leastShare = 50

  private func keys(_ use: LinkUse) -> [String] {
    var keys: [(key: String, requests: Int)] = []
    for case (.query(let key), let values) in use.values.places where !TrackingKeys.contains(key) {
      if values.requests >= use.requests / Self.leastShare { keys.append((key, values.requests)) }
    }
    return keys.sorted { ($1.requests, $0.key) < ($0.requests, $1.key) }.prefix(Self.mostKeys).map(\.key)
  }

  private struct CaptureKey: Hashable {
    var destination: String
    var name: String
  }

  private struct CaptureUse {
    var link: Int
    /// `nil` if the type of the capture is known, or the logs have no value.
    var values: CaptureValues.Values?
  }

  /// The captures of a screen with the same name have the same type, so each of them needs values of the type.
  private func typeCaptures(_ app: inout ImportedApp) {
    var captures: [CaptureKey: [CaptureUse]] = [:]
    for (index, link) in app.links.enumerated() where !link.isCandidate {
      for pattern in link.patterns {
        pattern.forEachCapture { capture, place in
          let key = CaptureKey(destination: link.destination ?? "\(index)", name: capture.specName)
          let values = capture.type == .string ? place.flatMap { uses[index]?.values.places[$0] } : nil
          captures[key, default: []].append(CaptureUse(link: index, values: values))
        }
      }
    }
    for (key, uses) in captures.sorted(by: { $0.key.name < $1.key.name }) {
      guard let best = uses.lazy.compactMap(\.values).first(where: \.areEvidence), let type = best.type,
        uses.allSatisfy({ $0.values?.type == type })
      else { continue }
      for link in Set(uses.map(\.link)) {
        for pattern in app.links[link].patterns.indices {
          app.links[link].patterns[pattern].setType(type, of: key.name)
        }
      }
      let first = uses.map(\.link).min() ?? 0
      app.links[first].notes.append(
        ImportNote(
          .information, "\(Quoted(key.name)) is \(type.noun), like \(best.count) values of the logs",
          at: app.links[first].span))
    }
  }

  /// The minimum share of unmatched requests of the app that needs a decision is one divided by the value.
  private static let considerableShare = 20

  package func evidence(for compilation: Compilation) -> DraftEvidence {
    let finder = LinkFinder(compilation)
    var rest = unmatched
    var evidence = DraftEvidence()
    var ownOrigins: Set<String> = []
    for (place, tally) in matched.sorted(by: { ($0.key.link, $0.key.origin) < ($1.key.link, $1.key.origin) }) {
      guard var url = tally.examples.first else { continue }
      let isMatched = finder.map { finder in url.withUTF8 { Self.matches($0, finder) } } ?? false
      if isMatched {
        evidence.matched.addSaturating(tally.requests)
        ownOrigins.insert(place.origin)
      } else {
        url.withUTF8 { rest.add($0, requests: tally.requests) }
      }
    }
    var missing = 0
    evidence.unmatched = refused.map {
      .init(shape: nil, example: $1.examples.first ?? "", count: $1.requests, reason: $0)
    }
    for group in rest.groups {
      var url = group.tally.examples.first ?? ""
      let whole = url.withUTF8 { url in finder?.completed(url) }
      if evidence.matched == 0 || ownOrigins.contains(url.withUTF8 { URLShape.origin(of: $0) }) {
        missing.addSaturating(group.tally.requests)
      }
      evidence.unmatched.append(
        .init(
          shape: group.shape, example: url, count: group.tally.requests,
          reason: compilation.resolver?.resolve(whole.map { String(decoding: $0, as: UTF8.self) } ?? url).answer))
    }
    evidence.unmatched.sort { ($1.count, $0.example) < ($0.count, $1.example) }
    evidence.total = evidence.unmatched.reduce(evidence.matched) { $0.saturatingAdding($1.count) }
    evidence.note = note(missing: missing, of: evidence.matched.saturatingAdding(missing), evidence.unmatched)
    return evidence
  }

  private static func matches(_ url: UnsafeBufferPointer<UInt8>, _ finder: LinkFinder) -> Bool {
    let finding = finder.completed(url).map { $0.withUnsafeBufferPointer { finder.find($0) } } ?? finder.find(url)
    if case .link = finding { return true }
    return false
  }

  private func note(missing: Int, of all: Int, _ unmatched: [DraftEvidence.Unmatched]) -> ImportNote? {
    guard missing > 0 else { return nil }
    let isConsiderable = missing > all / Self.considerableShare
    return ImportNote(
      isConsiderable ? .decision : .information,
      "no link of the draft matches \(missing) of \(counted(all, "request")) for URLs of the app",
      help: isConsiderable ? "add the links that are missing; `Import.md` lists the shapes of the URLs" : nil,
      url: unmatched.first { $0.shape != nil }?.example)
  }
}

extension ImportedPattern {
  fileprivate var hasLiteral: Bool { segments.contains { if case .literal = $0 { true } else { false } } }

  /// Not for a rest: a pattern with a query is more specific, so a rest would win against other screens.
  fileprivate mutating func addKeys(_ keys: [String]) {
    guard !segments.contains(where: { if case .rest = $0 { true } else { false } }) else { return }
    for key in keys where !query.contains(where: { $0.key == key }) {
      query.append(QueryItem(key, .capture(Capture(key, isOptional: true))))
    }
  }

  /// The place is `nil` for a capture whose values are not known.
  fileprivate func forEachCapture(_ body: (Capture, CaptureValues.Place?) -> Void) {
    for (index, segment) in (segments + (fragment ?? [])).enumerated() {
      switch segment {
      case .literal, .rest(nil, _): break
      case .capture(let capture, "", "") where index < segments.count:
        body(capture, .segment(index, count: segments.count))
      case .capture(let capture, _, _): body(capture, nil)
      case .rest(let name?, _): body(Capture(name), nil)
      }
    }
    // An optional capture with a narrower type would make patterns overlap.
    for item in query {
      if case .capture(let capture) = item.value { body(capture, capture.isOptional ? nil : .query(item.key)) }
    }
  }

  fileprivate mutating func setType(_ type: CaptureType, of name: String) {
    for index in segments.indices {
      guard case .capture(var capture, let prefix, let suffix) = segments[index], capture.specName == name else {
        continue
      }
      capture.type = type
      segments[index] = .capture(capture, prefix: prefix, suffix: suffix)
    }
    for index in query.indices {
      guard case .capture(var capture) = query[index].value, capture.specName == name else { continue }
      capture.type = type
      query[index].value = .capture(capture)
    }
  }
}

extension ImportedPattern.Capture { fileprivate var specName: String { SpecName.parameter(name) ?? name } }

extension ImportedPattern.CaptureType {
  fileprivate var noun: String {
    switch self {
    case .int: "an integer"
    case .uuid: "a UUID"
    default: "a date"
    }
  }
}
