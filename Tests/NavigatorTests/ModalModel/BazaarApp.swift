import Foundation

@testable import WaymarkNavigation

/// An app with a navigator of the bazaar, simulated views, and screens of its own.
@MainActor
final class BazaarApp {
  let storage = MemoryStorage()
  private(set) var navigator: Navigator<Bazaar>
  var views = SimulatedViews<Bazaar>()
  /// The app's own screens.
  private(set) var presentations: [(number: Int, object: AppPresentation)] = []
  private(set) var lastPresentation = 0
  private(set) var lastQuestion = 0
  /// The changes since the launch, and their numbers.
  private(set) var changes: [(number: Int, object: ScreenChanges)] = []
  private var lastChange = 0
  private let box = Box()

  @MainActor
  private final class Box {
    var events: [NavigationEvent<Bazaar>] = []
    var screenViews: [ScreenView<Bazaar>] = []
    var time = Duration.zero
    var answers: [ReferenceBazaar.Answer] = []
    /// The numbers that the navigator has given to the questions, by the numbers of this app.
    var numbers: [Int: Int] = [:]
    let calls = ScheduledCalls()
  }

  init() { navigator = Self.launched(storage, box) }

  private static func launched(_ storage: MemoryStorage, _ box: Box) -> Navigator<Bazaar> {
    let navigator = Navigator<Bazaar>(
      storage: storage, onEvent: { box.events.append($0.plain) }, onScreenView: { box.screenViews.append($0) })
    navigator.now = { box.time }
    navigator.trapsMisplacedScreens = false
    box.calls.collect(from: navigator)
    return navigator
  }

  func relaunch() {
    views.clear()
    presentations = []
    changes = []
    lastChange = 0
    box.calls.clear()
    navigator = Self.launched(storage, box)
    // The first command sends the events of the restoration.
    _ = navigator.snapshot()
  }

  func takeEvents() -> [NavigationEvent<Bazaar>] {
    defer { box.events = [] }
    return box.events
  }

  /// A second passes.
  func tick() { box.time += .seconds(1) }
  var time: Duration { box.time }

  func takeScreenViews() -> [ScreenView<Bazaar>] {
    defer { box.screenViews = [] }
    return box.screenViews
  }

  /// The answers since the launch, in order.
  var answers: [ReferenceBazaar.Answer] { box.answers }

  /// The numbers of the questions without an answer, in order.
  var openQuestions: [Int] {
    box.numbers.keys.filter { number in !box.answers.contains { $0.question == number } }.sorted()
  }

  func openQuestion(_ number: Int) -> Int? {
    openQuestions.isEmpty ? nil : openQuestions[number % openQuestions.count]
  }

  func ask(_ screen: Bazaar.Asked) -> CommandOutcome {
    lastQuestion += 1
    let number = lastQuestion
    var outcome = CommandOutcome.done
    box.numbers[number] = navigator.ask { [box] value in
      box.answers.append(.init(question: number, value: value as? Int))
    } _: { core, own in
      outcome = core.ask(ScreenQuestion<Bazaar, Int>(screen), as: nil, in: nil, number: own)
    }
    return outcome
  }

  func cancelQuestion(_ number: Int) {
    guard let own = box.numbers[number] else { return }
    navigator.perform { $0.cancelQuestion(own) }
  }

  func forgetQuestions() {
    box.numbers = [:]
    box.answers = []
  }

  func beginChanges(onTop: Bool, asksOnTabChange: Bool) {
    let place = navigator.state.place
    let route = onTop ? navigator.state[stack: place].last : nil
    let object = navigator.host.beginChanges(to: route, in: place, asksOnTabChange: asksOnTabChange) {
      LeavingQuestion("", stay: "", .leave(""))
    }
    lastChange += 1
    changes.append((lastChange, object))
  }

  func endChanges(_ number: Int) {
    guard let index = changes.firstIndex(where: { $0.number == number }) else { return }
    changes.remove(at: index).object.end()
  }

  func decide(leaves: Bool) {
    guard let question = navigator.leavingQuestion, let choice = question.choices.first(where: { $0.leaves == leaves })
    else { return }
    navigator.answer(question, with: choice)
  }

  var timerCount: Int { box.calls.timers.count }

  func letTimePass(_ count: Int) {
    box.calls.fire(count)
  }

  /// Delivers a report of the views to the navigator.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - namesRequest: A Boolean value that indicates whether the report names the request of the navigator.
  func deliver(_ report: SimulatedViews<Bazaar>.Report, namesRequest: Bool) {
    switch report {
    case .appeared(let modal) where namesRequest: navigator.host.modalDidAppear(modal)
    case .appeared(let modal): navigator.host.modalDidAppear(modal.screen)
    case .disappeared(let modal) where namesRequest: navigator.host.modalDidDismiss(modal)
    case .disappeared(let modal): navigator.host.modalDidDismiss(modal.screen)
    }
  }

  /// Performs the next step of the views, and returns their report.
  func step() -> SimulatedViews<Bazaar>.Report? {
    update()
    return views.step(navigator.host.modals, isCovered: !presentations.isEmpty)
  }

  /// Lets the views begin their next update.
  func update() { box.calls.update() }

  func beginPresentation(ends: Bool) {
    lastPresentation += 1
    let number = lastPresentation
    var hasEnded = false
    let object = navigator.host.beginPresentation { [weak self] in
      guard ends else { return }
      // The navigator can dismiss the presentation before the app has its object.
      if self?.endPresentation(number) != true { hasEnded = true }
    }
    presentations.append((number, object))
    if hasEnded { endPresentation(number) }
  }

  @discardableResult
  func endPresentation(_ number: Int) -> Bool {
    guard let index = presentations.firstIndex(where: { $0.number == number }) else { return false }
    presentations.remove(at: index).object.end()
    return true
  }
}
