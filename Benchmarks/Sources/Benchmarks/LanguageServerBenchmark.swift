import Foundation
import Measuring
import SpecText
import WaymarkTool

/// A benchmark of the time from the bytes of a message to the bytes of the answer of the language server.
///
/// The server runs in the process of the benchmark, so the figures contain no time of pipes or of an editor.
enum LanguageServerBenchmark {
  static func run(_ effort: Effort) throws {
    for routes in effort.isQuick ? [100] : [100, 1_000] { try run(routes, rounds: effort.isQuick ? 20 : 300) }
  }

  private static func run(_ routes: Int, rounds: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lsp-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let spec = RoutesSpec(routes: routes)
    for file in spec.files {
      let place = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.yaml.utf8).write(to: place)
    }
    // Without a package, the search for the package lists the folders up to the root of the disk.
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    var editor = Editor(folder: folder.resolvingSymlinksInPath().path, spec)
    var table = Table(
      "\(Text.count(routes)) routes in \(spec.files.count) files, \(Text.count(rounds)) messages of each kind",
      columns: ["message", "p50", "p99", "longest", "processor p50", "p99", "longest"])
    for (name, send) in Editor.messages {
      var walls: [Double] = []
      var processors: [Double] = []
      for round in 0..<rounds + 5 {
        let start = Self.processorTime
        let wall = send(&editor, round)
        // The first messages fill the caches of the processor.
        guard round >= 5 else { continue }
        walls.append(wall)
        processors.append(Self.processorTime - start)
      }
      table.add([name] + [walls, processors].flatMap(Self.cells))
    }
    table.show()
  }

  private static func cells(_ times: [Double]) -> [String] {
    let times = times.sorted()
    return [times.count / 2, min(times.count - 1, times.count * 99 / 100), times.count - 1].map {
      Text.time(nanoseconds: times[$0])
    }
  }

  /// The processor time of the process in nanoseconds. Other processes of the machine have less effect on this time.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// An editor that has the root file and one feature file open.
  private struct Editor {
    private let server = LanguageServer(version: "0")
    private var queue = MessageQueue(.languageServer)
    private let uri: String
    private let text: String
    private let lines: [Substring]
    private var number = 0

    init(folder: String, _ spec: RoutesSpec) {
      uri = "file://\(folder)/\(spec.files[1].path)"
      text = spec.files[1].yaml
      lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      _ = request("initialize", .object(["capabilities": .object([:])]))
      for file in [spec.files[0], spec.files[1]] {
        _ = notify(
          "textDocument/didOpen",
          .object([
            "textDocument": .object([
              "uri": .string("file://\(folder)/\(file.path)"), "languageId": .string("yaml"), "version": .number("0"),
              "text": .string(file.yaml),
            ])
          ]))
      }
    }

    /// The kinds of messages, each with a function that sends one message and returns the nanoseconds until the answer.
    static var messages: [(String, (inout Editor, Int) -> Double)] {
      [
        ("a typed character, to the diagnostics", { $0.type($1) }),
        ("the whole text of a file, to the diagnostics", { editor, _ in editor.replaceText() }),
        ("completion of a key", { editor, _ in editor.complete("    title:", "    ti") }),
        (
          "completion after a typed character",
          { editor, round in editor.type(round) + editor.complete("    in: tab", "    in: ") }
        ),
        ("completion of a name", { editor, _ in editor.complete("    in: tab", "    in: ") }),
        (
          "hover of a pattern",
          { editor, _ in editor.ask("textDocument/hover", "    links: [\"/section0/item", "    links: [\"/sec") }
        ),
        (
          "hover of a pattern after a typed character",
          { editor, round in
            editor.type(round) + editor.ask("textDocument/hover", "    links: [\"/section0/item", "    links: [\"/sec")
          }
        ),
        ("definition", { editor, _ in editor.ask("textDocument/definition", "    in: tab", "    in: t") }),
        ("references of a tab", { editor, _ in editor.ask("textDocument/references", "    in: tab", "    in: t") }),
        (
          "rename of a tab",
          { editor, _ in
            editor.ask("textDocument/rename", "    in: tab", "    in: t", ["newName": .string("renamed")])
          }
        ),
        ("symbols of a file", { editor, _ in editor.ask("textDocument/documentSymbol") }),
        (
          "symbols of the workspace",
          { editor, _ in editor.request("workspace/symbol", .object(["query": .string("detail9")])) }
        ),
        ("semantic tokens", { editor, _ in editor.ask("textDocument/semanticTokens/full") }),
        (
          "semantic tokens after a typed character",
          { editor, round in
            editor.type(round) + editor.ask("textDocument/semanticTokens/full")
          }
        ),
      ]
    }

    private mutating func type(_ round: Int) -> Double {
      let line = lines.firstIndex { $0.hasPrefix("    title:") } ?? 0
      func position(_ character: Int) -> JSONValue {
        .object(["line": .number("\(line)"), "character": .number("\(character)")])
      }
      // Every second message removes the character again.
      let start = lines[line].utf16.count
      let isRemoval = round % 2 == 1
      return change(
        .object([
          "range": .object(["start": position(start), "end": position(isRemoval ? start + 1 : start)]),
          "text": .string(isRemoval ? "" : "x"),
        ]))
    }

    private mutating func replaceText() -> Double { change(.object(["text": .string(text)])) }

    private mutating func change(_ change: JSONValue) -> Double {
      number += 1
      return notify(
        "textDocument/didChange",
        .object([
          "textDocument": .object(["uri": .string(uri), "version": .number("\(number)")]),
          "contentChanges": .array([change]),
        ]))
    }

    private mutating func complete(_ line: String, _ prefix: String) -> Double {
      ask("textDocument/completion", line, prefix)
    }

    /// Sends a request about the place behind a prefix of the first line with the given start.
    private mutating func ask(
      _ method: String, _ start: String = "", _ prefix: String = "", _ members: [String: JSONValue] = [:]
    ) -> Double {
      let line = lines.firstIndex { $0.hasPrefix(start) } ?? 0
      var params = members
      params["textDocument"] = .object(["uri": .string(uri)])
      params["position"] = .object(["line": .number("\(line)"), "character": .number("\(prefix.utf16.count)")])
      return request(method, .object(params))
    }

    private mutating func request(_ method: String, _ params: JSONValue) -> Double {
      number += 1
      return send(["id": .number("\(number)"), "method": .string(method), "params": params])
    }

    private mutating func notify(_ method: String, _ params: JSONValue) -> Double {
      send(["method": .string(method), "params": params])
    }

    private mutating func send(_ members: [String: JSONValue]) -> Double {
      let json = JSONValue.object(members.merging(["jsonrpc": .string("2.0")]) { $1 }).text
      let bytes = Array("Content-Length: \(json.utf8.count)\r\n\r\n\(json)".utf8)
      let start = ContinuousClock.now
      queue.append(bytes)
      var size = 0
      while !queue.isEmpty { for message in queue.step(server) { size += message.count } }
      let time = ContinuousClock.now - start
      precondition(members["id"] == nil || size > 0, "the server answers each request")
      return Double(time.components.attoseconds) / 1e9 + Double(time.components.seconds) * 1e9
    }
  }
}
