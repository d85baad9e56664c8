import WaymarkLinks
import WaymarkYAML

/// A URL pattern in canonical form.
///
/// `Pattern` is a class because an instance is large and immutable, and copies would slow down every compiler phase.
package final class Pattern: Sendable {
  package let text: Text
  /// The endpoints whose URLs can match the pattern.
  package let endpoints: [Endpoint]
  package let path: Path
  package let query: [QueryItem]
  package let fragment: Fragment?
  /// The type of each capture that provides a parameter, keyed by the capture's name.
  ///
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

  /// Returns the path for web URLs or for custom schemes.
  ///
  /// For custom schemes, the first segment of the path is in lowercase.
  package func path(isWeb: Bool) -> Path { isWeb ? path : foldedPath ?? path }

  /// A Boolean value that indicates whether the pattern accepts the same paths in web URLs and in URLs with custom
  /// schemes.
  package var isAlikeOnBothKinds: Bool {
    guard isOnWeb, isOnCustomSchemes, foldedPath == nil, case .literal? = path.segments.first else { return false }
    return true
  }

  /// The segments of a path or a fragment, followed by an optional tail.
  package struct Path: Hashable, Sendable {
    package var segments: [Segment] = []
    package var tail: Tail = .none

    package init(segments: [Segment] = [], tail: Tail = .none) {
      self.segments = segments
      self.tail = tail
    }
  }

  package enum Segment: Hashable, Sendable {
    /// A literal in canonical form, with the necessary percent-escapes.
    case literal(String)
    case capture(Capture)
  }

  package enum Tail: Hashable, Sendable {
    case none
    /// One optional segment.
    case optional(Capture)
    /// The remaining segments of the path.
    ///
    /// If `allowsNone` is `false`, the path must have at least one remaining segment. If `name` is `nil`, the remaining
    /// segments are not captured.
    case rest(name: String?, isList: Bool, allowsNone: Bool)
  }

  /// A captured part of a segment, between a literal prefix and a literal suffix.
  ///
  /// The prefix and the suffix are in canonical form, and usually empty.
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

    /// Creates an unnamed capture that matches every value of a type.
    package init(type: ValueType) {
      self.init(name: "", type: type)
    }
  }

  package struct QueryItem: Hashable, Sendable {
    /// The canonical keys of the item.
    ///
    /// Printed URLs contain the first key.
    package let keys: [String]
    package let value: QueryValue

    package init(keys: [String], value: QueryValue) {
      self.keys = keys
      self.value = value
    }
  }

  package enum QueryValue: Hashable, Sendable {
    /// A literal value in canonical form, which must appear exactly once.
    case literal(String)
    /// A value of the parameter's type, which must appear exactly once.
    case required(name: String, ValueType)
    /// An optional value of the parameter's type.
    ///
    /// An optional query item does not affect whether a URL matches.
    case optional(name: String, ValueType)
    /// All values that have the parameter's element type, in the order of the URL.
    ///
    /// A list of values does not affect whether a URL matches.
    case list(name: String, ValueType)
    /// The key must be absent from the URL.
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

    /// A Boolean value that indicates whether the pattern also matches a URL without a fragment.
    ///
    /// The value is `true` if the fragment consists of one optional capture, as in `/a#{n?}`.
    package var mayBeAbsent: Bool {
      guard case .optional = path.tail else { return false }
      return !startsWithSlash && path.segments.isEmpty && query.isEmpty
    }
  }
}
