import SpecText
import WaymarkLinks

extension URLSurvey {
  /// The result of the inference.
  package struct Result: Sendable {
    /// The inferred links, the most frequent link first.
    package var links: [ImportedLink] = []
    /// The hashes of the forms that only proposals match.
    var proposed: Set<UInt64> = []
    /// URLs that no inferred link matches, up to 100.
    package var leftovers: [String] = []
    /// The number of requests of these URLs and of others that no inferred link matches.
    package var leftoverCount = 0
  }

  private static let mostLeftovers = 100
  /// The maximum number of optional query captures in a link.
  private static let mostOptionals = 8

  /// Returns the links that are inferred from the URLs that no known link matches.
  ///
  /// - Parameter file: The index of the file in the source locations of the links.
  /// - Returns: The links, the most frequent link first.
  package func links(file: Int) -> [ImportedLink] { result(file: file).links }

  /// The number of requests with a host or a scheme of the app, without the requests that known links match.
  ///
  /// A path without a host belongs to the app. If no host and no scheme of the app is known, each URL belongs to the app.
  package var appRequests: Int {
    table.entries.reduce(0) { sum, entry in
      let skeleton = table.skeleton(of: entry)
      return isOfApp(scheme: skeleton.scheme, host: skeleton.host) ? sum + entry.count : sum
    }
  }

  func isOfApp(scheme: String, host: String) -> Bool {
    if host == URLSkeleton.noHost || (appHosts.isEmpty && appSchemes.isEmpty) { return true }
    if host.isEmpty { return appSchemes.contains(scheme) }
    return appHosts.contains { pattern in
      guard let dot = pattern.firstIndex(of: "."), pattern[..<dot].contains(where: "*{".contains) else {
        return pattern == host
      }
      return host.hasSuffix(pattern[dot...])
    }
  }

  /// Returns the inferred links and the URLs that no link matches.
  ///
  /// - Parameters:
  ///   - file: The index of the file in the source locations of the links.
  ///   - areProposals: A Boolean value that indicates whether links whose screens the file does not name are proposals,
  ///     because a router is known that opens most URLs.
  /// - Returns: The links and the other URLs.
  /// - Complexity: O(*n* log *n*) for *n* forms of URLs.
  package func result(file: Int, areProposals: Bool = false) -> Result {
    let entries = table.entries.sorted { $0.hash < $1.hash }
    let inference = LinkInference(
      entries.map { (table.skeleton(of: $0), $0.count, $0.examples) }, hosts: appHosts)
    var result = Result()
    for member in inference.leftovers {
      result.leftoverCount += inference.forms[member].count
      result.leftovers += inference.forms[member].examples.texts
    }
    result.leftovers = Array(result.leftovers.sorted().prefix(Self.mostLeftovers))
    if areProposals {
      let proposals = inference.links.filter { $0.label == nil }
      result.proposed = Set(proposals.flatMap { $0.members.map { entries[$0].hash } })
    }
    let links = inference.links.map { LinkDraft($0, inference) }
    result.links = named(links, inference, file: file, areProposals: areProposals)
    return result
  }

  /// A link with the values that its names depend on.
  private struct LinkDraft {
    var link: InferredLink
    var count: Int
    var examples: StableExamples
    /// The segments of the first example.
    var segments: [String] = []

    init(_ link: InferredLink, _ inference: LinkInference) {
      self.link = link
      count = link.members.reduce(0) { $0 + inference.forms[$1].count }
      examples = StableExamples()
      for member in link.members { examples.insert(inference.forms[member].examples) }
      if let text = examples.texts.first { segments = Self.segments(text) }
    }

    private static func segments(_ text: String) -> [String] {
      let absolute = text.hasPrefix("//") ? "https:" + text : text.hasPrefix("/") ? "https://_" + text : text
      return Array(absolute.utf8).withUnsafeBufferPointer { bytes in
        (try? CanonicalURL.with(bytes) { $0.segments }) ?? []
      }
    }
  }

  private func named(
    _ drafts: [LinkDraft], _ inference: LinkInference, file: Int, areProposals: Bool
  ) -> [ImportedLink] {
    var used: [String: [InferredLink]] = [:]
    var links: [(link: ImportedLink, count: Int)] = []
    var places: [String: Int] = [:]
    let order = drafts.indices.sorted { first, second in
      let left = (drafts[first].link.site, drafts[first].link.parts.count, "\(drafts[first].link.parts)")
      let right = (drafts[second].link.site, drafts[second].link.parts.count, "\(drafts[second].link.parts)")
      if left != right { return left < right }
      return Self.conditionText(drafts[first].link) < Self.conditionText(drafts[second].link)
    }
    for index in order {
      let draft = drafts[index]
      let site = inference.sites[draft.link.site]
      let pattern = pattern(draft, site, inference)
      let text = "\(draft.link.parts)\(Self.conditionText(draft.link))\(draft.link.label ?? "")"
      if let place = places[text] {
        // The same path on another site opens the same screen.
        links[place].link.patterns.append(pattern)
        Self.joinQueryTypes(&links[place].link.patterns)
        links[place].link.count += draft.count
        links[place].link.examples = Array(
          (links[place].link.examples + draft.examples.texts).prefix(StableExamples.most))
        continue
      }
      var name = LinkNames.destination(draft.link)
      if draft.link.label == nil {
        var number = 2
        if used[name] != nil, draft.link.parts.last?.isCapture == true { name += "Detail" }
        let base = name
        while used[name] != nil {
          name = "\(base)\(number)"
          number += 1
        }
      }
      used[name, default: []].append(draft.link)
      var link = ImportedLink([pattern], to: name, text: InferredText.of(pattern), at: .start(ofFile: file))
      link.isOrdered = false
      link.isInferred = true
      link.examples = draft.examples.texts
      link.count = draft.count
      link.isProposal = areProposals && draft.link.label == nil
      if let note = mismatchNote(draft.link, inference, at: link.span) { link.notes.append(note) }
      places[text] = links.count
      links.append((link, draft.count))
    }
    return links.map { Self.withProposalNote($0.link) }.sorted { ($1.count, $0.text) < ($0.count, $1.text) }
  }

  private static func withProposalNote(_ link: ImportedLink) -> ImportedLink {
    guard link.isProposal else { return link }
    var link = link
    link.notes.append(
      ImportNote(
        .decision, "no pattern of the router matches \(counted(link.count, "URL"))",
        help: "uncomment the link if the app should open them", url: link.examples.first, at: link.span))
    return link
  }

  /// Gives the captures of a query key the same type in all patterns of a link.
  private static func joinQueryTypes(_ patterns: inout [ImportedPattern]) {
    var types: [String: Set<ImportedPattern.CaptureType>] = [:]
    for pattern in patterns {
      for case .capture(let capture) in pattern.query.map(\.value) {
        types[capture.name, default: []].insert(capture.type)
      }
    }
    for index in patterns.indices {
      for item in patterns[index].query.indices {
        guard case .capture(var capture) = patterns[index].query[item].value, types[capture.name, default: []].count > 1
        else { continue }
        capture.type = .string
        patterns[index].query[item].value = .capture(capture)
      }
    }
  }

  private static func conditionText(_ link: InferredLink) -> String {
    link.conditions.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
  }

  /// Returns a note if a link matches URLs that the file assigns to another screen or to no screen.
  private func mismatchNote(_ link: InferredLink, _ inference: LinkInference, at span: Span) -> ImportNote? {
    guard link.label != nil else { return nil }
    let others = link.members.filter { inference.forms[$0].label != link.label }
    guard let first = others.first else { return nil }
    let count = others.reduce(0) { $0 + inference.forms[$1].count }
    return ImportNote(
      .decision, "the link also matches \(counted(count, "request")) that the file assigns to other screens",
      help: "make the pattern more specific, or add a link for the other screen",
      url: inference.forms[first].examples.texts.first, at: span)
  }

  // MARK: Patterns

  private func pattern(_ draft: LinkDraft, _ site: SiteGroups.Site, _ inference: LinkInference) -> ImportedPattern {
    let link = draft.link
    var taken = Set([site.hostCapture].compactMap { $0 })
    let names = LinkNames.captures(link, example: draft.segments, taken: taken)
    taken.formUnion(names)
    var pattern = ImportedPattern()
    pattern.schemes = site.schemes.sorted()
    pattern.hosts = site.hosts
    var next = 0
    var segments: [ImportedPattern.Segment] = []
    var path: [ImportedPattern.Segment]?
    for part in link.parts {
      switch part {
      case .literal(let text): segments.append(.literal(Self.decoded(text)))
      case .capture(let set, let prefix):
        segments.append(.capture(.init(names[next], Self.type(set)), prefix: Self.decoded(prefix)))
        next += 1
      case .rest:
        segments.append(.rest(name: names[next], allowsEmpty: false))
        next += 1
      case .fragment:
        path = segments
        segments = []
      }
    }
    pattern.segments = path ?? segments
    if path != nil {
      // Only fragments that start with a slash are paths.
      pattern.fragment = segments
      pattern.hasFragmentSlash = true
    }
    pattern.query = query(link, inference, taken: &taken)
    return pattern
  }

  private func query(
    _ link: InferredLink, _ inference: LinkInference, taken: inout Set<String>
  ) -> [ImportedPattern.QueryItem] {
    var items: [ImportedPattern.QueryItem] = []
    var counts: [String: Int] = [:]
    var sets: [String: ValueSet] = [:]
    for member in link.members {
      for item in inference.forms[member].query {
        counts[item.key, default: 0] += 1
        let set = ValueSet(item.value)
        sets[item.key] = sets[item.key]?.union(set) ?? set
      }
    }
    for (key, condition) in link.conditions.sorted(by: { $0.key < $1.key }) {
      switch condition {
      case .literal(let value): items.append(.init(key, .literal(Self.decoded(value))))
      case .absent: items.append(.init(key, .absent))
      case .present:
        items.append(.init(key, .capture(.init(Self.captureName(key, &taken), .string))))
      }
    }
    let optional = counts.keys.filter { link.conditions[$0] == nil && (counts[$0] ?? 0) * 20 >= link.members.count }
      .sorted { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) }.prefix(Self.mostOptionals).sorted()
    for key in optional {
      let type: ImportedPattern.CaptureType =
        switch sets[key] {
        case .int?: .int
        case .uuid?: .uuid
        case .date?: .date
        case .bool?: .bool
        case .url?: .url
        default: .string
        }
      items.append(.init(key, .capture(.init(Self.captureName(key, &taken), type, isOptional: true))))
    }
    return items
  }

  private static func captureName(_ key: String, _ taken: inout Set<String>) -> String {
    LinkNames.unique(LinkNames.camelCase(LinkNames.words(key)) ?? "value", &taken)
  }

  private static func decoded(_ text: String) -> String { PercentCoding.decoded(Array(text.utf8)) }

  private static func type(_ set: ValueSet) -> ImportedPattern.CaptureType {
    switch set {
    case .int: .int
    case .uuid: .uuid
    case .date: .date
    case .bool: .bool
    case .slug: .slug
    case .url, .string: .string
    case .identifier(let kind, let count): .matching("\(kind.characters){\(count)}")
    case .values(let values): .values(values.map(decoded))
    }
  }
}
