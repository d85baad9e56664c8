import LinkResolving
import SpecModel
import SpecText

package struct AppMap: Sendable {
  package let app: String
  /// The path of the root file relative to its folder, which is the same on every machine.
  package let specName: String
  package internal(set) var lanes: [Lane]
  /// The tabs, routes, resolved links, and redirects in the order of the spec, then the removed screens.
  package internal(set) var screens: [Screen]
  package internal(set) var connections: [Connection]
  package let conditions: [Condition]
  package private(set) var findings: [Finding]
  /// `nil` if errors leave the meaning of the links undefined.
  package let inventory: LinkInventory?
  /// `nil` if the map shows only one version.
  package internal(set) var comparison: Comparison?
  package var engineData: [UInt8] = []

  package struct Lane: Sendable {
    package let kind: Kind
    package let title: String

    package enum Kind: Sendable, Equatable {
      /// The screens of a tab, which is identified by its index.
      case tab(Int)
      /// A gate, which is identified by the index of its screen, and the screens that only gates open.
      case gate(Int)
      /// The screens that can be pushed in any tab.
      case anyTab
      /// The screens that only the app's code shows, and the links that the app resolves.
      case app
      case removedTab, removedGate
    }

    var isGate: Bool { if case .gate = kind { true } else { false } }
  }

  package struct Screen: Sendable {
    package let kind: Kind
    package let name: String
    package var title: String?
    package var titleKey: String?
    package var icon: String?
    /// The position in the tab bar, counted from 1, if there are several tabs.
    package var tabNumber: Int?
    /// The app starts in this tab.
    package var isStart = false
    /// The conditions for which the screen is the gate, in the order of the spec.
    package var gates: [Gate] = []
    package var summary: LinkInventory.Summary?
    package var parameters: [String] = []
    package var presentations: [String] = []
    /// The form that the simulator reads, such as `product?id=1`.
    package var sample = ""
    package var feature: String?
    package var requires: [String] = []
    package var returns: String?
    package var metadata: [(key: String, value: String)] = []
    package var accessibilityID: String?
    package var elements: [(name: String, id: String)] = []
    package var lane = 0
    package var links: [Int] = []
    package var patterns: [String] = []
    package var findings: [Int] = []
    package var isOrphan = false
    package var difference: Difference?
    package var changes: [Int] = []
    package var place: PublishedSpec.Place?

    package enum Kind: String, Sendable {
      case tab, route
      case resolvedLink
      case redirects
    }

    package struct Gate: Sendable {
      package let condition: String
      /// The state behind the gate is dropped when the condition becomes false.
      package let resets: Bool
    }

    package init(_ kind: Kind, name: String) {
      self.kind = kind
      self.name = name
    }

    /// A Boolean value that indicates whether the screen can be the lowest one of the app.
    var isRoot: Bool { kind == .tab || !gates.isEmpty }

    package var heading: String { title.flatMap { $0.isEmpty ? nil : $0 } ?? name.words }
    /// A Boolean value that indicates whether the heading has other words than the name.
    var hasOwnTitle: Bool { heading.lowercased() != name.words.lowercased() }

    package var id: String { "\(kind.rawValue)-\(name)" }
  }

  package struct Connection: Sendable {
    package let start: Int
    package let end: Int
    package let kind: Kind
    /// The connection follows from `parent`, `in`, or a link of the screen.
    package let isImplied: Bool
    package var difference: Difference?

    package enum Kind: String, CaseIterable, Sendable {
      case push, sheet, cover, window
      /// The app can resolve a link to the screen.
      case resolves
      case redirect
    }
  }

  package struct Condition: Sendable {
    package let name: String
    /// The name of the screen with which the user can make the condition true.
    package let presents: String?
  }

  package struct Finding: Sendable {
    package let rule: String
    package let isError: Bool
    package let message: String
    package let help: String?
    package let path: String
    package let line: Int
    package let column: Int
  }

  package enum Difference: String, Sendable { case added, removed, changed }

  package struct Comparison: Sendable {
    package let revision: String
    package let changes: [Change]

    package init(revision: String, changes: [Change]) {
      self.revision = revision
      self.changes = changes
    }
  }

  package struct Change: Sendable {
    package let kind: String
    package let isBreaking: Bool
    package let subject: String
    package let message: String
    package let help: String?
    package let witness: (url: String, before: String, after: String)?
    package let span: Span?

    package init(
      kind: String, isBreaking: Bool, subject: String, message: String, help: String?,
      witness: (url: String, before: String, after: String)?, span: Span?
    ) {
      self.kind = kind
      self.isBreaking = isBreaking
      self.subject = subject
      self.message = message
      self.help = help
      self.witness = witness
      self.span = span
    }
  }
}

extension AppMap {
  package init(
    _ spec: PublishedSpec?, inventory: LinkInventory?, titles: [String?], files: [SourceFile],
    diagnostics: [Diagnostic],
    in model: NavigationModel?
  ) {
    self.inventory = inventory
    app = spec?.app ?? files[0].name
    specName = files[0].name
    findings = diagnostics.map { Finding($0, files) }
    conditions = (spec?.conditions ?? []).map { condition in
      Condition(name: condition.name, presents: condition.screen.flatMap { spec?.routes[$0].declaration.name })
    }
    guard let spec else {
      (lanes, screens, connections) = ([], [], [])
      return
    }
    var builder = MapBuilder(spec, titles)
    builder.addRedirects(inventory)
    builder.placeInLanes()
    (lanes, screens, connections) = (builder.lanes, builder.screens, builder.connections)
    for (number, diagnostic) in diagnostics.enumerated() {
      if let screen = model?.declaration(at: diagnostic.span) { screens[screen].findings.append(number) }
    }
  }
}

extension AppMap {
  /// The same drawing with the findings of another version, which belong to no screen.
  package func showing(findingsOf other: AppMap) -> AppMap {
    var map = self
    map.findings = other.findings
    for index in screens.indices { map.screens[index].findings = [] }
    return map
  }
}

extension AppMap.Finding {
  fileprivate init(_ diagnostic: Diagnostic, _ files: [SourceFile]) {
    self.init(
      rule: diagnostic.id.name, isError: diagnostic.severity == .error, message: diagnostic.message,
      help: diagnostic.help, path: files[Int(diagnostic.span.file)].name, line: Int(diagnostic.span.start.line),
      column: Int(diagnostic.span.start.column))
  }
}

extension NavigationModel {
  func declaration(at place: Span) -> Int? {
    func contains(_ name: Span, _ body: Span) -> Bool {
      name.file == place.file && name.start <= place.start && place.start < max(body.end, name.end)
    }
    return tabs.firstIndex { contains($0.name.span, $0.span) }
      ?? routes.firstIndex { contains($0.name.span, $0.span) }.map { tabs.count + $0 }
      ?? resolvedLinks.firstIndex { contains($0.name.span, $0.span) }.map { tabs.count + routes.count + $0 }
      ?? gates.first { contains($0.span, $0.span) }.map { tabs.count + $0.route.index }
  }
}
