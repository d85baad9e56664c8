import WaymarkDiagnostics

extension LanguageServer {
  func initialize(_ params: JSONValue) -> JSONValue {
    client = ClientCapabilities(params)
    parentProcess = params["processId"]?.int
    phase = .running
    return .object([
      "capabilities": .object(capabilities),
      "serverInfo": .object(["name": .string("waymark"), "version": .string(version)]),
    ])
  }

  private var capabilities: [String: JSONValue] {
    var result: [String: JSONValue] = [
      "positionEncoding": .string(client.encoding.rawValue),
      "textDocumentSync": .object([
        "openClose": .bool(true), "change": .int(2), "save": .object(["includeText": .bool(false)]),
      ]),
    ]
    for feature in ServerFeature.all {
      if let (name, value) = feature.capability { result[name] = value }
    }
    return result
  }

  func notify(_ method: String, _ params: JSONValue) -> [JSONValue] {
    if method == "exit" {
      if case .isShutDown = phase { phase = .ended(0) } else { phase = .ended(1) }
      return []
    }
    guard case .running = phase else { return [] }
    switch method {
    case "initialized": return client.watchesFiles ? [watchFiles()] : []
    case "textDocument/didOpen": open(params)
    case "textDocument/didChange": change(params)
    case "textDocument/didSave": save(params)
    case "textDocument/didClose": return close(params)
    case "workspace/didChangeWatchedFiles": sessions.markAllOutdated()
    // The server has no settings, and ignores unknown notifications.
    default: break
    }
    return []
  }

  private func watchFiles() -> JSONValue {
    let patterns = ["**/*.nav.yaml", "**/*.xcstrings", "**/*.strings", "**/*.plist", "**/*.entitlements"]
    return request(
      "client/registerCapability",
      .object([
        "registrations": .array([
          .object([
            "id": .string("waymark-files"), "method": .string("workspace/didChangeWatchedFiles"),
            "registerOptions": .object([
              "watchers": .array(patterns.map { .object(["globPattern": .string($0)]) })
            ]),
          ])
        ])
      ]))
  }
}
