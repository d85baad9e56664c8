import Foundation
import TestSupport
import Testing
import WaymarkNavigation

@Suite("Parts")
struct PartsTests {
  typealias Route = SampleNavigation.Route

  @Test("The parts of a random route rebuild an equal route", arguments: 0..<200)
  func roundTrip(_ seed: UInt64) throws {
    var random = RandomRoute(seed: seed)
    for _ in 0..<10 {
      let route = random.next()
      let copy = try #require(Route(parts: route._parts))
      #expect(copy == route)
      #expect(copy.hashValue == route.hashValue)
      // The copy also preserves the properties of native values that are not part of their identity.
      #expect("\(copy)" == "\(route)")
    }
  }

  @Test("Two routes are equal exactly if their parts are equal")
  func difference() {
    var first = RandomRoute(seed: 1)
    var second = RandomRoute(seed: 2)
    var equal = 0
    for _ in 0..<500 {
      let (left, right) = (first.next(), second.next())
      #expect((left == right) == (left._parts == right._parts))
      if left == right { equal += 1 }
    }
    #expect(equal > 10)
    #expect(Route.shop(.cart) != .shop(.item(id: 0)))
    #expect(Route.optionals() != .lists())
    #expect(Route.optionals(int: 0) != .optionals())
  }

  /// One argument of each kind, and some arguments that no parameter of the sample accepts.
  private static let arguments: [Argument] = [
    .none, .int(1), .uint(UInt(1)), .double(1), .bool(true), .string("x"), .string("month"), .uuid(UUID()), .list([]),
    .list([.int(1)]), .list([.none]), .list([.list([])]), .url(URL(fileURLWithPath: "/")),
    .date(CalendarDate("2024-02-29")!), .native(Player(id: 1), identity: 1), .native(Note(id: "a"), identity: "a"),
    .native(1, identity: 1),
  ]

  @Test("Random CaseParts that fit no case yield no route and never trap")
  func hostileParts() {
    var random = SplitMix64(seed: 3)
    var made = 0
    for _ in 0..<10_000 {
      let count = random.pick([0, 1, 1, 2, 3, 11])
      let arguments = (0..<count).map { _ in random.pick(Self.arguments) }
      let index = random.pick([-1, 0, 1, 2, 3, 4, 5, 6, .max])
      let parts =
        random.once(in: 2)
        ? CaseParts(index, arguments)
        : CaseParts(index, wrapping: CaseParts(random.pick([-1, 0, 1, 2, 5, .max]), arguments))
      guard let route = Route(parts: parts) else { continue }
      #expect(route._parts == parts)
      made += 1
    }
    #expect(made > 100)
  }

  @Test("CaseParts with one argument of another type, or one extra argument, yield no route")
  func oneMisfit() {
    var random = RandomRoute(seed: 4)
    for _ in 0..<200 {
      let parts = random.next()._parts
      for position in parts.arguments.indices {
        var misfits = parts.arguments
        // No parameter of the sample accepts a list of lists.
        misfits[position] = .list([.list([])])
        #expect(Route(parts: parts.with(misfits)) == nil)
      }
      #expect(Route(parts: parts.with(parts.arguments + [.int(1)])) == nil)
    }
  }

  @Test("CaseParts with an enum argument yield a route only for the name of an existing enum case")
  func enumerations() {
    func item(_ period: Argument) -> Route? {
      Route(parts: CaseParts(5, wrapping: CaseParts(1, [.int(1), period, .none])))
    }
    #expect(item(.string("week")) == .shop(.item(id: 1, period: .week)))
    #expect(item(.none) == .shop(.item(id: 1)))
    for name in ["", "Week", "year", ".week", "week "] { #expect(item(.string(name)) == nil) }
  }

  @Test("Native arguments are equal exactly if their identities are equal")
  func natives() {
    let route = Route.shop(.item(id: 1, player: Player(id: 7, score: 1)))
    #expect(route == .shop(.item(id: 1, player: Player(id: 7, score: 2))))
    #expect(route != .shop(.item(id: 1, player: Player(id: 8, score: 1))))
    #expect(Set([route, .shop(.item(id: 1, player: Player(id: 7, score: 2)))]).count == 1)
    #expect(Argument.native(0, identity: 1) != .native(0, identity: "1"))
    #expect(Argument.native(0, identity: 1) != .native(0, identity: UInt(1)))
    #expect(Argument.native(0, identity: 1) != .int(1))
  }

  @Test("The parts of a feature route wrap the parts of the screen in the feature")
  func features() {
    #expect(Route.shop(.cart)._parts == CaseParts(5, wrapping: CaseParts(0)))
    #expect(Route(parts: CaseParts(5, wrapping: CaseParts(0))) == .shop(.cart))
    #expect(Route(parts: CaseParts(5)) == nil)
    #expect(Route(parts: CaseParts(5, [.int(1)])) == nil)
    #expect(Route(parts: CaseParts(5, wrapping: CaseParts(2))) == nil)
    #expect(Route(parts: CaseParts(5, wrapping: CaseParts(0, [.int(1)]))) == nil)
    #expect(Route(parts: CaseParts(5, wrapping: CaseParts(5, wrapping: CaseParts(0)))) == nil)
    // A case of the app's enum wraps no screen.
    #expect(Route(parts: CaseParts(0, wrapping: CaseParts(0))) == nil)
  }

  @Test("The description of a route reads like the Swift expression of the route")
  func texts() throws {
    #expect("\(Route.shop(.item(id: 1, period: .week)))" == "shop(.item(id: 1, period: .week, player: nil))")
    #expect("\(Route.detail(id: 3))" == "detail(id: 3)")
    #expect("\(Route.nowhere)" == "nowhere")
    let route = Route.lists(
      int: [1, 2], string: ["a\"b"], date: [try #require(CalendarDate("2024-02-29"))], period: [.month])
    #expect("\(route)".hasPrefix("lists(int: [1, 2], uint: [], double: [], bool: [], string: [\"a\\\"b\"], uuid: [], "))
    #expect("\(route)".contains("date: [2024-02-29], url: [], period: [.month], "))
  }
}

extension CaseParts {
  /// Returns parts with the same case and other arguments.
  fileprivate func with(_ arguments: [Argument]) -> CaseParts {
    guard let wrapped else { return CaseParts(index, arguments) }
    return CaseParts(index, wrapping: CaseParts(wrapped.index, arguments))
  }
}
