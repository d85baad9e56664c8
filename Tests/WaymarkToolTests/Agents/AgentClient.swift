import Foundation
import SpecText
import TestSupport

@testable import WaymarkTool

/// A client that talks to a server for agents in the same process, through the bytes of messages.
final class AgentClient {
  let server: AgentServer
  private var queue = MessageQueue(.modelContext)
  private var number = 0

  init(spec: String? = nil, isInitialized: Bool = true) throws {
    server = AgentServer(version: "0", scope: try SpecScope(spec: spec))
    guard isInitialized else { return }
    _ = request("initialize", ["protocolVersion": .string("2025-06-18")])
    _ = send(["method": .string("notifications/initialized")])
  }

  /// The repository, which contains the specs.
  static var repository: URL { TestFiles.folder.deletingLastPathComponent() }

  /// Sends a request, and returns its result or its error.
  func request(_ method: String, _ params: [String: JSONValue] = [:]) -> JSONValue {
    number += 1
    let answers = send(["id": .int(number), "method": .string(method), "params": .object(params)])
    let answer = answers.first { $0["id"]?.int == number }
    return answer?["result"] ?? answer?["error"] ?? .string("no answer")
  }

  func call(_ tool: String, _ inputs: [String: String] = [:]) -> JSONValue {
    call(tool, json: .object(inputs.mapValues { .string($0) }))
  }

  func call(_ tool: String, json arguments: JSONValue) -> JSONValue {
    request("tools/call", ["name": .string(tool), "arguments": arguments])
  }

  static func line(_ members: [String: JSONValue]) -> [UInt8] {
    Array((JSONValue.object(members.merging(["jsonrpc": .string("2.0")]) { $1 }).text + "\n").utf8)
  }

  func send(_ messages: [String: JSONValue]...) -> [JSONValue] { send(bytes: messages.flatMap(Self.line)) }

  /// Sends bytes, and returns the messages of the server.
  func send(bytes: [UInt8], isLast: Bool = false) -> [JSONValue] {
    queue.append(bytes)
    if isLast { queue.finish() }
    var answers: [JSONValue] = []
    while !queue.isEmpty {
      for bytes in queue.step(server) {
        // A line break would end the message.
        let isOneLine = !bytes.contains(0x0A) && !bytes.contains(0x0D)
        let value = isOneLine ? try? JSONValue(parsing: bytes) : nil
        answers.append(value ?? .string("not one line of JSON: \(String(decoding: bytes, as: UTF8.self))"))
      }
    }
    return answers
  }
}

extension JSONValue {
  /// The text of the result of a tool.
  var toolText: String { self["content"]?.array?.first?["text"]?.string ?? "no text: \(text)" }
  var isToolError: Bool { self["isError"]?.bool == true }
  var errorCode: Int? { self["code"]?.int }
}

/// Calls a function in another current folder. Only tests of ``CommandLineTests`` can call the function.
func inFolder<Result>(_ folder: URL, _ body: () throws -> Result) throws -> Result {
  let previous = FileSystem.currentFolder
  guard FileSystem.enter(folder.path) else { throw CommandError("cannot enter \(folder.path)") }
  defer { FileSystem.enter(previous) }
  return try body()
}
