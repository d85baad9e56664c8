import SpecText

/// Two schemes or hosts belong to one origin if the same links have them, so the plan groups them last.
struct OriginPlan {
  struct Start: Hashable {
    var text: String
    var isHost: Bool
  }

  private(set) var starts: [Start] = []
  private var numbers: [Start: Int] = [:]
  private(set) var plainHosts: Set<Int> = []
  private(set) var declared: Set<Int> = []
  private let hostsIgnoreCase: Bool
  /// The starts that a link has in addition to a given start.
  private(set) var companions: [Int: [Int]] = [:]
  /// The starts of links that name no scheme and no host.
  private(set) var free: [Int] = []
  /// The starts of the default origins.
  private(set) var usual: [Int] = []
  var notes: [DraftNote] = []

  init(_ app: ImportedApp) {
    hostsIgnoreCase = app.hostsIgnoreCase
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
    for link in app.links { for pattern in link.patterns { add(pattern) } }
    for claim in app.claims { add(claim.pattern) }
    let logged = loggedStarts(app)
    companions = companionStarts(app)
    free = declared.isEmpty ? Array(starts.indices) : declared.union(logged).sorted()
    usual = usualStarts(app)
    addNoteAboutPlainHTTP(app)
  }

  private mutating func reject(_ text: String, _ kind: String, at span: Span) {
    notes.append(
      DraftNote(
        .lost,
        ImportNote(
          .decision, "`\(text)` is not \(kind), so the draft omits it", help: "correct it under `origins`", at: span)))
  }

  private mutating func number(_ start: Start) -> Int {
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

  private mutating func loggedStarts(_ app: ImportedApp) -> [Int] {
    app.loggedOrigins.compactMap { origin in
      guard let colon = origin.firstIndex(of: ":"), let scheme = SchemeText.normalized(String(origin[..<colon])) else {
        return nil
      }
      guard SchemeText.isWeb(scheme) else { return number(Start(text: scheme, isHost: false)) }
      let host = DraftHost.normalized(String(origin[colon...].dropFirst(3).prefix { $0 != "/" }))
      guard let start = host.map({ number(Start(text: $0, isHost: true)) }) else { return nil }
      if scheme == "http" { plainHosts.insert(start) }
      return start
    }
  }

  /// The starts of links that name none, or else the most frequent starts, which then need no `origins` key.
  private func usualStarts(_ app: ImportedApp) -> [Int] {
    let hasFree = app.links.contains { !$0.isAssociationRule && $0.patterns.contains(where: \.isFree) }
    if !declared.isEmpty, hasFree { return free }
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
    return hosts.isEmpty ? starts.indices.filter { starts[$0].isHost } : free
  }

  func captures(of use: [Int]) -> Set<String> {
    Set(use.filter { starts[$0].isHost }.flatMap { DraftHost.captures(of: starts[$0].text) })
  }

  /// `nil` if the pattern names neither a scheme nor a host; empty if all of them are invalid.
  func use(of pattern: ImportedPattern) -> [Int]? {
    guard let all = allStarts(of: pattern) else { return nil }
    return Set(all + all.flatMap { companions[$0] ?? [] }).sorted()
  }

  private func allStarts(of pattern: ImportedPattern) -> Set<Int>? {
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

  /// Returns the declared hosts that links have in addition, because no link distinguishes them from its own hosts.
  private func companionStarts(_ app: ImportedApp) -> [Int: [Int]] {
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

  private mutating func addNoteAboutPlainHTTP(_ app: ImportedApp) {
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

extension OriginPlan {
  struct Groups {
    var origins: [DraftSpec.Origin] = []
    var originOfStart: [Int] = []
  }

  private struct Key: Hashable {
    /// Default origins come first, then custom schemes, and then hosts without plain HTTP.
    var rank: Int
    var signature: [Int]
  }

  func groups(_ uses: [[Int]]) -> Groups {
    var signatures = [[Int]](repeating: [], count: starts.count)
    for (number, use) in uses.enumerated() { for start in use { signatures[start].append(number) } }
    let usual = Set(usual)
    let members = Dictionary(grouping: starts.indices) { index in
      let rank = (usual.contains(index) ? 0 : 4) + (starts[index].isHost ? 2 : 0) + (plainHosts.contains(index) ? 1 : 0)
      return Key(rank: rank, signature: signatures[index])
    }
    var groups = Groups(originOfStart: Array(repeating: 0, count: starts.count))
    var names = UniqueNames()
    for (_, group) in members.sorted(by: { ($0.key.rank, $0.value[0]) < ($1.key.rank, $1.value[0]) }) {
      for start in group { groups.originOfStart[start] = groups.origins.count }
      groups.origins.append(origin(group, isDefault: usual.contains(group[0]), &names))
    }
    return groups
  }

  private func origin(_ group: [Int], isDefault: Bool, _ names: inout UniqueNames) -> DraftSpec.Origin {
    let texts = group.map { starts[$0].text }
    let labels = texts[0].split(separator: ".").map(String.init).filter { $0 != "www" && $0 != "*" }
    let alternatives = labels.first.flatMap(SpecName.parameter).map { [$0] } ?? []
    guard starts[group[0]].isHost else {
      return DraftSpec.Origin(name: names.add("app", or: alternatives), schemes: texts, isDefault: isDefault)
    }
    let schemes = plainHosts.contains(group[0]) ? ["https", "http"] : []
    return DraftSpec.Origin(
      name: names.add("web", or: alternatives), schemes: schemes, hosts: texts, isDefault: isDefault,
      ignoresCase: hostsIgnoreCase)
  }

  func start(of use: [Int], _ groups: Groups) -> DraftSpec.Start {
    use == usual ? .usual : .origins(Set(use.map { groups.originOfStart[$0] }).sorted())
  }

  /// Such as `https://example.com` or `shop://`.
  func text(of start: Int) -> String {
    starts[start].isHost ? "https://\(starts[start].text)" : "\(starts[start].text)://"
  }
}

extension ImportedPattern {
  var isFree: Bool { schemes.isEmpty && hosts.isEmpty }
  var isCatchAll: Bool {
    guard isFree, query.isEmpty, fragment == nil, segments.count == 1, case .rest = segments[0] else { return false }
    return true
  }
}

enum DraftHost {
  /// In lowercase, with the names of captures in lowerCamelCase.
  static func normalized(_ text: String) -> String? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, text.utf8.count <= 250 else { return nil }
    if parts.count == 2 {
      guard parts[1].utf8.allSatisfy({ $0 &- 0x30 < 10 }), let port = Int(parts[1]), 1...65_535 ~= port else {
        return nil
      }
    }
    var labels: [String] = []
    var names = UniqueNames()
    for label in parts[0].split(separator: ".", omittingEmptySubsequences: false) {
      let isFixed = labels.contains { !$0.hasPrefix("{") && $0 != "*" }
      if label == "*" {
        guard !isFixed, !labels.contains("*") else { return nil }
        labels.append("*")
      } else if label.hasPrefix("{"), label.hasSuffix("}") {
        guard !isFixed, let name = SpecName.parameter(String(label.dropFirst().dropLast())) else { return nil }
        labels.append("{\(names.add(name))}")
      } else {
        guard isLabel(label) else { return nil }
        labels.append(label.lowercased())
      }
    }
    guard let last = labels.last, last != "*", !last.hasPrefix("{") else { return nil }
    return labels.joined(separator: ".") + (parts.count == 2 ? ":\(parts[1])" : "")
  }

  static func captures(of host: String) -> [String] {
    host.split(separator: ".").filter { $0.hasPrefix("{") }.map { String($0.dropFirst().dropLast()) }
  }

  private static func isLabel(_ label: Substring) -> Bool {
    guard !label.isEmpty, label.utf8.count <= 63, !label.hasPrefix("-"), !label.hasSuffix("-") else { return false }
    return label.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        ? scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-" || scalar == "_"
        : scalar.properties.isAlphabetic
    }
  }
}

enum SchemeText {
  /// In lowercase; `nil` if no URL can have the scheme (RFC 3986, section 3.1).
  static func normalized(_ text: String) -> String? {
    let scheme = (text.hasSuffix("://") ? String(text.dropLast(3)) : text).lowercased()
    guard let first = scheme.utf8.first, first &- 0x61 < 26, scheme.utf8.count <= 64,
      scheme.utf8.allSatisfy({ $0 &- 0x61 < 26 || $0 &- 0x30 < 10 || "+-.".utf8.contains($0) })
    else { return nil }
    return scheme
  }

  static func isWeb(_ scheme: String) -> Bool { scheme == "http" || scheme == "https" }
}
