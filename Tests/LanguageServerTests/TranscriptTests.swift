import Foundation
import SpecText
import TestSupport
import Testing

@testable import WaymarkTool

/// The exchange of messages for the specs in Fixtures/LanguageServer.
///
/// The file `requests.txt` of a fixture has a request on each line: the method, the file, a part of the file's text in
/// which `|` is the cursor, and more params as JSON. `open`, `change`, and `close` are notifications. The change is the
/// text of another file.
@Suite("Transcripts")
struct TranscriptTests {
  static let cases = TestFiles.folders(in: TestFiles.fixtures("LanguageServer"))

  @Test("The fixtures contain at least four transcripts of the language server")
  func count() { #expect(Self.cases.count >= 4) }

  @Test("The messages of the language server equal the messages in the transcript", arguments: cases)
  func transcript(_ fixture: URL) throws {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("waymark-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    try FileManager.default.copyItem(at: fixture, to: scratch)
    let folder = OpenDocument.identity(ofPath: scratch.path)
    let requests = try String(contentsOf: fixture.appendingPathComponent("requests.txt"), encoding: .utf8)
    let client = TestClient(TestClient.capabilities())
    var text = ""
    for line in requests.split(separator: "\n") where !line.hasPrefix("#") {
      text += "> \(line)\n"
      let count = client.notifications.count
      if let answer = try run(String(line), folder, client) { text += try pretty(answer, folder) }
      for message in client.notifications[count...] { text += "! " + (try pretty(message, folder)) }
      text += "\n"
    }
    if let mismatch = Snapshot.mismatch(text, fixture.appendingPathComponent("transcript.txt")) {
      Issue.record("\(mismatch)")
    }
  }

  private func run(_ line: String, _ folder: String, _ client: TestClient) throws -> JSONValue? {
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    let uri = words.count > 1 ? DocumentURI.uri(of: folder + "/" + words[1]) : ""
    func read(_ name: String) throws -> String { try String(contentsOfFile: folder + "/" + name, encoding: .utf8) }
    switch words[0] {
    case "open":
      client.open(uri, try read(words[1]))
      return nil
    case "change":
      client.change(uri, to: try read(words[2]))
      return nil
    case "close":
      client.close(uri)
      return nil
    default: break
    }
    if words[1].hasPrefix("{") { return client.request(words[0], try JSONValue(parsing: Array(words[1].utf8))) }
    var rest = words.count > 2 ? words[2] : ""
    var members: [String: JSONValue] = [:]
    if let brace = rest.range(of: " {\"") {
      let json = String(rest[rest.index(after: brace.lowerBound)...])
      guard case .object(let object) = try JSONValue(parsing: Array(json.utf8)) else { return .string("not an object") }
      members = object
      rest = String(rest[..<brace.lowerBound])
    }
    guard let document = client.server.documents[uri] else { return .string("the file is not open") }
    let parts = rest.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let text = document.text.string(0..<document.text.bytes.count)
    let needle = parts.joined()
    guard let start = needle.isEmpty ? text.startIndex : text.range(of: needle)?.lowerBound else {
      return .string("the text is not in the file")
    }
    let offset = text.utf8.distance(from: text.startIndex, to: start) + parts[0].utf8.count
    if members["range"] == nil {
      members["range"] = .range(offset..<offset, in: document.text, client.server.client.encoding)
    }
    return client.request(words[0], uri, at: offset, in: document.text, members)
  }

  /// Returns a message as indented JSON, with `FOLDER` for the folder of the test.
  private func pretty(_ value: JSONValue, _ folder: String) throws -> String {
    let text = short(value).text
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    let data = try JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed])
    return String(decoding: data, as: UTF8.self).replacing(folder, with: "FOLDER") + "\n"
  }

  /// Returns a message with ranges as texts, such as `3:10-3:15`, and without the version of the protocol.
  private func short(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let members):
      func text(_ position: Position) -> String { "\(position.line):\(position.character)" }
      if members.count == 2, let start = value["start"]?.position, let end = value["end"]?.position {
        return .string(text(start) + "-" + text(end))
      }
      return .object(members.filter { $0.key != "jsonrpc" }.mapValues(short))
    case .array(let values) where !values.isEmpty && values.allSatisfy({ $0.int != nil }):
      return .string(values.compactMap(\.int).map(String.init).joined(separator: " "))
    case .array(let values): return .array(values.map(short))
    case .json(let text): return (try? JSONValue(parsing: Array(text.utf8))).map(short) ?? value
    default: return value
    }
  }
}
