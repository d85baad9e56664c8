import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// Resolves the endpoints of patterns: their own scheme and host, the origins that a link names, or the default
/// origins.
struct EndpointResolver {
  /// The construct that a pattern belongs to.
  enum Use {
    /// A link, which can name origins.
    case link
    /// A redirect or a claim.
    case other
  }

  private let table: OriginTable
  private let sink: DiagnosticSink

  init(_ table: OriginTable, _ sink: DiagnosticSink) {
    self.table = table
    self.sink = sink
  }

  /// Returns the endpoints of a pattern; `nil` with a diagnostic if there are none.
  ///
  /// - Parameter names: The origins that a link names.
  func endpoints(
    of pattern: PatternSyntax, origins names: [Text]? = nil, at span: Span, _ use: Use = .link
  ) -> [Endpoint]? {
    if let names, !table.check(names) { return nil }
    if let syntax = pattern.host, Host(syntax) == nil {
      sink.report(
        Diagnostic(
          .invalidPattern, "`\(syntax.text.string)` is no host", at: syntax.span,
          help:
            "a host is a domain name, with a port where it needs one: `example.com`, `example.com:8443`"
        ))
      return nil
    }
    let endpoints = knownEndpoints(of: pattern, origins: names)
    guard endpoints.isEmpty else { return endpoints }
    if !pattern.hasAuthority {
      reportNoOrigin(names, at: span, use)
    } else if names != nil, !knownEndpoints(of: pattern, origins: nil).isEmpty {
      sink.report(
        Diagnostic(
          .noOrigin, "this pattern says where it stands, and `origins` says something else",
          at: span,
          help: "leave one of them out"))
    } else {
      reportUndeclared(pattern)
    }
    return nil
  }

  /// Returns the endpoints of a pattern as far as they are known.
  ///
  /// - Parameter names: The origins that a link names.
  func knownEndpoints(of pattern: PatternSyntax, origins names: [Text]?) -> [Endpoint] {
    let named = table.knownOrigins(names)
    guard pattern.hasAuthority else {
      guard let named else { return table.defaultEndpoints }
      return named.flatMap { table.endpoints(of: $0) }
    }
    let scheme = pattern.scheme?.string.lowercased() ?? "https"
    let host = pattern.host.flatMap { Host($0) }
    return (named ?? Array(table.origins.indices)).flatMap { table.endpoints(of: $0) }.filter {
      endpoint in
      guard endpoint.scheme == scheme else { return false }
      guard let host, let other = endpoint.host else { return true }
      return other.front == host.front && other.name == host.name
        && other.port(on: scheme) == host.port(on: scheme)
    }
  }

  // MARK: Diagnostics

  /// A Boolean value that indicates whether a missing origin is an error of its own, and not the result of another one.
  private var areOriginsKnown: Bool {
    !sink.isSpecIncomplete && !table.hasRejectedOrigins && !table.origins.isEmpty
  }

  private func reportNoOrigin(_ names: [Text]?, at span: Span, _ use: Use) {
    guard areOriginsKnown else { return }
    let isLink = use == .link
    sink.report(
      Diagnostic(
        .noOrigin,
        "this \(isLink ? "link" : "pattern") stands on no origin, so it matches nothing", at: span,
        help: !isLink
          ? "no origin is a default one; write a scheme or a host in front: `\(table.origins[0].start)…`"
          : names == nil
            ? "no origin is a default one; name some with `origins:`"
            : "name some in `origins`, or leave the key out"))
  }

  private func reportUndeclared(_ pattern: PatternSyntax) {
    guard areOriginsKnown else { return }
    let scheme = pattern.scheme?.string.lowercased() ?? "https"
    var message: String
    var help: String
    if let host = pattern.host?.text.string {
      let schemes = table.origins.filter { $0.hosts.contains { $0.text == host } }.flatMap(
        \.schemes)
      if !schemes.isEmpty {
        message =
          "no origin has `\(scheme)://\(host)`, only \(schemes.map { "`\($0)://\(host)`" }.joined(or: "and"))"
        help = "write that, or add `\(scheme)` to the `schemes` of its origin"
      } else {
        let hosts = table.origins.flatMap { $0.hosts.map(\.text) }
        message = "no origin has the host `\(host)`" + sink.suggestion(for: host, among: hosts)
        help = "add it to the `hosts` of an origin"
      }
    } else {
      let schemes = table.origins.filter { !$0.isWeb }.flatMap(\.schemes)
      message =
        "no origin has the scheme `\(scheme)`" + sink.suggestion(for: scheme, among: schemes)
      help = "add it to the `schemes` of an origin"
    }
    let known = table.origins.flatMap { origin in
      origin.starts.map { origin.isWeb ? String($0.dropLast()) : $0 }
    }
    if let host = pattern.host?.text.string, pattern.scheme == nil, !host.contains(".") {
      help = "a path starts with one slash; a host is declared under `origins`"
    } else if table.isDerived {
      // A declaration replaces the derived scheme.
      let schemes = [table.origins[0].schemes[0]] + (pattern.host == nil ? [scheme] : [])
      let web = pattern.host.map { ", web: { hosts: [\($0.text.string)] }" } ?? ""
      help =
        "declare both: `origins: { app: { schemes: [\(schemes.joined(separator: ", "))] }\(web) }`"
    } else if known.count <= 8 {
      help +=
        "; there \(known.count == 1 ? "is" : "are") \(known.map { "`\($0)`" }.joined(or: "and"))"
    }
    sink.report(
      Diagnostic(
        .undeclaredOrigin, message,
        at: pattern.host?.span ?? pattern.scheme?.span ?? pattern.text.span, help: help))
  }
}
