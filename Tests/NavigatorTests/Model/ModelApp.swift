import Everything
import Foundation
import TestSupport
import Testing

@testable import WaymarkNavigation

/// An app around a navigator: it keeps things, answers links when it likes, and shows what is presented at its own pace.
@MainActor
final class ModelApp {
  /// A link that the app was asked about and has not answered.
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
  /// What the navigator has told of since it was last asked.
  var events: [NavigationEvent<Museum>] { box.events }
  var snapshots: [Data] = []

  /// What the views show, from when they have said so until they say that it has gone.
  private(set) var onScreen: NavigationState<Museum>.Modal.Screen?
  /// Whether the state does not say any more what they show.
  private(set) var isLeaving = false
  /// What they are about to show.
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

  /// Waits until the app has been asked what it is about to be asked.
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

  /// Answers a question, and waits until the answer has had its effect.
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

/// The views, as SwiftUI and UIKit behave.
extension ModelApp {
  /// Shows what the state says, or takes away what it does not say any more.
  ///
  /// - Returns: What the views have told the navigator.
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

  /// The user drags away what is on the screen, and the views say so when it has gone.
  func userHasDismissed() {
    guard draggable != nil else { return }
    onScreen = nil
    navigator.host.modalDidDismiss()
  }

  /// The views go, with what they show.
  func takeAway() {
    onScreen = nil
    isLeaving = false
    begun = nil
  }

  /// Begins to show what the state says, which cannot be stopped any more.
  func begin() { if onScreen == nil { begun = navigator.state.modal?.screen } }

  /// The state has changed: what is on the screen may have to go.
  func look() {
    if let onScreen, navigator.state.modal?.screen != onScreen { isLeaving = true }
  }

  /// What the user can drag away.
  var draggable: NavigationState<Museum>.Modal.Screen? { isLeaving ? nil : onScreen }
}
