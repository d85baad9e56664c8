import WaymarkDiagnostics
import WaymarkLinks
import WaymarkSpec
import WaymarkYAML

/// A pattern with what it leads to.
package struct Link: Sendable {
  package enum Target: Sendable {
    case tab(Int)
    case route(Int, RouteSyntax.Presentation)
    /// One of the links that the app resolves.
    case app(Int)
    case redirect(Redirect)
  }

  package var pattern: Pattern
  package var target: Target
  /// Where it lands; of a redirect, nothing.
  package var landing = LandingSteps()
  /// Indices of conditions that must hold.
  package var requires: [Int] = []
  package var deprecation: Text?
  package var beats: [Text] = []
  package var examples: [Text] = []
  package var rejects: [Text] = []
  /// Where it was declared.
  package let span: Span

  package init(
    pattern: Pattern, target: Target, landing: LandingSteps = LandingSteps(), requires: [Int] = [],
    deprecation: Text? = nil, beats: [Text] = [], examples: [Text] = [], rejects: [Text] = [], span: Span
  ) {
    self.pattern = pattern
    self.target = target
    self.landing = landing
    self.requires = requires
    self.deprecation = deprecation
    self.beats = beats
    self.examples = examples
    self.rejects = rejects
    self.span = span
  }

  package var isRedirect: Bool { if case .redirect = target { true } else { false } }
  package var isDeprecated: Bool { deprecation != nil }
}

/// Where a link lands: one value, applied at once.
package struct LandingSteps: Sendable {
  /// The index of the tab; nil for the current one.
  package var tab: Int?
  package var tabArguments: [ArgumentSource] = []
  package var stackChange: StackChange = .keep
  /// The screens of the stack, outermost first.
  package var stack: [Step] = []
  package var modal: (kind: RouteSyntax.Presentation, step: Step)?
  /// The screens on the modal screen's own stack.
  package var flow: [Step] = []
  /// The arguments of a link that the app resolves.
  package var appArguments: [ArgumentSource] = []

  package init(
    tab: Int? = nil, tabArguments: [ArgumentSource] = [], stackChange: StackChange = .keep,
    stack: [Step] = [], modal: (kind: RouteSyntax.Presentation, step: Step)? = nil, flow: [Step] = [],
    appArguments: [ArgumentSource] = []
  ) {
    self.tab = tab
    self.tabArguments = tabArguments
    self.stackChange = stackChange
    self.stack = stack
    self.modal = modal
    self.flow = flow
    self.appArguments = appArguments
  }

  /// A route with its arguments.
  package struct Step: Sendable {
    package let route: Int
    package let arguments: [ArgumentSource]

    package init(route: Int, arguments: [ArgumentSource]) {
      self.route = route
      self.arguments = arguments
    }
  }
}

/// Where an argument comes from.
package enum ArgumentSource: Sendable {
  /// A capture of the path, the host, the query or the fragment, by name.
  case capture(String)
  /// A fixed value, as a URL has it.
  case constant(String)
  /// Nothing in the URL: nil, the default, or an empty list.
  case absent
}

/// An entry of `redirects:`.
package struct Redirect: Sendable {
  package let target: Pattern
  /// What stands before the path, where the target says so itself; else it is as in the URL that was redirected.
  package let start: String?

  package init(target: Pattern, start: String?) {
    self.target = target
    self.start = start
  }
}

/// A pattern in canonical form.
///
/// A reference, as it is large, never changes, and is looked at by everybody: a copy of it would be felt in each phase.
package final class Pattern: Sendable {
  package let text: Text
  /// What it stands on.
  package let endpoints: [Endpoint]
  package let path: Path
  package let query: [QueryItem]
  package let fragment: Fragment?
  /// The types of its captures that are parameters, and which of them a host has.
  package let captureTypes: [String: ValueType]
  package let isOnWeb: Bool
  package let isOnCustomSchemes: Bool
  /// The path on a custom scheme; nil where it is the same there, as most are.
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
    isOnWeb = endpoints.contains { $0.host != nil }
    isOnCustomSchemes = endpoints.contains { $0.host == nil }
    foldedPath = path.folded
  }

  /// The path as it is on the web, or on a custom scheme, where the first segment is in lower case.
  package func path(isWeb: Bool) -> Path { isWeb ? path : foldedPath ?? path }

  /// Whether it matches the same paths on the web and on custom schemes, whose first segment is in lower case.
  package var isAlikeOnBothKinds: Bool {
    guard isOnWeb, isOnCustomSchemes, foldedPath == nil, case .literal? = path.segments.first else { return false }
    return true
  }

  /// Segments, and how a path or a fragment may end after them.
  package struct Path: Hashable, Sendable {
    package var segments: [Segment] = []
    package var tail: Tail = .none

    package init(segments: [Segment] = [], tail: Tail = .none) {
      self.segments = segments
      self.tail = tail
    }
  }

  package enum Segment: Hashable, Sendable {
    /// Canonical text, with what must be escaped escaped.
    case literal(String)
    case capture(Capture)
  }

  package enum Tail: Hashable, Sendable {
    case none
    /// One more segment, or none.
    case optional(Capture)
    /// More segments: one at least, or any number. Without a name, they are not looked at.
    case rest(name: String?, isList: Bool, allowsNone: Bool)
  }

  /// One segment's worth of text between two literals, both in canonical form and mostly empty.
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

    /// One without a name, for any text of a type.
    package init(type: ValueType) {
      self.init(name: "", type: type)
    }
  }

  package struct QueryItem: Hashable, Sendable {
    /// Canonical; the first one is written.
    package let keys: [String]
    package let value: QueryValue

    package init(keys: [String], value: QueryValue) {
      self.keys = keys
      self.value = value
    }
  }

  package enum QueryValue: Hashable, Sendable {
    /// Exactly this, once; canonical.
    case literal(String)
    /// Well-typed, once.
    case required(name: String, ValueType)
    /// Decides nothing.
    case optional(name: String, ValueType)
    /// Every well-typed value in order; decides nothing.
    case list(name: String, ValueType)
    /// The key is not there.
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
  }
}

extension Pattern {
  /// Whether a capture is not in each of the pattern's URLs.
  package func mayLack(_ name: String) -> Bool {
    let hosts = endpoints.map { $0.host?.captures.map(\.string) ?? [] }
    if hosts.contains(where: { $0.contains(name) }) { return !hosts.allSatisfy { $0.contains(name) } }
    return path.mayLack(name) || query.contains { $0.mayLack(name) } || fragment?.path.mayLack(name) ?? false
      || fragment?.query.contains { $0.mayLack(name) } ?? false
  }
}

extension Pattern.Path {
  fileprivate func mayLack(_ name: String) -> Bool {
    switch tail {
    case .none: false
    case .optional(let capture): capture.name == name
    case .rest(let rest, _, let allowsNone): rest == name && allowsNone
    }
  }
}

extension Pattern.QueryItem {
  fileprivate func mayLack(_ name: String) -> Bool {
    switch value {
    case .optional(let other, _), .list(let other, _): other == name
    case .literal, .required, .absent: false
    }
  }
}

extension Pattern.QueryItem {
  /// Whether a URL can fail it.
  package var decides: Bool {
    switch value {
    case .literal, .required, .absent: true
    case .optional, .list: false
    }
  }
}
