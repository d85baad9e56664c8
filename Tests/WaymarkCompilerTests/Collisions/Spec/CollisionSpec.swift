/// A small spec, made so that its links get in each other's way.
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
    /// Without a name, it is not looked at.
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
  }

  struct Pattern: Hashable {
    enum Start: Hashable {
      /// The origins that the link names, or the default ones.
      case origins
      case scheme(String)
      /// Without a scheme, `//host`.
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
    /// Names of origins.
    var origins: [String]?
    var beats: [String] = []
  }

  var origins: [Origin] = []
  /// Tabs' links, then routes', then those that the app resolves, then redirects.
  var links: [Link] = []
  var claims: [Pattern] = []
  var isLeftmost = false
  /// The types of the labels that hosts capture, for those who declare parameters.
  var labelTypes: [String: TypeNumber] = [:]
  /// What has `params`.
  var declaring: Set<Target> = []
}

extension CollisionSpec {
  /// What `beats` calls a link's target; nil for a redirect.
  static func name(of target: Target) -> String? {
    switch target {
    case .tab: "main"
    case .route(let index): "r\(index)"
    case .app(let index): "app\(index)"
    case .redirect: nil
    }
  }

  /// The patterns of links, then those of claims.
  var patterns: [Pattern] { links.map(\.pattern) + claims }

  /// The type of a label that a host captures, for a link or a claim.
  func labelType(_ name: String, of index: Int) -> TypeNumber {
    guard index < links.count, declaring.contains(links[index].target) else { return .string }
    return labelTypes[name] ?? .string
  }
}

extension CollisionSpec.Path {
  /// What may stand at a position, counted from 0; nil where the path has ended before.
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

  /// The number of segments from which on nothing changes.
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
