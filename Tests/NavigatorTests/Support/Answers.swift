import Observation
import TestSupport
import Testing
import WaymarkNavigation

/// An app that answers links on request of a test.
@MainActor
@Observable
final class Answers<Spec: NavigationSpec> {
  typealias Answer = CheckedContinuation<LinkAnswer<Spec>, any Error>

  /// The questions that the app has received, in order.
  private(set) var questions: [AppLinkContext<Spec>] = []
  /// The number of cancelled resolutions.
  private(set) var cancelled = 0
  private var waiting: [Answer?] = []

  struct NoNetwork: Error {}

  func resolve(_ link: Spec.Link, _ context: AppLinkContext<Spec>) async throws -> LinkAnswer<Spec> {
    questions.append(context)
    let answer = try await withCheckedThrowingContinuation { waiting.append($0) }
    if Task.isCancelled { cancelled += 1 }
    return answer
  }

  /// Waits until the app has received a number of questions.
  func asked(_ count: Int) async {
    await until { waiting.count >= count }
  }

  /// Answers the question with a number, which counts from 0.
  func answer(_ number: Int, _ answer: Result<LinkAnswer<Spec>, any Error>) {
    waiting[number]?.resume(with: answer)
    waiting[number] = nil
  }
}
