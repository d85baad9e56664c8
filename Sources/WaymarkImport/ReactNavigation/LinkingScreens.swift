import SpecText

/// The screens and the links of a linking configuration.
struct LinkingScreens {
  /// The place of the screens of a navigator.
  private struct Place {
    /// The path of the navigators that contain the screens.
    var path = ""
    var types: [String: ImportedPattern.CaptureType] = [:]
    var tab: String?
    /// The screen below the screens.
    var parent: String?
    /// The name of the screen that is the root of the tab. Links to the screen open the tab.
    var root: String?
    /// The kind of modal that contains the screens.
    var modal: ImportedScreen.Kind?
  }

  private var list = ScreenList()
  private(set) var notes: [ImportNote] = []
  private let origins: LinkingPrefixes
  private var links: [ImportedLink] = []
  /// The indices of links to navigators whose URLs open a screen of the navigator.
  private var dropped: Set<Int> = []
  private var notation = PatternNotation(style: .colons)

  init(origins: LinkingPrefixes) { self.origins = origins }

  var screens: [ImportedScreen] { list.screens }

  var finishedLinks: [ImportedLink] {
    links.enumerated().filter { !dropped.contains($0.offset) }.map(\.element)
  }

  /// Adds the screens of a configuration.
  ///
  /// - Throws: A ``FormatError`` if a value has the wrong type.
  mutating func read(
    _ members: [FileValue.Member], initialRouteName: String?, path: String, at span: Span
  ) throws(FormatError) {
    let all = try LinkingScreen.all(members, at: span)
    var place = Place()
    place.path = path
    let initial = all.first { $0.name == initialRouteName }
    if initialRouteName != nil, initial == nil { noteInitial(initialRouteName, at: span) }
    if let leaf = initial?.initialLeaf, !Self.hasTabs(all), isRoot(leaf) {
      notes.append(
        ImportNote(
          .information, "the initial screen \(Quoted(leaf.name)) is the only tab of the draft",
          help: "add the other tabs, which the configuration does not contain", at: leaf.span))
      addTab(leaf)
      place.tab = leaf.name
      place.root = initial?.name
    }
    read(all, tabs: LinkingScreen.tabs(among: all), initial: initial, place)
  }

  private static func hasTabs(_ screens: [LinkingScreen]) -> Bool {
    !LinkingScreen.tabs(among: screens).isEmpty || screens.contains { !$0.tabs.isEmpty || hasTabs($0.screens) }
  }

  private mutating func noteInitial(_ name: String?, at span: Span) {
    notes.append(
      ImportNote(
        .information, "the configuration has no screen \(Quoted(name ?? "")), which `initialRouteName` names", at: span)
    )
  }

  /// Returns a Boolean value that indicates whether a screen can be the root of a tab, which needs no values from a
  /// URL.
  private func isRoot(_ screen: LinkingScreen) -> Bool { !(screen.path ?? "").contains(":") }

  // MARK: Screens

  private mutating func read(
    _ all: [LinkingScreen], tabs: [LinkingScreen], initial: LinkingScreen?, _ place: Place
  ) {
    let names = Set(place.tab == nil ? tabs.map(\.name) : [])
    var inner = place
    // The initial screen is below the other screens, unless it is the root of a tab.
    if let leaf = initial?.initialLeaf, !names.contains(initial?.name ?? ""), place.root != initial?.name {
      inner.parent = leaf.name
    }
    for screen in all {
      if names.contains(screen.name) {
        readTab(screen, place)
      } else if screen.name == initial?.name || screen.name == place.root {
        read(screen, place)
      } else {
        var inner = inner
        inner.root = nil
        read(screen, inner)
      }
    }
  }

  private mutating func readTab(_ screen: LinkingScreen, _ place: Place) {
    addTab(screen)
    var inner = self.inner(screen, place)
    inner.tab = screen.name
    inner.parent = nil
    inner.root = screen.initialScreen?.name
    let own = addLinks(of: screen, place, to: screen.name, tab: screen.name)
    read(screen.screens, tabs: [], initial: screen.initialScreen, inner)
    dropLinks(own)
  }

  /// Adds a screen or a navigator that is no tab.
  private mutating func read(_ screen: LinkingScreen, _ place: Place) {
    if !screen.isNavigator {
      readLeaf(screen, place)
      return
    }
    var inner = self.inner(screen, place)
    if place.root == screen.name { inner.root = screen.initialScreen?.name } else { inner.root = nil }
    if let kind = screen.kind {
      inner.modal = kind
      inner.parent = nil
    } else if place.modal == nil {
      noteModalName(screen)
    }
    let tabs = place.tab == nil ? screen.tabs : []
    if screen.initialRouteName != nil, screen.initialScreen == nil {
      noteInitial(screen.initialRouteName, at: screen.span)
    }
    let own = addLinks(of: screen, place, to: destination(of: screen, tabs, place), tab: place.tab)
    read(screen.screens, tabs: tabs, initial: initial(of: screen, inner), inner)
    dropLinks(own)
  }

  /// Returns the initial screen of a navigator, but only if other screens open above the initial screen.
  ///
  /// Without `initialRouteName`, React Navigation opens a link without the initial screen.
  private func initial(of screen: LinkingScreen, _ place: Place) -> LinkingScreen? {
    screen.initialRouteName != nil || place.root != nil || place.modal != nil ? screen.initialScreen : nil
  }

  private func destination(of screen: LinkingScreen, _ tabs: [LinkingScreen], _ place: Place) -> String {
    if place.root == screen.name, let tab = place.tab { return tab }
    if !tabs.isEmpty { return (screen.initialScreen ?? tabs[0]).name }
    return screen.initialLeaf?.name ?? screen.name
  }

  private mutating func readLeaf(_ screen: LinkingScreen, _ place: Place) {
    if let tab = place.tab, place.root == screen.name, isRoot(screen) {
      if let index = list.index(of: tab) { list[index].title = list[index].title ?? screen.title }
      _ = addLinks(of: screen, place, to: tab, tab: tab)
      return
    }
    var kind = screen.kind ?? .pushed
    if screen.kind == nil, let modal = place.modal {
      // The first screen of a modal is the modal, and the other screens are on its stack.
      kind = place.parent == nil || place.parent == screen.name ? modal : .pushed
    }
    if screen.kind == nil, place.modal == nil { noteModalName(screen) }
    var imported = ImportedScreen(screen.name, kind, at: screen.span)
    imported.title = screen.title
    imported.tabs = place.tab.map { [$0] } ?? []
    if place.parent != screen.name { imported.parent = place.parent }
    add(imported)
    _ = addLinks(of: screen, place, to: screen.name, tab: place.tab)
  }

  private mutating func addTab(_ screen: LinkingScreen) {
    var tab = ImportedScreen(screen.name, .tab, at: screen.span)
    tab.title = screen.title
    add(tab)
  }

  private mutating func add(_ screen: ImportedScreen) {
    guard let index = list.add(screen), list[index].notes.isEmpty else { return }
    list[index].notes.append(
      ImportNote(
        .information, "several navigators contain a screen \(Quoted(screen.name)), and the draft has one screen",
        help: "rename one of the screens if they differ", at: screen.span))
  }

  private mutating func noteModalName(_ screen: LinkingScreen) {
    guard LinkingTypes.words(screen.name).contains(where: { $0 == "modal" || $0 == "modals" || $0 == "sheet" }) else {
      return
    }
    notes.append(
      ImportNote(
        .information, "the name \(Quoted(screen.name)) belongs to a modal, but the configuration has no presentation",
        help: "add `present: sheet` or `present: cover` to the routes", at: screen.span))
  }

  // MARK: Links

  private func inner(_ screen: LinkingScreen, _ place: Place) -> Place {
    var inner = place
    let path = path(screen.path ?? "", isExact: screen.isExact && screen.path != nil, place)
    // The parser rejects a longer pattern.
    inner.path = String(scalars: path.unicodeScalars.prefix(PatternNotation.longest + 1))
    inner.types.merge(screen.types) { _, own in own }
    return inner
  }

  private func path(_ path: String, isExact: Bool, _ place: Place) -> String {
    isExact || place.path.isEmpty ? path : path.isEmpty ? place.path : "\(place.path)/\(path)"
  }

  /// Adds the links of a screen, and returns their indices.
  private mutating func addLinks(
    of screen: LinkingScreen, _ place: Place, to destination: String, tab: String?
  ) -> Range<Int> {
    let start = links.count
    let types = place.types.merging(screen.types) { _, own in own }
    var paths = screen.aliases
    if let path = screen.path { paths.insert((path, screen.isExact, screen.span), at: 0) }
    for (path, isExact, span) in paths {
      addLink(self.path(path, isExact: isExact, place), types, own: screen.types, to: destination, tab: tab, at: span)
    }
    return start..<links.count
  }

  private mutating func addLink(
    _ path: String, _ types: [String: ImportedPattern.CaptureType], own: [String: ImportedPattern.CaptureType],
    to destination: String, tab: String?, at span: Span
  ) {
    // A path without slashes is no host.
    let text = "/" + path.split(separator: "/").joined(separator: "/")
    let result = notation.parse(text, parameters: types, at: span)
    guard !result.patterns.isEmpty else {
      notes += result.notes
      return
    }
    let patterns = result.patterns.flatMap { pattern in
      var pattern = pattern
      let names = Set(pattern.segments.compactMap(\.captureName))
      // Other parameters come from the query.
      for (name, type) in own.sorted(by: { $0.key < $1.key }) where !names.contains(name) {
        pattern.query.append(.init(name, .capture(.init(name, type, isOptional: true))))
      }
      return origins.patterns(pattern)
    }
    var link = ImportedLink(patterns, to: destination, text: text, at: span)
    link.isOrdered = false
    link.tab = tab == destination ? nil : tab
    link.notes = result.notes
    links.append(link)
  }

  /// Drops the links of a navigator if a later link, to one of its screens, has the same patterns.
  private mutating func dropLinks(_ own: Range<Int>) {
    guard !own.isEmpty, own.upperBound < links.count else { return }
    let inner = Set(links[own.upperBound...].map(\.patterns))
    for index in own where inner.contains(links[index].patterns) { dropped.insert(index) }
  }
}

extension ImportedPattern.Segment {
  fileprivate var captureName: String? {
    switch self {
    case .literal: nil
    case .capture(let capture, _, _): capture.name
    case .rest(let name, _): name
    }
  }
}
