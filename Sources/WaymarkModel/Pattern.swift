import WaymarkLinks
import WaymarkYAML

/// A pattern in canonical form.
///
/// A reference: a pattern is large, never changes, and every phase reads it. Copies would slow each of them down.
package final class Pattern: Sendable {
  package let text: Text
  /// What it stands on.
  package let endpoints: [Endpoint]
  package let path: Path
  package let query: [QueryItem]
  package let fragment: Fragment?
  /// The types of its captures that are parameters, and which of them a host has.
  package let captureTypes: [String: ValueType]
  package let isOnWeb: Bool
  package let isOnCustomSchemes: Bool
  /// The path on a custom scheme; nil where it is the same there, as most are.
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
    isOnWeb = endpoints.contains { $0.host != nil }
    isOnCustomSchemes = endpoints.contains { $0.host == nil }
    foldedPath = path.folded
  }

  /// The path as it is on the web, or on a custom scheme, where the first segment is in lower case.
  package func path(isWeb: Bool) -> Path { isWeb ? path : foldedPath ?? path }

  /// Whether it matches the same paths on the web and on custom schemes, whose first segment is in lower case.
  package var isAlikeOnBothKinds: Bool {
    guard isOnWeb, isOnCustomSchemes, foldedPath == nil, case .literal? = path.segments.first else { return false }
    return true
  }

  /// Segments, and how a path or a fragment may end after them.
  package struct Path: Hashable, Sendable {
    package var segments: [Segment] = []
    package var tail: Tail = .none

    package init(segments: [Segment] = [], tail: Tail = .none) {
      self.segments = segments
      self.tail = tail
    }
  }

  package enum Segment: Hashable, Sendable {
    /// Canonical text, with what must be escaped escaped.
    case literal(String)
    case capture(Capture)
  }

  package enum Tail: Hashable, Sendable {
    case none
    /// One more segment, or none.
    case optional(Capture)
    /// More segments: one at least, or any number. Without a name, they are not looked at.
    case rest(name: String?, isList: Bool, allowsNone: Bool)
  }

  /// One segment's worth of text between two literals, both in canonical form and mostly empty.
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

    /// One without a name, for any text of a type.
    package init(type: ValueType) {
      self.init(name: "", type: type)
    }
  }

  package struct QueryItem: Hashable, Sendable {
    /// Canonical; the first one is written.
    package let keys: [String]
    package let value: QueryValue

    package init(keys: [String], value: QueryValue) {
      self.keys = keys
      self.value = value
    }
  }

  package enum QueryValue: Hashable, Sendable {
    /// Exactly this, once; canonical.
    case literal(String)
    /// Well-typed, once.
    case required(name: String, ValueType)
    /// Decides nothing.
    case optional(name: String, ValueType)
    /// Every well-typed value in order; decides nothing.
    case list(name: String, ValueType)
    /// The key is not there.
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
