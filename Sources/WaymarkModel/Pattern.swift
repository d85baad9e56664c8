import WaymarkLinks
import WaymarkYAML

/// A pattern in canonical form.
///
/// The pattern is a class because a pattern is large and never changes, and copies would slow down every phase.
package final class Pattern: Sendable {
  package let text: Text
  /// The endpoints whose URLs can match the pattern.
  package let endpoints: [Endpoint]
  package let path: Path
  package let query: [QueryItem]
  package let fragment: Fragment?
  /// The types of the captures that are parameters, by name, including those of hosts.
  package let captureTypes: [String: ValueType]
  package let isOnWeb: Bool
  package let isOnCustomSchemes: Bool
  /// The path on a custom scheme; `nil` if the path is the same, which is the usual case.
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

  /// Returns the path for one kind of origin; on custom schemes, the first segment is in lowercase.
  package func path(isWeb: Bool) -> Path { isWeb ? path : foldedPath ?? path }

  /// A Boolean value that indicates whether the pattern matches the same paths on the web and on custom schemes.
  package var isAlikeOnBothKinds: Bool {
    guard isOnWeb, isOnCustomSchemes, foldedPath == nil, case .literal? = path.segments.first else { return false }
    return true
  }

  /// The segments of a path or a fragment, followed by the tail.
  package struct Path: Hashable, Sendable {
    package var segments: [Segment] = []
    package var tail: Tail = .none

    package init(segments: [Segment] = [], tail: Tail = .none) {
      self.segments = segments
      self.tail = tail
    }
  }

  package enum Segment: Hashable, Sendable {
    /// Canonical text with the necessary escapes.
    case literal(String)
    case capture(Capture)
  }

  package enum Tail: Hashable, Sendable {
    case none
    /// One optional segment.
    case optional(Capture)
    /// Any number of segments, or at least one segment. Segments of a rest without a name are ignored.
    case rest(name: String?, isList: Bool, allowsNone: Bool)
  }

  /// A captured part of a segment between two literals, which are canonical and usually empty.
  package struct Capture: Hashable, Sendable {
    package let name: String
    package let type: ValueType
    package var prefix: String
    package var suffix: String

    package init(name: String, type: ValueType, prefix: String = "", suffix: String = "") {
      self.name = name
      self.type = type
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Creates a capture without a name for any text of a type.
    package init(type: ValueType) {
      self.init(name: "", type: type)
    }
  }

  package struct QueryItem: Hashable, Sendable {
    /// The canonical keys. Printed URLs use the first one.
    package let keys: [String]
    package let value: QueryValue

    package init(keys: [String], value: QueryValue) {
      self.keys = keys
      self.value = value
    }
  }

  package enum QueryValue: Hashable, Sendable {
    /// One canonical value, which appears once.
    case literal(String)
    /// A value of the type, which appears once.
    case required(name: String, ValueType)
    /// A value of the type, or none. The item does not affect whether a URL matches.
    case optional(name: String, ValueType)
    /// Every value of the type, in order. The item does not affect whether a URL matches.
    case list(name: String, ValueType)
    /// No value: the key must be absent.
    case absent
  }

  package struct Fragment: Hashable, Sendable {
    package let startsWithSlash: Bool
    package let path: Path
    package let query: [QueryItem]

    package init(startsWithSlash: Bool, path: Path, query: [QueryItem]) {
      self.startsWithSlash = startsWithSlash
      self.path = path
      self.query = query
    }
  }
}
