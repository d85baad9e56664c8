import Testing

@testable import MapEngine

extension ComparisonTests {
  @Suite("Tabs behind a gate")
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
  }
}
