import Everything
import Foundation
import Observation
import TestSupport
import Testing

@testable import WaymarkNavigation

/// An app with a navigator.
///
/// The app stores snapshots, answers links in any order, and presents screens with a delay.
@MainActor
final class ModelApp {
  /// A link that the navigator asked the app to resolve, without an answer so far.
  struct Question {
    let number: Int
    let launch: Int
    let task: Task<Void, Never>
    let continuation: CheckedContinuation<LinkAnswer<Museum>, any Error>
  }

  let storage = MemoryStorage()
  private(set) var navigator: Navigator<Museum>
  private(set) var launch = 0
  private(set) var questions: [Question] = []
  /// The events of the navigator since the last call of ``clearEvents()``.
  var events: [NavigationEvent<Museum>] { box.events }
  /// The screen that the system may offer.
  var offer: PublishedScreen? { box.offer }
  var snapshots: [Data] = []

  /// The sheets and covers on the screen.
  var views = SimulatedViews<Museum>()
  /// The app's own screens.
  private(set) var presentations: [(number: Int, object: AppPresentation)] = []
  private var lastPresentation = 0

  private let box: Box

  @MainActor
  @Observable
  fileprivate final class Box {
    var events: [NavigationEvent<Museum>] = []
    var continuations: [CheckedContinuation<LinkAnswer<Museum>, any Error>] = []
    var offer: PublishedScreen?
    var lastTask: Task<Void, Never>?
    let calls = ScheduledCalls()
  }

  init() {
    box = Box()
    navigator = Self.launched([], nil, storage, box)
  }

  private static func launched(
    _ conditions: Set<Museum.Condition>, _ account: String?, _ storage: MemoryStorage, _ box: Box
  ) -> Navigator<Museum> {
    let navigator = Navigator<Museum>(
      conditions: conditions, storage: storage, account: account, onEvent: { box.events.append($0.plain) },
      resolve: { _, _ in try await withCheckedThrowingContinuation { box.continuations.append($0) } })
    navigator.trapsMisplacedScreens = false
    box.offer = nil
    navigator.publishScreens { box.offer = $0 }
    box.calls.collect(from: navigator)
    return navigator
  }

  func relaunch(_ conditions: Set<Museum.Condition>, _ account: String?) {
    launch += 1
    views.clear()
    presentations = []
    box.calls.clear()
    box.lastTask = nil
    navigator = Self.launched(conditions, account, storage, box)
    // The first command sends the events of the restoration.
    _ = navigator.snapshot()
  }

  func clearEvents() { box.events = [] }

  /// Waits until the app receives the question that the navigator is about to ask.
  func listen() async {
    guard let link = navigator.core.resolvingLink, let task = navigator.resolverTask, task != box.lastTask else {
      return
    }
    box.lastTask = task
    await until { !box.continuations.isEmpty }
    questions.append(
      Question(
        number: link.number, launch: launch, task: task,
        continuation: box.continuations.removeFirst()))
  }

  /// Answers a question, and waits until the navigator has processed the answer.
  func answer(_ index: Int, _ answer: AppAnswer) async -> Question {
    let question = questions.remove(at: index)
    switch answer {
    case .says(let answer): question.continuation.resume(returning: answer)
    case .throwsError: question.continuation.resume(throwing: AppAnswer.Closed())
    }
    await question.task.value
    return question
  }

  func answerAll() async {
    while !questions.isEmpty {
      _ = await answer(0, .says(.done))
      await listen()
    }
  }
}

extension ModelApp {
  /// Delivers a report of the views to the navigator.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - namesRequest: A Boolean value that indicates whether the report names the request of the navigator.
  func deliver(_ report: SimulatedViews<Museum>.Report, namesRequest: Bool) {
    switch report {
    case .appeared(let modal) where namesRequest: navigator.host.modalDidAppear(modal)
    case .appeared(let modal): navigator.host.modalDidAppear(modal.screen)
    case .disappeared(let modal) where namesRequest: navigator.host.modalDidDismiss(modal)
    case .disappeared(let modal): navigator.host.modalDidDismiss(modal.screen)
    }
  }

  /// Performs the next step of the views, and returns their report.
  func step() -> SimulatedViews<Museum>.Report? {
    update()
    return views.step(navigator.host.modals, isCovered: !presentations.isEmpty)
  }

  /// Lets the views begin their next update.
  func update() { box.calls.update() }

  /// The innermost screen of the views if the user can drag it away.
  var draggable: NavigationState<Museum>.Modal.Screen? {
    let screen = views.screens.last
    return screen == navigator.state.modals.last?.screen ? screen : nil
  }

  var hasTimers: Bool { !box.calls.timers.isEmpty }

  func letTimePass(_ count: Int) {
    box.calls.fire(count)
  }

  /// The number of the next presentation of the app.
  var nextPresentation: Int { lastPresentation + 1 }

  func beginPresentation(ends: Bool) {
    let number = nextPresentation
    lastPresentation = number
    var hasEnded = false
    let object = navigator.host.beginPresentation { [weak self] in
      guard ends else { return }
      // The navigator can dismiss the presentation before the app has its object.
      if self?.endPresentation(number) == nil { hasEnded = true }
    }
    presentations.append((number, object))
    if hasEnded { endPresentation(number) }
  }

  @discardableResult
  func endPresentation(_ number: Int) -> Int? {
    guard let index = presentations.firstIndex(where: { $0.number == number }) else { return nil }
    presentations.remove(at: index).object.end()
    return number
  }
}
