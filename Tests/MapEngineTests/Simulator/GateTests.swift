import Foundation
import Testing

@testable import MapEngine

extension ComparisonTests {
  @Suite("Gates")
  struct GateTests {
    private func opened() throws -> Run {
      var run = try Run(.gated)
      for condition in ["signedIn", "trusted", "premium"] { try run("condition \(condition) true") }
      return run
    }

    @Test("A tab that depends on the condition of a gate stays selected behind the gate")
    func keep() throws {
      var run = try opened()
      try run("select account")
      let gated = try run("condition signedIn false")
      #expect(gated.events.map(\.kind) == ["gateShown"])
      #expect(gated.state.selected == "account")
      let open = try run("condition signedIn true")
      #expect(open.events.map(\.kind) == ["gateLeft"])
      #expect(open.state.selected == "account")
    }

    @Test("A gate that resets the state behind it selects the first tab")
    func reset() throws {
      var run = try opened()
      try run("select account")
      let gated = try run("condition trusted false")
      #expect(gated.events.map(\.kind) == ["selected", "gateShown"])
      #expect(gated.state.selected == "home")
    }

    @Test("A sheet that the spec allows in all tabs and over a gate is presented over both, but not over another gate")
    func sheet() throws {
      var run = try opened()
      #expect(try run("present help").events.map(\.kind) == ["presented"])
      try run("condition trusted false")
      #expect(try run("present help").events.map(\.kind) == ["presented"])
      try run("condition signedIn false")
      #expect(try run("present help").events.map(\.kind) == ["rejected"])
    }

    @Test("The state of the simulator names the gate, its condition, and the screens on its stack")
    func shownGate() throws {
      var run = try Run(.notes)
      let first = try #require(try run("state").state.gate)
      #expect(first.condition == "onboarded" && first.screen.name == "intro" && first.stack.isEmpty)
      let second = try #require(try run("condition onboarded true").state.gate)
      #expect(second.condition == "signedIn" && second.screen.name == "welcome")
      #expect(try run("push reset?token=1").state.gate?.stack.map(\.name) == ["reset"])
      #expect(try run("pop").state.gate?.stack.isEmpty == true)
      #expect(try run("sheet help").state.modals.map(\.screen.name) == ["help"])
      let open = try run("condition signedIn true")
      #expect(open.state.gate == nil && open.state.modals.isEmpty)
    }

    @Test("A command for a gate names its condition, and a gate that is also a sheet can return a value")
    func commands() throws {
      var run = try Run(.notes)
      #expect(try run("push welcome").message == "welcome is a gate; use condition signedIn false")
      for condition in ["onboarded", "signedIn"] { try run("condition \(condition) true") }
      #expect(try run("ask intro").state.questions == ["intro"])
    }

    @Test(
      "The note on a link names the gates over which it opens",
      arguments: [
        ("notes:///intro", "shows the gate `intro`, and waits while the gate `welcome` is shown", ["intro"]),
        ("notes:///reset/1", "opens over the gate `welcome`, and waits while the gate `intro` is shown", ["welcome"]),
        ("notes:///help", "opens over the gate `welcome`, and waits while the gate `intro` is shown", ["welcome"]),
        ("notes:///terms", "opens over the gate `intro`, and waits while the gate `welcome` is shown", ["intro"]),
        ("notes:///guide", "opens over the gate `intro` or `welcome`", ["intro", "welcome"]),
        ("notes:///notes/1", "waits until `onboarded` and `signedIn` are true", []),
      ])
    func links(_ url: String, _ note: String, _ gates: [String]) throws {
      var engine = try #require(MapEngine(DescribedSpec.notes.published().spec.encoded()))
      #expect(engine.answer("url \(url)").contains(note))
      var run = try Run(.notes)
      for condition in ["onboarded", "signedIn"] {
        let gate = try #require(try run("state").state.gate)
        let result = try run("open \(url)")
        #expect(result.outcome == (gates.contains(gate.screen.name) ? "done" : "pending"))
        #expect(result.state.gate?.screen.name == gate.screen.name)
        if result.outcome == "pending" { #expect(result.state.waiting == "\(url) waits for \(missing(gate, url))") }
        try run("discardLink")
        try run("dismissAll")
        try run("condition \(condition) true")
      }
    }

    /// A link without `gates: false` waits for all gates.
    private func missing(_ gate: Run.Result.Gate, _ url: String) -> String {
      url.contains("/notes/") && gate.condition == "onboarded" ? "onboarded, signedIn" : gate.condition
    }

    @Test("A link to the route of the gate closes what is over the gate, and presents nothing when the gate opens")
    func linkToGate() throws {
      var run = try Run(.notes)
      #expect(try run("sheet terms").state.modals.map(\.screen.name) == ["terms"])
      let shown = try run("open notes:///intro")
      #expect(shown.outcome == "done" && shown.state.waiting == nil)
      #expect(shown.state.gate?.screen.name == "intro" && shown.state.modals.isEmpty)
      #expect(try run("condition onboarded true").state.modals.isEmpty)
      #expect(try run("condition signedIn true").state.modals.isEmpty)
      #expect(try run("open notes:///intro").state.modals.map(\.screen.name) == ["intro"])
    }

    @Test("A link that pushes the route of the gate pops the gate to its root, and pushes nothing when the gate opens")
    func linkToPushedGate() throws {
      var run = try opened()
      try run("condition trusted false")
      #expect(try run("push reason").state.gate?.stack.map(\.name) == ["reason"])
      let shown = try run("open gated:///trust")
      #expect(shown.outcome == "done" && shown.state.waiting == nil)
      #expect(shown.state.gate?.screen.name == "trust" && shown.state.gate?.stack.isEmpty == true)
      let open = try run("condition trusted true")
      #expect(open.state.gate == nil && open.state.stacks.values.allSatisfy(\.isEmpty))
    }

    @Test("The copied test of a link that opens only in a gate shows that gate")
    func copiedTest() throws {
      var engine = try #require(MapEngine(DescribedSpec.notes.published().spec.encoded()))
      let all = "conditions: Set(NotesNavigation.Condition.allCases)"
      #expect(engine.answer("url notes:///reset/1").contains("\(all).subtracting([.signedIn]))"))
      #expect(engine.answer("url notes:///notes/1").contains("\(all))"))
    }
  }
}
