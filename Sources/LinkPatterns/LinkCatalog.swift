import WaymarkLinks

/// The names and the patterns of a spec's links, without source locations.
///
/// A link table finds the link that a URL matches. The catalog has what is needed to describe the result: the names of
/// the screens and the parameters, and the patterns of the links that do not match. The map page contains the catalog
/// as bytes (``init(bytes:)``).
package struct LinkCatalog: Equatable, Sendable {
  /// The name of the spec's root file.
  package var specName = ""
  /// The name of the generated enum, such as `ShopNavigation`.
  package var namespace = ""
  /// The links, in the order of the spec.
  package var links: [Link] = []
  package var types: [DeclaredType] = []
  /// The automaton of the type `URL`, in the format of ``LinkTable``.
  package var urlTexts: [UInt8] = []
  package var origins: [String] = []
  package var conditions: [String] = []
  package var tabs: [Tab] = []
  package var routes: [Named] = []
  package var resolvedLinks: [Named] = []
  /// The cases of the generated enum for each presentation.
  package var screens: [Destination.Kind: [ScreenCase]] = [:]
  /// The pairs of links in which one link takes precedence, although its URLs are not a subset of the other link's URLs.
  package var decisions: [Decision] = []

  package init() {}

  /// A link, in the form that comparisons with a URL need.
  package struct Link: Equatable, Sendable {
    /// The pattern in the syntax of the spec.
    package var text: String
    package var endpoints: [Endpoint]
    /// The path of web URLs.
    package var path: LinkPattern.Path
    /// The path of URLs with a custom scheme.
    package var appPath: LinkPattern.Path
    package var query: [LinkPattern.QueryItem]
    package var fragment: LinkPattern.Fragment?
    /// The type of each capture that provides a parameter, keyed by the capture's name.
    package var captureTypes: [String: ValueType]
    package var target: Target
    /// The name of the target. The name of a redirect is the pattern of the new URL.
    package var name: String
    package var summary: [String]
    package var file: String
    package var line: Int

    package init(
      text: String, endpoints: [Endpoint], path: LinkPattern.Path, appPath: LinkPattern.Path,
      query: [LinkPattern.QueryItem], fragment: LinkPattern.Fragment?, captureTypes: [String: ValueType],
      target: Target, name: String, summary: [String], file: String, line: Int
    ) {
      self.text = text
      self.endpoints = endpoints
      self.path = path
      self.appPath = appPath
      self.query = query
      self.fragment = fragment
      self.captureTypes = captureTypes
      self.target = target
      self.name = name
      self.summary = summary
      self.file = file
      self.line = line
    }
  }

  /// The destination of a link. The associated value is an index in the spec.
  package enum Target: Hashable, Sendable {
    case tab(Int)
    case route(Int)
    case app(Int)
    case redirect
  }

  /// A scheme, and for a web URL a host.
  package struct Endpoint: Hashable, Sendable {
    package var origin: Int
    package var scheme: String
    package var host: Host?
    /// The endpoint in the syntax of the spec, such as `https://{shop}.example.com`.
    package var text: String

    package init(origin: Int, scheme: String, host: Host?, text: String) {
      self.origin = origin
      self.scheme = scheme
      self.host = host
      self.text = text
    }
  }

  package struct Host: Hashable, Sendable {
    /// The labels in front of the name.
    package var front: [Label]
    package var name: String
    /// The port; 0 for the default port of the endpoint's scheme.
    package var port: Int

    package init(front: [Label], name: String, port: Int) {
      self.front = front
      self.name = name
      self.port = port
    }

    package var captures: [String] {
      front.compactMap { if case .capture(let name) = $0 { name } else { nil } }
    }
  }

  package enum Label: Hashable, Sendable {
    case capture(String)
    case any
  }

  /// An entry of the `types` key.
  package struct DeclaredType: Equatable, Sendable {
    /// The name and the values of the type, such as "a Sort (`new` or `old`)".
    package var phrase: String
    package var texts: Texts

    package init(phrase: String, texts: Texts) {
      self.phrase = phrase
      self.texts = texts
    }
  }

  package enum Texts: Equatable, Sendable {
    /// The texts of an enum's cases.
    case cases([String])
    /// The primitive type of a refinement, and an automaton in the format of ``LinkTable``.
    case refinement(PrimitiveType, [UInt8])
    /// A URL never contains a value of a native type.
    case native
  }

  /// A declaration with a name and parameters.
  package struct Named: Equatable, Sendable {
    package var name: String
    package var parameters: [String]

    package init(name: String, parameters: [String]) {
      self.name = name
      self.parameters = parameters
    }
  }

  package struct Tab: Equatable, Sendable {
    package var named: Named
    /// The index of the tab that the navigator selects if this tab is hidden.
    package var fallback: Int?
    /// The index of the condition that shows the tab.
    package var condition: Int?
    package var userCanHide: Bool

    package init(named: Named, fallback: Int?, condition: Int?, userCanHide: Bool) {
      self.named = named
      self.fallback = fallback
      self.condition = condition
      self.userCanHide = userCanHide
    }
  }

  /// A case of a generated enum.
  package enum ScreenCase: Equatable, Sendable {
    /// The index of the route.
    case route(Int)
    /// The indices of the routes that a feature declares.
    case feature([Int])
  }

  package struct Decision: Hashable, Sendable {
    package var winner, loser: Int
    /// A Boolean value that indicates whether the winner's key `beats` names the loser.
    ///
    /// Otherwise, the spec sets `ambiguity: leftmost`.
    package var isDeclared: Bool

    package init(winner: Int, loser: Int, isDeclared: Bool) {
      self.winner = winner
      self.loser = loser
      self.isDeclared = isDeclared
    }
  }
}

extension Destination.Kind {
  /// The kinds of screens, in the order of the catalog.
  package static let screens: [Self] = [.push, .sheet, .cover, .window]

  /// The name of the presentation in a spec; empty for a destination that is not a screen.
  package var presentation: String {
    switch self {
    case .tab, .link: ""
    case .push: "push"
    case .sheet: "sheet"
    case .cover: "cover"
    case .window: "window"
    }
  }
}
