import WaymarkDiagnostics
import WaymarkLinks
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

extension ModelBuilder {
  /// What a link stands on: its own scheme and host, the origins it names, or the default ones. nil, with a finding, where
  /// that is nothing.
  ///
  /// - Parameter isLink: Whether it is a link, which can name origins; a redirect and a claim cannot.
  mutating func endpoints(
    of pattern: PatternSyntax, origins names: [Text]?, at span: Span, isLink: Bool = true
  ) -> [Endpoint]? {
    if let names, !checkOrigins(names) { return nil }
    if let syntax = pattern.host, Self.host(syntax) == nil {
      report(
        Diagnostic(
          .invalidPattern, "`\(syntax.text.string)` is no host", at: syntax.span,
          help: "a host is a domain name, with a port where it needs one: `example.com`, `example.com:8443`"))
      return nil
    }
    let endpoints = endpoints(of: pattern, originIndices: knownOrigins(names))
    guard endpoints.isEmpty else { return endpoints }
    if !pattern.hasAuthority {
      reportNoOrigin(names, at: span, isLink: isLink)
    } else if names != nil, !self.endpoints(of: pattern, originIndices: nil).isEmpty {
      report(
        Diagnostic(
          .noOrigin, "this pattern says where it stands, and `origins` says something else", at: span,
          help: "leave one of them out"))
    } else {
      reportUndeclared(pattern)
    }
    return nil
  }

  /// What a pattern stands on, as far as that is known.
  ///
  /// - Parameter originIndices: The origins that a link names; nil where it names none.
  func endpoints(of pattern: PatternSyntax, originIndices: [Int]?) -> [Endpoint] {
    guard pattern.hasAuthority else {
      guard let originIndices else { return defaultEndpoints }
      return originIndices.flatMap { endpoints(ofOrigin: $0) }
    }
    let scheme = pattern.scheme?.string.lowercased() ?? "https"
    let host = pattern.host.flatMap { Self.host($0) }
    return (originIndices ?? Array(model.origins.indices)).flatMap { endpoints(ofOrigin: $0) }.filter { endpoint in
      guard endpoint.scheme == scheme else { return false }
      guard let host, let other = endpoint.host else { return true }
      return other.front == host.front && other.name == host.name && other.port(on: scheme) == host.port(on: scheme)
    }
  }

  func endpoints(ofOrigin index: Int) -> [Endpoint] {
    let origin = model.origins[index]
    return origin.schemes.flatMap { scheme in
      origin.isWeb
        ? origin.hosts.map { Endpoint(origin: index, scheme: scheme, host: $0) }
        : [Endpoint(origin: index, scheme: scheme, host: nil)]
    }
  }

  private mutating func reportUndeclared(_ pattern: PatternSyntax) {
    guard !spec.isIncomplete, brokenOrigins.isEmpty, !model.origins.isEmpty else { return }
    let scheme = pattern.scheme?.string.lowercased() ?? "https"
    let hosts = model.origins.flatMap { $0.hosts.map(\.text) }
    var message: String
    var help: String
    var suggestion = ""
    if let host = pattern.host?.text.string {
      let schemes = model.origins.filter { $0.hosts.contains { $0.text == host } }.flatMap(\.schemes)
      if !schemes.isEmpty {
        message = "no origin has `\(scheme)://\(host)`, only \(schemes.map { "`\($0)://\(host)`" }.joined(or: "and"))"
        help = "write that, or add `\(scheme)` to the `schemes` of its origin"
      } else {
        message = "no origin has the host `\(host)`"
        suggestion = suggestions.suffix(for: host, among: hosts)
        help = "add it to the `hosts` of an origin"
      }
    } else {
      message = "no origin has the scheme `\(scheme)`"
      suggestion = suggestions.suffix(for: scheme, among: model.origins.filter { !$0.isWeb }.flatMap(\.schemes))
      help = "add it to the `schemes` of an origin"
    }
    message += suggestion
    let known = model.origins.flatMap { origin in origin.starts.map { origin.isWeb ? String($0.dropLast()) : $0 } }
    if let host = pattern.host?.text.string, pattern.scheme == nil, !host.contains(".") {
      help = "a path starts with one slash; a host is declared under `origins`"
    } else if spec.root.origins.isEmpty {
      // The scheme that is there without a word is gone as soon as there is one.
      let schemes = [model.origins[0].schemes[0]] + (pattern.host == nil ? [scheme] : [])
      let web = pattern.host.map { ", web: { hosts: [\($0.text.string)] }" } ?? ""
      help = "declare both: `origins: { app: { schemes: [\(schemes.joined(separator: ", "))] }\(web) }`"
    } else if known.count <= 8 {
      help += "; there \(known.count == 1 ? "is" : "are") \(known.map { "`\($0)`" }.joined(or: "and"))"
    }
    report(
      Diagnostic(
        .undeclaredOrigin, message, at: pattern.host?.span ?? pattern.scheme?.span ?? pattern.text.span, help: help))
  }

  private mutating func reportNoOrigin(_ names: [Text]?, at span: Span, isLink: Bool) {
    guard !spec.isIncomplete, brokenOrigins.isEmpty, !model.origins.isEmpty else { return }
    report(
      Diagnostic(
        .noOrigin, "this \(isLink ? "link" : "pattern") stands on no origin, so it matches nothing", at: span,
        help: !isLink
          ? "no origin is a default one; write a scheme or a host in front: `\(model.origins[0].start)…`"
          : names == nil
            ? "no origin is a default one; name some with `origins:`" : "name some in `origins`, or leave the key out"))
  }

  /// The origins of names, without those that are unknown.
  func knownOrigins(_ names: [Text]?) -> [Int]? {
    guard let names else { return nil }
    return Set(names.compactMap { originIndices[$0] }).sorted()
  }

  /// Reports names that are no origin's.
  private mutating func checkOrigins(_ names: [Text]) -> Bool {
    var isWhole = true
    for name in names where originIndices[name] == nil {
      isWhole = false
      guard !spec.isIncomplete, !brokenOrigins.contains(name) else { continue }
      let known = model.origins.map(\.name.string)
      let suggestion = suggestions.suffix(for: name.string, among: known)
      report(
        Diagnostic(
          .unknownName, "there is no origin `\(name.string)`\(suggestion)", at: name.span,
          help: known.count <= 12 ? Suggestion.inventory(of: known, "the", "origin") : nil))
    }
    return isWhole
  }
}
