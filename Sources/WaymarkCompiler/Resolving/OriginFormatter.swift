import WaymarkDiagnostics
import WaymarkModel

/// Formats the reason why no link is served by the scheme and host of a URL.
struct OriginFormatter {
  private static let mostStarts = 6
  private static let mostCompared = 1_000

  let specName: String
  /// What links stand on, in the order of the spec.
  let endpoints: [Endpoint]
  let url: URLPieces

  var text: String {
    guard !endpoints.isEmpty else { return "\(specName) has no links" }
    let problem = "no link of \(specName) stands on \(Quoted(url.start))"
    let related = endpoints.filter { $0.host?.isRelated(to: url) ?? false }
    if !related.isEmpty { return "\(problem), only on \(list(related.map(\.text), "and"))" }
    let meant = near.isEmpty ? "; its" : "; did you mean \(list(near, "or"))? Its"
    return problem + meant + " URLs start with \(list(endpoints.map(\.text), "or"))"
  }

  /// The first half of it.
  var brief: String {
    endpoints.isEmpty ? "\(specName) has no links" : "no link stands on \(Quoted(url.start))"
  }

  /// What may have been meant.
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

extension Host {
  /// Whether a URL's host is one of these but for its port or the number of its labels.
  fileprivate func isRelated(to url: URLPieces) -> Bool {
    url.host == name || url.host.hasSuffix("." + name)
  }

  /// The host that is one of these and starts as a URL's does.
  fileprivate func name(withLabelsOf url: URLPieces) -> String {
    (url.labels.prefix(front.count) + [name]).joined(separator: ".")
  }
}
