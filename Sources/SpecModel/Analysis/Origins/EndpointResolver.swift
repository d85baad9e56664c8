import SpecText

/// Determines the endpoints of a pattern: a web scheme with a host, or a custom scheme. They come from the pattern's
/// scheme and host, the link's `origins`, or the default origins.
struct EndpointResolver {
  enum Use {
    case link
    case other
  }

  private let table: OriginTable
  private let sink: DiagnosticSink

  init(_ table: OriginTable, _ sink: DiagnosticSink) {
    self.table = table
    self.sink = sink
  }

  func endpoints(
    of pattern: PatternSyntax, origins names: [Text]? = nil, at span: Span, _ use: Use = .link
  ) -> [Endpoint]? {
    if let names, !table.check(names) { return nil }
    if let syntax = pattern.host, Host(syntax) == nil {
      sink.report(
        Diagnostic(
          .invalidPattern, "`\(syntax.text.string)` is not a host", at: syntax.span,
          help: "write a domain name with an optional port: `example.com`, `example.com:8443`"))
      return nil
    }
    let endpoints = knownEndpoints(of: pattern, origins: names)
    guard endpoints.isEmpty else { return endpoints }
    if !pattern.hasAuthority {
      reportNoOrigin(pattern, names, at: span, use)
    } else if names != nil, !knownEndpoints(of: pattern, origins: nil).isEmpty {
      sink.report(
        Diagnostic(
          .noOrigin, "none of the link's `origins` has the scheme and host of the pattern", at: span,
          help: "remove `origins`, or remove the scheme and host from the pattern"))
    } else {
      reportUndeclared(pattern)
    }
    return nil
  }

  func knownEndpoints(of pattern: PatternSyntax, origins names: [Text]?) -> [Endpoint] {
    let named = table.knownOrigins(names)
    guard pattern.hasAuthority else {
      guard let named else { return table.defaultEndpoints }
      return named.flatMap { table.endpoints(of: $0) }
    }
    let scheme = pattern.scheme?.string.lowercased() ?? "https"
    let host = pattern.host.flatMap { Host($0) }
    return (named ?? Array(table.origins.indices)).flatMap { table.endpoints(of: $0) }.filter { endpoint in
      guard endpoint.scheme == scheme else { return false }
      guard let host, let other = endpoint.host else { return true }
      return other.front == host.front && other.name == host.name && other.port(on: scheme) == host.port(on: scheme)
    }
  }

  /// If the value is `false`, another error may be the reason for a missing origin.
  private var areOriginsKnown: Bool { !sink.isSpecIncomplete && !table.hasRejectedOrigins && !table.origins.isEmpty }

  private func reportNoOrigin(_ pattern: PatternSyntax, _ names: [Text]?, at span: Span, _ use: Use) {
    guard areOriginsKnown else { return }
    let isLink = use == .link
    sink.report(
      Diagnostic(
        .noOrigin,
        "no origin serves the \(isLink ? "link" : "pattern"), so the \(isLink ? "link" : "pattern") matches no URLs",
        at: span,
        help: !isLink
          ? "add a scheme or a host: `\(table.origins[0].start)…`; the spec has no default origin"
          : names == nil
            ? LinkSyntax.advice(of: pattern.text, in: span, with: "origins: \(table.origins[0].name.string)")
              + "; the spec has no default origin" : "add an origin to `origins`, or remove `origins`"))
  }

  private func correction(_ similar: [String]) -> String {
    similar.isEmpty ? "" : "write \(similar.map { "`\($0)`" }.joined(or: "or")), or "
  }

  private func reportUndeclared(_ pattern: PatternSyntax) {
    guard areOriginsKnown else { return }
    let scheme = pattern.scheme?.string.lowercased() ?? "https"
    var message: String
    var help: String
    var fixes: [Diagnostic.FixIt] = []
    if let host = pattern.host?.text.string {
      let schemes = table.origins.filter { $0.hosts.contains { $0.text == host } }.flatMap(\.schemes)
      if !schemes.isEmpty {
        message = "no origin has `\(scheme)://\(host)`, only \(schemes.map { "`\($0)://\(host)`" }.joined(or: "and"))"
        help = "change the scheme, or add `\(scheme)` to the `schemes` of the origin"
      } else {
        let hosts = table.origins.flatMap { $0.hosts.map(\.text) }
        let similar = sink.similarNames(to: host, among: hosts)
        message = "no origin has the host `\(host)`" + Suggestion.suffix(of: similar)
        if let text = pattern.host?.text { fixes = Suggestion.fixes(for: text, similar) }
        help = correction(similar) + "add `\(host)` to the `hosts` of an origin"
      }
    } else {
      let schemes = table.origins.filter { !$0.isWeb }.flatMap(\.schemes)
      let similar = sink.similarNames(to: scheme, among: schemes)
      message = "no origin has the scheme `\(scheme)`" + Suggestion.suffix(of: similar)
      if let text = pattern.scheme { fixes = Suggestion.fixes(for: text, similar) }
      help = correction(similar) + "add `\(scheme)` to the `schemes` of an origin"
    }
    let known = table.origins.flatMap { origin in origin.starts.map { origin.isWeb ? String($0.dropLast()) : $0 } }
    if let host = pattern.host?.text.string, pattern.scheme == nil, !host.contains(".") {
      help = "start a path with a single slash, or declare the host under `origins`"
    } else if table.isDerived {
      // Declared origins replace the derived scheme.
      let schemes = [table.origins[0].schemes[0]] + (pattern.host == nil ? [scheme] : [])
      let web = pattern.host.map { ", web: { hosts: [\($0.text.string)] }" } ?? ""
      help =
        "add `origins: { app: { schemes: [\(schemes.joined(separator: ", "))] }\(web) }` to the root file; declared "
        + "origins replace the default origin `\(schemes[0])://`, so the value also declares `\(schemes[0])`"
    } else if known.count <= 8 {
      help +=
        "; the declared \(known.count == 1 ? "origin is" : "origins are") \(known.map { "`\($0)`" }.joined(or: "and"))"
    }
    sink.report(
      Diagnostic(
        .undeclaredOrigin, message, at: pattern.host?.span ?? pattern.scheme?.span ?? pattern.text.span, help: help,
        fixes: fixes))
  }
}
