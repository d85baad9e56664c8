import WaymarkCompiler
import WaymarkDiagnostics

/// The declarations in all specs whose names match a query: the answer to `workspace/symbol`.
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

  /// Returns a Boolean value that indicates whether a name contains the characters of the query in their order.
  private static func matches(_ name: String, _ query: String) -> Bool {
    var rest = Array(name.lowercased().utf8)[...]
    for byte in query.lowercased().utf8 {
      guard let index = rest.firstIndex(of: byte) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}
