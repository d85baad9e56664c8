import SpecText
import Testing

@testable import WaymarkTool

@Suite("Lifecycle")
struct LifecycleTests {
  private func code(_ value: JSONValue) -> Int? { value["code"]?.int }

  @Test("The language server rejects requests before `initialize` and after `shutdown`")
  func order() {
    let client = TestClient(isInitialized: false)
    #expect(code(client.request("textDocument/hover", .null)) == -32002)
    client.notify("textDocument/didOpen", .null)
    #expect(client.request("initialize", .object([:]))["capabilities"] != nil)
    #expect(code(client.request("initialize", .object([:]))) == -32600)
    #expect(code(client.request("some/thing", .null)) == -32601)
    client.notify("$/unknown", .null)
    client.notify("$/setTrace", .object(["value": .string("verbose")]))
    client.notify("workspace/didChangeConfiguration", .object(["settings": .null]))
    #expect(client.request("shutdown", .null).isNull)
    #expect(code(client.request("textDocument/hover", .null)) == -32600)
    client.notify("exit", .null)
    #expect(client.server.exitStatus == 0)
  }

  @Test("The exit status of the language server is 1 without a `shutdown` request")
  func exit() {
    let client = TestClient()
    client.notify("exit", .null)
    #expect(client.server.exitStatus == 1)
    #expect(TestClient(isInitialized: false).server.exitStatus == nil)
  }

  @Test("The language server prefers UTF-8, then UTF-32, and uses UTF-16 by default")
  func encodings() {
    for (offered, chosen) in [
      ([], "utf-16"), (["utf-16"], "utf-16"), (["utf-16", "utf-8", "utf-32"], "utf-8"),
      (["utf-16", "utf-32"], "utf-32"),
      (["utf-7"], "utf-16"),
    ] as [([String], String)] {
      let client = TestClient(isInitialized: false)
      let answer = client.request(
        "initialize",
        .object(["capabilities": .object(["general": .object(["positionEncodings": .strings(offered)])])]))
      #expect(answer["capabilities"]?["positionEncoding"]?.string == chosen)
    }
  }

  @Test("The language server asks for changes of files only if the client supports the registration")
  func watching() {
    let methods = TestClient(TestClient.capabilities()).notifications.compactMap { $0["method"]?.string }
    #expect(methods == ["client/registerCapability"])
    #expect(TestClient().notifications.isEmpty)
  }

  @Test("A batch of messages gets a response for each request, and none for a notification")
  func batches() {
    let client = TestClient()
    let unknown = TestClient.message(["id": .string("a"), "method": .string("x")])
    let note = TestClient.message(["method": .string("$/x")])
    #expect(client.send(.array([unknown, note, unknown])).count == 2)
    #expect(client.send(.array([note])).isEmpty)
  }

  @Test("The server rejects a canceled request and a request about an outdated text")
  func cancellation() {
    let client = TestClient()
    let uri = "untitled:a"
    client.open(uri, "waymark: 1\n")
    func hover(_ id: Int) -> JSONValue {
      TestClient.message([
        "id": .int(id), "method": .string("textDocument/hover"),
        "params": .object([
          "textDocument": .object(["uri": .string(uri)]), "position": .position(Position(line: 0, character: 1)),
        ]),
      ])
    }
    func cancel(_ id: Int) -> JSONValue {
      TestClient.message(["method": .string("$/cancelRequest"), "params": .object(["id": .int(id)])])
    }
    func change(_ version: Int) -> JSONValue {
      TestClient.message([
        "method": .string("textDocument/didChange"),
        "params": TestClient.change(uri, version: version, [.object(["text": .string("waymark: 1\napp: A\n")])]),
      ])
    }
    let answers = client.send(hover(101), hover(102), cancel(102), cancel(999), hover(103), change(5), hover(104))
    let results = Dictionary(uniqueKeysWithValues: answers.map { ($0["id"]?.int ?? 0, $0["error"]?["code"]?.int) })
    #expect(results == [101: -32801, 102: -32800, 103: -32801, 104: nil])
    // A late cancellation has no effect on a later request with the same identifier.
    _ = client.send(cancel(104))
    #expect(client.send(hover(104)).first?["result"] != nil)
  }

  @Test("Changes of a document that arrive together are compiled only once")
  func coalescing() {
    let client = TestClient()
    let uri = "untitled:a"
    client.open(uri, "waymark: 1\n")
    let before = client.notifications.count
    func change(_ version: Int) -> JSONValue {
      TestClient.message([
        "method": .string("textDocument/didChange"),
        "params": TestClient.change(uri, version: version, [.object(["text": .string("waymark: \(version)\n")])]),
      ])
    }
    _ = client.send(change(2), change(3), change(4))
    #expect(client.notifications.count == before + 1)
    #expect(client.versions[uri] == 4)
  }
}
