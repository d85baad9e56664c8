import LinkPatterns
import WaymarkDiagnostics

/// A formatter for messages about a URL that has an unknown scheme or host.
struct OriginFormatter {
  private static let mostStarts = 6
  private static let mostCompared = 1_000

  let specName: String
  /// The endpoints of links, in the order of the spec.
  let endpoints: [PublishedSpec.Endpoint]
  let url: URLPieces

  var text: String {
    guard !endpoints.isEmpty else { return "\(specName) has no links" }
    let problem = "no link of \(specName) is served by \(Quoted(url.start))"
    let related = endpoints.filter { $0.host?.isRelated(to: url) ?? false }
    if !related.isEmpty { return "\(problem), only by \(list(related.map { $0.text }, "and"))" }
    let question = near.isEmpty ? "; links" : "; did you mean \(list(near, "or"))? Links"
    return problem + question + " start with \(list(endpoints.map { $0.text }, "or"))"
  }

  /// The reason without suggestions.
  var brief: String {
    endpoints.isEmpty ? "\(specName) has no links" : "no link is served by \(Quoted(url.start))"
  }

  /// The endpoints with similar names.
  private var near: [String] {
    var starts: [String: String] = [:]
    for endpoint in endpoints.prefix(Self.mostCompared) where (endpoint.host != nil) == url.isWeb {
      let name = endpoint.host?.name(withLabelsOf: url) ?? endpoint.scheme
      if starts[name] == nil { starts[name] = endpoint.text }
    }
    return Suggestion.nearest(to: url.isWeb ? url.host : url.scheme, among: starts.keys).compactMap { starts[$0] }
  }

  private func list(_ starts: [String], _ conjunction: String) -> String {
    let shown = starts.prefix(Self.mostStarts).map { Quoted($0).description }
    let more = starts.count - shown.count
    return (shown + (more > 0 ? ["\(more) more"] : [])).joined(or: conjunction)
  }
}

extension PublishedSpec.Host {
  /// Returns whether a URL's host has the same fixed labels as this host. The function ignores the port and the number
  /// of variable labels.
  fileprivate func isRelated(to url: URLPieces) -> Bool {
    url.host == name || url.host.hasSuffix("." + name)
  }

  /// Returns the full name of the host. The first labels of the URL's host replace the variable labels of this host.
  fileprivate func name(withLabelsOf url: URLPieces) -> String {
    (url.labels.prefix(front.count) + [name]).joined(separator: ".")
  }
}
