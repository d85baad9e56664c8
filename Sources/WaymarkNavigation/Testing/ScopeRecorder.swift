/// A test helper that records the commands of a feature's views, without the app that contains the feature.
///
/// ```swift
/// let recorder = ScopeRecorder<CheckoutNavigation>()
/// CartModel(navigation: recorder.scope).pay()
/// #expect(recorder.commands == [.push(.payment)])
/// ```
///
/// The recorder doesn't store a navigation state. To test a feature together with the spec of the app, pass the scope
/// of a ``NavigationRecorder``'s navigator to the code under test.
@MainActor public final class ScopeRecorder<Feature: NavigationFeature> {
  /// The commands since the recorder was created or since the last call of ``clear()``.
  public private(set) var commands: [ScopeCommand<Feature>] = []
  /// The outcome of all following commands.
  public var outcome = CommandOutcome.done

  private var answers: [String: [(any Sendable)?]] = [:]

  /// Creates a recorder.
  ///
  /// - Parameter outcome: The outcome of all commands.
  public init(outcome: CommandOutcome = .done) { self.outcome = outcome }

  /// The scope to pass to the code under test.
  public var scope: NavigationScope<Feature> { NavigationScope(RecorderScopeHost(recorder: self)) }

  /// Prepares the value that a screen returns to the next task that asks for it. Without a prepared value, each task
  /// receives `nil`.
  ///
  /// - Parameters:
  ///   - screen: The screen that returns a value.
  ///   - value: The value, or `nil` if the user dismisses the screen.
  public func answer<Value>(_ screen: ReturningScreen<Feature, Value>, with value: Value?) {
    answers[screen.name, default: []].append(value)
  }

  /// Removes the recorded commands.
  public func clear() { commands = [] }

  fileprivate func takeAnswer(of name: String) -> (any Sendable)? {
    guard let answer = answers[name]?.first else { return nil }
    answers[name]?.removeFirst()
    return answer
  }

  fileprivate func record(_ command: ScopeCommand<Feature>) -> CommandOutcome {
    commands.append(command)
    return outcome
  }
}

private struct RecorderScopeHost<Feature: NavigationFeature>: ScopeHost {
  let recorder: ScopeRecorder<Feature>

  var identity: ObjectIdentifier { ObjectIdentifier(recorder) }
  func perform(_ command: ScopeCommand<Feature>) -> CommandOutcome { recorder.record(command) }
  func routeOfApp(_ route: Feature.Route) -> any Hashable & Sendable { route }

  func result<Value>(of question: ScreenQuestion<Feature, Value>, as presentation: ScreenPresentation?) async -> Value?
  {
    guard let screen = question.screen(as: presentation), case .done = recorder.record(.ask(screen)) else { return nil }
    return recorder.takeAnswer(of: screen.name) as? Value
  }

  func finish<Value>(_ screen: ReturningScreen<Feature, Value>, with value: Value) -> CommandOutcome {
    recorder.record(.finish(screen.name))
  }
}

extension NavigationScope {
  /// A scope for a preview, whose commands have no effect.
  public static var preview: NavigationScope { ScopeRecorder<Feature>().scope }
}
