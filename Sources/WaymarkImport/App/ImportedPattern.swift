/// A URL pattern whose parts do not depend on the notation of a router.
package struct ImportedPattern: Hashable, Sendable {
  /// The schemes in lowercase, such as `https` and `myapp`. If the array is empty, the file names no scheme.
  package var schemes: [String] = []
  /// Hosts as a spec spells them. If the array is empty, the file names no host. The host of a URL with a custom scheme
  /// is the first segment instead.
  package var hosts: [String] = []
  package var segments: [Segment] = []
  package var query: [QueryItem] = []
  /// The fragment as segments; `nil` if the file names no fragment.
  package var fragment: [Segment]?
  /// A Boolean value that indicates whether the fragment starts with a slash, as in `#/users/1`.
  package var hasFragmentSlash = false

  package init(_ segments: [Segment] = []) { self.segments = segments }

  package enum Segment: Hashable, Sendable {
    /// A literal text that is not percent-encoded.
    case literal(String)
    /// A capture between two literal texts that are not percent-encoded and can be empty.
    case capture(Capture, prefix: String = "", suffix: String = "")
    /// Any number of segments. `name` is `nil` if the value is not used. A rest can be in any place, although a spec
    /// allows it only at the end.
    case rest(name: String?, allowsEmpty: Bool)
  }

  package struct Capture: Hashable, Sendable {
    /// The name as the file spells it. It is not necessarily a valid name of a spec.
    package var name: String
    package var type: CaptureType
    package var isOptional: Bool

    package init(_ name: String, _ type: CaptureType = .string, isOptional: Bool = false) {
      self.name = name
      self.type = type
      self.isOptional = isOptional
    }
  }

  package enum CaptureType: Hashable, Sendable {
    case string, int, uint, double, bool, uuid, date, slug
    /// Only in queries.
    case url
    case values([String])
    /// A regular expression for the whole text, which the language supports.
    case matching(String)
    /// Integers from a lower bound to an upper bound.
    case range(Int?, Int?)
  }

  package struct QueryItem: Hashable, Sendable {
    package var key: String
    package var value: QueryValue

    package init(_ key: String, _ value: QueryValue) {
      self.key = key
      self.value = value
    }
  }

  package enum QueryValue: Hashable, Sendable {
    /// The key has exactly this value, which is not percent-encoded.
    case literal(String)
    case capture(Capture)
    case absent
  }
}
