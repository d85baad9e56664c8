import Everything

@testable import WaymarkNavigation

/// The commands, events and links that the test has covered so far.
struct ModelCoverage: CustomStringConvertible {
  private(set) var sequences = 0
  private(set) var commands: [String: (done: Int, refused: Int)] = [:]
  private(set) var events: [String: Int] = [:]
  private(set) var links: [String: Int] = [:]
  /// The commands after which the system could offer the visible screen, by the number of activities.
  private(set) var offers: [String: Int] = [:]

  mutating func addSequence() { sequences += 1 }

  mutating func add(_ command: ModelCommand, _ result: ModelResult, _ told: [NavigationEvent<Museum>]) {
    let isRefused = result.isRefused
    commands[command.name, default: (0, 0)].done += isRefused ? 0 : 1
    commands[command.name, default: (0, 0)].refused += isRefused ? 1 : 0
    for event in told {
      events[event.kind, default: 0] += 1
      if case .link(let event) = event { links[event.status.kind, default: 0] += 1 }
    }
  }

  mutating func add(_ offer: PublishedScreen?) {
    offers[offer.map { "\($0.activities.count) activities" } ?? "no activity", default: 0] += 1
  }

  var total: Int { commands.values.reduce(0) { $0 + $1.done + $1.refused } }

  /// The names that the test must cover but has not covered.
  var unseen: [String] {
    let refusable = [
      "select", "takeArguments", "push", "replace", "replaceStack", "pop", "popTo", "presentSheet", "presentCover",
      "openWindow", "dismissToScreen", "hide", "move", "open", "apply", "restoreNonsense",
    ]
    var unseen = Self.allLinks.filter { links[$0] == nil } + Self.allEvents.filter { events[$0] == nil }
    unseen += ["no activity", "1 activities", "3 activities"].filter { offers[$0] == nil }
    unseen += refusable.filter { (commands[$0]?.refused ?? 0) == 0 }.map { "\($0), refused" }
    for name in Self.allCommands where name != "restoreNonsense" && (commands[name]?.done ?? 0) == 0 {
      unseen.append(name)
    }
    return unseen
  }

  var description: String {
    let commands = commands.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.done)+\($0.value.refused)" }
    let events = events.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let offers = offers.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let links = links.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return """
      \(sequences) sequences, \(total) commands
      carried out + refused: \(commands.joined(separator: ", "))
      events: \(events.joined(separator: ", "))
      links: \(links.joined(separator: ", "))
      offers: \(offers.joined(separator: ", "))
      """
  }
}

extension ModelCoverage {
  private static let allCommands = [
    "select", "tap", "takeArguments", "setConditions", "push", "replace", "replaceStack", "pop", "popTo", "popToRoot",
    "setPath", "presentSheet", "presentCover", "dismiss", "dismissScreen", "dismissToScreen",
    "dismissAll", "openWindow", "closeWindow",
    "viewsCatchUp", "viewsKeepSilent", "viewsBegin", "userDismisses", "userHasDismissed", "falseAppearance",
    "falseDisappearance", "letTimePass", "setSceneActive", "beginPresentation", "endPresentation", "show", "hide",
    "move", "arrange", "resetTabBar",
    "open", "apply",
    "answer", "answerInCircles", "cancelResolving", "discardPendingLink", "start", "startRestoring", "stop", "snapshot",
    "restore", "restoreNonsense",
    "reset", "relaunch",
  ]

  private static let allEvents = [
    "selected", "retapped", "pushed", "popped", "presented", "dismissed", "opened", "closed", "tabBarChanged",
    "fellBack", "link", "rejected", "misplaced", "restored", "snapshotDropped", "unconfirmed", "notPresented",
    "dismissalUnconfirmed",
  ]

  private static let allLinks = [
    "redirected", "deprecated", "pendingViews", "pendingDismissal", "pending", "replaced", "dropped", "resolving",
    "done", "nowhere",
    "cancelled", "opened", "rejected", "unmatched", "leftToWeb", "rejectedURL", "redirectedTooOften",
  ]
}
