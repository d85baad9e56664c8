import WaymarkLinks
import WaymarkNavigation

/// A navigator that runs commands in the form of text, with views that show each sheet and cover at once.
///
/// The type is generic, so tests can compare a loaded spec with the generated code of the same spec.
package struct CommandRunner<Spec: NavigationSpec> {
  private(set) var core: NavigatorCore<Spec>
  let rules: ScreenRules
  /// The sheets and covers on the simulated screen, outermost first.
  private(set) var onScreen: [PresentedModal<Spec>] = []
  /// The events since the beginning of the command.
  private(set) var events: [NavigationEvent<Spec>] = []
  private var questionCount = 0

  package init(_ rules: ScreenRules) {
    self.rules = rules
    core = Self.launched()
  }

  private static func launched() -> NavigatorCore<Spec> {
    var core = NavigatorCore<Spec>(conditions: [], account: nil, arrangement: TabArrangement())
    _ = core.perform { $0.start() }
    return core
  }

  /// Runs a command, and returns the outcome, the events, and the new state as JSON.
  package mutating func perform(_ command: String) -> String {
    events = []
    let result = run(command)
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

  /// Returns to the state at the first launch.
  mutating func reset() {
    core = Self.launched()
    onScreen = []
    events = []
  }

  /// Carries out a command of the core, and keeps its events.
  mutating func carryOut<Outcome>(_ command: (inout NavigatorCore<Spec>) -> Outcome) -> Outcome {
    let transition = core.perform(command)
    events += transition.events
    return transition.outcome
  }

  /// Returns a number for a new question.
  mutating func nextQuestion() -> Int {
    questionCount += 1
    return questionCount
  }

  /// Reports the appearance and the dismissal of sheets and covers until the screen shows what the core wants.
  ///
  /// As in SwiftUI and UIKit, one sheet or cover appears or disappears at a time, and a sheet or cover disappears
  /// together with all sheets and covers over it.
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

  /// Removes sheets and covers from the screen, and reports the dismissal.
  mutating func remove(from index: Int) {
    let modal = onScreen[index]
    onScreen.removeSubrange(index...)
    carryOut { $0.modalDidDismiss(modal.screen, request: modal.request) }
  }
}
