import Everything
import Foundation
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
  var snapshots: [Data] = []

  /// The screen between its reported appearance and its reported disappearance.
  private(set) var onScreen: NavigationState<Museum>.Modal.Screen?
  /// A Boolean value that indicates whether the state no longer contains the screen of the views.
  private(set) var isLeaving = false
  /// The screen whose presentation the views have started but not reported.
  private var begun: NavigationState<Museum>.Modal.Screen?

  private let box: Box

  @MainActor
  private final class Box {
    var events: [NavigationEvent<Museum>] = []
    var continuations: [CheckedContinuation<LinkAnswer<Museum>, any Error>] = []
    var lastTask: Task<Void, Never>?
  }

  init() {
    box = Box()
    navigator = Self.launched([], nil, storage, box)
  }

  private static func launched(
    _ conditions: Set<Museum.Condition>, _ account: String?, _ storage: MemoryStorage, _ box: Box
  ) -> Navigator<Museum> {
    let navigator = Navigator<Museum>(
      conditions: conditions, storage: storage, account: account, onEvent: { box.events.append($0) },
      resolve: { _, _ in try await withCheckedThrowingContinuation { box.continuations.append($0) } })
    navigator.trapsMisplacedScreens = false
    return navigator
  }

  func relaunch(_ conditions: Set<Museum.Condition>, _ account: String?) {
    launch += 1
    takeAway()
    box.lastTask = nil
    navigator = Self.launched(conditions, account, storage, box)
  }

  func clearEvents() { box.events = [] }

  /// Waits until the app receives the question that the navigator is about to ask.
  func listen() async {
    guard let link = navigator.core.resolvingLink, let task = navigator.resolverTask, task != box.lastTask else {
      return
    }
    box.lastTask = task
    guard await eventually({ !box.continuations.isEmpty }) else {
      Issue.record("the app was not asked")
      return
    }
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

/// The views of the app, with the behavior of SwiftUI and UIKit.
extension ModelApp {
  /// Presents the screen of the state, or removes a screen that the state no longer contains.
  ///
  /// - Returns: The report of the views to the navigator, or `nil` if the views have nothing to do.
  func catchUp() -> ViewReport? {
    if onScreen != nil {
      guard isLeaving else { return nil }
      onScreen = nil
      isLeaving = false
      navigator.host.modalDidDismiss()
      return .gone
    }
    guard let screen = begun ?? navigator.state.modal?.screen else { return nil }
    begun = nil
    onScreen = screen
    isLeaving = navigator.state.modal?.screen != screen
    navigator.host.modalDidAppear(screen)
    return .there(screen)
  }

  enum ViewReport {
    case there(NavigationState<Museum>.Modal.Screen)
    case gone
  }

  /// Drags away the screen as a user does; the views then report that the screen is gone.
  func userHasDismissed() {
    guard draggable != nil else { return }
    onScreen = nil
    navigator.host.modalDidDismiss()
  }

  /// Removes the views with their presented screen.
  func takeAway() {
    onScreen = nil
    isLeaving = false
    begun = nil
  }

  /// Starts the presentation of the state's screen. Once started, the presentation cannot be stopped.
  func begin() { if onScreen == nil { begun = navigator.state.modal?.screen } }

  /// Checks after a change of the state whether the presented screen has to disappear.
  func look() {
    if let onScreen, navigator.state.modal?.screen != onScreen { isLeaving = true }
  }

  /// The screen that the user can drag away.
  var draggable: NavigationState<Museum>.Modal.Screen? { isLeaving ? nil : onScreen }
}
