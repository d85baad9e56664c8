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
      events[Self.name(event), default: 0] += 1
      if case .link(let event) = event { links[Self.name(event.status), default: 0] += 1 }
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

  private static func name(_ event: NavigationEvent<Museum>) -> String {
    switch event {
    case .selected: "selected"
    case .retapped: "retapped"
    case .pushed: "pushed"
    case .popped: "popped"
    case .presented: "presented"
    case .dismissed: "dismissed"
    case .resized: "resized"
    case .opened: "opened"
    case .closed: "closed"
    case .tabBarChanged: "tabBarChanged"
    case .fellBack: "fellBack"
    case .link: "link"
    case .rejected: "rejected"
    case .misplaced: "misplaced"
    case .restored: "restored"
    case .snapshotDropped: "snapshotDropped"
    case .unconfirmed: "unconfirmed"
    case .notPresented: "notPresented"
    case .dismissalUnconfirmed: "dismissalUnconfirmed"
    case .pending: "pending"
    case .dropped: "dropped"
    case .askedToLeave: "askedToLeave"
    case .stayed: "stayed"
    case .conditionsEnded: "conditionsEnded"
    case .returned: "returned"
    }
  }

  private static func name(_ status: LinkStatus<Museum>) -> String {
    switch status {
    case .redirected: "redirected"
    case .deprecated: "deprecated"
    case .pendingViews: "pendingViews"
    case .pendingDismissal: "pendingDismissal"
    case .pendingDecision: "pendingDecision"
    case .pending: "pending"
    case .replaced: "replaced"
    case .dropped: "dropped"
    case .resolving: "resolving"
    case .done: "done"
    case .nowhere: "nowhere"
    case .cancelled: "cancelled"
    case .opened: "opened"
    case .rejected: "rejected"
    case .unmatched: "unmatched"
    case .leftToWeb: "leftToWeb"
    case .rejectedURL: "rejectedURL"
    case .redirectedTooOften: "redirectedTooOften"
    }
  }
}
