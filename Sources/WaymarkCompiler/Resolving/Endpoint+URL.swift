import WaymarkModel

extension Endpoint {
  /// Whether a URL has this scheme and one of these hosts, whatever the texts of its labels.
  func isStart(of url: URLPieces) -> Bool {
    guard scheme == url.scheme else { return false }
    guard let host else { return !url.isWeb }
    return host.port(on: scheme) == url.port && host.isName(of: url)
  }
}

extension Host {
  /// Whether a URL's host is one of these, whatever the port.
  func isName(of url: URLPieces) -> Bool {
    guard !front.isEmpty else { return url.host == name }
    guard url.host.hasSuffix("." + name) else { return false }
    let count = frontCount(of: url)
    return front.contains(.any) ? count >= front.count : count == front.count
  }

  /// The label that a capture is, in a URL whose host is one of these; nil where there is no such capture.
  func label(_ name: String, of url: URLPieces) -> String? {
    let place = front.firstIndex { if case .capture(let text) = $0 { text.string == name } else { false } }
    guard let place else { return nil }
    // Those after a `*` are counted from its other end.
    let isAfterAny = front[..<place].contains(.any)
    return url.labels[isAfterAny ? frontCount(of: url) - front.count + place : place]
  }

  private func frontCount(of url: URLPieces) -> Int {
    url.labels.count - name.count { $0 == "." } - 1
  }
}
