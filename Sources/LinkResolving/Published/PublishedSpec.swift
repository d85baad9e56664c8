import WaymarkLinks

/// A resolved spec without source ranges and sets of URLs: the form that all outputs about a spec share.
///
/// `waymark resolve`, the inventories, the map, and the map's engine read this form. Declarations refer to each other by
/// index, in the order of the spec. ``encoded()`` returns the form as bytes, which the map's page contains.
package struct PublishedSpec: Sendable {
  package var app = ""
  /// The path of the root file, as given on the command line.
  package var path = ""
  /// The path of the root file relative to its folder, which is the same on every machine.
  package var specName = ""
  /// The name of the generated enum, such as `ShopNavigation`.
  package var namespace = ""
  /// The bundle identifiers of the app, without the prefix of the team.
  package var bundleIDs: [String] = []
  package var origins: [Origin] = []
  package var conditions: [Condition] = []
  package var types: [DeclaredType] = []
  /// The automaton of the type `URL`, in the format of ``LinkTable``.
  package var urlTexts: [UInt8] = []
  package var features: [String] = []
  package var tabs: [Tab] = []
  package var routes: [Route] = []
  package var resolvedLinks: [ResolvedLink] = []
  package var links: [Link] = []
  /// The cases of the generated enum for each presentation.
  package var screens: [Destination.Kind: [ScreenCase]] = [:]
  /// The pairs of links in which one link takes precedence, although its URLs are not a subset of the other link's URLs.
  package var decisions: [Decision] = []
  package var tabBar = TabBar()
  /// A Boolean value that indicates whether a link is dropped while the app resolves another link.
  package var dropsConcurrentLinks = false
  /// The tables of the generated enums; `nil` if the spec has errors, or if it is the spec of a module.
  package var caseTables: CaseTables?
  /// The encoded link table; empty if errors leave the meaning of the links undefined.
  package var linkTable: [UInt8] = []

  package init() {}

  package struct Origin: Sendable {
    package var name = ""
    /// The URL prefixes of the origin, such as `https://example.com`.
    package var starts: [String] = []
    package var isDefault = true

    package init() {}
  }

  package struct Condition: Sendable {
    package var name = ""
    /// The route with which the user can make the condition true.
    package var screen: Int?

    package init() {}
  }

  /// An entry of the `types` key.
  package struct DeclaredType: Sendable {
    package var name = ""
    /// The name and the values of the type, such as "a Sort (`new` or `old`)".
    package var phrase = ""
    package var texts = Texts.native
    /// A value in the form of the simulator's commands.
    package var sample = ""

    package init() {}
  }

  package enum Texts: Sendable {
    case cases([Case])
    /// The primitive type of a refinement, and an automaton in the format of ``LinkTable``.
    case refinement(PrimitiveType, [UInt8])
    /// A URL never contains a value of a native type.
    case native
  }

  package struct Case: Sendable {
    package var name = ""
    package var text = ""

    package init() {}
  }

  package struct Parameter: Sendable {
    package var name = ""
    package var type = ValueType.primitive(.string)
    package var arity = Arity.required

    package init() {}
  }

  package enum Arity: Equatable, Sendable {
    case required, optional, list
    /// A default value, in the form that URLs use.
    case defaulted(String)
  }

  package struct Title: Sendable {
    /// The title, or its key in the app's string tables.
    package var text = ""
    package var isKey = false

    package init() {}
  }

  package struct Metadata: Sendable {
    package var key = ""
    /// The value, the default, or `.none`. The value of an enum is the name of the case.
    package var value = Argument.none

    package init() {}
  }

  /// The source location of a declaration.
  package struct Place: Sendable {
    /// The path that the user specified and that messages show.
    package var path = ""
    /// The path relative to the folder of the root file, which is the same on every machine.
    package var name = ""
    package var line = 0

    package init() {}
  }

  /// The common part of tabs, routes, and resolved links.
  package struct Declaration: Sendable {
    package var name = ""
    package var title: Title?
    /// The lines of the summary. The first and the last line are not empty.
    package var summary: [String]?
    package var parameters: [Parameter] = []
    package var metadata: [Metadata] = []
    package var accessibilityID: String?
    package var links: [Int] = []
    /// The routes that the screen opens, or that the app can return for a resolved link.
    package var opens: [Int] = []
    package var place = Place()

    package init() {}
  }

  package struct Tab: Sendable {
    package var declaration = Declaration()
    package var icon = ""
    /// The tab that the navigator selects if this tab is hidden.
    package var fallback: Int?
    package var condition: Int?
    package var visibility = Visibility.byDefault

    package init() {}
  }

  /// A rule that determines whether the user can hide a tab.
  package enum Visibility: UInt8, Sendable {
    case always, byDefault, optional
  }

  package struct Route: Sendable {
    package var declaration = Declaration()
    package var presentations: [Destination.Kind] = []
    package var feature: Int?
    package var requires: [Int] = []
    /// The type of the value that the screen returns, in the notation of the spec.
    package var returns: String?
    package var elements: [Element] = []
    package var parent: Int?
    /// The tabs in which the screen can be pushed; `nil` for all tabs.
    package var tabs: [Int]?
    /// The sheets and covers in which the screen can be pushed, and over which it can be presented.
    package var flows: [Int] = []
    package var covers: [Int] = []
    /// A Boolean value that indicates whether a tab, link, or screen leads to the screen.
    package var isReached = true

    package init() {}

    package var modalPresentation: Destination.Kind? { presentations.first { $0 == .sheet || $0 == .cover } }
  }

  /// An element of a screen with an accessibility identifier.
  package struct Element: Sendable {
    package var name = ""
    package var id = ""

    package init() {}
  }

  package struct ResolvedLink: Sendable {
    package var declaration = Declaration()
    package var tab: Int?

    package init() {}
  }

  package struct Link: Sendable {
    /// The pattern in the syntax of the spec.
    package var text = ""
    package var endpoints: [Endpoint] = []
    /// The path of web URLs.
    package var path = LinkPattern.Path()
    /// The path of URLs with a custom scheme.
    package var appPath = LinkPattern.Path()
    package var query: [LinkPattern.QueryItem] = []
    package var fragment: LinkPattern.Fragment?
    /// The type of each capture that provides a parameter, keyed by the capture's name.
    package var captureTypes: [String: ValueType] = [:]
    package var target = Target.redirect
    /// The name of the target. The name of a redirect is the pattern of the new URL.
    package var name = ""
    package var landing = Landing()
    package var arguments: [ArgumentSource] = []
    package var requires: [Int] = []
    package var deprecation: String?
    package var beats: [String] = []
    package var place = Place()

    package init() {}
  }

  /// The destination of a link. The associated value is an index in the spec.
  package enum Target: Hashable, Sendable {
    case tab(Int)
    case route(Int)
    case app(Int)
    case redirect
  }

  package enum ArgumentSource: Sendable {
    case url
    /// A value that the spec declares with `with`.
    case fixed(String)
    case absent
  }

  /// The routes that a link shows, outermost first.
  package struct Landing: Sendable {
    /// The tab; `nil` for the current tab.
    package var tab: Int?
    /// A Boolean value that indicates whether the link pushes the screens onto the current stack.
    package var keepsStack = false
    package var stack: [Int] = []
    package var modals: [Modal] = []

    package init() {}

    package struct Modal: Sendable {
      package var kind = Destination.Kind.sheet
      package var route = 0
      package var stack: [Int] = []

      package init() {}
    }
  }

  /// A scheme, and for a web URL a host.
  package struct Endpoint: Hashable, Sendable {
    package var origin = 0
    package var scheme = ""
    package var host: Host?
    /// The endpoint in the syntax of the spec, such as `https://{shop}.example.com`.
    package var text = ""

    package init() {}
  }

  package struct Host: Hashable, Sendable {
    package var front: [Label] = []
    package var name = ""
    /// The port; 0 for the default port of the endpoint's scheme.
    package var port = 0

    package init() {}

    package var captures: [String] {
      front.compactMap { if case .capture(let name) = $0 { name } else { nil } }
    }
  }

  package enum Label: Hashable, Sendable {
    case capture(String)
    case any
  }

  /// A case of a generated enum.
  package enum ScreenCase: Equatable, Sendable {
    case route(Int)
    /// The routes that a feature declares.
    case feature([Int])
  }

  package struct Decision: Hashable, Sendable {
    package var winner = 0
    package var loser = 0
    /// A Boolean value that indicates whether the winner's key `beats` names the loser.
    ///
    /// Otherwise, the spec sets `ambiguity: leftmost`.
    package var isDeclared = false

    package init() {}
  }

  package struct TabBar: Sendable {
    package var initial = 0
    package var retapPops = true
    package var customization: Customization?

    package init() {}
  }

  /// The changes that the user may make to the tab bar.
  package struct Customization: Sendable {
    package var minimum = 0
    package var allowsReordering = true
    package var resetSelects: Int?

    package init() {}
  }

  /// The ``CaseTable`` of each generated enum. The table of an enum without cases is empty.
  package struct CaseTables: Sendable {
    package enum Kind: Int, CaseIterable, Sendable {
      case route, sheet, cover, window, link, tabArguments
    }

    /// The tables in the order of the kinds.
    package var tables = Kind.allCases.map { _ in Table() }
    package var features: [Table] = []

    package init() {}

    package subscript(kind: Kind) -> [UInt8] {
      get { tables[kind.rawValue].bytes }
      set { tables[kind.rawValue].bytes = newValue }
    }
  }

  package struct Table: Sendable {
    /// The name by which another table refers to the enum of a feature.
    package var name = ""
    package var bytes: [UInt8] = []

    package init() {}
  }
}

extension PublishedSpec {
  /// Returns the tab, route, or resolved link that a link opens, or `nil` for a redirect.
  package func declaration(of target: Target) -> Declaration? {
    switch target {
    case .tab(let index): tabs[index].declaration
    case .route(let index): routes[index].declaration
    case .app(let index): resolvedLinks[index].declaration
    case .redirect: nil
    }
  }

  package func userCanHide(_ tab: Int) -> Bool {
    switch tabs[tab].visibility {
    case .always: false
    case .byDefault: tabBar.customization != nil
    case .optional: true
    }
  }
}

extension Destination.Kind {
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
