import WaymarkNavigation

struct CommandResult {
  let outcome: String
  let message: String

  static var done: CommandResult { CommandResult(outcome: "done", message: "") }

  static func notOpen<Window: NavigationScreen>(_ window: Window) -> CommandResult {
    .rejected("the window \(window.name) is not open")
  }

  static func rejected(_ message: String) -> CommandResult { CommandResult(outcome: "rejected", message: message) }

  init(outcome: String, message: String) {
    self.outcome = outcome
    self.message = message
  }

  init<Spec: NavigationSpec>(_ outcome: CommandOutcome<Spec>) {
    switch outcome {
    case .done: self = .done
    case .pending(let conditions):
      self.init(outcome: "pending", message: "waits for " + conditions.map { $0.rawValue }.joined(separator: ", "))
    case .rejected(let error): self = .rejected(error.description)
    }
  }

  init<Spec: NavigationSpec>(_ event: LinkEvent<Spec>) {
    switch event {
    case .opened, .done, .deprecated: self = .done
    case .pendingViews, .pendingDismissal, .pending: self.init(outcome: "pending", message: event.description)
    case .resolving: self.init(outcome: "resolving", message: event.description)
    case .redirected: self.init(outcome: "redirected", message: event.description)
    case .unmatched: self.init(outcome: "unmatched", message: event.description)
    case .nowhere: self.init(outcome: "nowhere", message: event.description)
    case .rejectedURL: self.init(outcome: "refused", message: event.description)
    case .rejected, .redirectedTooOften, .replaced, .dropped, .cancelled: self = .rejected(event.description)
    }
  }
}
