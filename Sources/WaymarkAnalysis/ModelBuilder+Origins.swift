import WaymarkDiagnostics
import WaymarkLinks
import WaymarkModel
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
            .invalidOrigin,
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
        report(Diagnostic(.specTooLarge, "a spec can have \(Self.mostOrigins) origins", at: entry.name.span))
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
                .duplicateOrigin, "`\(origin.isWeb ? start.dropLast() : start[...])` is an origin already", at: span,
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

  private mutating func origin(_ entry: Named<OriginSyntax>) -> Origin? {
    let hosts = entry.value.hosts.compactMap { host($0) }
    let isWeb = !entry.value.hosts.isEmpty
    let schemes = entry.value.schemes.compactMap { scheme($0, isWeb: isWeb) }
    guard entry.value.isWhole, hosts.count == entry.value.hosts.count, schemes.count == entry.value.schemes.count else {
      return nil
    }
    if schemes.isEmpty, !isWeb {
      report(
        Diagnostic(
          .invalidOrigin, "the origin `\(entry.name.string)` has neither schemes nor hosts", at: entry.name.span,
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
          .invalidOrigin, "`\(text.string)` is no URL scheme", at: text.span,
          help: "a scheme is a letter, then letters, digits, `+`, `-` and `.`; it is written without `://`"))
      return nil
    }
    guard (scheme == "http" || scheme == "https") == isWeb else {
      report(
        Diagnostic(
          .invalidOrigin,
          isWeb
            ? "an origin with hosts has the scheme `https` or `http`, not `\(scheme)`" : "`\(scheme)` needs `hosts`",
          at: text.span,
          help: isWeb ? "declare `\(scheme)` as an origin of its own, without hosts" : "add `hosts: [example.com]`"))
      return nil
    }
    return scheme
  }

  /// A host whose parts are known to be in order.
  private mutating func host(_ syntax: HostSyntax) -> Host? {
    if let host = Self.host(syntax) { return host }
    report(
      Diagnostic(
        .invalidOrigin, "`\(syntax.text.string)` is no host", at: syntax.span,
        help: "a host is a domain name, with a port where it needs one: `example.com`, `example.com:8443`"))
    return nil
  }

  /// The canonical form of a host; nil where no URL has it.
  static func host(_ syntax: HostSyntax) -> Host? {
    var front: [Host.Label] = []
    var name: [String] = []
    for label in syntax.labels {
      switch label {
      case .literal(let text): name.append(text.string)
      case .any: front.append(.any)
      case .capture(let capture): front.append(.capture(capture.name))
      }
    }
    let bytes = Array(("https://" + name.joined(separator: ".")).utf8)
    let canonical = bytes.withUnsafeBufferPointer { buffer in
      try? CanonicalURL.with(buffer) { url in
        url.path.isEmpty && url.query == nil && url.fragment == nil && url.port == 0 ? url.text(url.host) : nil
      }
    }
    guard let name = canonical ?? nil else { return nil }
    return Host(front: front, name: name, writtenPort: syntax.port ?? 0)
  }
}
