import SpecText

extension ImportedPattern {
  /// A Boolean value that indicates whether the pattern names neither a scheme nor a host.
  var isFree: Bool { schemes.isEmpty && hosts.isEmpty }
}

extension OriginPlan {
  /// The part of the requests, in percent, that a scheme or host of a log needs to become an origin.
  private static let leastPercent = 1.0
  /// The part of the requests, in percent, that the draft can omit because of all rare schemes and hosts.
  private static let mostOmittedPercent = 2.0
  /// The maximum count of a link, so that sums do not overflow.
  private static let mostRequests = 1 << 40

  /// Returns the schemes and hosts in the examples of links that name none, without rare ones.
  mutating func startsOfExamples(_ app: ImportedApp) -> [Int] {
    var counts: [Int: Int] = [:]
    for link in app.links where link.patterns.contains(where: \.isFree) {
      var own: Set<Int> = []
      for example in link.examples {
        guard let start = Self.start(of: example) else { continue }
        own.insert(number(start))
      }
      for start in own { counts[start, default: 0] += min(max(link.count, 1), Self.mostRequests) }
    }
    let total = counts.values.reduce(0, +)
    return counts.filter { Self.percent($0.value, of: total) >= Self.leastPercent }.map(\.key).sorted()
  }

  private static func percent(_ count: Int, of total: Int) -> Double { Double(count) * 100 / Double(max(total, 1)) }

  private static func start(of url: String) -> Start? {
    guard let colon = url.firstIndex(of: ":"), url[colon...].hasPrefix("://"),
      let scheme = SchemeText.normalized(String(url[..<colon]))
    else { return nil }
    guard SchemeText.isWeb(scheme) else { return Start(text: scheme, isHost: false) }
    let host = url[colon...].dropFirst(3).prefix { !"/?#".contains($0) }
    return DraftHost.normalized(String(host)).map { Start(text: $0, isHost: true) }
  }

  /// Returns the schemes and hosts that only URLs of logs have, and hardly any of them.
  func rareStarts(_ app: ImportedApp) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    var named = declared.union(companionsOfDeclared)
    var total = 0
    for link in app.links {
      let count = min(link.count, Self.mostRequests)
      total += count
      for pattern in link.patterns {
        let own = allStarts(of: pattern) ?? []
        if !link.isInferred { named.formUnion(own) }
        for start in own { counts[start, default: 0] += count }
      }
    }
    var rare: [Int: Int] = [:]
    var omitted = 0
    for (start, count) in counts.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) where !named.contains(start) {
      omitted += count
      guard Self.percent(count, of: total) < Self.leastPercent,
        Self.percent(omitted, of: total) < Self.mostOmittedPercent
      else { break }
      rare[start] = count
    }
    return rare
  }

  /// The hosts that differ from a declared host only by `www.`.
  private var companionsOfDeclared: [Int] {
    let hosts = Set(declared.filter { starts[$0].isHost }.map { Self.withoutWWW(starts[$0].text) })
    return starts.indices.filter { starts[$0].isHost && hosts.contains(Self.withoutWWW(starts[$0].text)) }
  }

  /// Returns the declared hosts that links have in addition, because no link distinguishes them from its own hosts.
  func companionStarts(_ app: ImportedApp) -> [Int: [Int]] {
    let hosts = declared.filter { starts[$0].isHost }
    var groups: Set<[Int]> = []
    for link in app.links {
      for pattern in link.patterns where !pattern.hosts.isEmpty {
        let own = (allStarts(of: pattern) ?? []).intersection(hosts)
        if !own.isEmpty { groups.insert(own.sorted()) }
      }
    }
    let named = Set(groups.flatMap(\.self))
    let others = hosts.subtracting(named).filter { starts[$0].text.utf8.first.map { !"*{".utf8.contains($0) } ?? false }
    if groups.count == 1, let first = named.first { return [first: others.sorted()] }
    var companions: [Int: [Int]] = [:]
    for other in others.sorted() {
      for start in named where Self.withoutWWW(starts[start].text) == Self.withoutWWW(starts[other].text) {
        companions[start, default: []].append(other)
      }
    }
    return companions
  }

  private static func withoutWWW(_ host: String) -> Substring { host.hasPrefix("www.") ? host.dropFirst(4) : host[...] }

  // MARK: Notes

  /// Returns a note if all schemes and hosts of a pattern are rare.
  func note(aboutRare pattern: ImportedPattern, _ link: ImportedLink) -> DraftNote? {
    guard let start = allStarts(of: pattern)?.min(), let count = rare[start] else { return nil }
    return DraftNote(
      .lost,
      ImportNote(
        .decision,
        "the draft omits \(Quoted(link.text)): the logs have only \(counted(count, "request")) with `\(text(of: start))`",
        help: "add the link if the app opens such URLs", at: link.span))
  }

  /// Adds the notes about rare schemes and hosts, and about plain HTTP.
  mutating func addNotes(_ app: ImportedApp) {
    for (start, count) in rare.sorted(by: { $0.key < $1.key }) {
      notes.append(
        DraftNote(
          .input,
          ImportNote(
            .information,
            "`origins` does not contain `\(text(of: start))`, because the logs have only \(counted(count, "request")) with it",
            help: "add it if the app opens such URLs")))
    }
    let isPlainOnly = { (schemes: [String]) in !schemes.isEmpty && schemes.allSatisfy { $0.lowercased() == "http" } }
    let hosts = app.hosts.filter { isPlainOnly($0.value.schemes) }
    let links = app.links.filter { $0.patterns.contains { isPlainOnly($0.schemes) } }
    guard let first = hosts.first?.span ?? links.first?.span else { return }
    notes.append(
      DraftNote(
        .input,
        ImportNote(
          .information,
          "where an input file names only `http`, the draft also accepts `https` (\(counted(hosts.count + links.count, "time")))",
          at: first)))
  }
}
