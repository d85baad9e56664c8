import WaymarkLinks
import WaymarkNavigation

/// Shows each sheet and cover at once. Generic, so tests can compare a loaded spec with its generated code.
package struct CommandRunner<Spec: NavigationSpec> {
  private var core: NavigatorCore<Spec>
  private let rules: ScreenRules
  private var onScreen: [PresentedModal<Spec>] = []
  private var events: [NavigationEvent<Spec>] = []
  private var questionCount = 0

  package init(_ rules: ScreenRules) {
    self.rules = rules
    core = Self.launched()
  }

  private static func launched() -> NavigatorCore<Spec> {
    var core = NavigatorCore<Spec>(conditions: [], account: nil)
    _ = core.perform { $0.start() }
    return core
  }

  /// Returns the outcome, the events, and the new state as JSON. An invalid command has no effect.
  package mutating func perform(_ text: String) -> String {
    events = []
    let result: CommandResult
    do throws(InvalidCommand) {
      result = run(try SimulatorCommand(text, rules))
    } catch {
      result = CommandResult(outcome: "invalid", message: error.message)
    }
    confirmModals()
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("outcome", result.outcome)
      writer.member("message", result.message)
      writer.key("events")
      writer.array { writer in
        for event in events {
          writer.object { writer in
            writer.member("kind", event.kind)
            writer.member("text", event.description)
          }
        }
      }
      writer.key("state")
      writer.state(core)
    }
    return writer.text
  }

  private mutating func run(_ command: SimulatorCommand<Spec>) -> CommandResult {
    switch command {
    case .state: return .done
    case .reset:
      core = Self.launched()
      onScreen = []
      events = []
    case .select(let tab): return CommandResult(carryOut { $0.select(tab) })
    case .tap(let tab):
      // A view lets the user tap only visible tabs.
      guard core.visibleTabs.contains(tab) else { return .rejected("the tab \(tab.name) is not in the tab bar") }
      carryOut { $0.tap(tab) }
    case .hide(let tab): return CommandResult(carryOut { $0.hide(tab) })
    case .show(let tab): return CommandResult(carryOut { $0.show(tab) })
    case .move(let tab, let position): return CommandResult(carryOut { $0.move(tab, to: position) })
    case .resetTabBar: return CommandResult(carryOut { $0.resetTabBar() })
    case .push(let route, let place): return CommandResult(carryOut { $0.push(route, in: place) })
    case .replace(let route, let place): return CommandResult(carryOut { $0.replace(with: route, in: place) })
    case .popTo(let route, let place): return CommandResult(carryOut { $0.pop(to: route, in: place) })
    case .pop(let place):
      if case .window(let window) = place ?? core.state.place, !isOpen(window) { return .notOpen(window) }
      return CommandResult(carryOut { $0.pop(in: place) })
    case .popToRoot(let place): return CommandResult(carryOut { $0.popToRoot(in: place) })
    case .present(let modal): return CommandResult(carryOut { $0.present(modal, stack: []) })
    case .dismissTo(let modal): return CommandResult(carryOut { $0.dismiss(to: modal) })
    case .dismiss: return CommandResult(carryOut { $0.dismiss() })
    case .dismissAll: return CommandResult(carryOut { $0.dismissAll() })
    case .swipe: return swipe()
    case .openWindow(let window): return CommandResult(carryOut { $0.open(window, stack: []) })
    case .closeWindow(let window):
      guard isOpen(window) else { return .notOpen(window) }
      return CommandResult(carryOut { $0.close(window) })
    case .open(let url):
      _ = carryOut { $0.open(url) }
      return lastLinkResult
    case .resolve(let landing):
      guard let landing else { return answer(.nowhere("the app found no destination")) }
      return answer(.landing(landing))
    case .resolved: return answer(.done)
    case .cancelResolving:
      guard core.resolvingLink != nil else { return .rejected("no link waits for the app") }
      carryOut { $0.cancelResolving() }
    case .discardLink:
      guard core.pendingLink != nil else { return .rejected("no link waits") }
      carryOut { $0.discardPendingLink() }
    case .change(let condition, let isTrue):
      var conditions = core.conditions
      if isTrue { conditions.insert(condition) } else { conditions.remove(condition) }
      carryOut { $0.change(to: conditions) }
    case .ask(let screen):
      questionCount += 1
      let number = questionCount
      return CommandResult(carryOut { $0.ask(ScreenQuestion<Spec, Bool>(screen), as: nil, in: nil, number: number) })
    case .finish(let name): return CommandResult(carryOut { $0.finish(name, with: true) })
    case .discardCommand: carryOut { $0.dropPendingCommand() }
    }
    return .done
  }

  private func isOpen(_ window: Spec.Window) -> Bool { core.state.windows.contains { $0.window == window } }

  private mutating func carryOut<Outcome>(_ command: (inout NavigatorCore<Spec>) -> Outcome) -> Outcome {
    let transition = core.perform(command)
    events += transition.events
    return transition.outcome
  }

  private mutating func answer(_ answer: LinkAnswer<Spec>) -> CommandResult {
    guard let link = core.resolvingLink else { return .rejected("no link waits for the app") }
    carryOut { $0.answer(answer, to: link.number) }
    return lastLinkResult
  }

  private var lastLinkResult: CommandResult {
    for event in events.reversed() {
      if case .link(let event) = event { return CommandResult(event.status) }
    }
    return .done
  }

  private mutating func swipe() -> CommandResult {
    guard let modal = onScreen.last else { return .rejected("no sheet or cover is on the screen") }
    let isDismissable =
      switch modal.screen {
      case .sheet(let sheet): sheet.isDismissable
      case .cover: false
      }
    guard isDismissable else { return .rejected("the user cannot dismiss \(modal.screen.name) with a gesture") }
    remove(from: onScreen.count - 1)
    return .done
  }

  /// Reports appearances and dismissals until the screen shows what the core wants. As in SwiftUI and UIKit, one modal
  /// changes at a time, and disappears with all modals over it.
  private mutating func confirmModals() {
    while true {
      let wanted = core.displayedModals
      let kept = zip(onScreen, wanted).prefix { $0 == $1 }.count
      if kept < onScreen.count {
        remove(from: kept)
      } else if kept < wanted.count {
        let modal = wanted[kept]
        onScreen.append(modal)
        carryOut { $0.modalDidAppear(modal.screen, request: modal.request) }
      } else {
        return
      }
    }
  }

  private mutating func remove(from index: Int) {
    let modal = onScreen[index]
    onScreen.removeSubrange(index...)
    carryOut { $0.modalDidDismiss(modal.screen, request: modal.request) }
  }
}

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

  init(_ outcome: CommandOutcome) {
    switch outcome {
    case .done: self = .done
    case .pending(let conditions):
      self.init(outcome: "pending", message: "waits for " + conditions.joined(separator: ", "))
    case .asking: self.init(outcome: "pending", message: "waits for the user's decision")
    case .rejected(let reason): self = .rejected(reason)
    }
  }

  init<Spec: NavigationSpec>(_ status: LinkStatus<Spec>) {
    switch status {
    case .opened, .done, .deprecated: self = .done
    case .pendingViews, .pendingDismissal, .pendingDecision, .pending:
      self.init(outcome: "pending", message: status.description)
    case .resolving: self.init(outcome: "resolving", message: status.description)
    case .redirected: self.init(outcome: "redirected", message: status.description)
    case .unmatched, .leftToWeb: self.init(outcome: "unmatched", message: status.description)
    case .nowhere: self.init(outcome: "nowhere", message: status.description)
    case .rejectedURL: self.init(outcome: "refused", message: status.description)
    case .rejected, .redirectedTooOften, .replaced, .dropped, .cancelled: self = .rejected(status.description)
    }
  }
}
