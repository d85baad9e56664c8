import SpecText

/// The `prefixes` of a linking configuration, such as `https://*.example.com` and `myapp://app/`.
struct LinkingPrefixes {
  /// The origins that have the same path.
  private struct Group {
    let segments: [String]
    private(set) var schemes: [String] = []
    private(set) var webSchemes: [String] = []
    private(set) var hosts: [String] = []
    private var known: Set<String> = []

    init(segments: [String]) { self.segments = segments }

    mutating func add(scheme: String) {
      if known.insert(scheme).inserted { schemes.append(scheme) }
    }

    mutating func add(host: String, scheme: String) {
      if known.insert("//" + host).inserted { hosts.append(host) }
      if !webSchemes.contains(scheme) { webSchemes.append(scheme) }
    }
  }

  private(set) var schemes: [Located<String>] = []
  private(set) var hosts: [Located<ImportedHost>] = []
  private(set) var notes: [ImportNote] = []
  private var groups: [Group] = []

  /// The maximum number of different paths in the prefixes. Each link has a pattern for each path.
  private static let mostGroups = 8

  init(_ prefixes: [Located<String>]) {
    for prefix in prefixes { add(prefix) }
  }

  private mutating func add(_ prefix: Located<String>) {
    let text = prefix.value.utf8
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else {
      return note(.decision, "the prefix \(Quoted(prefix.value)) has no scheme, so the draft omits the prefix", prefix)
    }
    let scheme = prefix.value[..<colon].lowercased()
    guard scheme.isScheme else {
      return note(
        .decision, "the scheme of \(Quoted(prefix.value)) is not valid, so the draft omits the prefix", prefix)
    }
    if scheme == "exp" || scheme == "exps" {
      return note(.information, "the prefix \(Quoted(prefix.value)) is only for development with Expo", prefix)
    }
    var parts = prefix.value[colon...].dropFirst().split(separator: "/").map(String.init)
    guard scheme == "https" || scheme == "http" else {
      schemes.append(Located(scheme, at: prefix.span))
      return add(parts, at: prefix) { $0.add(scheme: scheme) }
    }
    guard let host = parts.first?.lowercased(), host != "*" else {
      return note(.decision, "the prefix \(Quoted(prefix.value)) matches every host", prefix)
    }
    parts.removeFirst()
    hosts.append(Located(ImportedHost(host, schemes: [scheme]), at: prefix.span))
    add(parts, at: prefix) { $0.add(host: host, scheme: scheme) }
  }

  private mutating func add(_ segments: [String], at prefix: Located<String>, _ change: (inout Group) -> Void) {
    if let index = groups.firstIndex(where: { $0.segments == segments }) {
      change(&groups[index])
    } else if groups.count < Self.mostGroups {
      groups.append(Group(segments: segments))
      change(&groups[groups.count - 1])
    } else {
      note(
        .decision, "the draft omits the path of \(Quoted(prefix.value)), because the prefixes have many paths", prefix)
    }
  }

  private mutating func note(_ kind: ImportNote.Kind, _ message: String, _ prefix: Located<String>) {
    notes.append(ImportNote(kind, message, help: kind == .decision ? "add the origin by hand" : nil, at: prefix.span))
  }

  /// Returns the patterns for the URLs of a path. If all prefixes have the same path, the patterns name no origin.
  func patterns(_ pattern: ImportedPattern) -> [ImportedPattern] {
    guard let first = groups.first else { return [pattern] }
    guard groups.count > 1 else { return [Self.pattern(pattern, after: first.segments)] }
    return groups.flatMap { group in
      var patterns: [ImportedPattern] = []
      let path = Self.pattern(pattern, after: group.segments)
      if !group.hosts.isEmpty {
        var pattern = path
        (pattern.schemes, pattern.hosts) = (group.webSchemes, group.hosts)
        patterns.append(pattern)
      }
      if !group.schemes.isEmpty {
        var pattern = path
        pattern.schemes = group.schemes
        patterns.append(pattern)
      }
      return patterns
    }
  }

  private static func pattern(_ pattern: ImportedPattern, after segments: [String]) -> ImportedPattern {
    var pattern = pattern
    let literals = segments.map { ImportedPattern.Segment.literal(PercentEncoding.decoded(Array($0.utf8))) }
    pattern.segments = literals + pattern.segments
    return pattern
  }
}
