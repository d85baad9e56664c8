/// A small spec whose links often collide.
struct CollisionSpec {
  struct Host: Hashable {
    enum Label: Hashable {
      case any
      case capture(String)
    }

    var front: [Label] = []
    var name: [String]
    var port: Int?
  }

  struct Origin {
    let name: String
    var schemes: [String]
    var hosts: [Host] = []
    var isDefault = true
    var ignoresCase = false
    var plusIsSpace = false
  }

  struct Capture: Hashable {
    var name = ""
    var type: TypeNumber
    var prefix = ""
    var suffix = ""
  }

  enum Segment: Hashable {
    case literal(String)
    case capture(Capture)
  }

  enum Tail: Hashable {
    case none
    case optional(Capture)
    /// The remaining segments, which are ignored if the rest has no name.
    case rest(String?, allowsNone: Bool)
  }

  struct Path: Hashable {
    var segments: [Segment] = []
    var tail = Tail.none
  }

  struct Item: Hashable {
    enum Value: Hashable {
      case literal(String)
      case required(Capture)
      case optional(Capture)
      case list(Capture)
      case absent
    }

    var keys: [String]
    var value: Value
  }

  struct Fragment: Hashable {
    var startsWithSlash: Bool
    var path: Path
    var query: [Item] = []

    /// A Boolean value that indicates whether a URL without a fragment matches: the fragment is one optional capture.
    var mayBeAbsent: Bool {
      guard case .optional = path.tail else { return false }
      return !startsWithSlash && path.segments.isEmpty && query.isEmpty
    }
  }

  struct Pattern: Hashable {
    enum Start: Hashable {
      /// The origins that the link names, or the default origins.
      case origins
      case scheme(String)
      /// A host, which is written as `//host` without a scheme.
      case host(scheme: String?, Host)
    }

    var start = Start.origins
    var path = Path()
    var query: [Item] = []
    var fragment: Fragment?
  }

  enum Target: Hashable {
    case tab
    case route(Int)
    case app(Int)
    case redirect(Pattern)
  }

  struct Link {
    var pattern: Pattern
    var target: Target
    /// The names of origins.
    var origins: [String]?
    var beats: [String] = []
  }

  var origins: [Origin] = []
  /// The links of tabs, followed by the links of routes, the resolved links, and the redirects.
  var links: [Link] = []
  var claims: [Pattern] = []
  var isLeftmost = false
  /// The types of captured host labels, for targets that declare parameters.
  var labelTypes: [String: TypeNumber] = [:]
  /// The targets with `params`.
  var declaring: Set<Target> = []
}

extension CollisionSpec {
  /// Returns the name of a target in `beats`, or `nil` for a redirect.
  static func name(of target: Target) -> String? {
    switch target {
    case .tab: "main"
    case .route(let index): "r\(index)"
    case .app(let index): "app\(index)"
    case .redirect: nil
    }
  }

  /// The patterns of links, followed by the patterns of claims.
  var patterns: [Pattern] { links.map(\.pattern) + claims }

  /// Returns the type of a captured host label for a link or a claim.
  func labelType(_ name: String, of index: Int) -> TypeNumber {
    guard index < links.count, declaring.contains(links[index].target) else { return .string }
    return labelTypes[name] ?? .string
  }
}

extension CollisionSpec.Path {
  /// Returns the shape of the text at a position, starting from 0, or `nil` if the path cannot have a segment there.
  func shape(at position: Int) -> TextShape? {
    if position < segments.count { return segments[position].shape }
    switch tail {
    case .none: return nil
    case .optional(let capture): return position == segments.count ? capture.shape : nil
    case .rest: return .any
    }
  }

  func mayEnd(at count: Int) -> Bool {
    switch tail {
    case .none: count == segments.count
    case .optional: count == segments.count || count == segments.count + 1
    case .rest(_, let allowsNone): count > segments.count || (allowsNone && count == segments.count)
    }
  }

  /// The path length beyond which the shapes of further segments are equal.
  var length: Int { if case .none = tail { segments.count } else { segments.count + 1 } }
}

extension CollisionSpec.Segment {
  var shape: TextShape {
    switch self {
    case .literal(let text): .literal(text)
    case .capture(let capture): capture.shape
    }
  }
}

extension CollisionSpec.Capture {
  var shape: TextShape { .capture(type, prefix: prefix, suffix: suffix) }
}
