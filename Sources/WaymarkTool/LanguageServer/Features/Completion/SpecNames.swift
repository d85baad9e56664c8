import SpecModel
import SpecText
import WaymarkCompiler

/// The names of the current files, and of the last files that were all valid YAML: names in a file with an error are
/// only known from there.
struct SpecNames {
  private let specs: [Spec]

  init(_ request: SpecRequest, at offset: Int) {
    let current = request.session.current.compilation.spec
    var specs = [current]
    if !request.isWhole {
      // The line of the cursor is the likely error. The other lines are more recent than the last valid file.
      let text = request.document.text
      let line = text.line(text.position(of: offset, .utf8).line)
      var bytes = text.bytes
      bytes.replaceSubrange(line, with: repeatElement(0x20, count: line.count))
      specs.append(request.session.decoded(replacing: request.document.identity, with: bytes))
      specs.append(request.session.lastWhole?.compilation.spec)
    }
    self.specs = specs.compactMap(\.self)
  }

  private func all<Entry>(
    _ root: (RootSyntax) -> [Named<Entry>], _ fragment: (IncludedFileSyntax) -> [Named<Entry>]
  ) -> [Named<Entry>] {
    var seen: Set<Text> = []
    return specs.flatMap { root($0.root) + $0.fragments.flatMap(fragment) }.filter { seen.insert($0.name).inserted }
  }

  private var tabs: [Named<TabSyntax>] { all(\.tabs, \.tabs) }
  private var routes: [Named<RouteSyntax>] { all(\.routes, \.routes) }
  private var resolvedLinks: [Named<ResolvedLinkSyntax>] { all(\.resolvedLinks, \.resolvedLinks) }
  private var types: [Named<TypeSyntax>] { all(\.types, \.types) }

  func items(for reference: ReferenceShape, at path: [ShapeStep]) -> [CompletionItem] {
    reference.targets.flatMap { target in
      switch target {
      case .tab: tabs.map { item($0.name, .module, "tab", $0.value.summary, $0.value.title) }
      case .route: routes.filter { !isOwner($0.name, path) }.map(item)
      case .modalRoute:
        routes.filter { route in route.value.presentations.contains { $0.value != .push } && !isOwner(route.name, path)
        }.map(item)
      case .resolvedLink: resolvedLinks.map { item($0.name, .event, "resolved link", $0.value.summary, nil) }
      case .condition: all(\.conditions, \.conditions).map { item($0.name, .variable, "condition", nil, nil) }
      case .origin:
        all(\.origins, { _ in [] }).map { origin in
          let starts = origin.value.schemes.map { $0.string + "://" } + origin.value.hosts.map(\.text.string)
          return item(origin.name, .module, starts.joined(separator: ", "), nil, nil)
        }
      case .metadataKey: all(\.metadataKeys, { _ in [] }).map { item($0.name, .field, $0.value.text.string, nil, nil) }
      case .parameter: parameterItems(at: path)
      case .rule: Completion.rules
      }
    }
  }

  private func item(_ route: Named<RouteSyntax>) -> CompletionItem {
    let presentations = route.value.presentations.map(\.value.rawValue)
    return item(
      route.name, .class, presentations.isEmpty ? "route" : "route: " + presentations.joined(separator: ", "),
      route.value.summary, route.value.title)
  }

  private func item(
    _ name: Text, _ kind: CompletionItem.Kind, _ detail: String, _ summary: SummarySyntax?, _ title: TitleSyntax?
  ) -> CompletionItem {
    let text = summary?.line ?? title?.text.string
    return CompletionItem(
      label: name.string, kind: kind, detail: PrintableText.of(detail), documentation: text.map(Markdown.escaped))
  }

  private func owner(of path: [ShapeStep]) -> String? {
    guard path.count > 1, case .entry(let key) = path[0], ["tabs", "routes", "resolvedLinks"].contains(key),
      case .entry(let name) = path[1]
    else { return nil }
    return name
  }

  private func isOwner(_ name: Text, _ path: [ShapeStep]) -> Bool { owner(of: path) == name.string }

  private func parameters(of name: String) -> [Named<ParameterSyntax>] {
    tabs.first { $0.name.string == name }?.value.parameters ?? routes.first { $0.name.string == name }?.value.parameters
      ?? resolvedLinks.first { $0.name.string == name }?.value.parameters ?? []
  }

  func parameterItems(at path: [ShapeStep]) -> [CompletionItem] {
    var items: [CompletionItem] = []
    var name = owner(of: path)
    // A cycle of parents ends the loop.
    for _ in 0..<32 {
      guard let screen = name else { break }
      items += parameters(of: screen).map {
        CompletionItem(
          label: $0.name.string, kind: .field, detail: PrintableText.of("\($0.value.text.string), of \(screen)"),
          rank: items.isEmpty ? 0 : 1)
      }
      name = routes.first { $0.name.string == screen }?.value.parent?.string
    }
    return items
  }

  /// The parameters of the screen, and the captures of its other links.
  func captureItems(at path: [ShapeStep]) -> [CompletionItem] {
    let name = owner(of: path)
    let links =
      tabs.first { $0.name.string == name }?.value.links ?? routes.first { $0.name.string == name }?.value.links ?? []
    var patterns = links.compactMap(\.pattern)
    if path.first == .entry("redirects"), case .entry(let source)? = path.dropFirst().first {
      patterns = specs.flatMap { $0.root.redirects + $0.fragments.flatMap(\.redirects) }.map(\.source)
        .filter { $0.text.string == source }
    }
    return parameterItems(at: path)
      + patterns.flatMap(\.captures).map {
        CompletionItem(
          label: $0.name.string, kind: .field, detail: "capture" + ($0.type.map { ": \($0.string)" } ?? ""))
      } + redirectCaptures(path)
  }

  /// The captures of the source pattern, which is part of the path even if the file is not valid YAML.
  private func redirectCaptures(_ path: [ShapeStep]) -> [CompletionItem] {
    guard path.first == .entry("redirects"), case .entry(let source)? = path.dropFirst().first else { return [] }
    return source.split(separator: "{").dropFirst().compactMap { part in
      let name = part.prefix { !":?.}".contains($0) }
      return name.isEmpty ? nil : CompletionItem(label: String(name), kind: .field, detail: "capture")
    }
  }

  var typeItems: [CompletionItem] {
    types.map { type in
      let detail: String =
        switch type.value.definition {
        case .values(let values)?: "enum: " + values.map(\.name.string).joined(separator: ", ")
        case .narrowed(let base, let range, let matching)?:
          base.string + (range.map { ", \($0.text.string)" } ?? "") + (matching.map { ", /\($0.string)/" } ?? "")
        case .native(let swift, _)?: swift.string
        case nil: "type"
        }
      return CompletionItem(label: type.name.string, kind: .enum, detail: PrintableText.of(detail), rank: 0)
    } + Self.builtInTypes.map { CompletionItem(label: $0, kind: .typeParameter, detail: "built-in type") }
  }

  private static let builtInTypes = ["String", "Int", "UInt", "Double", "Bool", "UUID", "Date", "Slug", "URL"]

  func cases(ofType name: String) -> [CompletionItem] {
    if name == "Bool" { return ["true", "false"].map { CompletionItem(label: $0, kind: .constant) } }
    guard case .values(let values)? = types.first(where: { $0.name.string == name })?.value.definition else {
      return []
    }
    return values.map {
      CompletionItem(label: $0.name.string, kind: .enumMember, detail: PrintableText.of($0.text.string))
    }
  }

  var symbols: [String] {
    var seen: Set<String> = []
    return tabs.flatMap { [$0.value.icon, $0.value.selectedIcon, $0.value.placeholder?.icon] }.compactMap { icon in
      guard case .symbol(let name)? = icon else { return nil }
      return name.string
    }.filter { seen.insert($0).inserted }
  }
}

/// Spec files in the folder of a root file that the spec doesn't include.
struct IncludableFiles {
  private static let mostFolders = 200

  let paths: [String]

  init(_ request: SpecRequest) {
    guard request.document.hasPath else {
      paths = []
      return
    }
    let root = FileSystem.folder(of: request.document.identity)
    let package = FileTree.disk.package(around: root)
    let members = request.session.members
    var found: [String] = []
    var level = [root]
    var visited = 0
    while !level.isEmpty, visited < Self.mostFolders {
      visited += level.count
      guard let (files, folders) = try? FileTree.disk.contents(of: level) else { break }
      found += files.filter { !members.contains($0) && !FileTree.disk.isRoot($0, in: package) }
        .map { FileSystem.relative($0, to: root) }
      level = folders
    }
    paths = found
  }
}
