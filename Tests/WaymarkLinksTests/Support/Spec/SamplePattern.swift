/// A pattern that contains decoded texts.
struct SamplePattern {
  enum Start {
    /// The origins of the link, or the default origins.
    case origins
    /// A custom scheme.
    case scheme(String)
    /// A host, after `https://`, `http://` or, without a scheme, `//`.
    case host(scheme: String?, SampleHost)
  }

  enum Segment {
    case literal(String)
    case capture(prefix: String, String, suffix: String)
  }

  enum Tail {
    case none
    case optional(String)
    /// One of `{name...}`, `**`, `{name...?}` and `{...?}`.
    case rest(String?, allowsNone: Bool)
  }

  struct Item {
    enum Value {
      case literal(String)
      case capture(String, isOptional: Bool)
      case absent
    }

    var keys: [String]
    var value: Value
  }

  struct Fragment {
    var startsWithSlash: Bool
    var path: Path
    var query: [Item]

    /// A Boolean value that indicates whether a URL without a fragment matches: the fragment is one optional capture.
    var mayBeAbsent: Bool {
      guard case .optional = path.tail else { return false }
      return !startsWithSlash && path.segments.isEmpty && query.isEmpty
    }
  }

  struct Path {
    var segments: [Segment] = []
    var tail: Tail = .none
  }

  var start: Start = .origins
  var path = Path()
  var query: [Item] = []
  var fragment: Fragment?
  /// The types that captures declare inline, by capture.
  var types: [String: String] = [:]

  /// The captures of the pattern, each with a value that indicates whether a URL may omit the capture.
  var captures: [(name: String, isOptional: Bool)] {
    path.captures + query.captures + (fragment.map { $0.path.captures + $0.query.captures } ?? [])
  }
}

extension SamplePattern.Path {
  var captures: [(name: String, isOptional: Bool)] {
    let names = segments.compactMap { if case .capture(_, let name, _) = $0 { name } else { nil } }
    let inSegments = names.map { (name: $0, isOptional: false) }
    switch tail {
    case .none, .rest(nil, _): return inSegments
    case .optional(let name): return inSegments + [(name, true)]
    case .rest(let name?, let allowsNone): return inSegments + [(name, allowsNone)]
    }
  }
}

extension [SamplePattern.Item] {
  var captures: [(name: String, isOptional: Bool)] {
    compactMap { if case .capture(let name, let isOptional) = $0.value { (name, isOptional) } else { nil } }
  }
}
