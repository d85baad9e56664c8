import WaymarkLinks

/// In canonical form.
package enum LinkPattern {
  package struct Path: Hashable, Sendable {
    package var segments: [Segment] = []
    package var tail: Tail = .none

    package init(segments: [Segment] = [], tail: Tail = .none) {
      self.segments = segments
      self.tail = tail
    }
  }

  package enum Segment: Hashable, Sendable {
    case literal(String)
    case capture(Capture)
  }

  package enum Tail: Hashable, Sendable {
    case none
    case optional(Capture)
    /// `allowsNone` also matches no segment. Without `name`, the segments are not captured.
    case rest(name: String?, isList: Bool, allowsNone: Bool)
  }

  /// The prefix and the suffix are canonical, and usually empty.
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

    package init(type: ValueType) { self.init(name: "", type: type) }
  }

  package struct QueryItem: Hashable, Sendable {
    /// Canonical. Printed URLs contain the first key.
    package let keys: [String]
    package let value: QueryValue

    package init(keys: [String], value: QueryValue) {
      self.keys = keys
      self.value = value
    }
  }

  package enum QueryValue: Hashable, Sendable {
    /// Exactly once, in canonical form.
    case literal(String)
    case required(name: String, ValueType)
    /// Does not affect whether a URL matches.
    case optional(name: String, ValueType)
    /// All values of the type, in the order of the URL. Does not affect whether a URL matches.
    case list(name: String, ValueType)
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

    package var mayBeAbsent: Bool {
      guard case .optional = path.tail else { return false }
      return !startsWithSlash && path.segments.isEmpty && query.isEmpty
    }
  }
}

/// The options of an origin that change the meaning of its URLs.
package struct URLReading: Hashable, Sendable {
  /// ASCII letters in path literals and in the texts of enums match in either case.
  package var ignoresCase = false
  /// In the values of queries, `+` means a space.
  package var plusIsSpace = false

  package init() {}
}

package enum ValueType: Hashable, Sendable {
  case primitive(PrimitiveType)
  case declared(Int)
}
