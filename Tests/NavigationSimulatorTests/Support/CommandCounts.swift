/// The number of commands of each kind, of outcomes, and of events.
struct CommandCounts {
  private var commands: [String: Int] = [:]
  /// The number of commands that caused events.
  private var effective: [String: Int] = [:]
  private var outcomes: [String: Int] = [:]
  private var events: [String: Int] = [:]

  /// Counts a command and its result.
  mutating func add(_ command: String, _ result: String) {
    let name = String(decoding: command.utf8.prefix { $0 != 0x20 && $0 != 0x2B }, as: UTF8.self)
    let kind = Self.commands.contains(name) ? name : "(unknown)"
    commands[kind, default: 0] += 1
    outcomes[Self.texts(after: "{\"outcome\":\"", in: result, most: 1).first ?? "", default: 0] += 1
    let found = Self.texts(after: "{\"kind\":\"", in: Self.eventsPart(of: result), most: .max)
    if found.contains(where: { $0 != "rejected" }) { effective[kind, default: 0] += 1 }
    for event in found { events[event, default: 0] += 1 }
  }

  /// The counts as lines.
  var lines: [String] {
    Self.commands.map { "\($0): \(commands[$0] ?? 0) commands, \(effective[$0] ?? 0) with events" }
      + ["(unknown): \(commands["(unknown)"] ?? 0) commands"]
      + Self.outcomes.map { "outcome \($0): \(outcomes[$0] ?? 0)" } + Self.events.map { "event \($0): \(events[$0] ?? 0)" }
  }

  /// The kinds that occur fewer times than a limit.
  func rare(_ limit: Int) -> [String] {
    Self.commands.filter { (commands[$0] ?? 0) < limit }
      + Self.commands.filter { !Self.ineffective.contains($0) && (effective[$0] ?? 0) < limit / 4 }
      + Self.outcomes.filter { (outcomes[$0] ?? 0) < limit / 4 } + Self.events.filter { (events[$0] ?? 0) < limit / 4 }
  }

  static let commands = [
    "select", "tap", "push", "replace", "pop", "popTo", "popToRoot", "present", "sheet", "cover", "dismiss",
    "dismissTo", "dismissAll", "swipe", "window", "closeWindow", "open", "resolve", "resolved", "cancelResolving",
    "discardLink", "discardCommand", "condition", "hideTab", "showTab", "moveTab", "resetTabBar", "ask", "finish",
    "state", "reset",
  ]
  /// The commands that cause no events.
  private static let ineffective = ["state", "reset"]
  static let outcomes = [
    "done", "pending", "rejected", "invalid", "unmatched", "refused", "resolving", "nowhere",
  ]
  static let events = [
    "selected", "retapped", "pushed", "popped", "presented", "dismissed", "opened", "closed", "tabBarChanged",
    "fellBack", "link", "rejected", "pending", "dropped", "conditionsEnded", "returned",
  ]

  private static func eventsPart(of result: String) -> String {
    let end = Array(",\"state\":".utf8)
    let bytes = Array(result.utf8)
    var index = 0
    while index + end.count <= bytes.count, !bytes[index...].starts(with: end) { index += 1 }
    return String(decoding: bytes[..<index], as: UTF8.self)
  }

  /// Returns the texts between a start and the next quotation mark.
  private static func texts(after start: String, in text: String, most: Int) -> [String] {
    let bytes = Array(text.utf8)
    let start = Array(start.utf8)
    var texts: [String] = []
    var index = 0
    while index + start.count <= bytes.count, texts.count < most {
      guard bytes[index] == start[0], bytes[index...].starts(with: start) else {
        index += 1
        continue
      }
      let rest = bytes[(index + start.count)...]
      texts.append(String(decoding: rest.prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self))
      index += start.count
    }
    return texts
  }
}
