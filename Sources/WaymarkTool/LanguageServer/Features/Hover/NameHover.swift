import SpecModel
import SpecText
import WaymarkCompiler

struct NameHover {
  private static let mostLinks = 8

  private let names: NameIndex
  private let spec: Spec?

  init(_ request: SpecRequest, _ names: NameIndex) {
    self.names = names
    spec = request.compiled.compilation.spec
  }

  func text(of index: Int) -> String {
    let symbol = names.symbols[index]
    var parts = ["**\(symbol.kind.noun)** \(Markdown.code(symbol.name))"]
    if let spec { parts += details(symbol, spec) }
    let uses = names.occurrences(of: index).count { !$0.isDeclaration }
    parts.append(uses == 0 ? "No other declaration names it." : uses == 1 ? "Used once." : "Used \(uses) times.")
    return parts.joined(separator: "\n\n")
  }

  private func details(_ symbol: NameIndex.Symbol, _ spec: Spec) -> [String] {
    func find<Entry>(_ root: [Named<Entry>], _ fragment: (IncludedFileSyntax) -> [Named<Entry>]) -> Entry? {
      (root + spec.fragments.flatMap(fragment)).first { $0.name.string == symbol.name }?.value
    }
    switch symbol.kind {
    case .tab: return find(spec.root.tabs, \.tabs).map(details) ?? []
    case .route: return find(spec.root.routes, \.routes).map(details) ?? []
    case .resolvedLink: return find(spec.root.resolvedLinks, \.resolvedLinks).map(details) ?? []
    case .condition:
      let screen = find(spec.root.conditions, \.conditions)?.presents
      return screen.map { ["The user can make it true with \(Markdown.code($0.string))."] } ?? []
    case .type: return find(spec.root.types, \.types).map(details) ?? []
    case .enumCase:
      let type = (spec.root.types + spec.fragments.flatMap(\.types)).first { $0.name.string == symbol.owner }?.value
      guard case .values(let values)? = type?.definition,
        let value = values.first(where: { $0.name.string == symbol.name })
      else { return [] }
      return ["Text in URLs: \(Markdown.code(value.text.string))"]
    case .origin: return find(spec.root.origins, { _ in [] }).map(details) ?? []
    case .metadataKey:
      return find(spec.root.metadataKeys, { _ in [] }).map { ["Type: \(Markdown.code($0.text.string))"] } ?? []
    case .parameter: return parameter(symbol, spec)
    }
  }

  private func details(_ tab: TabSyntax) -> [String] {
    text(tab.title, tab.summary)
      + [
        parameters(tab.parameters), links(tab.links),
        tab.condition.map { "Visible if \(Markdown.code($0.string)) is true." },
      ].compactMap(\.self)
  }

  private func details(_ route: RouteSyntax) -> [String] {
    let presentations = route.presentations.map(\.value.rawValue)
    var parts = text(route.title, route.summary)
    let isPushed = presentations.isEmpty || presentations == ["push"]
    parts.append(
      (isPushed ? "Pushed" : "Presented as " + presentations.joined(separator: ", "))
        + (route.tabs.map { $0.isEmpty ? "" : " in " + Markdown.codes($0.map(\.string)) } ?? "") + ".")
    if let parent = route.parent { parts.append("Back leads to \(Markdown.code(parent.string)).") }
    if !route.requires.isEmpty { parts.append("Requires \(Markdown.codes(route.requires.map(\.string))).") }
    return parts + [parameters(route.parameters ?? []), links(route.links)].compactMap(\.self)
  }

  private func details(_ link: ResolvedLinkSyntax) -> [String] {
    var parts = text(nil, link.summary)
    if let url = link.url { parts.append("URL: \(Markdown.code(url.string))") }
    if let routes = link.resolves, !routes.isEmpty {
      parts.append("The app resolves it to \(Markdown.codes(routes.map(\.string))).")
    }
    return parts + [parameters(link.parameters ?? [])].compactMap(\.self)
  }

  private func details(_ type: TypeSyntax) -> [String] {
    switch type.definition {
    case .values(let values)?:
      return [
        "Values: "
          + Markdown.codes(values.map { $0.name == $0.text ? $0.name.string : "\($0.name.string): \($0.text.string)" })
      ]
    case .narrowed(let base, let range, let matching)?:
      return [
        "\(Markdown.code(base.string))" + (range.map { " in the range \(Markdown.code($0.text.string))" } ?? "")
          + (matching.map { " that matches \(Markdown.code($0.string))" } ?? "")
      ]
    case .native(let swift, let identity)?:
      return ["The Swift type \(Markdown.code(swift.string)), identified by \(Markdown.code(identity.string))"]
    case nil: return []
    }
  }

  private func details(_ origin: OriginSyntax) -> [String] {
    let schemes = origin.schemes.map { $0.string + "://" }
    return [
      "Serves " + Markdown.codes(schemes + origin.hosts.map(\.text.string))
        + (origin.isDefault ? " by default." : " for links that name the origin.")
    ]
  }

  private func parameter(_ symbol: NameIndex.Symbol, _ spec: Spec) -> [String] {
    guard let owner = symbol.owner else { return [] }
    let tabs = spec.root.tabs + spec.fragments.flatMap(\.tabs)
    let routes = spec.root.routes + spec.fragments.flatMap(\.routes)
    let links = spec.root.resolvedLinks + spec.fragments.flatMap(\.resolvedLinks)
    let declared =
      tabs.first { $0.name.string == owner }?.value.parameters
      ?? routes.first { $0.name.string == owner }?.value.parameters
      ?? links.first { $0.name.string == owner }?.value.parameters ?? []
    let type = declared.first { $0.name.string == symbol.name }?.value.text.string
    return ["Of \(Markdown.code(owner))" + (type.map { ", with the type \(Markdown.code($0))" } ?? "") + "."]
  }

  private func text(_ title: TitleSyntax?, _ summary: SummarySyntax?) -> [String] {
    [title.map { "Title: \(Markdown.escaped($0.text.string))" }, summary.map { Markdown.escaped($0.line) }]
      .compactMap(\.self)
  }

  private func parameters(_ parameters: [Named<ParameterSyntax>]) -> String? {
    guard !parameters.isEmpty else { return nil }
    return "Parameters:\n"
      + Markdown.list(parameters.map { Markdown.code("\($0.name.string): \($0.value.text.string)") })
  }

  private func links(_ links: [LinkSyntax]) -> String? {
    let urls = links.compactMap { $0.url?.string }
    guard !urls.isEmpty else { return nil }
    let more = urls.count > Self.mostLinks ? ["and \(urls.count - Self.mostLinks) more"] : []
    return "URLs:\n" + Markdown.list(urls.prefix(Self.mostLinks).map(Markdown.code) + more)
  }
}
