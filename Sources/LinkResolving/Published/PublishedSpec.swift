import WaymarkLinks

/// A resolved spec without source ranges and sets of URLs, which `waymark resolve`, the inventories, the map, and its
/// engine share. Declarations refer to each other by index, in the order of the spec.
package struct PublishedSpec: Sendable {
  package var app = ""
  /// The path as given on the command line.
  package var path = ""
  /// The path relative to the root file's folder, which is the same on every machine.
  package var specName = ""
  package var namespace = ""
  /// Without the prefix of the team.
  package var bundleIDs: [String] = []
  package var origins: [Origin] = []
  package var conditions: [Condition] = []
  package var gates: [Gate] = []
  package var types: [DeclaredType] = []
  /// An automaton in the format of ``LinkTable``.
  package var urlTexts: [UInt8] = []
  package var features: [String] = []
  package var tabs: [Tab] = []
  package var routes: [Route] = []
  package var resolvedLinks: [ResolvedLink] = []
  package var links: [Link] = []
  package var screens: [Destination.Kind: [ScreenCase]] = [:]
  /// Pairs in which the winner's URLs are not a subset of the other link's.
  package var decisions: [Decision] = []
  package var tabBar = TabBar()
  /// A link is dropped while the app resolves another.
  package var dropsConcurrentLinks = false
  /// `nil` for a spec with errors, or of a module.
  package var caseTables: CaseTables?
  /// Empty if errors leave the meaning of the links undefined.
  package var linkTable: [UInt8] = []

  package init() {}

  package struct Origin: Sendable {
    package var name = ""
    package var starts: [String] = []
    package var isDefault = true
    package var reading = URLReading()

    package init() {}
  }

  package struct Condition: Sendable {
    package var name = ""
    /// The user can make the condition true with this route.
    package var screen: Int?

    package init() {}
  }

  package struct Gate: Sendable {
    package var condition = 0
    package var route = 0
    package var resets = false

    package init() {}
  }

  package struct DeclaredType: Sendable {
    package var name = ""
    package var phrase = ""
    package var texts = Texts.native
    package var sample = ""

    package init() {}
  }

  package enum Texts: Sendable {
    case cases([Case])
    /// An automaton in the format of ``LinkTable``.
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
    case defaulted(String)
  }

  package struct Title: Sendable {
    /// Or its key in the app's string tables.
    package var text = ""
    package var isKey = false

    package init() {}
  }

  package struct Metadata: Sendable {
    package var key = ""
    /// The value, the default, or `.none`; for an enum, the name of the case.
    package var value = Argument.none

    package init() {}
  }

  package struct Place: Sendable {
    /// Messages show this path, as the user specified it.
    package var path = ""
    /// Relative to the folder of the root file, which is the same on every machine.
    package var name = ""
    package var line = 0

    package init() {}
  }

  package struct Declaration: Sendable {
    package var name = ""
    package var title: Title?
    /// The first and the last line are not empty.
    package var summary: [String]?
    package var parameters: [Parameter] = []
    package var metadata: [Metadata] = []
    package var accessibilityID: String?
    package var links: [Int] = []
    /// Routes that the screen opens, or that the app can return for a resolved link.
    package var opens: [Int] = []
    package var place = Place()

    package init() {}
  }

  package struct Tab: Sendable {
    package var declaration = Declaration()
    package var icon = ""
    package var fallback: Int?
    package var condition: Int?
    package var visibility = Visibility.byDefault

    package init() {}
  }

  package enum Visibility: UInt8, Sendable { case always, byDefault, optional }

  package struct Route: Sendable {
    package var declaration = Declaration()
    package var presentations: [Destination.Kind] = []
    package var feature: Int?
    package var requires: [Int] = []
    package var returns: String?
    package var elements: [Element] = []
    package var parent: Int?
    package var tabs: [Int]?
    /// The screen can be pushed inside these, and presented over them.
    package var flows: [Int] = []
    package var covers: [Int] = []
    package var gates: [Int] = []
    package var isReached = true

    package init() {}

    package var modalPresentation: Destination.Kind? { presentations.first { $0 == .sheet || $0 == .cover } }
  }

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
    package var text = ""
    package var endpoints: [Endpoint] = []
    package var path = LinkPattern.Path()
    package var appPath = LinkPattern.Path()
    package var query: [LinkPattern.QueryItem] = []
    package var fragment: LinkPattern.Fragment?
    /// Captures that provide a parameter, by name.
    package var captureTypes: [String: ValueType] = [:]
    package var target = Target.redirect
    /// The pattern of the new URL for a redirect.
    package var name = ""
    package var landing = Landing()
    package var arguments: [ArgumentSource] = []
    package var requires: [Int] = []
    /// `web`, or the pattern to which the link redirects while a condition is false; `nil` if the link is pending.
    package var otherwise: String?
    /// `nil` for a redirect.
    package var id: String?
    package var deprecation: String?
    package var beats: [String] = []
    package var place = Place()

    package init() {}
  }

  /// The associated value is an index in the spec.
  package enum Target: Hashable, Sendable {
    case tab(Int)
    case route(Int)
    case app(Int)
    case redirect
  }

  package enum ArgumentSource: Sendable {
    case url
    case fixed(String)
    case absent
  }

  package struct Landing: Sendable {
    package var tab: Int?
    /// The link pushes the screens onto the current stack.
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

  package struct Endpoint: Hashable, Sendable {
    package var origin = 0
    package var scheme = ""
    package var host: Host?
    package var text = ""
    package var reading = URLReading()

    package init() {}
  }

  package struct Host: Hashable, Sendable {
    package var front: [Label] = []
    package var name = ""
    /// 0 for the default port of the scheme.
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

  package enum ScreenCase: Equatable, Sendable {
    case route(Int)
    case feature([Int])
  }

  package struct Decision: Hashable, Sendable {
    package var winner = 0
    package var loser = 0
    /// The winner's `beats` names the loser; otherwise `ambiguity: leftmost` decides.
    package var isDeclared = false

    package init() {}
  }

  package struct TabBar: Sendable {
    package var initial = 0
    package var retapPops = true
    package var customization: Customization?

    package init() {}
  }

  package struct Customization: Sendable {
    package var minimum = 0
    package var allowsReordering = true
    package var resetSelects: Int?

    package init() {}
  }

  /// The table of an enum without cases is empty.
  package struct CaseTables: Sendable {
    package enum Kind: Int, CaseIterable, Sendable {
      case route, sheet, cover, window, gate, link, tabArguments
    }

    package var tables = Kind.allCases.map { _ in Table() }
    package var features: [Table] = []

    package init() {}

    package subscript(kind: Kind) -> [UInt8] {
      get { tables[kind.rawValue].bytes }
      set { tables[kind.rawValue].bytes = newValue }
    }
  }

  package struct Table: Sendable {
    /// The name in other tables for the enum of a feature.
    package var name = ""
    package var bytes: [UInt8] = []

    package init() {}
  }
}

extension PublishedSpec {
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
  package static let screens: [Self] = [.push, .sheet, .cover, .window, .gate]
}
