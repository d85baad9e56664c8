import LinkPatterns

extension PublishedSpec.Endpoint {
  /// Returns whether a URL has this scheme and host. A capture in the host matches any label.
  func isStart(of url: URLPieces) -> Bool {
    guard scheme == url.scheme else { return false }
    guard let host else { return !url.isWeb }
    return host.port == url.port && host.isName(of: url)
  }
}

extension PublishedSpec.Host {
  /// Returns whether a URL has this host, regardless of the port.
  func isName(of url: URLPieces) -> Bool {
    guard !front.isEmpty else { return url.host == name }
    guard url.host.hasSuffix("." + name) else { return false }
    let count = frontCount(of: url)
    return front.contains(.any) ? count >= front.count : count == front.count
  }

  /// Returns the value of a host capture in a URL; `nil` if this host has no capture with the given name.
  func label(_ name: String, of url: URLPieces) -> String? {
    let place = front.firstIndex { if case .capture(let text) = $0 { text == name } else { false } }
    guard let place else { return nil }
    // Captures that follow a `*` are counted from the end of the variable labels.
    let isAfterAny = front[..<place].contains(.any)
    return url.labels[isAfterAny ? frontCount(of: url) - front.count + place : place]
  }

  private func frontCount(of url: URLPieces) -> Int {
    url.labels.count - name.count { $0 == "." } - 1
  }
}
