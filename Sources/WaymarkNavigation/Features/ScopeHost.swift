/// An object or value that carries out the commands of a ``NavigationScope``.
@MainActor
protocol ScopeHost<Feature> {
  associatedtype Feature: NavigationFeature

  /// The identity of the object that receives the commands.
  var identity: ObjectIdentifier { get }

  /// Carries out a command, and returns the result.
  func perform(_ command: ScopeCommand<Feature>) -> ScopeOutcome

  /// Shows a screen, and returns the value that the screen returns.
  func result<Value>(of question: ScreenQuestion<Feature, Value>, as presentation: ScreenPresentation?) async -> Value?

  /// Ends a screen with a value.
  func finish<Value>(_ screen: ReturningScreen<Feature, Value>, with value: Value) -> ScopeOutcome
}
