import WaymarkDiagnostics

/// A URL pattern of an existing app, and the screen that it opens.
package struct ImportedLink: Sendable {
  /// The patterns. A pattern with optional parts in its middle has one element for each combination.
  package var patterns: [ImportedPattern]
  /// The name of the screen as the file spells it, such as `reader.blogPost`; `nil` if the file has no name.
  package var destination: String?
  /// The pattern as the file spells it.
  package var text: String
  package var span: Span
  /// A Boolean value that indicates whether the existing router takes the first link that matches a URL. Links of
  /// such a router are in the router's order.
  package var isOrdered = true
  /// URLs that the link must match, such as URLs of a log.
  package var examples: [String] = []
  /// The number of URLs in the logs that the link matches; 0 without logs.
  package var count = 0
  package var notes: [ImportNote] = []

  package init(_ patterns: [ImportedPattern], to destination: String?, text: String, at span: Span) {
    self.patterns = patterns
    self.destination = destination
    self.text = text
    self.span = span
  }
}

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
    /// A few texts.
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
    /// The key is not in the query.
    case absent
  }
}
