import SpecText

/// Converts messages to messages, which the transport reads and writes. The only state is the open documents and the
/// last compilation of their specs, because a compilation takes milliseconds.
package final class LanguageServer: MessageServer {
  enum Phase {
    case uninitialized, running, isShutDown
    /// The value is the exit status of the process.
    case ended(Int32)
  }

  let version: String
  var phase = Phase.uninitialized
  var client = ClientCapabilities()
  package internal(set) var parentProcess: Int?
  var documents = OpenDocuments()
  var sessions = SpecSessions()
  var published = PublishedDiagnostics()
  private var nextRequest = 1

  package init(version: String) { self.version = version }

  package var exitStatus: Int32? { if case .ended(let status) = phase { status } else { nil } }

  /// The server doesn't compile a spec after each change, but only before the answer to a request, and in ``flush()``.
  package func handle(_ message: Message) -> [JSONValue] {
    switch message {
    case .invalid(let id, let error): return [.response(id, .failure(error))]
    case .response: return []
    case .notification(let method, let params): return notify(method, params)
    case .request(let id, let method, let params):
      var outgoing: [JSONValue] = []
      do throws(ResponseError) {
        let result = try answer(method, params, &outgoing)
        return outgoing + [.response(id, .success(result))]
      } catch {
        return outgoing + [.response(id, .failure(error))]
      }
    }
  }

  package func flush() -> [JSONValue] {
    guard case .running = phase, sessions.update(documents) else { return [] }
    let notifications = published.update(sessions.all, documents, client)
    guard client.refreshesDiagnostics, published.isRefreshNeeded else { return notifications }
    return notifications + [request("workspace/diagnostic/refresh", .null)]
  }

  func request(_ method: String, _ params: JSONValue) -> JSONValue {
    defer { nextRequest += 1 }
    return .request("waymark-\(nextRequest)", method, params)
  }

  private func answer(
    _ method: String, _ params: JSONValue, _ outgoing: inout [JSONValue]
  ) throws(ResponseError) -> JSONValue {
    switch phase {
    case .uninitialized:
      guard method == "initialize" else {
        throw ResponseError(.serverNotInitialized, "the first request must be `initialize`")
      }
      return initialize(params)
    case .isShutDown, .ended: throw ResponseError(.invalidRequest, "the server is shut down")
    case .running: break
    }
    switch method {
    case "initialize": throw ResponseError(.invalidRequest, "the server is already initialized")
    case "shutdown":
      phase = .isShutDown
      return .null
    default:
      guard let feature = ServerFeature.all.first(where: { $0.method == method }) else {
        throw ResponseError(.methodNotFound, "the server has no method `\(method)`")
      }
      outgoing += flush()
      return try feature.answer(self, params, &outgoing)
    }
  }
}

extension LanguageServer {
  func open(_ params: JSONValue) {
    guard let item = params["textDocument"], let uri = item["uri"]?.string, let text = item["text"]?.string else {
      return
    }
    documents[uri] = OpenDocument(uri: uri, version: item["version"]?.int, text: text)
    markOutdated(uri)
  }

  func change(_ params: JSONValue) {
    guard let uri = params["textDocument"]?["uri"]?.string, var document = documents[uri] else { return }
    documents[uri] = nil
    for change in params["contentChanges"]?.array ?? [] { _ = document.apply(change, client.encoding) }
    document.version = params["textDocument"]?["version"]?.int ?? document.version
    documents[uri] = document
    markOutdated(uri)
  }

  func save(_ params: JSONValue) {
    guard let uri = params["textDocument"]?["uri"]?.string else { return }
    markOutdated(uri)
  }

  func close(_ params: JSONValue) -> [JSONValue] {
    guard let uri = params["textDocument"]?["uri"]?.string, let document = documents[uri] else { return [] }
    documents[uri] = nil
    sessions.markOutdated(document.identity)
    return []
  }

  private func markOutdated(_ uri: String) {
    if let document = documents[uri] { sessions.markOutdated(document.identity) }
  }

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
    if client.pullsDiagnostics {
      result["diagnosticProvider"] = .object([
        "interFileDependencies": .bool(true), "workspaceDiagnostics": .bool(false),
      ])
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
            "registerOptions": .object(["watchers": .array(patterns.map { .object(["globPattern": .string($0)]) })]),
          ])
        ])
      ]))
  }
}

struct PublishedDiagnostics {
  private struct Entry {
    let text: String
    let version: Int?

    init(_ list: [JSONValue]?, version: Int?) {
      text = String(decoding: JSONPrinter.bytes(of: .array(list ?? [])), as: UTF8.self)
      self.version = version
    }
  }

  private var entries: [String: Entry] = [:]
  /// The diagnostics of open files for a client that asks for them.
  private var pulled: [String: Entry] = [:]
  /// A change of one file can change the diagnostics of another file, which the client has already asked for.
  private(set) var isRefreshNeeded = false

  init() {}

  /// By URI. A file can belong to several specs, and gets the diagnostics of all of them.
  static func lists(
    _ sessions: [SpecSession], _ documents: OpenDocuments, _ client: ClientCapabilities
  ) -> [String: [JSONValue]] {
    let locator = FileLocator(documents)
    var lists: [String: [JSONValue]] = [:]
    for session in sessions {
      for (identity, list) in DiagnosticFormatter(session.current, client, locator).diagnostics() {
        lists[locator.uri(of: identity), default: []] += list
      }
    }
    return lists
  }

  private mutating func compare(_ lists: [String: [JSONValue]], _ documents: OpenDocuments) {
    let former = pulled
    pulled = [:]
    isRefreshNeeded = false
    for document in documents.all {
      let entry = Entry(lists[document.uri], version: document.version)
      if let old = former[document.uri], old.version == entry.version, old.text != entry.text { isRefreshNeeded = true }
      pulled[document.uri] = entry
    }
  }

  mutating func update(
    _ sessions: [SpecSession], _ documents: OpenDocuments, _ client: ClientCapabilities
  ) -> [JSONValue] {
    var lists = Self.lists(sessions, documents, client)
    if client.pullsDiagnostics { compare(lists, documents) }
    // A client that asks for the diagnostics of open files would show published ones a second time.
    for document in documents.all where lists[document.uri] == nil || client.pullsDiagnostics {
      lists[document.uri] = []
    }
    var notifications: [JSONValue] = []
    for uri in Set(lists.keys).union(entries.keys).sorted() {
      let entry = Entry(lists[uri], version: documents[uri]?.version)
      let old = entries[uri]
      guard old?.text != entry.text || (old?.version != entry.version && documents[uri] != nil) else { continue }
      // A file without diagnostics that the client doesn't know needs no notification.
      let isPushed = documents[uri] != nil && !client.pullsDiagnostics
      if old == nil, entry.text == "[]", !isPushed { continue }
      entries[uri] = lists[uri]?.isEmpty == false || isPushed ? entry : nil
      notifications.append(
        .notification(
          "textDocument/publishDiagnostics",
          .members([
            "uri": .string(uri), "version": documents[uri]?.version.map { .int($0) }, "diagnostics": .json(entry.text),
          ])))
    }
    return notifications
  }
}
