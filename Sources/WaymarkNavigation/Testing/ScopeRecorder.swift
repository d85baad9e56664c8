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
@MainActor
public final class ScopeRecorder<Feature: NavigationFeature> {
  /// The commands since the recorder was created or since the last call of ``clear()``.
  public private(set) var commands: [ScopeCommand<Feature>] = []
  /// The outcome of all following commands.
  public var outcome = ScopeOutcome.done

  /// Creates a recorder.
  ///
  /// - Parameter outcome: The outcome of all commands.
  public init(outcome: ScopeOutcome = .done) { self.outcome = outcome }

  /// The scope to pass to the code under test.
  public var scope: NavigationScope<Feature> { NavigationScope(RecorderScopeHost(recorder: self)) }

  /// Removes the recorded commands.
  public func clear() { commands = [] }

  fileprivate func record(_ command: ScopeCommand<Feature>) -> ScopeOutcome {
    commands.append(command)
    return outcome
  }
}

private struct RecorderScopeHost<Feature: NavigationFeature>: ScopeHost {
  let recorder: ScopeRecorder<Feature>

  var identity: ObjectIdentifier { ObjectIdentifier(recorder) }

  func perform(_ command: ScopeCommand<Feature>) -> ScopeOutcome { recorder.record(command) }
}

extension NavigationScope {
  /// A scope for a preview, whose commands have no effect.
  public static var preview: NavigationScope { ScopeRecorder<Feature>().scope }
}
