import SpecText

/// GitHub Flavored Markdown with a table for each part of the app. Text of the spec is in code spans, where it cannot
/// become markup or mention a user.
enum MarkdownInventory {
  static func text(of inventory: LinkInventory) -> String {
    var text = "# Links of \(code(inventory.spec.app))\n\n"
    guard !inventory.links.isEmpty else { return text + "There are none.\n" }
    text += inventory.spec.origins.map { origin in
      let starts = origin.starts.map(code).joined(separator: ", ")
      return "- \(code(origin.name)): \(starts)\(origin.isDefault ? "" : " (only links that name it)")\n"
    }.joined()
    for group in inventory.groups {
      text += "\n## \(heading(group))\n\n"
      text += "| Link | Leads to | With | Example | Notes | Declared |\n|---|---|---|---|---|---|\n"
      text += group.links.map { "| \(cells($0, inventory).joined(separator: " | ")) |\n" }.joined()
    }
    return text
  }

  private static func heading(_ group: LinkInventory.Group) -> String {
    switch group.kind {
    case .tab(let name, _): "Tab \(code(name))"
    case .currentTab: "Over the current tab"
    case .gates: "Over a gate"
    case .app: "For the app to resolve"
    case .redirects: "Redirects"
    }
  }

  private static func cells(_ entry: LinkInventory.Entry, _ inventory: LinkInventory) -> [String] {
    let usual = inventory.spec.origins.filter(\.isDefault).map(\.name)
    let notes = [
      entry.origins == usual ? nil : "on \(list(entry.origins))",
      entry.requires.isEmpty ? nil : "requires \(list(entry.requires))",
      entry.otherwise.map { "otherwise \(code($0))" }, entry.gateNote,
      entry.beats.isEmpty ? nil : "beats \(list(entry.beats))", entry.deprecation.map { "deprecated: \(code($0))" },
    ]
    return [
      code(entry.pattern), leadsTo(entry) + (entry.summary.map { "<br>\(code($0.line))" } ?? ""),
      entry.given.map(code).joined(separator: "<br>"), entry.example.url.map(code) ?? "none",
      notes.compactMap(\.self).joined(separator: "<br>"), code("\(entry.place.name):\(entry.place.line)"),
    ]
  }

  private static func leadsTo(_ entry: LinkInventory.Entry) -> String {
    switch entry.target {
    case .tab, .route:
      let places = entry.landing.inTab
      return places.isEmpty ? "its root" : code(places.joined(separator: " › "))
    case .app(let name, let routes):
      return code(name) + (routes.isEmpty ? "" : ", which may be \(list(routes))")
        + (entry.landing.tab.map { ", in tab \(code($0))" } ?? "")
    case .redirect(let target): return code(target)
    }
  }

  private static func list(_ names: [String]) -> String { names.map(code).joined(separator: ", ") }
  private static func code(_ text: String) -> String { MarkdownCode.of(text) }
}
