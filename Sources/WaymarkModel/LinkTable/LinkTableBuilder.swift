import WaymarkNavigation
import WaymarkSpec

/// Writes a model's links as the bytes of a ``LinkTable``.
package struct LinkTableBuilder {
  private let model: NavigationModel
  /// For each kind of presentation and each route, how many routes before it are cases of that kind's enum.
  private let caseIndices: [RouteEntry.Presentation: [Int]]
  private var table = TableBytes()

  /// The table of a model without errors; nil where it would be larger than its format allows, 256 MiB.
  ///
  /// The same model gives the same bytes everywhere.
  package static func build(_ model: NavigationModel) -> [UInt8]? {
    var builder = LinkTableBuilder(model)
    builder.build()
    return builder.table.isTooLarge ? nil : builder.table.bytes
  }

  private init(_ model: NavigationModel) {
    self.model = model
    var caseIndices: [RouteEntry.Presentation: [Int]] = [:]
    for kind in RouteEntry.Presentation.allCases {
      var next = 0
      caseIndices[kind] = model.routes.map { route in
        defer { if route.presentations.contains(kind) { next += 1 } }
        return next
      }
    }
    self.caseIndices = caseIndices
  }

  private mutating func build() {
    table.byte(UInt8(ascii: "W"))
    table.byte(LinkTableFormat.version)
    for _ in 0..<8 { _ = table.reserveWord() }
    let origins = writeOrigins()
    table.setWord(LinkTableFormat.origins, origins.offset)
    table.setWord(LinkTableFormat.originCount, origins.count)
    table.setWord(LinkTableFormat.links, writeLinks())
    table.setWord(LinkTableFormat.linkCount, model.links.count)
    for kind in Destination.Kind.allCases {
      table.setWord(LinkTableFormat.destinations + 4 * Int(kind.rawValue), writeDestinations(kind))
    }
  }

  // MARK: Origins

  private mutating func writeOrigins() -> (offset: Int, count: Int) {
    // Origins with the same links share a trie.
    var linksOfOrigin = [[Int]](repeating: [], count: model.origins.count)
    for (index, link) in model.links.enumerated() {
      for origin in link.origins { linksOfOrigin[origin].append(index) }
    }
    var roots: [OriginLinks: Int] = [:]
    let tries = model.origins.indices.map { index -> Int in
      let links = OriginLinks(isWeb: model.origins[index].isWeb, links: linksOfOrigin[index])
      guard !table.isTooLarge else { return 0 }
      if let root = roots[links] { return root }
      let root = links.links.isEmpty ? 0 : writeTrie(links.links, on: model.origins[index])
      roots[links] = root
      return root
    }
    let offset = table.count
    var count = 0
    for (index, origin) in model.origins.enumerated() {
      for scheme in origin.schemes {
        for host in origin.isWeb ? origin.hosts : [Origin.Host(name: "", writtenPort: 0)] {
          table.byte(UInt8(index))
          table.half(scheme.utf8.count)
          table.append(scheme.utf8)
          table.half(host.name.utf8.count)
          table.append(host.name.utf8)
          table.word(host.port(on: scheme))
          table.word(tries[index])
          count += 1
        }
      }
    }
    return (offset, count)
  }

  private struct OriginLinks: Hashable {
    let isWeb: Bool
    let links: [Int]
  }

  private mutating func writeTrie(_ links: [Int], on origin: Origin) -> Int {
    var trie = LinkTrie()
    for link in links { trie.insert(steps(model.links[link].pattern.segments(on: origin)), link: link) }
    return trie.write(to: &table)
  }

  private func steps(_ segments: [Pattern.Segment]) -> [LinkTrie.Step] {
    var steps: [LinkTrie.Step] = []
    var literal: [UInt8] = []
    for (index, segment) in segments.enumerated() {
      if index > 0 { literal.append(UInt8(ascii: "/")) }
      switch segment {
      case .literal(let text): literal.append(contentsOf: text.utf8)
      case .capture(_, let type):
        if !literal.isEmpty { steps.append(.literal(literal)) }
        literal = []
        steps.append(.capture(type))
      }
    }
    if !literal.isEmpty { steps.append(.literal(literal)) }
    return steps
  }

  // MARK: Links

  private mutating func writeLinks() -> Int {
    let records = model.links.map { writeRecord($0) }
    let offset = table.count
    for record in records { table.word(record) }
    return offset
  }

  private mutating func writeRecord(_ link: Link) -> Int {
    let offset = table.count
    table.word(link.tab.map { $0 + 1 } ?? 0)
    switch link.target {
    case .tab:
      table.byte(LinkTableFormat.Stack.replace.rawValue)
      table.byte(0)
      table.byte(0)
    case .route(let route, let presentation):
      // A modal route with a tab lands over that tab's root; without one, over whatever is there.
      let stack: LinkTableFormat.Stack = presentation == .push || link.tab != nil ? .replace : .keep
      table.byte(stack.rawValue)
      table.byte(presentation == .push ? 0 : presentation.kind.rawValue)
      table.byte(1)
      table.word(caseIndices[presentation]![route])
      writeArguments(of: route, link.pattern)
    }
    table.byte(UInt8(link.origins.count))
    for origin in link.origins { table.byte(UInt8(origin)) }
    writePieces(link.pattern)
    return offset
  }

  private mutating func writeArguments(of route: Int, _ pattern: Pattern) {
    var captureOfParameter: [Int: UInt8] = [:]
    var captures: UInt8 = 0
    for case .capture(let parameter, _) in pattern.segments {
      captureOfParameter[parameter] = captures
      captures += 1
    }
    let parameters = model.routes[route].parameters.indices
    table.byte(UInt8(parameters.count))
    for parameter in parameters { table.byte(captureOfParameter[parameter]!) }
  }

  private mutating func writePieces(_ pattern: Pattern) {
    var captures: UInt8 = 0
    for step in steps(pattern.segments) {
      switch step {
      case .literal(let bytes):
        table.byte(LinkTableFormat.Piece.literal)
        table.half(bytes.count)
        table.append(bytes)
      case .capture(let type):
        table.byte(LinkTableFormat.Piece.capture)
        table.byte(captures)
        table.byte(type.rawValue)
        captures += 1
      }
    }
    table.byte(LinkTableFormat.Piece.end)
  }

  // MARK: Destinations

  private mutating func writeDestinations(_ kind: Destination.Kind) -> Int {
    let lists = links(to: kind).map { links -> Int in
      let offset = table.count
      table.word(links.count)
      for link in links { table.word(link) }
      return offset
    }
    let offset = table.count
    table.word(lists.count)
    for list in lists { table.word(list) }
    return offset
  }

  /// For each case of a kind, the links that lead there.
  private func links(to kind: Destination.Kind) -> [[Int]] {
    guard let presentation = RouteEntry.Presentation.allCases.first(where: { $0.kind == kind }) else {
      return model.tabs.map(\.links)
    }
    return model.routes(presentedAs: presentation).map { route in
      model.routes[route].links.filter {
        if case .route(_, presentation) = model.links[$0].target { true } else { false }
      }
    }
  }
}

extension RouteEntry.Presentation {
  /// The same in the link table's terms.
  package var kind: Destination.Kind {
    switch self {
    case .push: .push
    case .sheet: .sheet
    case .cover: .cover
    }
  }
}
