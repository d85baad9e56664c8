import Foundation
import TestSupport
import Testing
import WaymarkNavigation

@Suite("A snapshot")
struct SnapshotTests {
  typealias Route = SampleNavigation.Route

  private func json(_ route: Route) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    return String(decoding: try encoder.encode(route), as: UTF8.self)
  }

  private func decode(_ json: String) throws -> Route {
    try JSONDecoder().decode(Route.self, from: Data(json.utf8))
  }

  @Test("The snapshot of a route consists of names and texts in a fixed format")
  func form() throws {
    #expect(try json(.shop(.cart)) == #"["shop",["cart"]]"#)
    #expect(try json(.shop(.item(id: 1, period: .week))) == #"["shop",["item",1,"week",null]]"#)
    let everything = Route.optionals(
      int: -1, uint: .max, double: 0.5, bool: true, string: "null",
      uuid: UUID(uuidString: "123E4567-E89B-12D3-A456-426614174000"), date: CalendarDate("2024-02-29"),
      url: URL(string: "https://a.b/c"), period: SampleNavigation.Period.none, note: Note(id: "n", text: "t"))
    #expect(
      try json(everything)
        == #"["optionals",-1,18446744073709551615,0.5,true,"null","123E4567-E89B-12D3-A456-426614174000","#
        + #""2024-02-29","https://a.b/c","none",null,{"id":"n","text":"t"}]"#)
    #expect(
      try json(.lists(int: [1, 2], period: [.month]))
        == #"["lists",[1,2],[],[],[],[],[],[],[],["month"],[],[]]"#)
  }

  @Test("Snapshots in JSON and in property lists restore equal routes with every kind of argument", arguments: 0..<100)
  func roundTrip(_ seed: UInt64) throws {
    var random = RandomRoute(seed: seed, hasPlayers: false)
    for _ in 0..<10 {
      let route = random.next()
      let copy = try decode(json(route))
      #expect(copy == route)
      #expect("\(copy)" == "\(route)")
    }
    let stack = (0..<10).map { _ in random.next() }.filter { !"\($0)".contains("nil") }
    #expect(!stack.isEmpty)
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    #expect(try PropertyListDecoder().decode([Route].self, from: encoder.encode(stack)) == stack)
  }

  @Test("A native argument that is not Codable causes an error in encoding and decoding, not a trap")
  func nativesWithoutCodable() {
    #expect(throws: EncodingError.self) { try json(.shop(.item(id: 1, player: Player(id: 1)))) }
    #expect(throws: EncodingError.self) { try json(.lists(player: [Player(id: 1)])) }
    #expect(throws: DecodingError.self) { try decode(#"["shop",["item",1,null,{"id":1,"score":0}]]"#) }
    #expect(throws: Never.self) { try decode(#"["shop",["item",1,null,null]]"#) }
  }

  @Test("A restored native argument is equal by identity and keeps its other properties")
  func nativesWithCodable() throws {
    let route = try decode(json(.lists(note: [Note(id: "a", text: "b")])))
    #expect(route == .lists(note: [Note(id: "a", text: "other")]))
    #expect(route != .lists(note: [Note(id: "b", text: "b")]))
    guard case .lists(_, _, _, _, _, _, _, _, _, _, let notes) = route else {
      Issue.record("\(route) is another route")
      return
    }
    #expect(notes.map(\.text) == ["b"])
  }

  @Test(
    "Decoding a route throws an error for a malformed snapshot",
    arguments: [
      #"["shop"]"#, #"["shop",[]]"#, #"["shop",["gone"]]"#, #"["shop","cart"]"#, #"["shop",["cart",1]]"#,
      #"["shop",["cart"],1]"#, #"["shop",["item",1,"year",null]]"#, #"["shop",["item",1,"Week",null]]"#,
      #"["shop",["item",null,null,null]]"#, #"["shop",["shop",["cart"]]]"#, #"["detail",1.5]"#, #"["detail","1"]"#,
      #"["detail",9223372036854775808]"#, #"["detail",[1]]"#, #"["detail",{}]"#, #"["detail"]"#, #"["detail",1,2]"#,
      #"["nowhere",null]"#, #"[":Route.Shop"]"#, #"["lists",1,[],[],[],[],[],[],[],[],[],[]]"#,
      #"["lists",[null],[],[],[],[],[],[],[],[],[],[]]"#, #"["lists",[],[-1],[],[],[],[],[],[],[],[],[]]"#,
      #"["lists",[],[],[],[],[],["not a uuid"],[],[],[],[],[]]"#,
      #"["lists",[],[],[],[],[],[],["2023-02-29"],[],[],[],[]]"#, #"["lists",[],[],[],[],[],[],[],[""],[],[],[]]"#,
      #"["lists",[],[],[],[],[],[],[],[],["year"],[],[]]"#, #"["lists",[],[],[],[],[],[],[],[],[],[],[1]]"#,
    ])
  func otherSnapshots(_ json: String) {
    #expect(throws: DecodingError.self) { try decode(json) }
  }

  @Test("A damaged snapshot causes an error or restores a route that encodes again, and never traps")
  func tampering() throws {
    var random = SplitMix64(seed: RandomRun.seed)
    var routes = RandomRoute(seed: RandomRun.seed, hasPlayers: false)
    var restored = 0
    let pieces = [
      "null", "[", "]", ",", "\"", "1", "-", "\"x\"", "[]", "{}", "true", "1e999", "\"shop\"", "[\"cart\"]",
    ]
    for _ in 0..<RandomRun.rounds(10_000) {
      var text = Array(try json(routes.next()).utf8)
      for _ in 0...random.below(3) {
        let start = random.below(text.count)
        let end = min(text.count, start + random.below(4))
        text.replaceSubrange(start..<end, with: random.pick(pieces).utf8)
      }
      guard let route = try? decode(String(decoding: text, as: UTF8.self)) else { continue }
      #expect(try decode(json(route)) == route, "seed \(RandomRun.seed)")
      restored += 1
    }
    if RandomRun.isFull { #expect(restored > RandomRun.rounds(60)) }
  }

  @Test("A snapshot with 400 nested routes causes a decoding error")
  func nesting() {
    let depth = 400
    let json =
      String(repeating: #"["shop","#, count: depth) + #"["cart"]"# + String(repeating: "]", count: depth)
    #expect(throws: DecodingError.self) { try decode(json) }
  }
}
