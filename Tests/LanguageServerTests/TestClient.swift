import Foundation
import SpecText

@testable import WaymarkTool

/// A client that talks to a server in the same process, through the bytes of messages.
final class TestClient {
  let server = LanguageServer(version: "0")
  private var queue = MessageQueue(.languageServer)
  private var number = 0
  /// The messages of the server that are not responses.
  private(set) var notifications: [JSONValue] = []
  /// The last diagnostics of each URI.
  private(set) var diagnostics: [String: [JSONValue]] = [:]
  private(set) var versions: [String: Int?] = [:]

  /// Creates a client, and initializes the server with the given capabilities.
  init(_ capabilities: JSONValue = .object([:]), isInitialized: Bool = true) {
    guard isInitialized else { return }
    _ = request("initialize", .object(["capabilities": capabilities, "processId": .null]))
    notify("initialized", .object([:]))
  }

  /// The capabilities of an editor that supports everything.
  static func capabilities(_ encoding: PositionEncoding = .utf16) -> JSONValue {
    let yes = JSONValue.bool(true)
    return .object([
      "general": .object(["positionEncodings": .strings([encoding.rawValue])]),
      "window": .object(["showDocument": .object(["support": yes])]),
      "workspace": .object([
        "workspaceEdit": .object(["documentChanges": yes]),
        "didChangeWatchedFiles": .object(["dynamicRegistration": yes]),
      ]),
      "textDocument": .object([
        "completion": .object(["completionItem": .object(["snippetSupport": yes])]),
        "codeAction": .object(["codeActionLiteralSupport": .object([:])]),
        "documentSymbol": .object(["hierarchicalDocumentSymbolSupport": yes]),
        "publishDiagnostics": .object(["relatedInformation": yes, "dataSupport": yes]),
      ]),
    ])
  }

  // MARK: Messages

  /// Sends a request, and returns its result or its error.
  func request(_ method: String, _ params: JSONValue) -> JSONValue {
    number += 1
    let answers = send(Self.message(["id": .int(number), "method": .string(method), "params": params]))
    let answer = answers.first { $0["id"]?.int == number && $0["method"] == nil }
    return answer?["result"] ?? answer?["error"] ?? .string("no answer")
  }

  func notify(_ method: String, _ params: JSONValue) {
    _ = send(Self.message(["method": .string(method), "params": params]))
  }

  static func message(_ members: [String: JSONValue]) -> JSONValue {
    .object(members.merging(["jsonrpc": .string("2.0")]) { $1 })
  }

  /// Sends messages at once, and returns the responses.
  func send(_ messages: JSONValue...) -> [JSONValue] { send(bytes: messages.flatMap { Self.frame($0.text) }) }

  static func frame(_ text: String) -> [UInt8] { Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8) }

  /// Sends bytes, and returns the responses, including the responses of a batch.
  func send(bytes: [UInt8]) -> [JSONValue] {
    queue.append(bytes)
    var responses: [JSONValue] = []
    while !queue.isEmpty {
      for bytes in queue.step(server) {
        guard let value = try? JSONValue(parsing: bytes) else {
          responses.append(.string("not JSON: \(String(decoding: bytes, as: UTF8.self))"))
          continue
        }
        if value["method"] == nil { responses += value.array ?? [value] } else { receive(value) }
      }
    }
    return responses
  }

  private func receive(_ message: JSONValue) {
    notifications.append(message)
    guard message["method"]?.string == "textDocument/publishDiagnostics", let params = message["params"],
      let uri = params["uri"]?.string
    else { return }
    diagnostics[uri] = params["diagnostics"]?.array ?? []
    versions[uri] = params["version"]?.int
  }

  // MARK: Documents

  func open(_ uri: String, _ text: String, version: Int = 1) {
    notify(
      "textDocument/didOpen",
      .object([
        "textDocument": .object([
          "uri": .string(uri), "languageId": .string("yaml"), "version": .int(version), "text": .string(text),
        ])
      ]))
  }

  static func change(_ uri: String, version: Int, _ changes: [JSONValue]) -> JSONValue {
    .object([
      "textDocument": .object(["uri": .string(uri), "version": .int(version)]), "contentChanges": .array(changes),
    ])
  }

  func change(_ uri: String, to text: String, version: Int = 2) {
    notify("textDocument/didChange", Self.change(uri, version: version, [.object(["text": .string(text)])]))
  }

  func close(_ uri: String) {
    notify("textDocument/didClose", .object(["textDocument": .object(["uri": .string(uri)])]))
  }

  /// Sends a request about a byte offset in a text.
  func request(
    _ method: String, _ uri: String, at offset: Int, in text: DocumentText, _ members: [String: JSONValue] = [:]
  ) -> JSONValue {
    var params = members
    params["textDocument"] = .object(["uri": .string(uri)])
    params["position"] = .position(text.position(of: offset, server.client.encoding))
    return request(method, .object(params))
  }

  /// The names of the rules of a document's diagnostics.
  func rules(_ uri: String) -> [String] { (diagnostics[uri] ?? []).compactMap { $0["code"]?.string } }
}

/// A folder with files that is removed after a test.
func withFiles<Result>(_ files: [String: String], _ body: (String) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("waymark-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, text) in files {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  return try body(OpenDocument.identity(ofPath: folder.path))
}
