import LinkPatterns
import NavigationSimulator
import QRCode
import URLResolving
import WaymarkDiagnostics

/// The part of the map's page that runs the rules of Waymark.
///
/// The page contains this module as WebAssembly, and the data of one spec. Each question and each answer is a text, so the
/// page needs only one function.
package struct MapEngine {
  private let resolver: URLResolver
  private var simulator: Simulator?

  /// Creates an engine. The result is `nil` if the data is damaged.
  ///
  /// - Parameter data: The bytes of an ``EngineData``.
  package init?(_ data: [UInt8]) {
    guard let data = EngineData(bytes: data), let catalog = LinkCatalog(bytes: data.catalog) else { return nil }
    resolver = URLResolver(catalog, table: data.linkTable)
    simulator = Simulator(data.simulation)
  }

  /// Returns the answer to a question as JSON.
  ///
  /// The questions are:
  /// - `url`, a space, and a URL: the outcome of the URL, as `waymark resolve` prints it, and texts to copy.
  /// - `qr`, a space, and a text: the size and the SVG path of a QR code, or `null` for a text that is too long.
  /// - `phone`, a space, and a command: the result of ``Simulator/perform(_:)``, or `null` if the spec has no simulation.
  /// - `layout`, a line break, and a graph: see ``LayoutQuestion``.
  ///
  /// - Parameter question: The question.
  /// - Returns: The answer. An unknown question has the answer `null`.
  package mutating func answer(_ question: String) -> String {
    let start = question.utf8.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    let rest = question.utf8.dropFirst(start.count + 1)
    switch String(decoding: start, as: UTF8.self) {
    case "url": return url(String(decoding: rest, as: UTF8.self)).text
    case "qr": return qr(String(decoding: rest, as: UTF8.self)).text
    case "phone": return simulator?.perform(String(decoding: rest, as: UTF8.self)) ?? JSONValue.null.text
    case "layout": return LayoutQuestion(String(decoding: rest, as: UTF8.self))?.answer.text ?? JSONValue.null.text
    default: return JSONValue.null.text
    }
  }

  private func url(_ url: String) -> JSONValue {
    let resolved = resolver.resolve(url)
    return .object([
      "result": .json(resolved.json), "text": .string(resolved.text), "values": .strings(resolved.values),
      "copies": CopiedTexts(resolved, namespace: resolver.catalog.namespace).value,
    ])
  }

  private func qr(_ text: String) -> JSONValue {
    guard let code = QRCode(text) else { return .null }
    return .object(["size": .number("\(code.size)"), "path": .string(code.path)])
  }
}
