import WaymarkNavigation
import WaymarkSource
import WaymarkSpec
import WaymarkYAML

extension ModelBuilder {
  /// Resolves `origins:`; a spec without any has one custom scheme, the app's name in lower case.
  mutating func resolveOrigins() {
    guard !spec.root.origins.isEmpty else {
      let scheme = model.app.string.lowercased()
      guard scheme != "http", scheme != "https" else {
        report(
          Diagnostic(
            "invalid-origin",
            "without `origins`, the URLs of this app would have the scheme `\(scheme)`, which needs hosts",
            at: model.app.span, help: "add `origins: { web: { hosts: [example.com] } }`"))
        return
      }
      add(Origin(name: Text("app", at: model.app.span), schemes: [scheme], hosts: [], isDefault: true))
      return
    }
    // A URL comes from one origin: the same scheme and host cannot stand in two.
    var taken: [String: Span] = [:]
    for entry in spec.root.origins {
      guard model.origins.count < Self.mostOrigins else {
        report(Diagnostic("spec-too-large", "a spec can have \(Self.mostOrigins) origins", at: entry.name.span))
        return
      }
      guard let origin = origin(entry) else {
        brokenOrigins.insert(entry.name)
        continue
      }
      for (scheme, span) in zip(origin.schemes, entry.value.schemes.map(\.span) + [entry.name.span]) {
        for start in origin.starts(of: scheme) {
          if let first = taken.updateValue(span, forKey: start) {
            report(
              Diagnostic(
                "duplicate-origin", "`\(origin.isWeb ? start.dropLast() : start[...])` is an origin already", at: span,
                help: "a URL comes from one origin; remove it here or there", related: [.init(first, "first here")]))
          }
        }
      }
      add(origin)
    }
  }

  /// An origin's number is one byte of the link table.
  private static let mostOrigins = 127

  private mutating func add(_ origin: Origin) {
    originIndices[origin.name] = model.origins.count
    if origin.isDefault { defaultOrigins.append(model.origins.count) }
    model.origins.append(origin)
  }

  private mutating func origin(_ entry: Named<OriginEntry>) -> Origin? {
    let hosts = entry.value.hosts.compactMap { host($0) }
    let isWeb = !entry.value.hosts.isEmpty
    let schemes = entry.value.schemes.compactMap { scheme($0, isWeb: isWeb) }
    guard hosts.count == entry.value.hosts.count, schemes.count == entry.value.schemes.count else { return nil }
    if schemes.isEmpty, !isWeb {
      report(
        Diagnostic(
          "invalid-origin", "the origin `\(entry.name.string)` has neither schemes nor hosts", at: entry.name.span,
          help: "add `schemes: [myapp]` or `hosts: [example.com]`"))
      return nil
    }
    return Origin(
      name: entry.name, schemes: schemes.isEmpty ? ["https"] : schemes, hosts: hosts, isDefault: entry.value.isDefault)
  }

  private mutating func scheme(_ text: Text, isWeb: Bool) -> String? {
    let scheme = text.string.lowercased()
    let isWellFormed =
      (scheme.utf8.first.map { $0 &- 0x61 < 26 } ?? false) && scheme.utf8.count <= 64
      && scheme.utf8.allSatisfy { $0 &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E }
    guard isWellFormed else {
      report(
        Diagnostic(
          "invalid-origin", "`\(text.string)` is no URL scheme", at: text.span,
          help: "a scheme is a letter, then letters, digits, `+`, `-` and `.`; it is written without `://`"))
      return nil
    }
    guard (scheme == "http" || scheme == "https") == isWeb else {
      report(
        Diagnostic(
          "invalid-origin",
          isWeb
            ? "an origin with hosts has the scheme `https` or `http`, not `\(scheme)`" : "`\(scheme)` needs `hosts`",
          at: text.span,
          help: isWeb ? "declare `\(scheme)` as an origin of its own, without hosts" : "add `hosts: [example.com]`"))
      return nil
    }
    return scheme
  }

  private mutating func host(_ text: Text) -> Origin.Host? {
    // A canonical URL leaves out its scheme's own port; of the two, one has the port that is written.
    if let host = Self.host(text, on: "https"), let other = Self.host(text, on: "http") {
      return Origin.Host(name: host.name, writtenPort: max(host.port, other.port))
    }
    guard !text.string.contains(where: { "*{".contains($0) }) else {
      report(
        Diagnostic(
          "invalid-origin", "this version of Waymark reads no `*` and no `{name}` in hosts", at: text.span,
          help: "list the hosts one by one"))
      return nil
    }
    let scheme = ["https://", "http://"].first { text.string.hasPrefix($0) }
    report(
      Diagnostic(
        "invalid-origin", "`\(text.string)` is no host", at: text.span,
        help: scheme.map { "leave `\($0)` out" }
          ?? "a host is a domain name, with a port where it needs one: `example.com`, `example.com:8443`"))
    return nil
  }

  private static func host(_ text: Text, on scheme: String) -> (name: String, port: Int)? {
    let bytes = Array((scheme + "://" + text.string).utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      try? CanonicalURL.with(buffer) { url in
        url.path.isEmpty && url.query == nil && url.fragment == nil && !text.bytes.contains(UInt8(ascii: "/"))
          ? (url.text(url.host), url.port) : nil
      }
    }
  }
}
