import Foundation
import LinkResolving
import TestSupport
import Testing

@testable import MapEngine

extension ComparisonTests {
  /// A simulator for a spec of this package, and the parts of its results.
  struct Run {
    private(set) var simulator: Simulator

    init(_ name: String) throws { try self.init(DescribedSpec.named(name)) }

    init(_ described: DescribedSpec) throws {
      simulator = try #require(Simulator(described.published().spec))
    }

    struct Result: Decodable {
      struct Event: Decodable { let kind, text: String }
      struct Tab: Decodable, Equatable {
        let name, title: String
        let isSelected: Bool
      }
      struct HiddenTab: Decodable, Equatable { let name, reason: String }
      struct Value: Decodable, Equatable { let name, text: String }
      struct Screen: Decodable, Equatable {
        let name, text, command: String
        let values: [Value]
      }
      struct Modal: Decodable {
        let kind: String
        let screen: Screen
        let stack: [Screen]
      }
      struct Window: Decodable {
        let screen: Screen
        let stack: [Screen]
      }
      struct Gate: Decodable {
        let condition: String
        let screen: Screen
        let stack: [Screen]
      }
      struct Condition: Decodable {
        let name: String
        let isTrue: Bool
      }
      struct State: Decodable {
        let tabs: [Tab]
        let hiddenTabs: [HiddenTab]
        let selected: String
        let stacks: [String: [Screen]]
        let modals: [Modal]
        let gate: Gate?
        let windows: [Window]
        let conditions: [Condition]
        let waiting: String?
        let questions: [String]
      }
      let outcome, message: String
      let events: [Event]
      let state: State
    }

    @discardableResult
    mutating func callAsFunction(_ command: String) throws -> Result {
      try JSONDecoder().decode(Result.self, from: Data(simulator.perform(command).utf8))
    }
  }

  @Test("The simulator follows a visitor of Everything's museum through tabs, conditions, and windows")
  func museum() throws {
    var run = try Run("Everything")
    let start = try run("state")
    #expect(start.outcome == "done" && start.message.isEmpty && start.events.isEmpty)
    #expect(start.state.tabs.filter(\.isSelected).map(\.name) == [start.state.selected])
    #expect(Set(start.state.stacks.keys) == Set((start.state.tabs.map(\.name) + start.state.hiddenTabs.map(\.name))))
    #expect(start.state.hiddenTabs.contains { $0.name == "shop" && $0.reason == "condition" })
    #expect(start.state.hiddenTabs.contains { $0.name == "visits" && $0.reason == "user" })

    let work = try run("push work?id=9007199254740993&zoom=2.5")
    #expect(work.events.map(\.kind) == ["pushed"])
    let shown = try #require(work.state.stacks["tour"]?.last)
    #expect(shown.text == "work(id: 9007199254740993, zoom: 2.5, annotated: false, preview: nil)")
    #expect(shown.command == "work?id=9007199254740993&zoom=2.5&annotated=false")
    #expect(try run("popTo+\(shown.command)").outcome == "done")
    #expect(try run("push ticket?code=a&visit=3f2504e0-4f89-11d3-9a0c-0305e82c3301").outcome == "rejected")

    #expect(try run("select shop").outcome == "rejected")
    #expect(try run("condition openNow true").state.tabs.map(\.name).contains("shop"))
    #expect(try run("showTab visits").outcome == "done")
    #expect(try run("select visits").state.selected == "visits")
    let pending = try run("push visit?on=2026-01-31")
    #expect(pending.outcome == "pending")
    #expect(pending.state.waiting == "push visit(on: 2026-01-31) in tab visits waits for member, enrolled")
    #expect(pending.state.modals.map(\.screen.name) == ["enroll"])
    try run("condition member true")
    let enrolled = try run("condition enrolled true")
    #expect(enrolled.state.modals.isEmpty && enrolled.state.waiting == nil)
    #expect(enrolled.state.stacks["visits"]?.map(\.name) == ["visit"])

    let elsewhere = try run("sheet enroll")
    #expect(elsewhere.outcome == "rejected")
    #expect(elsewhere.message == "enroll cannot be presented over the tab visits: its `in` includes only tour")
    #expect(try run("select tour").outcome == "done")
    #expect(try run("ask enroll?offer=painting").state.questions == ["enroll"])
    #expect(try run("finish enroll").events.map(\.kind).contains("returned"))
    #expect(try run("open museum://scan/ABC-1234").outcome == "resolving")
    #expect(try run("resolve work?id=1").state.stacks["tour"]?.map(\.name) == ["work"])
    #expect(try run("open museum://nowhere").outcome == "unmatched")
    #expect(try run("open museum:\\").outcome == "refused")
    #expect(try run("window page?path=a").state.windows.map(\.screen.text) == ["page(path: \"a\", locale: nil)"])
    let after = try run("reset")
    #expect(after.state.windows.isEmpty && after.state.selected == "tour")
  }

  @Test(
    "The simulator rejects a malformed command with a message",
    arguments: [
      "", " ", "+", "fly", "push", "push %", "push %zz", "push %FF", "push nothing", "select", "select nothing",
      "condition", "condition member", "condition nothing true", "condition member maybe", "moveTab", "moveTab tour x",
      "moveTab tour -1", "window nothing", "ask terms", "finish terms", "present nothing", "Push terms",
      String(repeating: "a", count: 100_000), "push \u{0}", "push ?a=b", "push \u{1F34C}", "pop nothing",
    ])
  func malformed(_ command: String) throws {
    var run = try Run("Everything")
    let result = try run(command)
    #expect(result.outcome == "invalid")
    #expect(!result.message.isEmpty)
    #expect(result.events.isEmpty)
  }

  @Test(
    "The simulator names the command that shows a screen, a similar name, or all commands",
    arguments: [
      ("push buy", "buy is a cover; use cover buy"), ("sheet about", "about is a pushed screen; use push about"),
      ("push tour", "tour is a tab; use select tour"), ("push cataloog", "did you mean `catalog`?"),
      ("help", "the commands are state, reset, select"), ("pish", "did you mean `push`"),
    ])
  func advice(_ command: String, _ message: String) throws {
    var run = try Run("Everything")
    #expect(try run(command).message.contains(message))
  }

  @Test("The JSON writer of the simulator escapes all characters that can end a script or a line")
  func escaping() throws {
    let text = "</script><!-- & \"\\\u{0}\u{1F}\u{7F}\n\t\u{2028}\u{2029}\u{202E}\u{FEFF}é\u{1F34C}\u{10FFFF}"
    var writer = JSONWriter()
    writer.object { writer in
      writer.member(text, text)
      writer.key("list")
      writer.array { writer in
        writer.string("")
        writer.null()
        writer.object { _ in }
      }
      writer.member("flag", true)
    }
    let json = writer.text
    let dangerous: [Unicode.Scalar] = ["<", ">", "&", "\n", "\t", "\u{2028}", "\u{2029}", "\u{202E}", "\u{7F}"]
    #expect(!json.unicodeScalars.contains { dangerous.contains($0) })
    let decoded = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(decoded[text] as? String == text)
    #expect((decoded["list"] as? [Any])?.count == 3)
    #expect(decoded["flag"] as? Bool == true)
  }

  @Test("The simulator accepts the commands that its results contain for screens")
  func commandsOfScreens() throws {
    let (spec, urls) = try DescribedSpec.named("Showcase").published()
    var generator = CommandGenerator(spec, urls: urls, seed: RandomRun.seed)
    var run = try Run("Showcase")
    var count = 0
    for _ in 0..<RandomRun.rounds(600) {
      let state = try run(generator.next(after: "")).state
      // The order of a dictionary differs between runs.
      let stacks = state.stacks.sorted { $0.key < $1.key }.map(\.value)
      guard let route = stacks.joined().first else { continue }
      let pushed = try run("replace \(route.command)")
      #expect(pushed.outcome != "invalid", "\(route.command): \(pushed.message)")
      count += 1
    }
    if RandomRun.isFull { #expect(count > 50) }
  }
}
