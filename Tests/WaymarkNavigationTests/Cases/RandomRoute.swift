import Foundation
import TestSupport
import WaymarkNavigation

/// A generator of random routes of the sample with arguments of every kind.
struct RandomRoute {
  typealias Period = SampleNavigation.Period

  private var random: SplitMix64
  /// A Boolean value that indicates whether the routes may contain native values that are not `Codable`.
  private let hasPlayers: Bool

  init(seed: UInt64, hasPlayers: Bool = true) {
    random = SplitMix64(seed: seed)
    self.hasPlayers = hasPlayers
  }

  mutating func next() -> SampleNavigation.Route {
    switch random.below(hasPlayers ? 6 : 5) {
    case 0:
      return .optionals(
        int: some { $0.int() }, uint: some { $0.uint() }, double: some { $0.double() }, bool: some { $0.bool() },
        string: some { $0.string() }, uuid: some { $0.uuid() }, date: some { $0.date() }, url: some { $0.url() },
        period: some { $0.period() }, player: hasPlayers ? some { $0.player() } : nil, note: some { $0.note() })
    case 1:
      return .lists(
        int: list { $0.int() }, uint: list { $0.uint() }, double: list { $0.double() }, bool: list { $0.bool() },
        string: list { $0.string() }, uuid: list { $0.uuid() }, date: list { $0.date() }, url: list { $0.url() },
        period: list { $0.period() }, player: hasPlayers ? list { $0.player() } : [], note: list { $0.note() })
    case 2: return .detail(id: int())
    case 3: return .nowhere
    case 4:
      return random.once(in: 2)
        ? .shop(.cart) : .shop(.item(id: int(), period: some { $0.period() }, player: hasPlayers ? player() : nil))
    default:
      return .everything(
        int: int(), uint: uint(), double: double(), bool: bool(), string: string(), uuid: uuid(), date: date(),
        url: url(), period: period(), player: player(), note: note())
    }
  }

  private mutating func some<Value>(_ value: (inout RandomRoute) -> Value) -> Value? {
    random.once(in: 2) ? value(&self) : nil
  }

  private mutating func list<Value>(_ value: (inout RandomRoute) -> Value) -> [Value] {
    (0..<random.below(4)).map { _ in value(&self) }
  }

  private mutating func int() -> Int { random.pick([0, 1, -1, .min, .max, Int(truncatingIfNeeded: random.next())]) }
  private mutating func uint() -> UInt { random.pick([0, 1, .max, UInt(truncatingIfNeeded: random.next())]) }
  private mutating func bool() -> Bool { random.once(in: 2) }
  private mutating func period() -> Period { random.pick(Period.allCases) }
  private mutating func player() -> Player { Player(id: random.below(3), score: random.below(100)) }
  private mutating func note() -> Note { Note(id: string(), text: string()) }

  private mutating func double() -> Double {
    random.pick([
      0, -0.5, 1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0.1, Double.random(in: -1...1, using: &random),
    ])
  }

  private mutating func string() -> String {
    let pieces = ["", "a", "\t", "\n", "\"", "\\", "\0", "e\u{301}", "\u{1F34C}", "null", "=", ","]
    return (0..<random.below(4)).map { _ in random.pick(pieces) }.joined()
  }

  private mutating func uuid() -> UUID {
    let (high, low) = (random.next(), random.next())
    func byte(_ word: UInt64, _ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: word >> (8 * index)) }
    return UUID(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5), byte(high, 6),
        byte(high, 7), byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3), byte(low, 4), byte(low, 5),
        byte(low, 6), byte(low, 7)
      ))
  }

  private mutating func date() -> CalendarDate {
    while true {
      let (year, month, day) = (random.below(10_000), 1 + random.below(12), 1 + random.below(31))
      if let date = CalendarDate(year: year, month: month, day: day) { return date }
    }
  }

  private mutating func url() -> URL {
    URL(string: random.pick(["https://a.b/c?d=e#f", "app:x", "/relative", "https://a.b/%2F%C3%A9"]))!
  }
}
