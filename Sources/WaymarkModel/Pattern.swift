import LinkPatterns
import WaymarkYAML

/// A URL pattern in canonical form.
///
/// `Pattern` is a class because an instance is large and immutable, and copies would slow down every compiler phase.
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
  /// The path for custom schemes; `nil` if custom schemes and web URLs have the same path.
  ///
  /// Most patterns have the same path for all schemes.
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
    var (isOnWeb, isOnCustomSchemes) = (false, false)
    // Iterates by index, because an endpoint is large and each loop element is a copy.
    for index in endpoints.indices {
      if case .some = endpoints[index].host { isOnWeb = true } else { isOnCustomSchemes = true }
    }
    self.isOnWeb = isOnWeb
    self.isOnCustomSchemes = isOnCustomSchemes
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
