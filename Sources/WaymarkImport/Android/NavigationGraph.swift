import SpecText

/// The destinations of a navigation graph, as screens and links.
struct NavigationGraph {
  /// The place of a destination in the app.
  private struct Place {
    /// The tab that contains the destination; `nil` if the file does not show the tab.
    var tab: String?
    /// The start destination below the destination; `nil` if that is the root of a tab.
    var parent: String?
  }

  private static let mostTabs = 5

  private let names: GraphNames
  private let root: XMLElement
  /// The tab of an earlier file that includes this graph.
  private let includingTab: String?
  private var screens = ScreenList()
  private var links: [ImportedLink] = []
  private var schemes: [Located<String>] = []
  private var hosts: [Located<ImportedHost>] = []
  private var notes: [ImportNote] = []

  /// Creates an empty graph.
  ///
  /// - Parameters:
  ///   - root: The root element of the file.
  ///   - fileName: The name of the file without its extension, which other files use in `include`.
  ///   - knownScreens: The screens of other files.
  init(root: XMLElement, fileName: String, knownScreens: [ImportedScreen]) {
    self.root = root
    names = GraphNames(root)
    let tabs = Set(knownScreens.lazy.filter { $0.kind == .tab }.map(\.name))
    includingTab = [names.id(of: root), fileName].compactMap(\.self).first(where: tabs.contains)
  }

  /// Adds the collected contents to an app.
  consuming func move(into app: inout ImportedApp) {
    app.screens += screens.screens
    app.links += links
    app.add(schemes: schemes)
    app.add(hosts: hosts)
    app.notes += notes
  }

  // MARK: Structure

  mutating func read(_ root: XMLElement) {
    let start = names.start(of: root)
    let nested = root.children.filter { $0.name == "navigation" || $0.name == "include" }
    let startsNested = start.map { start in nested.contains { names.name(of: $0) == start } } ?? false
    if includingTab == nil, startsNested, 2...Self.mostTabs ~= nested.count {
      notes.append(
        ImportNote(
          .information, "the \(nested.count) nested graphs are tabs in the draft, because one of them is the start",
          help: "remove the tabs that the app does not have", at: root.span))
      for child in nested { readTab(child) }
      for child in root.children where child.name != "navigation" && child.name != "include" {
        read(child, Place())
      }
      addLinks(of: root, to: start)
    } else if let tab = includingTab {
      readContents(of: root, tab: tab, name: tab)
    } else if let start = names.innermostStart(of: root) {
      notes.append(
        ImportNote(
          .information, "the start destination \(Quoted(start)) is the only tab of the draft",
          help: "add the other tabs, which a navigation graph does not contain", at: root.span))
      readContents(of: root, tab: start, name: start)
    } else {
      notes.append(
        ImportNote(
          .decision, "the graph has no start destination, so the parents of the screens are unknown", at: root.span))
      for child in root.children { read(child, Place()) }
      addLinks(of: root, to: nil)
    }
  }

  /// Adds the tab of a nested graph.
  private mutating func readTab(_ graph: XMLElement) {
    guard let name = names.name(of: graph) else { return }
    if graph.name == "include" {
      noteInclude(graph)
      screens.add(ImportedScreen(name, .tab, at: graph.span))
    } else {
      readContents(of: graph, tab: name, name: name)
    }
  }

  /// Adds the destinations of a graph whose start destination is the root of a tab.
  private mutating func readContents(of graph: XMLElement, tab: String, name: String) {
    var screen = ImportedScreen(tab, .tab, at: graph.span)
    screen.title = names.title(of: graph)
    screens.add(screen)
    addLinks(of: graph, to: tab)
    readDestinations(of: graph, Place(tab: tab), root: tab)
  }

  /// Adds the destinations of a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - place: The place of the start destination of the graph.
  ///   - tab: The name of the tab whose root is the start destination; `nil` if the start destination is on a stack.
  private mutating func readDestinations(of graph: XMLElement, _ place: Place, root tab: String? = nil) {
    let start = names.start(of: graph)
    var inner = place
    if tab == nil, let start = names.innermostStart(of: graph) { inner.parent = start }
    for child in graph.children {
      let isStart = start != nil && names.name(of: child) == start
      if isStart, let tab {
        readRoot(child, of: tab, place)
      } else {
        read(child, isStart ? place : inner)
      }
    }
  }

  /// Adds the start destination of a tab, which is the root of the tab.
  private mutating func readRoot(_ element: XMLElement, of tab: String, _ place: Place) {
    if element.name == "navigation" {
      readDestinations(of: element, place, root: tab)
      addLinks(of: element, to: tab)
      return
    }
    if let index = screens.index(of: tab) {
      screens[index].title = screens[index].title ?? names.title(of: element)
      addParameters(of: element, toScreenAt: index)
    }
    addLinks(of: element, to: tab)
  }

  private mutating func read(_ element: XMLElement, _ place: Place) {
    switch element.name {
    case "navigation":
      readDestinations(of: element, place)
      addLinks(of: element, to: names.innermostStart(of: element))
    case "include": noteInclude(element)
    case "action", "argument", "deepLink": break
    default:
      guard let name = names.name(of: element) else { return }
      var screen = ImportedScreen(name, element.name == "dialog" ? .sheet : .pushed, at: element.span)
      screen.title = names.title(of: element)
      screen.tabs = place.tab.map { [$0] } ?? []
      if place.parent != name { screen.parent = place.parent }
      screens.add(screen)
      if let index = screens.index(of: name) { addParameters(of: element, toScreenAt: index) }
      addLinks(of: element, to: name)
    }
  }

  private mutating func noteInclude(_ element: XMLElement) {
    let graph = names.attribute("graph", of: element)?.text ?? ""
    notes.append(
      ImportNote(
        .information, "the graph \(Quoted(graph)) is in another file",
        help: "also import that file, after this file, with `--nav-graph`", at: element.span))
  }

  // MARK: Arguments and links

  private mutating func addParameters(of element: XMLElement, toScreenAt index: Int) {
    let uris = element.children.filter { $0.name == "deepLink" }.compactMap { names.attribute("uri", of: $0)?.text }
    let inURLs = Set(uris.flatMap(GraphURI.names))
    for argument in names.arguments(of: element) {
      if let problem = argument.problem {
        screens[index].notes.append(
          ImportNote(
            .decision, "the argument \(Quoted(argument.name)) \(problem)", help: "declare the type of the parameter",
            at: argument.span))
      }
      if argument.hasType, !inURLs.contains(argument.name) { screens[index].parameters.append(argument.capture) }
    }
  }

  private mutating func addLinks(of element: XMLElement, to destination: String?) {
    let deepLinks = element.children.filter { $0.name == "deepLink" }
    guard !deepLinks.isEmpty else { return }
    var arguments: [String: GraphNames.Argument] = [:]
    for argument in names.arguments(of: element) { arguments[argument.name] = argument }
    for deepLink in deepLinks {
      guard let uri = names.attribute("uri", of: deepLink) else {
        notes.append(
          ImportNote(
            .information, "this deep link has no `uri`, so the draft omits the link", at: deepLink.span))
        continue
      }
      if let reference = uri.reference {
        notes.append(
          ImportNote(
            .decision,
            "the URI of the link to \(Quoted(destination ?? "")) \(reference), and the value is not in the file",
            help: "add the link by hand", at: uri.span))
        continue
      }
      add(GraphURI(uri, arguments: arguments), of: deepLink, uri, to: destination)
    }
  }

  private mutating func add(
    _ link: GraphURI, of element: XMLElement, _ uri: AndroidValue, to destination: String?
  ) {
    guard let pattern = link.pattern else {
      notes += link.notes
      return
    }
    var imported = ImportedLink([pattern], to: destination, text: uri.text, at: uri.span)
    imported.isOrdered = false
    imported.notes = link.notes
    for name in ["action", "mimeType"] where names.attribute(name, of: element) != nil {
      imported.notes.append(
        ImportNote(
          .information, "a spec has no equivalent of `\(name)`, so the draft ignores the attribute", at: element.span))
    }
    schemes += pattern.schemes.filter { $0 != "https" && $0 != "http" }.map { Located($0, at: uri.span) }
    if let host = pattern.hosts.first {
      hosts.append(Located(ImportedHost(host, schemes: pattern.schemes), at: uri.span))
    }
    links.append(imported)
  }
}
