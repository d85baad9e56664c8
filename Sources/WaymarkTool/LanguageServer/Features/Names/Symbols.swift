import SpecModel
import SpecText
import WaymarkCompiler

/// The answer to `textDocument/documentSymbol`.
struct DocumentSymbols {
  private struct Symbol {
    let name: String
    let detail: String
    let kind: SymbolKind
    let range: Range<Int>
    let selection: Range<Int>
    var children: [Symbol] = []
  }

  private let request: SpecRequest
  private let file: Int32
  private let text: DocumentText

  static func answer(_ request: SpecRequest) throws(ResponseError) -> JSONValue {
    guard let file = request.file, let spec = request.compiled.compilation.spec else { return .array([]) }
    let symbols = DocumentSymbols(request: request, file: Int32(file), text: request.compiled.text(of: file))
    let found = symbols.symbols(of: spec)
    return .array(
      request.client.hasHierarchicalSymbols
        ? found.map(symbols.json) : found.flatMap { symbols.flat($0, container: nil) })
  }

  private func symbols(of spec: Spec) -> [Symbol] {
    let root = spec.root
    var result: [Symbol] = []
    if spec.isModule || file != 0 {
      for fragment in spec.fragments where fragment.span.file == file {
        result += declarations(
          fragment.types, fragment.conditions, fragment.tabs, fragment.routes, fragment.resolvedLinks,
          fragment.redirects)
      }
    } else {
      result += root.origins.map { origin in
        let hosts = origin.value.hosts.map(\.text.string)
        return symbol(
          origin.name, .namespace, origin.value.span,
          (origin.value.schemes.map(\.string) + hosts).joined(separator: ", "))
      }
      result += root.metadataKeys.map { symbol($0.name, .property, $0.value.span, $0.value.text.string) }
      result += declarations(root.types, root.conditions, root.tabs, root.routes, root.resolvedLinks, root.redirects)
    }
    return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func declarations(
    _ types: [Named<TypeSyntax>], _ conditions: [Named<ConditionSyntax>], _ tabs: [Named<TabSyntax>],
    _ routes: [Named<RouteSyntax>], _ links: [Named<ResolvedLinkSyntax>], _ redirects: [RedirectSyntax]
  ) -> [Symbol] {
    types.map(type) + conditions.map { symbol($0.name, .boolean, $0.value.span, "condition") }
      + tabs.map { tab in
        symbol(
          tab.name, .module, tab.value.span, "tab",
          tab.value.parameters.map(parameter) + tab.value.links.compactMap(link))
      }
      + routes.map { route in
        let presentations = route.value.presentations.map(\.value.rawValue)
        return symbol(
          route.name, .class, route.value.span, presentations.isEmpty ? "push" : presentations.joined(separator: ", "),
          (route.value.parameters ?? []).map(parameter) + route.value.links.compactMap(link))
      }
      + links.map { link in
        symbol(
          link.name, .event, link.value.span, link.value.url?.string ?? "", (link.value.parameters ?? []).map(parameter)
        )
      }
      + redirects.map { redirect in
        symbol(redirect.source.text, .operator, redirect.target.text.span, "→ " + redirect.target.text.string)
      }
  }

  private func type(_ type: Named<TypeSyntax>) -> Symbol {
    var children: [Symbol] = []
    var detail = "type"
    switch type.value.definition {
    case .values(let values)?: children = values.map { symbol($0.name, .enumMember, $0.text.span, $0.text.string) }
    case .narrowed(let base, _, _)?: detail = base.string
    case .native(let swift, _)?: detail = swift.string
    case nil: break
    }
    return symbol(type.name, .enum, type.value.span, detail, children)
  }

  private func parameter(_ parameter: Named<ParameterSyntax>) -> Symbol {
    symbol(parameter.name, .field, parameter.value.span, parameter.value.text.string)
  }

  private func link(_ link: LinkSyntax) -> Symbol? {
    link.url.map { symbol($0, .string, link.span, link.origins.map { $0.map(\.string).joined(separator: ", ") } ?? "") }
  }

  private func symbol(
    _ name: Text, _ kind: SymbolKind, _ span: Span, _ detail: String, _ children: [Symbol] = []
  ) -> Symbol {
    let selection = text.range(of: name.span)
    // A value behind an alias is elsewhere in the file.
    let value = span.start >= name.span.start ? text.range(of: span) : selection
    // The span of a block mapping ends at the next entry.
    var end = max(value.upperBound, selection.upperBound)
    while end > selection.upperBound, [0x20, 0x09, 0x0A, 0x0D].contains(text.bytes[end - 1]) { end -= 1 }
    let start = min(selection.lowerBound, value.lowerBound)
    // The children of an alias are elsewhere, too.
    let range = start..<end
    let inside = children.filter { range.contains($0.range.lowerBound) && $0.range.upperBound <= range.upperBound }
    return Symbol(
      name: name.isEmpty ? "\"\"" : PrintableText.of(name.string), detail: PrintableText.of(detail), kind: kind,
      range: range, selection: selection, children: inside)
  }

  private func json(_ symbol: Symbol) -> JSONValue {
    .members([
      "name": .string(symbol.name), "detail": symbol.detail.isEmpty ? nil : .string(symbol.detail),
      "kind": .int(symbol.kind.rawValue), "range": .range(symbol.range, in: text, request.client.encoding),
      "selectionRange": .range(symbol.selection, in: text, request.client.encoding),
      "children": symbol.children.isEmpty ? nil : .array(symbol.children.map(json)),
    ])
  }

  private func flat(_ symbol: Symbol, container: String?) -> [JSONValue] {
    let own = JSONValue.members([
      "name": .string(symbol.name), "kind": .int(symbol.kind.rawValue),
      "location": .object([
        "uri": .string(request.document.uri), "range": .range(symbol.range, in: text, request.client.encoding),
      ]),
      "containerName": container.map { .string($0) },
    ])
    return [own] + symbol.children.flatMap { flat($0, container: symbol.name) }
  }
}

/// The answer to `workspace/symbol`.
enum WorkspaceSymbols {
  private static let mostSymbols = 200

  static func answer(
    _ query: String, _ sessions: [SpecSession], _ client: ClientCapabilities, _ locator: FileLocator
  ) -> JSONValue {
    var result: [JSONValue] = []
    for session in sessions {
      guard let names = session.current.names else { continue }
      for occurrence in names.occurrences where occurrence.isDeclaration && result.count < mostSymbols {
        let symbol = names.symbols[occurrence.symbol]
        guard symbol.kind != .parameter, matches(symbol.name, query) else { continue }
        let file = Int(occurrence.span.file)
        let text = session.current.text(of: file)
        result.append(
          .object([
            "name": .string(symbol.name), "kind": .int(SymbolKind(symbol.kind).rawValue),
            "containerName": .string(session.current.compilation.files[file].name),
            "location": .object([
              "uri": .string(locator.uri(of: session.current.identities[file])),
              "range": .range(text.range(of: occurrence.span), in: text, client.encoding),
            ]),
          ]))
      }
    }
    return .array(result)
  }

  private static func matches(_ name: String, _ query: String) -> Bool {
    var rest = Array(name.lowercased().utf8)[...]
    for byte in query.lowercased().utf8 {
      guard let index = rest.firstIndex(of: byte) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}

enum SymbolKind: Int {
  case module = 2
  case namespace = 3
  case `class` = 5
  case property = 7
  case field = 8
  case `enum` = 10
  case string = 15
  case boolean = 17
  case key = 20
  case enumMember = 22
  case event = 24
  case `operator` = 25

  init(_ kind: NameIndex.Kind) {
    self =
      switch kind {
      case .tab: .module
      case .route: .class
      case .resolvedLink: .event
      case .condition: .boolean
      case .type: .enum
      case .enumCase: .enumMember
      case .origin: .namespace
      case .metadataKey: .property
      case .parameter: .field
      }
  }
}
