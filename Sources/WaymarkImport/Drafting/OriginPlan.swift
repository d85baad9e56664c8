import SpecText

/// The schemes and hosts of an app, grouped into origins.
///
/// Two schemes or hosts belong to one origin if the same links have them. The plan first numbers all schemes and
/// hosts, and groups them when all links are known.
struct OriginPlan {
  /// A custom scheme, or a host with its schemes.
  struct Start: Hashable {
    /// The custom scheme, or the host.
    var text: String
    var isHost: Bool
  }

  private(set) var starts: [Start] = []
  private var numbers: [Start: Int] = [:]
  /// The hosts that accept plain HTTP.
  private(set) var plainHosts: Set<Int> = []
  /// The starts that platform files declare.
  private(set) var declared: Set<Int> = []
  /// The numbers of requests of the starts that the draft omits, because the logs have hardly any requests for them.
  private(set) var rare: [Int: Int] = [:]
  /// The starts that a link has in addition to a given start.
  private(set) var companions: [Int: [Int]] = [:]
  /// The starts of links that name no scheme and no host.
  private(set) var free: [Int] = []
  /// The starts of the default origins.
  private(set) var usual: [Int] = []
  var notes: [DraftNote] = []

  /// Numbers the schemes and hosts of an app.
  init(_ app: ImportedApp) {
    for scheme in app.schemes {
      guard let text = SchemeText.normalized(scheme.value), !SchemeText.isWeb(text) else {
        reject(scheme.value, "a custom scheme", at: scheme.span)
        continue
      }
      declared.insert(number(Start(text: text, isHost: false)))
    }
    for host in app.hosts {
      guard let text = DraftHost.normalized(host.value.pattern) else {
        reject(host.value.pattern, "a host", at: host.span)
        continue
      }
      let index = number(Start(text: text, isHost: true))
      declared.insert(index)
      if host.value.schemes.contains(where: { $0.lowercased() == "http" }) { plainHosts.insert(index) }
    }
    for link in app.links {
      for pattern in link.patterns { add(pattern) }
    }
    for claim in app.claims { add(claim.pattern) }
    let shown = declared.isEmpty ? startsOfExamples(app) : []
    rare = rareStarts(app)
    companions = companionStarts(app)
    free = !declared.isEmpty ? declared.sorted() : !shown.isEmpty ? shown : starts.indices.filter { rare[$0] == nil }
    usual = usualStarts(app, isFreeKnown: !declared.isEmpty || !shown.isEmpty)
    addNotes(app)
  }

  private mutating func reject(_ text: String, _ kind: String, at span: Span) {
    notes.append(
      DraftNote(
        .lost,
        ImportNote(
          .decision, "`\(text)` is not \(kind), so the draft omits it", help: "correct it under `origins`", at: span)))
  }

  mutating func number(_ start: Start) -> Int {
    if let number = numbers[start] { return number }
    numbers[start] = starts.count
    starts.append(start)
    return starts.count - 1
  }

  private mutating func add(_ pattern: ImportedPattern) {
    let isPlain = pattern.schemes.contains { $0.lowercased() == "http" }
    for host in pattern.hosts {
      guard let text = DraftHost.normalized(host) else { continue }
      let index = number(Start(text: text, isHost: true))
      if isPlain { plainHosts.insert(index) }
    }
    for scheme in pattern.schemes {
      guard let text = SchemeText.normalized(scheme), !SchemeText.isWeb(text) else { continue }
      _ = number(Start(text: text, isHost: false))
    }
  }

  /// Returns the starts of the default origins: the starts of links that name none, or else the most frequent starts,
  /// which then need no `origins` key.
  private func usualStarts(_ app: ImportedApp, isFreeKnown: Bool) -> [Int] {
    let hasFree = app.links.contains { !$0.isAssociationRule && $0.patterns.contains(where: \.isFree) }
    if isFreeKnown, hasFree { return free }
    var counts: [[Int]: Int] = [:]
    for link in app.links {
      let free = link.isAssociationRule ? freeHosts : free
      for pattern in link.patterns { counts[use(of: pattern) ?? free, default: 0] += 1 }
    }
    counts[[]] = nil
    let best = counts.max { ($0.value, $1.key.count, $1.key.first ?? 0) < ($1.value, $0.key.count, $0.key.first ?? 0) }
    return best?.key ?? free
  }

  /// The starts of the rules of an association file, which does not name its hosts; empty if no file names a host.
  var freeHosts: [Int] {
    let hosts = free.filter { starts[$0].isHost }
    return hosts.isEmpty ? starts.indices.filter { starts[$0].isHost && rare[$0] == nil } : free
  }

  /// Returns the names of the captures in hosts. A pattern on these hosts cannot capture the same names.
  func captures(of use: [Int]) -> Set<String> {
    Set(use.filter { starts[$0].isHost }.flatMap { DraftHost.captures(of: starts[$0].text) })
  }

  /// Returns the starts of a pattern, or `nil` if the pattern names neither a valid scheme nor a valid host.
  ///
  /// The result is empty if every scheme and host of the pattern is invalid.
  func use(of pattern: ImportedPattern) -> [Int]? {
    guard let all = allStarts(of: pattern) else { return nil }
    return Set(all.filter { rare[$0] == nil } + all.flatMap { companions[$0] ?? [] }).sorted()
  }

  /// Returns the starts of a pattern, including the starts that the draft omits.
  func allStarts(of pattern: ImportedPattern) -> Set<Int>? {
    guard !pattern.isFree else { return nil }
    var use: Set<Int> = []
    for host in pattern.hosts {
      if let text = DraftHost.normalized(host), let index = numbers[Start(text: text, isHost: true)] {
        use.insert(index)
      }
    }
    for scheme in pattern.schemes {
      guard let text = SchemeText.normalized(scheme) else { continue }
      if SchemeText.isWeb(text) {
        // A web scheme without a host stands for all hosts.
        if pattern.hosts.isEmpty { use.formUnion(starts.indices.filter { starts[$0].isHost }) }
      } else if let index = numbers[Start(text: text, isHost: false)] {
        use.insert(index)
      }
    }
    if use.isEmpty, pattern.hosts.isEmpty, pattern.schemes.contains(where: { SchemeText.isWeb($0.lowercased()) }) {
      return nil
    }
    return use
  }
}
