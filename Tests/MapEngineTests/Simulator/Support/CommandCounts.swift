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
    // A result starts with the outcome, the message, and the events, which are pairs of a kind and a text.
    var texts = ResultTexts(result)
    _ = texts.next()
    outcomes[texts.next() ?? "", default: 0] += 1
    for _ in 0..<3 { _ = texts.next() }
    var isEffective = false
    while texts.next() == "kind", let event = texts.next() {
      events[event, default: 0] += 1
      if event != "rejected" { isEffective = true }
      for _ in 0..<2 { _ = texts.next() }
    }
    if isEffective { effective[kind, default: 0] += 1 }
  }

  /// The counts as lines.
  var lines: [String] {
    Self.commands.map { "\($0): \(commands[$0] ?? 0) commands, \(effective[$0] ?? 0) with events" }
      + ["(unknown): \(commands["(unknown)"] ?? 0) commands"]
      + Self.outcomes.map { "outcome \($0): \(outcomes[$0] ?? 0)" }
      + Self.events.map { "event \($0): \(events[$0] ?? 0)" }
  }

  /// The kinds that occur fewer times than a limit.
  func rare(_ limit: Int) -> [String] {
    Self.commands.filter { (commands[$0] ?? 0) < limit }
      + Self.commands.filter { !Self.ineffective.contains($0) && (effective[$0] ?? 0) < limit / 6 }
      + Self.outcomes.filter { (outcomes[$0] ?? 0) < limit / 6 } + Self.events.filter { (events[$0] ?? 0) < limit / 6 }
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
}
