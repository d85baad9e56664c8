/// The parts of a URL pattern in canonical form.
package enum LinkPattern {
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
