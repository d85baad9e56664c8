import LinkResolving
import SpecText
import WaymarkOutput

/// Runs the rules of Waymark for one spec in the map's page, as WebAssembly. Questions and answers are texts, so the
/// page needs only one function.
package struct MapEngine {
  private let resolver: URLResolver
  private var simulator: Simulator?

  /// `nil` if the bytes are damaged, or if the spec has no link table.
  package init?(_ bytes: [UInt8]) {
    guard let spec = PublishedSpec(bytes), !spec.linkTable.isEmpty else { return nil }
    resolver = URLResolver(spec)
    simulator = Simulator(spec)
  }

  package mutating func answer(_ text: String) -> String {
    let null = JSONValue.null.text
    switch MapQuestion(text) {
    case .url(let url): return answer(to: url).text
    case .code(let text): return code(of: text).text
    case .phone(let command): return simulator?.perform(command) ?? null
    case .layout(let question): return question.answer.text
    case nil: return null
    }
  }

  private func answer(to url: String) -> JSONValue {
    let resolved = resolver.resolve(url)
    let gates = if case .landed(let landing) = resolved.outcome { landing.path.gates } else { [String]() }
    return .object([
      "result": .json(resolved.json), "text": .string(resolved.text), "values": .strings(resolved.values),
      "gates": .strings(gates), "copies": CopiedTexts(resolved, of: resolver.spec).value,
    ])
  }

  private func code(of text: String) -> JSONValue {
    guard let code = QRCode(text) else { return .null }
    return .object(["size": .number("\(code.size)"), "path": .string(code.path)])
  }
}

enum MapQuestion {
  /// `url URL`: the outcome of a URL, as `waymark resolve` prints it, and texts to copy.
  case url(String)
  /// `qr TEXT`: the size and the SVG path of a QR code, or `null` for a text that is too long.
  case code(String)
  /// `phone COMMAND`: the result of a ``SimulatorCommand``, or `null` if the spec has no simulation.
  case phone(String)
  /// `layout`, a line break, and a graph: the layout of the graph.
  case layout(LayoutQuestion)

  private enum Name: String { case url, qr, phone, layout }

  init?(_ text: String) {
    let start = text.utf8.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    let rest = String(decoding: text.utf8.dropFirst(start.count + 1), as: UTF8.self)
    guard let name = Name(rawValue: String(decoding: start, as: UTF8.self)) else { return nil }
    switch name {
    case .url: self = .url(rest)
    case .qr: self = .code(rest)
    case .phone: self = .phone(rest)
    case .layout:
      guard let question = LayoutQuestion(rest) else { return nil }
      self = .layout(question)
    }
  }
}

/// A graph to draw when features are collapsed, in whole numbers. The first line has the number of lanes and the number of
/// first lanes, followed by `node WIDTH HEIGHT LANE COLUMN`, `edge START END`, and `redirect START END`, whose start is to
/// the right of its end, as in the map of the compiler.
struct LayoutQuestion {
  private static let mostNodes = 5_000
  private let graph: Graph
  private let redirects: Set<Int>

  init?(_ text: String) {
    let lines = text.split(separator: "\n").map { line in line.split(separator: " ").map { String($0) } }
    guard let first = lines.first, first.count == 2, let laneCount = Int(first[0]), 1...Self.mostNodes ~= laneCount,
      let firstLanes = Int(first[1]), 0...laneCount ~= firstLanes
    else { return nil }
    var graph = Graph(laneCount: laneCount, firstLanes: firstLanes)
    var redirects: Set<Int> = []
    for line in lines.dropFirst() {
      let numbers = line.dropFirst().compactMap { Int($0) }
      guard numbers.count == line.count - 1, numbers.allSatisfy({ 0...100_000 ~= $0 }) else { return nil }
      switch (line[0], numbers.count) {
      case ("node", 4):
        guard numbers[2] < laneCount, graph.nodes.count < Self.mostNodes else { return nil }
        graph.nodes.append(
          Graph.Node(
            width: Double(numbers[0]), height: Double(numbers[1]), lane: numbers[2], firstColumn: min(numbers[3], 1)))
      case ("edge", 2): graph.edges.append(Graph.Edge(from: numbers[0], to: numbers[1]))
      case ("redirect", 2):
        redirects.insert(graph.edges.count)
        graph.edges.append(Graph.Edge(from: numbers[1], to: numbers[0]))
      default: return nil
      }
    }
    guard !graph.nodes.isEmpty, graph.edges.allSatisfy({ $0.start < graph.nodes.count && $0.end < graph.nodes.count })
    else { return nil }
    self.graph = graph
    self.redirects = redirects
  }

  var answer: JSONValue {
    let layout = Layout(graph)
    func numbers(_ values: [Double]) -> JSONValue { .array(values.map { .number(Layout.number($0)) }) }
    return .object([
      "width": .number(Layout.number(layout.width)), "height": .number(Layout.number(layout.height)),
      "nodes": .array(layout.nodes.map { numbers([$0.x, $0.y]) }),
      "edges": .array(
        layout.edges.enumerated().map { index, points in
          .string(Layout.path(redirects.contains(index) ? points.reversed() : points))
        }),
      "lanes": .array(layout.lanes.map { numbers([$0.x, $0.y, $0.width, $0.height]) }),
    ])
  }
}
