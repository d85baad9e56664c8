extension CollisionSpec {
  /// The text of a spec with the lines of its patterns.
  struct Written {
    var text = ""
    /// The lines of links, followed by the lines of claims.
    var lines: [Int] = []

    fileprivate mutating func add(_ line: String) { text += line + "\n" }
    fileprivate mutating func add(part line: String) {
      lines.append(text.utf8.count { $0 == UInt8(ascii: "\n") } + 1)
      add(line)
    }
  }

  /// The text of the spec.
  ///
  /// Each link has its own line, so the line of a finding identifies the link.
  var written: Written {
    var file = Written()
    file.add("waymark: 1")
    file.add("app: Sample")
    if isLeftmost { file.add("ambiguity: leftmost") }
    file.add("origins:")
    for origin in origins { file.add("  \(origin.name): \(origin.text)") }
    let types = TextType.menu.filter { type in type.declaration != nil && allTypes.contains(type.name) }
    if !types.isEmpty { file.add("types:") }
    for type in types { file.add("  \(type.name): \(type.declaration!)") }
    file.add("tabs:")
    file.add("  main:")
    file.add("    title: Main")
    file.add("    icon: star")
    addLinks(of: .tab, to: &file)
    addRoutes(to: &file)
    addApp(to: &file)
    addRedirects(to: &file)
    if !claims.isEmpty { file.add("claims:") }
    for claim in claims { file.add(part: "  - \"\(claim.text(plusIsSpace: plusIsSpace(in: claim)))\"") }
    return file
  }

  private func addRoutes(to file: inout Written) {
    let routes = links.compactMap { if case .route(let index) = $0.target { index } else { nil } }
    guard let last = routes.last else { return }
    file.add("routes:")
    for index in 0...last {
      file.add("  r\(index):")
      addLinks(of: .route(index), to: &file)
    }
  }

  private func addLinks(of target: Target, to file: inout Written) {
    let own = links.filter { $0.target == target }
    guard !own.isEmpty else {
      // A route without links is a route that only the app shows.
      if target != .tab { file.add("    in: []") }
      return
    }
    if let parameters = parameters(of: target) { file.add("    params: \(parameters)") }
    file.add("    links:")
    for link in own { file.add(part: "      - { \(entry(of: link)) }") }
  }

  private func addApp(to file: inout Written) {
    let own = links.filter { if case .app = $0.target { true } else { false } }
    if !own.isEmpty { file.add("resolvedLinks:") }
    for link in own {
      let parameters = parameters(of: link.target).map { ", params: \($0)" } ?? ""
      file.add(part: "  \(Self.name(of: link.target)!): { \(entry(of: link))\(parameters), resolves: [] }")
    }
  }

  private func addRedirects(to file: inout Written) {
    var hasSome = false
    for link in links {
      guard case .redirect(let target) = link.target else { continue }
      if !hasSome { file.add("redirects:") }
      hasSome = true
      file.add(part: "  \"\(text(of: link))\": \"\(target.text(withTypes: false))\"")
    }
  }

  private func text(of link: Link) -> String {
    link.pattern.text(plusIsSpace: plusIsSpace(in: link.pattern, origins: link.origins))
  }

  private func entry(of link: Link) -> String {
    var parts = ["url: \"\(text(of: link))\""]
    if let origins = link.origins { parts.append("origins: [\(origins.joined(separator: ", "))]") }
    if !link.beats.isEmpty { parts.append("beats: [\(link.beats.joined(separator: ", "))]") }
    return parts.joined(separator: ", ")
  }

  /// Returns the declaration of parameters. All parameters are optional, so no link must capture them.
  private func parameters(of target: Target) -> String? {
    guard declaring.contains(target) else { return nil }
    var types: [String: String] = [:]
    for link in links where link.target == target {
      for item in link.pattern.query + (link.pattern.fragment?.query ?? []) {
        if case .list(let capture) = item.value { types[capture.name] = "List<\(capture.type.type.name)>" }
      }
      for capture in link.pattern.captures where types[capture.name] == nil {
        types[capture.name] = capture.type.type.name + "?"
      }
    }
    for (name, type) in labelTypes { types[name] = type.type.name + "?" }
    guard !types.isEmpty else { return nil }
    return "{ " + types.sorted { $0.key < $1.key }.map { "\($0.key): \"\($0.value)\"" }.joined(separator: ", ") + " }"
  }

  private var allTypes: Set<String> {
    let captured = patterns.flatMap(\.captures).map(\.type.type.name)
    return Set(captured + labelTypes.values.map(\.type.name))
  }
}

extension CollisionSpec.Origin {
  fileprivate var text: String {
    var parts: [String] = []
    if !schemes.isEmpty { parts.append("schemes: [\(schemes.joined(separator: ", "))]") }
    if !hosts.isEmpty { parts.append("hosts: [\(hosts.map { "\"\($0.text)\"" }.joined(separator: ", "))]") }
    if !isDefault { parts.append("default: false") }
    if ignoresCase { parts.append("case: insensitive") }
    if plusIsSpace { parts.append("query: { plus: space }") }
    return "{ \(parts.joined(separator: ", ")) }"
  }
}
