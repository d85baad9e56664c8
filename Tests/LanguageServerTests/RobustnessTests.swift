import SpecText
import TestSupport
import Testing

@testable import WaymarkTool

@Suite("Robustness")
struct RobustnessTests {
  private static let spec = """
    waymark: 1
    app: Shop
    types: { Level: { values: [easy, hard] } }
    tabs:
      home: { title: "Hömé 😀", icon: house, opens: [detail], links: [/] }
    routes:
      detail: { params: { id: Int, level: Level? }, links: ["/detail/{id}/{level?}", { url: "/d/{id}", in: home }] }
    # waymark:allow unused-type: because
    redirects: { "/old/{id:Int}": "/detail/{id}" }

    """

  private static let uris = ["untitled:a", "untitled:b", "file:///nowhere/c.nav.yaml", "", "http://x/y"]

  private struct Sender {
    var random: SplitMix64
    var number = 0
    /// Most messages are requests, because each change of a text costs a compilation.
    static let methods =
      Array(repeating: ServerFeature.all.map(\.method), count: 5).flatMap(\.self) + [
        "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "textDocument/didSave",
        "workspace/didChangeWatchedFiles", "initialized", "initialize", "$/cancelRequest", "x", "",
      ]

    mutating func value(_ depth: Int = 0) -> JSONValue {
      switch random.below(depth > 3 ? 5 : 8) {
      case 0: .null
      case 1: .bool(true)
      case 2: .number(random.pick(["0", "-1", "3", "1e300", "-9223372036854775809", "4294967296", "0.5"]))
      case 3: .string(random.pick(RobustnessTests.uris + ["x", "home", "{", "\u{0}"]))
      case 4: .string(PositionTests.randomText(&random))
      case 5: .array((0..<random.below(4)).map { _ in value(depth + 1) })
      default:
        .object(
          Dictionary(
            (0..<random.below(4)).map { _ in
              (
                random.pick(["uri", "textDocument", "position", "line", "character", "range", "text", "id"]),
                value(depth + 1)
              )
            }
          ) { first, _ in first })
      }
    }

    private mutating func position() -> JSONValue {
      .object(["line": .int(random.below(14) - 1), "character": .int(random.below(80) - 1)])
    }

    private mutating func range() -> JSONValue { .object(["start": position(), "end": position()]) }

    /// Returns the params of any request or notification, of which one part can be anything.
    private mutating func params() -> JSONValue {
      let uri = JSONValue.string(random.pick(RobustnessTests.uris))
      var text = Array(RobustnessTests.spec.utf8)
      for _ in 0..<random.below(4) {
        let place = random.below(text.count)
        let end = min(text.count, place + random.below(30))
        text.replaceSubrange(place..<end, with: Array(random.pick(["", "{", "\"", "\n  ", "😀", ": ", "[", "- "]).utf8))
      }
      var members: [String: JSONValue] = [
        "textDocument": .object([
          "uri": uri, "version": .int(random.below(100)), "languageId": .string("yaml"),
          "text": .string(String(decoding: text, as: UTF8.self)),
        ]),
        "position": position(), "range": range(),
        "newName": .string(random.pick(["start", "Ab", "", "é", "home", "a b"])),
        "query": .string(random.pick(["", "h", "ö"])), "context": .object(["includeDeclaration": .bool(false)]),
        "command": .string("waymark.other"), "id": .int(number - random.below(3)),
        "contentChanges": .array([
          random.once(in: 2)
            ? .object(["range": range(), "text": .string(random.pick(["", "a", "{ ", "\n", "\"", "😀é"]))])
            : .object(["text": .string(String(decoding: text, as: UTF8.self))])
        ]),
      ]
      if random.once(in: 3) { members[random.pick(members.keys.sorted())] = value() }
      if random.once(in: 10) { members[random.pick(members.keys.sorted())] = nil }
      return random.once(in: 30) ? value() : .object(members)
    }

    mutating func message() -> (json: JSONValue, id: Int?) {
      number += 1
      let method = random.pick(Self.methods)
      let isNotification = method.hasPrefix("textDocument/did") || random.once(in: 20)
      var members: [String: JSONValue] = ["method": .string(method), "params": params()]
      if !isNotification { members["id"] = .int(number) }
      return (TestClient.message(members), isNotification ? nil : number)
    }
  }

  @Test("The server answers each random request exactly once, and never stops")
  func messages() {
    var sender = Sender(random: SplitMix64(seed: RandomRun.seed))
    for part in 0..<RandomRun.rounds(2) {
      let client = TestClient(
        part % 2 == 0 ? TestClient.capabilities(PositionEncoding.allCases[part % 3]) : .object([:]))
      for uri in Self.uris.prefix(2) { client.open(uri, Self.spec) }
      for _ in 0..<100 {
        let batch = (0..<1 + sender.random.below(20)).map { _ in sender.message() }
        let answers = client.send(bytes: batch.flatMap { TestClient.frame($0.json.text) })
        let ids = answers.compactMap { $0["id"]?.int }.sorted()
        #expect(ids == batch.compactMap(\.id).sorted(), "\(batch.map(\.json.text))")
        guard ids == batch.compactMap(\.id).sorted() else { return }
      }
      #expect(client.server.exitStatus == nil)
      #expect(client.request("shutdown", .null).isNull)
    }
  }

  @Test("The server answers requests at the end of a truncated spec")
  func everyPosition() {
    let methods = ["completion", "hover", "definition", "prepareRename"]
    let text = Array(Self.spec.utf8)
    let step = RandomRun.isFull ? 5 : 17
    var answered = 0
    for end in stride(from: 0, through: text.count, by: step) {
      let client = TestClient()
      let part = String(decoding: text[..<end], as: UTF8.self)
      client.open("untitled:a", part)
      for method in methods {
        let answer = client.request("textDocument/\(method)", "untitled:a", at: end, in: DocumentText(part))
        #expect(answer["code"] == nil || answer["code"]?.int == -32803, "\(method) at \(end): \(answer.text)")
        if answer["code"] == nil { answered += 1 }
      }
    }
    if RandomRun.isFull { #expect(answered > 50) }
  }
}
