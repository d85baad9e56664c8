import LinkResolving
import SpecText
import WaymarkLinks

/// Canonical. A class because an instance is large and immutable, and copies would slow down every phase.
package final class Pattern: Sendable {
  package let text: Text
  package let endpoints: [Endpoint]
  package let path: Path
  package let query: [QueryItem]
  package let fragment: Fragment?
  /// The dictionary also contains the captures in hosts.
  package let captureTypes: [String: ValueType]
  package let isOnWeb: Bool
  package let isOnCustomSchemes: Bool
  package let ignoresCase: Bool
  package let distinguishesCase: Bool
  /// `nil` if custom schemes have the path of web URLs, as in most patterns.
  private let foldedPath: Path?

  package init(
    text: Text, endpoints: [Endpoint], path: Path, query: [QueryItem], fragment: Fragment?,
    captureTypes: [String: ValueType]
  ) {
    self.text = text
    self.endpoints = endpoints
    self.path = path
    self.query = query
    self.fragment = fragment
    self.captureTypes = captureTypes
    var (isOnWeb, isOnCustomSchemes, ignoresCase, distinguishesCase) = (false, false, false, false)
    // Iterates by index, because an endpoint is large and each loop element is a copy.
    for index in endpoints.indices {
      if case .some = endpoints[index].host { isOnWeb = true } else { isOnCustomSchemes = true }
      if endpoints[index].reading.ignoresCase { ignoresCase = true } else { distinguishesCase = true }
    }
    self.isOnWeb = isOnWeb
    self.isOnCustomSchemes = isOnCustomSchemes
    self.ignoresCase = ignoresCase
    self.distinguishesCase = distinguishesCase
    foldedPath = path.folded
  }

  /// For custom schemes, the first segment of the path is in lowercase.
  package func path(isWeb: Bool) -> Path { isWeb ? path : foldedPath ?? path }

  package var isAlikeOnBothKinds: Bool {
    guard isOnWeb, isOnCustomSchemes, foldedPath == nil, case .literal? = path.segments.first else { return false }
    return true
  }

  package typealias Path = LinkPattern.Path
  package typealias Segment = LinkPattern.Segment
  package typealias Tail = LinkPattern.Tail
  package typealias Capture = LinkPattern.Capture
  package typealias QueryItem = LinkPattern.QueryItem
  package typealias QueryValue = LinkPattern.QueryValue
  package typealias Fragment = LinkPattern.Fragment
}

extension Pattern {
  /// For a capture in a host, the result is the location of the whole pattern.
  package func span(ofCapture name: String) -> Span {
    let bytes = text.bytes
    let wanted = Array("{\(name)".utf8)
    for start in bytes.indices where bytes[start] == wanted[0] {
      let end = start + wanted.count
      // A brace is never part of a literal, so this match can only be the capture.
      guard end < bytes.count, bytes[start..<end].elementsEqual(wanted), "}:?.".utf8.contains(bytes[end]) else {
        continue
      }
      return text.slice(start + 1..<end).span
    }
    return text.span
  }
}

extension String {
  /// If the value is `true`, converting the string to lowercase does not change the string.
  fileprivate var isFolded: Bool {
    var text = self
    return text.withUTF8 { text in
      var index = 0
      while index < text.count {
        let byte = text.baseAddress![index]
        guard byte < 0x80, byte &- 0x41 >= 26, byte != UInt8(ascii: "%") else { return false }
        index += 1
      }
      return true
    }
  }
}

extension Pattern.Path {
  var folded: Pattern.Path? {
    func folded(_ text: String) -> String {
      text.isFolded ? text : String(decoding: PercentCoding.folded(text.utf8), as: UTF8.self)
    }
    // Only an optional capture can leave the segments empty, and no literal surrounds one.
    guard !segments.isEmpty else { return nil }
    var path = self
    switch segments[0] {
    case .literal(let text):
      if text.isFolded { return nil }
      path.segments[0] = .literal(folded(text))
    case .capture(let capture):
      if capture.prefix.isFolded, capture.suffix.isFolded { return nil }
      path.segments[0] = .capture(
        Pattern.Capture(
          name: capture.name, type: capture.type, prefix: folded(capture.prefix), suffix: folded(capture.suffix)))
    }
    return path
  }
}

extension Pattern {
  package func mayLack(_ name: String) -> Bool {
    path.mayLack(name) || query.contains { $0.mayLack(name) } || fragment?.path.mayLack(name) ?? false
      || fragment?.query.contains { $0.mayLack(name) } ?? false || isInSomeHostsOnly(name)
  }

  private func isInSomeHostsOnly(_ name: String) -> Bool {
    var count = 0
    for endpoint in endpoints {
      guard let host = endpoint.host, !host.front.isEmpty else { continue }
      if host.captures.contains(where: { $0.string == name }) { count += 1 }
    }
    return count > 0 && count < endpoints.count
  }
}

extension Pattern.Path {
  fileprivate func mayLack(_ name: String) -> Bool {
    switch tail {
    case .none: false
    case .optional(let capture): capture.name == name
    case .rest(let rest, _, let allowsNone): allowsNone && rest == name
    }
  }
}

extension Pattern.QueryItem {
  fileprivate func mayLack(_ name: String) -> Bool {
    switch value {
    case .optional(let other, _), .list(let other, _): other == name
    case .literal, .required, .absent: false
    }
  }

  package var decides: Bool {
    switch value {
    case .literal, .required, .absent: true
    case .optional, .list: false
    }
  }
}
