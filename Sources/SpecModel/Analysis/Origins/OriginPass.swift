import LinkResolving
import SpecText
import WaymarkLinks

struct OriginPass: ~Copyable {
  private let sink: DiagnosticSink
  private var origins: [Origin] = []
  private var indices: [Text: Int] = [:]
  private var rejectedNames: Set<Text> = []
  private var starts: [String: Span] = [:]

  /// The link table encodes the index of an origin in seven bits.
  private static let mostOrigins = 127

  /// A spec without origins gets one whose custom scheme is the lowercase name of the app.
  static func resolve(_ entries: [Named<OriginSyntax>], app: Text, _ sink: DiagnosticSink) -> OriginTable {
    var pass = OriginPass(sink: sink)
    if entries.isEmpty { pass.addDefault(app) } else { pass.resolve(entries) }
    return OriginTable(pass.origins, pass.indices, rejectedNames: pass.rejectedNames, isDerived: entries.isEmpty, sink)
  }

  private init(sink: DiagnosticSink) { self.sink = sink }

  private mutating func addDefault(_ app: Text) {
    let scheme = app.string.lowercased()
    guard scheme != "http", scheme != "https" else {
      sink.report(
        Diagnostic(
          .invalidOrigin, "the name of the app results in the scheme `\(scheme)`, which needs hosts", at: app.span,
          help: "add `origins: { web: { hosts: [example.com] } }`"))
      return
    }
    add(Origin(name: Text("app", at: app.span), schemes: [scheme], hosts: [], isDefault: true))
  }

  private mutating func resolve(_ entries: [Named<OriginSyntax>]) {
    for entry in entries {
      guard origins.count < Self.mostOrigins else {
        sink.report(
          Diagnostic(.specTooLarge, "the spec has more than \(Self.mostOrigins) origins", at: entry.name.span))
        return
      }
      guard let origin = origin(entry) else {
        rejectedNames.insert(entry.name)
        continue
      }
      for (scheme, span) in zip(origin.schemes, entry.value.schemes.map(\.span) + [entry.name.span]) {
        checkIsNew(origin, scheme, at: span)
      }
      add(origin)
    }
    OriginOverlaps.check(origins, sink)
  }

  private mutating func add(_ origin: Origin) {
    indices[origin.name] = origins.count
    origins.append(origin)
  }

  /// A URL can belong to only one origin.
  private mutating func checkIsNew(_ origin: Origin, _ scheme: String, at span: Span) {
    for start in origin.starts(of: scheme) {
      guard let first = starts.updateValue(span, forKey: start) else { continue }
      sink.report(
        Diagnostic(
          .duplicateOrigin, "`\(origin.isWeb ? start.dropLast() : start[...])` is declared by two origins", at: span,
          help: "remove the duplicate; a URL belongs to one origin",
          related: [.init(first, "the first occurrence is here")]))
    }
  }

  private func origin(_ entry: Named<OriginSyntax>) -> Origin? {
    let hosts = entry.value.hosts.compactMap { host($0) }
    let isWeb = !entry.value.hosts.isEmpty
    let schemes = entry.value.schemes.compactMap { scheme($0, isWeb: isWeb) }
    guard entry.value.isWhole, hosts.count == entry.value.hosts.count, schemes.count == entry.value.schemes.count else {
      return nil
    }
    if schemes.isEmpty, !isWeb {
      sink.report(
        Diagnostic(
          .invalidOrigin, "the origin `\(entry.name.string)` has neither schemes nor hosts", at: entry.name.span,
          help: "add `schemes: [myapp]` or `hosts: [example.com]`"))
      return nil
    }
    return Origin(
      name: entry.name, schemes: schemes.isEmpty ? ["https"] : schemes, hosts: hosts, isDefault: entry.value.isDefault,
      reading: URLReading(entry.value))
  }

  private static func isWellFormed(_ scheme: String) -> Bool {
    (scheme.utf8.first.map { $0 &- 0x61 < 26 } ?? false) && scheme.utf8.count <= 64
      && scheme.utf8.allSatisfy { $0 &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E }
  }

  private func scheme(_ text: Text, isWeb: Bool) -> String? {
    let scheme = text.string.lowercased()
    guard Self.isWellFormed(scheme) else {
      let name = String(text.string.prefix { $0 != ":" })
      let hasSlashes = text.string == name + "://" && Self.isWellFormed(name.lowercased())
      sink.report(
        Diagnostic(
          .invalidOrigin,
          "`\(text.string)` is not a URL scheme" + (hasSlashes ? ": a scheme is written without `://`" : ""),
          at: text.span,
          help: hasSlashes
            ? "write `\(name)`" : "write a letter, and then letters, digits, `+`, `-` or `.`, without `://`"))
      return nil
    }
    guard (scheme == "http" || scheme == "https") == isWeb else {
      sink.report(
        Diagnostic(
          .invalidOrigin,
          isWeb
            ? "an origin with hosts cannot have the scheme `\(scheme)`, only `https` or `http`"
            : "the scheme `\(scheme)` needs `hosts`",
          at: text.span,
          help: isWeb
            ? "declare `\(scheme)` as a separate origin without hosts"
            : "add `hosts: [example.com]`"))
      return nil
    }
    return scheme
  }

  private func host(_ syntax: HostSyntax) -> Host? {
    if let host = Host(syntax) { return host }
    sink.report(
      Diagnostic(
        .invalidOrigin, "`\(syntax.text.string)` is not a host", at: syntax.span,
        help: "write a domain name with an optional port: `example.com`, `example.com:8443`"))
    return nil
  }
}

extension URLReading {
  init(_ syntax: OriginSyntax) {
    self.init()
    ignoresCase = syntax.letterCase?.value == .insensitive
    plusIsSpace = syntax.query?.plus?.value == .space
  }
}

extension Host {
  init?(_ syntax: HostSyntax) {
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
    self.init(front: front, name: name, writtenPort: syntax.port ?? 0)
  }
}

final class OriginTable {
  let origins: [Origin]
  /// If a link specifies no endpoints, the link uses the default endpoints. Nearly all links share this array.
  let defaultEndpoints: [Endpoint]
  /// The compiler then derives an origin from the name of the app.
  let isDerived: Bool
  var hasRejectedOrigins: Bool { !rejectedNames.isEmpty }
  private let indices: [Text: Int]
  private let rejectedNames: Set<Text>
  private let sink: DiagnosticSink

  init(_ origins: [Origin], _ indices: [Text: Int], rejectedNames: Set<Text>, isDerived: Bool, _ sink: DiagnosticSink) {
    self.origins = origins
    self.indices = indices
    self.rejectedNames = rejectedNames
    self.isDerived = isDerived
    self.sink = sink
    defaultEndpoints = origins.indices.filter { origins[$0].isDefault }.flatMap { origins[$0].endpoints(index: $0) }
  }

  func endpoints(of index: Int) -> [Endpoint] { origins[index].endpoints(index: index) }

  func knownOrigins(_ names: [Text]?) -> [Int]? {
    guard let names else { return nil }
    return Set(names.compactMap { indices[$0] }).sorted()
  }

  func check(_ names: [Text]) -> Bool {
    var areKnown = true
    for name in names where indices[name] == nil {
      areKnown = false
      guard !sink.isSpecIncomplete, !rejectedNames.contains(name) else { continue }
      let known = origins.map(\.name.string)
      sink.reportUnknown(
        .unknownName, "there is no origin `\(name.string)`", name, among: known,
        help: known.count <= 12 ? Suggestion.inventory(of: known, "declared origin") : nil)
    }
    return areKnown
  }
}
