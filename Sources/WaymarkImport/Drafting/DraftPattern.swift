/// A URL pattern that a spec can express. Captures have names of the spec, and their types belong to the screen.
struct DraftPattern: Hashable {
  enum Segment: Hashable {
    case literal(String)
    case capture(String, prefix: String, suffix: String, isOptional: Bool)
    /// The rest of the path, which is always the last segment.
    case rest(String?, allowsEmpty: Bool)
  }

  struct QueryItem: Hashable {
    enum Value: Hashable {
      case literal(String)
      case capture(String, isOptional: Bool)
      case absent
    }

    var key: String
    var value: Value
  }

  var segments: [Segment] = []
  var query: [QueryItem] = []
  var fragment: [Segment]?
  /// A Boolean value that indicates whether the fragment starts with a slash, as in `#/users/1`.
  var hasFragmentSlash = false

  /// The number of literal segments, and the positions of the literal segments. A router that does not use the order of
  /// its patterns usually prefers the more literal pattern.
  var literalness: [Int] {
    let literals = segments.map { if case .literal = $0 { 1 } else { 0 } }
    return [literals.reduce(0, +)] + literals
  }
}

/// A capture of a pattern, with its name in the spec.
struct DraftCapture: Hashable {
  var name: String
  var type: ImportedPattern.CaptureType
  var isOptional: Bool
}
