import LinkPatterns
import QRCode
import URLResolving
import WaymarkDiagnostics

/// The part of the map's page that runs the rules of Waymark.
///
/// The page contains this module as WebAssembly, and the data of one spec. Each question and each answer is a text, so the
/// page needs only one function.
package struct MapEngine {
  private let resolver: URLResolver

  /// Creates an engine. The result is `nil` if the data is damaged.
  ///
  /// - Parameter data: The result of ``data(_:)`` for a spec.
  package init?(_ data: [UInt8]) {
    var parts = PartReader(data)
    guard let catalog = LinkCatalog(bytes: parts.next()), let table = Optional(parts.next()), !table.isEmpty else {
      return nil
    }
    resolver = URLResolver(catalog, table: table)
  }

  /// Returns the data of a spec for ``init(_:)``.
  package static func data(_ resolver: URLResolver) -> [UInt8] {
    PartReader.data([resolver.catalog.bytes, resolver.table])
  }

  /// Returns the answer to a question as JSON.
  ///
  /// The questions are:
  /// - `url`, a space, and a URL: the outcome of the URL, as `waymark resolve` prints it, and texts to copy.
  /// - `qr`, a space, and a text: the size and the SVG path of a QR code, or `null` for a text that is too long.
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

/// A reader of the parts of an engine's data. Each part starts with its number of bytes in four bytes, least significant
/// first.
private struct PartReader {
  private let data: [UInt8]
  private var position = 0

  init(_ data: [UInt8]) { self.data = data }

  /// Returns the next part. If the data has no further part, the result is empty.
  mutating func next() -> [UInt8] {
    guard data.count - position >= 4 else { return [] }
    var count = 0
    for index in 0..<4 { count |= Int(data[position + index]) << (8 * index) }
    position += 4
    guard count >= 0, count <= data.count - position else { return [] }
    defer { position += count }
    return Array(data[position..<position + count])
  }

  static func data(_ parts: [[UInt8]]) -> [UInt8] {
    var data: [UInt8] = []
    for part in parts {
      for index in 0..<4 { data.append(UInt8(truncatingIfNeeded: part.count >> (8 * index))) }
      data += part
    }
    return data
  }
}
