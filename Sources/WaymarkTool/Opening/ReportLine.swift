import SpecText

/// A line that a debug build writes with the argument `-waymark-report`. An app can write anything, so the line is
/// untrusted.
struct ReportLine {
  let event: String
  let place: String
  let windows: [String]
  let source: String?
  /// The conditions for which a link or command waits; `nil` if nothing waits.
  let pending: [String]?
  /// The views show the place, and nothing waits.
  let isSettled: Bool
  let reason: String?

  static let longest = 1 << 16

  /// `nil` for any other output of the app.
  init?(_ line: UnsafeBufferPointer<UInt8>) {
    guard line.first == UInt8(ascii: "{"), line.count <= Self.longest,
      case .object(let members)? = try? JSONParser.parse(Array(line), deepestNesting: 4)
    else { return nil }
    func text(_ key: String) -> String? {
      if case .string(let text)? = members.first(where: { $0.key == key })?.value { text } else { nil }
    }
    func texts(_ key: String) -> [String]? {
      guard case .array(let elements)? = members.first(where: { $0.key == key })?.value else { return nil }
      return elements.compactMap { if case .string(let text) = $0.value { text } else { nil } }
    }
    guard members.contains(where: { $0.key == "waymark" }), let event = text("event"), let place = text("place") else {
      return nil
    }
    self.event = event
    self.place = place
    windows = texts("windows") ?? []
    source = text("source")
    pending = texts("pending")
    if case .bool(true)? = members.first(where: { $0.key == "settled" })?.value {
      isSettled = true
    } else {
      isSettled = false
    }
    reason = text("reason")
  }

  /// The end of an attempt to open the place or link of the launch.
  var refusal: String? {
    let isOfLaunch = source == "launch" || reason?.hasPrefix("-waymark-") == true
    let refusals = [
      "rejected", "unmatched", "rejectedURL", "leftToWeb", "nowhere", "redirectedTooOften", "dropped", "cancelled",
      "replaced",
    ]
    guard isOfLaunch && refusals.contains(event) || event == "notPresented" else { return nil }
    return reason ?? event
  }
}
