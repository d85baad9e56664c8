import LinkResolving
import SpecText

/// Finds origins whose hosts can match the same URL, but that read the URL in different ways.
enum OriginOverlaps {
  private struct Authority: Hashable {
    let scheme, name: String
    let port: Int
  }

  static func check(_ origins: [Origin], _ sink: DiagnosticSink) {
    guard origins.contains(where: { $0.reading != origins[0].reading }) else { return }
    let endpoints = origins.enumerated().flatMap { $1.endpoints(index: $0) }.filter { $0.host != nil }
    let open = Dictionary(grouping: endpoints.filter { $0.start == nil }) { authority($0, name: $0.host!.name[...]) }
    var reported: Set<Set<Int>> = []
    for endpoint in endpoints {
      var name = endpoint.host!.name[...]
      while !name.isEmpty {
        for other in open[authority(endpoint, name: name)] ?? []
        where other.reading != endpoint.reading && other.host!.overlaps(endpoint.host!)
          && reported.insert([other.origin, endpoint.origin]).inserted
        {
          report(endpoint, origins[endpoint.origin], other, origins[other.origin], sink)
        }
        name = name[(name.firstIndex(of: ".") ?? name.indices.last!)...].dropFirst()
      }
    }
  }

  private static func authority(_ endpoint: Endpoint, name: Substring) -> Authority {
    Authority(scheme: endpoint.scheme, name: String(name), port: endpoint.host!.port(on: endpoint.scheme))
  }

  private static func report(
    _ endpoint: Endpoint, _ origin: Origin, _ other: Endpoint, _ otherOrigin: Origin, _ sink: DiagnosticSink
  ) {
    let key = endpoint.reading.plusIsSpace != other.reading.plusIsSpace ? "query" : "case"
    sink.report(
      Diagnostic(
        .duplicateOrigin,
        "`\(endpoint.text)` and `\(other.text)` match the same URLs, but their origins have different values for `\(key)`",
        at: origin.name.span,
        help: "write the same `\(key)` for `\(origin.name.string)` and `\(otherOrigin.name.string)`",
        related: [.init(otherOrigin.name.span, "the other origin is here")]))
  }
}

extension Host {
  fileprivate func overlaps(_ other: Host) -> Bool {
    func labels(_ host: Host) -> Int { host.front.count + host.name.split(separator: ".").count }
    func isOpen(_ host: Host) -> Bool { host.front.contains(.any) }
    guard name == other.name || other.name.hasSuffix("." + name) || name.hasSuffix("." + other.name) else {
      return false
    }
    if isOpen(self), isOpen(other) { return true }
    return isOpen(self)
      ? labels(self) <= labels(other) : isOpen(other) ? labels(other) <= labels(self) : labels(self) == labels(other)
  }
}
