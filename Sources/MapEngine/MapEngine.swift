import LinkResolving
import SpecText

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
    return .object([
      "result": .json(resolved.json), "text": .string(resolved.text), "values": .strings(resolved.values),
      "copies": CopiedTexts(resolved, namespace: resolver.spec.namespace).value,
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
