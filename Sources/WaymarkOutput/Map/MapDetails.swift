import SpecText

struct MapDetails {
  private let map: AppMap
  private let outgoing, incoming: [[AppMap.Connection]]

  init(_ map: AppMap) {
    self.map = map
    var outgoing = [[AppMap.Connection]](repeating: [], count: map.screens.count)
    var incoming = outgoing
    for connection in map.connections {
      outgoing[connection.start].append(connection)
      incoming[connection.end].append(connection)
    }
    self.outgoing = outgoing
    self.incoming = incoming
  }

  func write(to body: inout Markup) {
    body.element("section", ["class": "screens", "aria-label": "All screens"]) { section in
      for (lane, entry) in map.lanes.enumerated() {
        let screens = map.screens.indices.filter { map.screens[$0].lane == lane }
        if screens.isEmpty { continue }
        section.element("h2", text: entry.title)
        section.element("div", ["class": "group"]) { group in
          for screen in screens {
            write(screen, to: &group)
            group.newline()
          }
        }
      }
    }
  }

  private func write(_ index: Int, to group: inout Markup) {
    let screen = map.screens[index]
    group.element("article", ["class": "screen", "id": .text("screen-\(index)")]) { article in
      article.element("h3", text: screen.kind == .redirects ? "Redirects to \(screen.name)" : screen.heading)
      article.element("p", ["class": "kind"]) { kind in
        kind.element("code", text: screen.name)
        kind.text(", \(Self.kind(of: screen))")
      }
      for line in screen.summary?.lines ?? [] where !line.isEmpty { article.element("p", text: line) }
      if screen.isOrphan {
        article.element("p", ["class": "bad"], text: "No key opens and no link leads to this screen.")
      }
      if screen.difference == .removed { article.element("p", ["class": "bad"], text: "This screen was removed.") }
      article.element("dl") { list in facts(index, &list) }
    }
  }

  private static func kind(of screen: AppMap.Screen) -> String {
    switch screen.kind {
    case .tab: "tab"
    case .resolvedLink: "link that the app resolves"
    case .redirects: counted(screen.patterns.count, "redirect")
    case .route: screen.presentations.joined(separator: " or ") + (screen.feature.map { ", feature \($0)" } ?? "")
    }
  }

  private func facts(_ index: Int, _ list: inout Markup) {
    let screen = map.screens[index]
    entry("Parameters", screen.parameters, &list) { $1.element("code", text: $0) }
    if let returns = screen.returns { entry("Returns", [returns], &list) { $1.element("code", text: $0) } }
    entry("Gate", screen.gates, &list) { gate, markup in
      Self.message(
        "Shown instead of the tabs until `\(gate.condition)` is true, and links wait. If `\(gate.condition)` becomes false, "
          + "the state behind the gate is \(gate.resets ? "dropped" : "kept").", &markup)
    }
    entry("Conditions", screen.requires, &list) { name, markup in
      markup.element("code", text: name)
      if let screen = map.conditions.first(where: { $0.name == name })?.presents { markup.text(", presents \(screen)") }
    }
    if let key = screen.titleKey { entry("Title key", [key], &list) { $1.element("code", text: $0) } }
    links(screen, &list)
    connections("Opened by", incoming[index].filter { $0.kind != .redirect }, &list) { $0.start }
    connections("Opens", outgoing[index], &list) { $0.end }
    connections("Redirects", incoming[index].filter { $0.kind == .redirect }, &list) { $0.start }
    if let id = screen.accessibilityID {
      entry("Accessibility identifier", [id], &list) { $1.element("code", text: $0) }
    }
    entry("Elements", screen.elements.map { "\($0.name): \($0.id)" }, &list) { $1.element("code", text: $0) }
    entry("Metadata", screen.metadata.map { "\($0.key): \($0.value)" }, &list) { $1.element("code", text: $0) }
    if let comparison = map.comparison {
      entry("Changes", screen.changes, &list) { Self.write(comparison.changes[$0], to: &$1) }
    }
    entry("Findings", screen.findings, &list) { Self.write(map.findings[$0], to: &$1) }
    if let place = screen.place {
      entry("Declared in", ["\(place.name):\(place.line)"], &list) { $1.element("code", text: $0) }
    }
  }

  private func links(_ screen: AppMap.Screen, _ list: inout Markup) {
    // The links of a removed screen are not in the inventory.
    guard let inventory = map.inventory, screen.difference != .removed else {
      entry("Links", screen.patterns, &list) { $1.element("code", text: $0) }
      return
    }
    entry("Links", screen.links.map { inventory.links[$0] }, &list) { link, markup in
      markup.element("code", text: link.pattern)
      if let deprecation = link.deprecation { markup.text(", deprecated: \(deprecation)") }
      if !link.requires.isEmpty { markup.text(", if \(link.requires.joined(separator: " and "))") }
      if let otherwise = link.otherwise { markup.text(", otherwise \(otherwise)") }
      if let note = link.gateNote { Self.message(", \(note)", &markup) }
      switch link.example {
      case .url(let url):
        markup.element("br")
        markup.text("for example ")
        markup.element("code", text: url)
      case .none(let reason): markup.text(", no example: \(reason)")
      }
    }
  }

  private func connections(
    _ title: String, _ connections: [AppMap.Connection], _ list: inout Markup, other: (AppMap.Connection) -> Int
  ) {
    entry(title, connections, &list) { connection, markup in
      let index = other(connection)
      let screen = map.screens[index]
      markup.element(
        "a", ["href": .text("#screen-\(index)")],
        text: screen.kind == .redirects ? screen.patterns.joined(separator: ", ") : screen.heading)
      if connection.kind != .push, connection.kind != .redirect { markup.text(" (\(connection.kind.rawValue))") }
    }
  }

  private func entry<Value>(
    _ title: String, _ values: [Value], _ list: inout Markup, _ item: (Value, inout Markup) -> Void
  ) {
    if values.isEmpty { return }
    list.element("dt", text: title)
    for value in values { list.element("dd") { item(value, &$0) } }
  }

  static func write(_ finding: AppMap.Finding, to markup: inout Markup) {
    markup.element("strong", ["class": finding.isError ? "bad" : "warn"], text: finding.isError ? "error" : "warning")
    markup.text(": ")
    message(finding.message, &markup)
    markup.text(" ")
    markup.element("code", text: "\(finding.path):\(finding.line):\(finding.column)")
    markup.text(" [\(finding.rule)]")
    if let help = finding.help { markup.element("span", ["class": "help"]) { message(help, &$0) } }
  }

  static func write(_ change: AppMap.Change, to markup: inout Markup) {
    markup.element(
      "strong", ["class": change.isBreaking ? "bad" : "warn"], text: change.isBreaking ? "breaking" : "change")
    markup.text(" \(change.kind): ")
    message(change.message, &markup)
    if let witness = change.witness {
      markup.element("span", ["class": "help"]) { line in
        line.element("code", text: witness.url)
        message(": before, \(witness.before); now, \(witness.after)", &line)
      }
    }
    if let help = change.help { markup.element("span", ["class": "help"]) { message(help, &$0) } }
  }

  private static func message(_ text: String, _ markup: inout Markup) {
    for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() where !part.isEmpty {
      if index % 2 == 0 { markup.text(String(part)) } else { markup.element("code", text: String(part)) }
    }
  }
}
