/// A URL pattern whose parts do not depend on the notation of a router.
package struct ImportedPattern: Hashable, Sendable {
  /// In lowercase, such as `https` and `myapp`. Empty if the file names no scheme.
  package var schemes: [String] = []
  /// Hosts of a spec. Empty if the file names no host. With a custom scheme, the host is the first segment.
  package var hosts: [String] = []
  package var segments: [Segment] = []
  package var query: [QueryItem] = []
  package var fragment: [Segment]?
  /// `true` for `#/users/1`.
  package var hasFragmentSlash = false
  package init(_ segments: [Segment] = []) { self.segments = segments }

  package enum Segment: Hashable, Sendable {
    /// Not percent-encoded.
    case literal(String)
    /// The texts are not percent-encoded and can be empty.
    case capture(Capture, prefix: String = "", suffix: String = "")
    /// Any number of segments, in any place, although a spec allows a rest only at the end.
    case rest(name: String?, allowsEmpty: Bool)
  }

  package struct Capture: Hashable, Sendable {
    /// The spelling of the file, not necessarily a valid name of a spec.
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
    /// A regular expression for the whole text.
    case matching(String)
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
    /// Not percent-encoded.
    case literal(String)
    case capture(Capture)
    case absent
  }
}
