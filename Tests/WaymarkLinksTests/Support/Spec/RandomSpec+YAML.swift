import WaymarkLinks

extension RandomSpec {
  /// A file of the spec as lines, with the number of a link on the line that declares the link.
  struct File {
    let name: String
    fileprivate(set) var lines: [(text: String, link: Int?)] = []

    var text: String { lines.map { $0.text + "\n" }.joined() }

    fileprivate mutating func add(_ text: String, link: Int? = nil) {
      lines.append((text, link))
    }
  }

  /// The files of the spec in YAML, with the root file first.
  var files: [File] {
    var number = 0
    var root = File(name: "Sample.nav.yaml")
    root.add("waymark: 1")
    root.add("app: Sample")
    let includes = Set(routes.map(\.file)).subtracting([0]).sorted()
    if !includes.isEmpty { root.add("include: [\(includes.map(Self.fileName).joined(separator: ", "))]") }
    if !origins.isEmpty {
      root.add("origins:")
      for origin in origins { root.add("  " + origin.entry) }
    }
    root.add("conditions: [\(Self.conditions.joined(separator: ", "))]")
    root.add("types:")
    for type in types { root.add("  \(type.name): \(type.declaration!)") }
    root.add("tabs:")
    for (index, tab) in tabs.enumerated() {
      root.add("  tab\(index):")
      root.add("    title: Tab")
      root.add("    icon: star")
      if let condition = tab.condition {
        root.add("    when: \(Self.conditions[condition])")
        root.add("    fallback: tab0")
      }
      if !tab.parameters.isEmpty { root.add("    params: \(text(tab.parameters))") }
      add(tab.links, of: .tab(index), &number, to: &root)
    }
    var files = [root]
    for file in [0] + includes {
      if file > 0 {
        files.append(File(name: Self.fileName(file)))
        if let feature = Self.features[file] { files[files.count - 1].add("feature: \(feature)") }
      }
      let indices = routes.indices.filter { routes[$0].file == file }
      if !indices.isEmpty { files[files.count - 1].add("routes:") }
      for index in indices { add(routes[index], index, &number, to: &files[files.count - 1]) }
    }
    addResolvedLinks(&number, to: &files[0])
    if !redirects.isEmpty { files[0].add("redirects:") }
    for redirect in redirects {
      files[0].add("  \"\(redirect.source.text)\": \"\(redirect.target.text)\"", link: number)
      number += 1
    }
    return files
  }

  /// The complete spec, for a failure message.
  var yaml: String { files.map { "# \($0.name)\n\($0.text)" }.joined() }

  private static func fileName(_ file: Int) -> String { "Part\(file).nav.yaml" }

  private func add(_ route: Route, _ index: Int, _ number: inout Int, to file: inout File) {
    file.add("  route\(index):")
    file.add("    present: [\(route.kinds.map(word).joined(separator: ", "))]")
    let places = route.tabs.map { $0.map { "tab\($0)" } + route.modals.map { "route\($0)" } }
    if let places { file.add("    in: [\(places.joined(separator: ", "))]") }
    if let parent = route.parent { file.add("    parent: route\(parent)") }
    if route.declaresParameters { file.add("    params: \(text(route.parameters))") }
    add(route.links, of: .route(index), &number, to: &file)
  }

  private func add(_ links: [Link], of target: Target, _ number: inout Int, to file: inout File) {
    guard !links.isEmpty else { return }
    file.add("    links:")
    for link in links {
      file.add("      - { \(entry(link, target).joined(separator: ", ")) }", link: number)
      number += 1
    }
  }

  private func addResolvedLinks(_ number: inout Int, to root: inout File) {
    if !resolvedLinks.isEmpty { root.add("resolvedLinks:") }
    for (index, entry) in resolvedLinks.enumerated() {
      var parts = self.entry(entry.link, .app(index))
      parts.append("params: \(text(entry.parameters))")
      if let tab = entry.tab { parts.append("in: tab\(tab)") }
      root.add("  link\(index): { \(parts.joined(separator: ", ")) }", link: number)
      number += 1
    }
  }

  private func text(_ parameters: [Parameter]) -> String {
    let entries = parameters.map { parameter in
      let type = parameter.type.name
      let text =
        switch parameter.arity {
        case .required: type
        case .optional: type + "?"
        case .list: "List<\(type)>"
        case .defaulted(let value): type + " = " + parameter.type.written(value)
        }
      return "\(parameter.name): \"\(text)\""
    }
    return "{ \(entries.joined(separator: ", ")) }"
  }

  private func entry(_ link: Link, _ target: Target) -> [String] {
    var parts = ["url: \"\(link.pattern.text)\""]
    if case .route(let index) = target {
      switch link.place {
      case .tab(let tab): if link.isPlaceWritten { parts.append("in: tab\(tab)") }
      case .modal(let modal): if link.isPlaceWritten { parts.append("in: route\(modal)") }
      case .current: parts.append("in: current")
      case .anywhere: break
      }
      if link.kind != routes[index].kinds[0] { parts.append("present: \(word(link.kind))") }
    }
    if !link.with.isEmpty {
      let parameters = parameters(of: link, target)
      let values = link.with.sorted { $0.key < $1.key }.map { name, text in
        "\(name): \"\(parameters.first { $0.name == name }!.type.written(text))\""
      }
      parts.append("with: { \(values.joined(separator: ", ")) }")
    }
    if let origins = link.origins {
      parts.append("origins: [\(origins.map { allOrigins[$0].name }.joined(separator: ", "))]")
    }
    if link.appends { parts.append("stack: append") }
    if !link.requires.isEmpty {
      parts.append("requires: [\(link.requires.map { Self.conditions[$0] }.joined(separator: ", "))]")
    }
    if let deprecation = link.deprecation { parts.append("deprecated: \"\(deprecation)\"") }
    return parts
  }

  private func word(_ kind: Destination.Kind) -> String {
    switch kind {
    case .tab, .push, .link, .gate: "push"
    case .sheet: "sheet"
    case .cover: "cover"
    case .window: "window"
    }
  }
}
