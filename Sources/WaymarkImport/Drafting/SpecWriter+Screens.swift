import SpecText

extension SpecWriter {
  mutating func addTabs() {
    add("")
    if spec.hasInventedTab { addComment("No file names the tabs of the app, so all screens open in one tab.", 0) }
    add("tabs:")
    for index in spec.tabs { addTab(index) }
  }

  private mutating func addTab(_ index: Int) {
    let screen = spec.screens[index]
    addNotes(screen.notes, 2, .screen(index))
    add("  \(key(screen.name)):", .screen(index))
    let title = screen.title.map { ScreenText.title($0) } ?? ScreenText.title(ofName: screen.name)
    add("    title: \(YAMLScalar.text(title))", .screen(index))
    add("    icon: \(ScreenText.icon(screen.name))", .screen(index))
    let parameters = ScreenParameters(spec, index, allOptional: true).text
    if let parameters { add("    params: \(parameters)", .screen(index)) }
    addOpens(screen, index)
    addLinks(of: index)
  }

  mutating func addRoutes(_ group: FeatureFiles.Group) {
    let live = group.screens.filter { spec.isLive($0) }
    guard !group.screens.isEmpty else { return }
    if !file.lines.isEmpty { add("") }
    add(live.isEmpty ? "# routes:" : "routes:")
    for (position, index) in group.screens.enumerated() {
      let section = group.sections[index]
      if isCompact, position == 0 ? section != nil : section != group.sections[group.screens[position - 1]] {
        if position > 0 { add("") }
        addComment(section ?? "Other screens", live.isEmpty ? 0 : 2)
      }
      if spec.isLive(index) { addRoute(index) } else { addRemovedRoute(index, live.isEmpty ? 0 : 2) }
    }
  }

  private mutating func addRoute(_ index: Int) {
    let screen = spec.screens[index]
    addNotes(screen.notes, 2, .screen(index))
    let keys = keys(of: index)
    let links = screen.links.map { spec.links[$0] }
    if isCompact, links.allSatisfy({ $0.notes.allSatisfy { $0.note.kind != .decision } && !$0.isRemoved }) {
      let all = keys + (links.isEmpty ? [] : ["links: [\(links.map(entry).joined(separator: ", "))]"])
      let line = "  \(key(screen.name)): { \(all.joined(separator: ", ")) }"
      if line.count <= Self.widestRoute {
        add(line, .screen(index))
        return
      }
    }
    add("  \(key(screen.name)):", .screen(index))
    for key in keys { add("    " + key, .screen(index)) }
    addLinks(of: index)
  }

  /// The maximum number of columns of a route on one line.
  private static let widestRoute = 100

  /// Returns the keys of a route except `links`.
  private func keys(of index: Int) -> [String] {
    let screen = spec.screens[index]
    var keys: [String] = []
    switch screen.kind {
    case .sheet: keys.append("present: sheet")
    case .cover: keys.append("present: cover")
    case .pushed, .tab: break
    }
    if let flow = screen.flow {
      keys.append("in: \(spec.screens[flow].name)")
    } else if spec.liveLinks(of: index).isEmpty, !opened.contains(index), screen.tabs.isEmpty {
      keys.append("in: []")
    } else if !screen.tabs.isEmpty, screen.tabs.count < spec.tabs.count {
      let names = screen.tabs.map { spec.screens[$0].name }
      keys.append("in: " + (names.count == 1 ? YAMLScalar.text(names[0]) : list(names)))
    }
    if !screen.extras.isEmpty, let text = ScreenParameters(spec, index, allOptional: false).text {
      keys.append("params: \(text)")
    }
    if let title = screen.title.map({ ScreenText.title($0) }), !title.isEmpty {
      keys.append("title: \(YAMLScalar.text(title))")
    }
    if let parent = screen.parent, spec.isLive(parent) {
      keys.append("parent: \(YAMLScalar.text(spec.screens[parent].name))")
    }
    let opens = screen.opens.filter { spec.isLive($0) }
    if !opens.isEmpty { keys.append("opens: " + list(opens.map { spec.screens[$0].name })) }
    return keys.isEmpty && screen.links.isEmpty ? ["in: []"] : keys
  }

  private mutating func addOpens(_ screen: DraftSpec.Screen, _ index: Int) {
    let opens = screen.opens.filter { spec.isLive($0) }
    if !opens.isEmpty { add("    opens: " + list(opens.map { spec.screens[$0].name }), .screen(index)) }
  }

  /// Adds a route as a comment, because all its links are comments.
  private mutating func addRemovedRoute(_ index: Int, _ indentation: Int) {
    let screen = spec.screens[index]
    addNotes(screen.notes + screen.links.flatMap { spec.links[$0].notes }, indentation)
    add(CommentText.verbatim("\(screen.name):", indentation: indentation))
    add(CommentText.verbatim("  links:", indentation: indentation))
    for link in screen.links {
      add(CommentText.verbatim("    - " + removedEntry(spec.links[link]), indentation: indentation))
    }
  }

  // MARK: Links

  private mutating func addLinks(of index: Int) {
    let links = spec.screens[index].links
    guard !links.isEmpty else { return }
    let isEmpty = links.allSatisfy { spec.links[$0].isRemoved }
    add(isEmpty ? "    # links:" : "    links:", isEmpty ? nil : .screen(index))
    for link in links {
      let indentation = isEmpty ? 4 : 6
      addNotes(spec.links[link].notes, indentation, .link(link))
      if spec.links[link].isRemoved {
        let start = isEmpty ? "  - " : "- "
        add(CommentText.verbatim(start + removedEntry(spec.links[link]), indentation: indentation))
      } else {
        add("      - " + entry(spec.links[link]), .link(link))
      }
    }
  }

  private func removedEntry(_ link: DraftSpec.Link) -> String {
    guard let text = try? spec.text(of: link), !link.pattern.segments.isEmpty || !link.pattern.query.isEmpty else {
      return YAMLScalar.inDoubleQuotes(link.text)
    }
    return YAMLScalar.text(text)
  }

  /// Returns a link as YAML on one line.
  private func entry(_ link: DraftSpec.Link) -> String {
    let text = (try? spec.text(of: link)) ?? link.text
    var keys: [String] = []
    switch link.place {
    case .tab(let tab): keys.append("in: \(YAMLScalar.text(spec.screens[tab].name))")
    case .current: keys.append("in: current")
    case nil: break
    }
    if case .origins(let origins) = link.start {
      keys.append("origins: " + list(origins.map { spec.origins[$0].name }))
    }
    let beaten = link.beats.filter { spec.isLive($0) }.map { spec.screens[$0].name }.sorted()
    if !beaten.isEmpty { keys.append("beats: " + list(beaten)) }
    if !link.examples.isEmpty { keys.append("examples: " + list(link.examples)) }
    let url = YAMLScalar.text(text)
    return keys.isEmpty ? url : "{ url: \(url), \(keys.joined(separator: ", ")) }"
  }
}
