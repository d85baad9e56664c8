import Foundation
import SpecText
import TestSupport
import Testing

@testable import WaymarkTool

extension CommandLineTests {
  @Suite("The server for agents")
  struct AgentServerTests {
    @Test("The server answers only `ping` before `initialize`, and `initialize` only once")
    func lifecycle() throws {
      let client = try AgentClient(isInitialized: false)
      #expect(client.request("ping").text == "{}")
      #expect(client.request("tools/list").errorCode == -32600)
      #expect(client.call("list_rules").errorCode == -32600)
      #expect(client.request("server/discover").errorCode == -32601)
      #expect(client.request("initialize").errorCode == -32602)
      let answer = client.request("initialize", ["protocolVersion": .string("2025-06-18")])
      #expect(answer["serverInfo"]?["name"]?.string == "waymark")
      #expect(answer["serverInfo"]?["version"]?.string == "0")
      #expect(answer["capabilities"]?.text == #"{"tools":{}}"#)
      #expect(client.send(["method": .string("notifications/initialized")]).isEmpty)
      #expect(client.request("initialize", ["protocolVersion": .string("2025-06-18")]).errorCode == -32600)
      #expect(client.request("resources/list").errorCode == -32601)
      #expect(client.request("ping").text == "{}")
      #expect(client.server.exitStatus == nil)
    }

    @Test(
      "The server uses the protocol revision of the client, or else 2025-06-18",
      arguments: [
        ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"), ("2024-11-05", "2024-11-05"),
        ("2099-01-01", "2025-06-18"), ("", "2025-06-18"),
      ])
    func revisions(_ offered: String, _ chosen: String) throws {
      let client = try AgentClient(isInitialized: false)
      let answer = client.request("initialize", ["protocolVersion": .string(offered)])
      #expect(answer["protocolVersion"]?.string == chosen)
    }

    @Test("Each listed tool has a schema of its inputs, and the hint that it only reads")
    func tools() throws {
      let client = try AgentClient()
      let tools = client.request("tools/list")["tools"]?.array ?? []
      #expect(
        tools.compactMap { $0["name"]?.string } == [
          "list_places", "explain", "resolve_url", "check_spec", "list_rules",
        ])
      for tool in tools {
        #expect(tool["annotations"]?["readOnlyHint"]?.bool == true)
        let schema = try #require(tool["inputSchema"])
        #expect(schema["type"]?.string == "object")
        #expect(schema["additionalProperties"]?.bool == false)
        for name in schema["required"]?.array ?? [] { #expect(schema["properties"]?[name.string ?? ""] != nil) }
      }
      #expect(client.request("tools/list", ["cursor": .string("2")]).errorCode == -32602)
    }

    @Test(
      "A call with a wrong input is a protocol error that names the input",
      arguments: [
        (#"{}"#, "`name` must be"), (#"{"name": 3}"#, "`name` must be"),
        (#"{"name": "list_place"}"#, "did you mean `list_places`?"), (#"{"name": "x"}"#, "the tools are list_places"),
        (#"{"name": "list_places", "arguments": []}"#, "`arguments` must be an object"),
        (#"{"name": "list_places", "arguments": {"spec": 1}}"#, "`spec` must be a string"),
        (#"{"name": "list_places", "arguments": {"spec": ["."]}}"#, "`spec` must be a string"),
        (#"{"name": "resolve_url", "arguments": {}}"#, "`resolve_url` requires the input `url`"),
        (#"{"name": "resolve_url", "arguments": {"url": null}}"#, "requires the input `url`"),
        (#"{"name": "check_spec", "arguments": {"path": "."}}"#, "the inputs are `spec`, `text`, and `file`"),
        (#"{"name": "list_rules", "arguments": {"spec": "."}}"#, "there are no inputs"),
      ])
    func wrongInputs(_ params: String, _ message: String) throws {
      let client = try AgentClient()
      guard case .object(let members) = try JSONValue(parsing: Array(params.utf8)) else { return }
      let error = client.request("tools/call", members)
      #expect(error.errorCode == -32602)
      #expect(error["message"]?.string?.contains(message) == true, "\(error.text)")
      #expect(client.call("list_rules", json: .null).isToolError == false)
    }

    @Test("Inputs that are too long are rejected with the maximum, and control characters appear as escapes")
    func longInputs() throws {
      let client = try AgentClient()
      let long = String(repeating: "x", count: 100_000)
      for (tool, inputs) in [
        ("resolve_url", ["url": long]), ("check_spec", ["spec": long]), ("explain", ["name": long]),
      ] {
        let error = client.call(tool, inputs)
        #expect(error.errorCode == -32602)
        #expect(error["message"]?.string?.contains("the maximum is") == true)
      }
      for answer in [
        client.call(long), client.request(long), client.call("\u{1B}[2J"), client.request("\u{1B}[2J"),
        client.call("check_spec", ["\u{1B}[2J\(long)": ""]),
      ] {
        let message = try #require(answer["message"]?.string)
        #expect(message.utf8.count < 1_000)
        #expect(PrintableText.isPrintable(message))
      }
      for text in [
        client.call("check_spec", ["spec": "\u{1B}[2J"]).toolText,
        client.call("resolve_url", ["spec": "Specs/Tutorial", "url": "fruits://\u{1B}[2J\u{202E}"]).toolText,
        client.call("explain", ["spec": "Specs/Tutorial", "name": "\u{1B}[2J"]).toolText,
      ] {
        #expect(text.split(separator: "\n").allSatisfy { PrintableText.isPrintable(String($0)) }, "\(text)")
      }
    }

    private static let ping = AgentClient.line(["id": .int(7), "method": .string("ping")])

    @Test(
      "The server reports a line that is not a message, and answers the next message",
      arguments: [
        ("{\"a\":\n", -32700), ("\u{FEFF}{}\n", -32700), ("[]\n", -32600), ("3\n", -32600), ("{}\n", -32600),
        ("{\"id\": {}, \"method\": \"ping\"}\n", -32600), ("Content-Length: 2\n", -32700),
        (String(repeating: "[", count: 100_000) + "\n", -32700),
        ("{\"method\": \"ping\", \"id\": 1, \"params\": " + String(repeating: "[", count: 500) + "\n", -32700),
      ])
    func malformed(_ line: String, _ code: Int) throws {
      let client = try AgentClient()
      let answers = client.send(bytes: Array(line.utf8) + Self.ping)
      #expect(answers.map { $0["error"]?["code"]?.int } == [code, nil], "\(answers.map(\.text))")
      #expect(answers.last?["id"]?.int == 7)
    }

    @Test("Blank lines, carriage returns, invalid UTF-8, and a missing last line break don't stop the server")
    func tolerance() throws {
      let client = try AgentClient()
      #expect(client.send(bytes: Array("\n \r\n\t\n".utf8)).isEmpty)
      #expect(client.send(bytes: Self.ping.dropLast() + Array("\r\n".utf8)).first?["id"]?.int == 7)
      let invalid = Array(#"{"id": 8, "method": ""#.utf8) + [0xFF, 0xC0] + Array("\"}\n".utf8)
      #expect(client.send(bytes: invalid).first?["error"]?["code"]?.int == -32601)
      #expect(client.send(bytes: Array(Self.ping.dropLast())).isEmpty)
      #expect(client.send(bytes: [], isLast: true).first?["id"]?.int == 7)
    }

    @Test("A line of more than 64 MiB is skipped, and the server answers the next line")
    func oversized() throws {
      let client = try AgentClient()
      let piece = [UInt8](repeating: 0x78, count: 1 << 20)
      var answers: [JSONValue] = []
      for _ in 0..<66 { answers += client.send(bytes: piece) }
      answers += client.send(bytes: [0x0A] + Self.ping)
      #expect(answers.map { $0["error"]?["code"]?.int } == [-32600, nil])
    }

    @Test("Requests in pieces of any size, between random bytes, each get one answer")
    func pieces() throws {
      var random = SplitMix64(seed: RandomRun.seed)
      for _ in 0..<RandomRun.rounds(100) {
        let client = try AgentClient()
        var bytes: [UInt8] = []
        let count = 1 + random.below(5)
        for number in 0..<count {
          bytes += AgentClient.line(["id": .int(1_000 + number), "method": .string("ping")])
          bytes += (0..<random.below(30)).map { _ in UInt8(random.below(256)) } + [0x0A]
        }
        var answers: [JSONValue] = []
        while !bytes.isEmpty {
          let size = min(bytes.count, 1 + random.below(40))
          answers += client.send(bytes: Array(bytes.prefix(size)))
          bytes.removeFirst(size)
        }
        let ids = answers.compactMap { $0["result"] == nil ? nil : $0["id"]?.int }
        #expect(ids == (0..<count).map { 1_000 + $0 }, "seed \(RandomRun.seed)")
      }
    }

    @Test("A canceled request gets no answer")
    func cancellation() throws {
      let client = try AgentClient()
      func ping(_ id: Int) -> [String: JSONValue] { ["id": .int(id), "method": .string("ping")] }
      let cancellation: [String: JSONValue] = [
        "method": .string("notifications/cancelled"), "params": .object(["requestId": .int(52)]),
      ]
      let answers = client.send(ping(51), ping(52), cancellation, ping(53))
      #expect(answers.compactMap { $0["id"]?.int } == [51, 53])
      #expect(client.send(cancellation, ping(52)).count == 1)
    }

    @Test("The server ends with the status 0 at the end of its input, after it has answered each line")
    func endOfInput() throws {
      let (input, output) = (Pipe(), Pipe())
      try input.fileHandleForWriting.write(contentsOf: Data(Self.ping + Self.ping.dropLast()))
      try input.fileHandleForWriting.close()
      var loop = ServerLoop(
        .modelContext, input: input.fileHandleForReading.fileDescriptor,
        output: output.fileHandleForWriting.fileDescriptor)
      let server = AgentServer(version: "0", scope: try SpecScope(spec: nil))
      #expect(loop.run(server) == 0)
      try output.fileHandleForWriting.close()
      let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      #expect(lines == String(repeating: #"{"id":7,"jsonrpc":"2.0","result":{}}"# + "\n", count: 2))
    }
  }
}
