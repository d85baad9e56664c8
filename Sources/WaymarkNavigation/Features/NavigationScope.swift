/// The navigation commands of one feature.
///
/// A scope doesn't depend on the spec of the app, so the views of a feature can store a scope in a module that doesn't
/// import the app.
///
/// ```swift
/// struct CartView: View {
///   let navigation: NavigationScope<CheckoutNavigation>
///
///   var body: some View {
///     Button("Pay") { navigation.push(.payment) }
///   }
/// }
/// ```
///
/// In a view, the app creates the scope with ``NavigationHandle/scope(_:)``. The commands then apply to the stack that
/// contains the view, and `dismiss()` to its sheet, cover, or window. A scope of ``Navigator/scope(_:)`` is for code
/// outside of views. Its commands apply to the visible stack, or to the sheet or cover that covers all others. Previews create it with ``preview``, and tests create it
/// with a ``ScopeRecorder``.
///
/// A scope removes only screens of its feature. If a screen of the app or of another feature is on top of the stack, the
/// methods ``pop()``, ``popToRoot()``, ``replace(with:)``, and ``dismiss()`` are therefore rejected.
@MainActor public struct NavigationScope<Feature: NavigationFeature> {
  private let host: any ScopeHost<Feature>
  private nonisolated let identity: ObjectIdentifier

  init(_ host: some ScopeHost<Feature>) {
    self.host = host
    identity = host.identity
  }

  private func perform(_ command: ScopeCommand<Feature>) -> CommandOutcome { host.perform(command) }

  /// The screen as a value of the enum of the app, which the app's stacks show.
  package func routeOfApp(_ route: Feature.Route) -> any Hashable & Sendable { host.routeOfApp(route) }
}

/// A SwiftUI view that stores a scope is not updated when its parent creates an equal scope.
extension NavigationScope: Equatable {
  /// Returns a Boolean value that indicates whether the same object receives the commands of two scopes.
  ///
  /// - Parameters:
  ///   - left: A scope to compare.
  ///   - right: Another scope to compare.
  /// - Returns: `true` if the scopes are equal.
  public nonisolated static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }
}

extension NavigationScope {
  /// Pushes a screen onto the stack.
  ///
  /// - Parameter route: The screen to push.
  /// - Returns: The outcome. The command is rejected if the spec doesn't allow the screen on the stack.
  @discardableResult public func push(_ route: Feature.Route) -> CommandOutcome { perform(.push(route)) }

  /// Replaces the screen on top of the stack. If the stack shows its root screen, the new screen is pushed.
  ///
  /// - Parameter route: The new screen.
  /// - Returns: The outcome. The command is rejected if the spec doesn't allow the screen on the stack, or if the
  ///   screen on top of the stack doesn't belong to the feature.
  @discardableResult public func replace(with route: Feature.Route) -> CommandOutcome { perform(.replace(with: route)) }

  /// Pops the screen on top of the stack. If the stack shows its root screen, the call has no effect.
  ///
  /// - Returns: The outcome. The command is rejected if the screen doesn't belong to the feature.
  @discardableResult public func pop() -> CommandOutcome { perform(.pop) }

  /// Pops all screens above a given screen on the stack.
  ///
  /// - Parameter route: The screen to pop to. If the screen is on the stack several times, the command pops to the
  ///   topmost occurrence.
  /// - Returns: The outcome. The command is rejected if the screen isn't on the stack.
  @discardableResult public func pop(to route: Feature.Route) -> CommandOutcome { perform(.popTo(route)) }

  /// Pops every screen on the stack. The stack then shows its root screen.
  ///
  /// - Returns: The outcome. The command is rejected if the screen on top of the stack doesn't belong to the feature.
  @discardableResult public func popToRoot() -> CommandOutcome { perform(.popToRoot) }

  /// Presents a sheet.
  ///
  /// - Parameters:
  ///   - sheet: The sheet to present.
  ///   - stack: The screens to push inside the sheet, from bottom to top.
  /// - Returns: The outcome. The command is rejected if any of the screens isn't allowed inside the sheet, or if the spec
  ///   doesn't allow the sheet over the selected tab.
  @discardableResult public func present(sheet: Feature.Sheet, stack: [Feature.Route] = []) -> CommandOutcome {
    perform(.presentSheet(sheet, stack: stack))
  }

  /// Presents a full-screen cover.
  ///
  /// - Parameters:
  ///   - cover: The cover to present.
  ///   - stack: The screens to push inside the cover, from bottom to top.
  /// - Returns: The outcome. The command is rejected if any of the screens isn't allowed inside the cover, or if the spec
  ///   doesn't allow the cover over the selected tab.
  @discardableResult public func present(cover: Feature.Cover, stack: [Feature.Route] = []) -> CommandOutcome {
    perform(.presentCover(cover, stack: stack))
  }

  /// Dismisses the sheet or cover of the scope, or closes its window. Outside of views, the command dismisses the sheet or
  /// cover that covers all others, and has no effect if nothing is presented.
  ///
  /// - Returns: The outcome. The command is rejected if neither the sheet or cover nor the screen on top of its stack
  ///   belongs to the feature.
  @discardableResult public func dismiss() -> CommandOutcome { perform(.dismiss) }

  /// Dismisses a sheet, together with all sheets and covers over it.
  ///
  /// - Parameter sheet: The sheet. If it isn't presented, the call has no effect.
  /// - Returns: The outcome.
  @discardableResult public func dismiss(sheet: Feature.Sheet) -> CommandOutcome { perform(.dismissSheet(sheet)) }

  /// Dismisses a full-screen cover, together with all sheets and covers over it.
  ///
  /// - Parameter cover: The cover. If it isn't presented, the call has no effect.
  /// - Returns: The outcome.
  @discardableResult public func dismiss(cover: Feature.Cover) -> CommandOutcome { perform(.dismissCover(cover)) }

  /// Opens a window. If a window with the same content is open, this window is brought to the front.
  ///
  /// - Parameters:
  ///   - window: The window to open.
  ///   - stack: The screens to push inside the window, from bottom to top.
  /// - Returns: The outcome. The command is rejected if any of the screens isn't allowed inside the window.
  @discardableResult public func open(window: Feature.Window, stack: [Feature.Route] = []) -> CommandOutcome {
    perform(.openWindow(window, stack: stack))
  }

  /// Shows a screen of the feature, and waits for the value that the screen returns.
  ///
  /// - Parameters:
  ///   - question: The screen. For each route with the key `returns`, Waymark generates a static member.
  ///   - presentation: The presentation of the screen, or `nil` for the first presentation in the spec.
  /// - Returns: The value, or `nil` if the screen returned no value. For details, see ``Navigator/result(of:as:in:)``.
  public func result<Value>(
    of question: ScreenQuestion<Feature, Value>, as presentation: ScreenPresentation? = nil
  ) async -> Value? {
    await host.result(of: question, as: presentation)
  }

  /// Ends a screen of the feature, and returns a value to the task that asked for it.
  ///
  /// - Parameters:
  ///   - screen: The screen. If the screen is shown several times, the topmost one ends.
  ///   - value: The value that the screen returns.
  /// - Returns: The outcome. The command is rejected if the screen isn't shown.
  @discardableResult
  public func finish<Value>(_ screen: ReturningScreen<Feature, Value>, with value: Value) -> CommandOutcome {
    host.finish(screen, with: value)
  }

  /// Closes a window, and removes the screens that were pushed inside the window.
  ///
  /// - Parameter window: The window to close. The call has no effect if the window isn't open.
  /// - Returns: The outcome.
  @discardableResult public func close(window: Feature.Window) -> CommandOutcome { perform(.closeWindow(window)) }
}

/// A command of a ``NavigationScope``.
///
/// A ``ScopeRecorder`` lists the commands of the code under test.
public indirect enum ScopeCommand<Feature: NavigationFeature>: Hashable, Sendable {
  /// Pushes a screen onto the visible stack.
  case push(Feature.Route)
  /// Replaces the screen on top of the visible stack.
  case replace(with: Feature.Route)
  /// Pops the screen on top of the visible stack.
  case pop
  /// Pops all screens above a given screen on the visible stack.
  case popTo(Feature.Route)
  /// Pops every screen on the visible stack.
  case popToRoot
  /// Presents a sheet.
  case presentSheet(Feature.Sheet, stack: [Feature.Route] = [])
  /// Presents a full-screen cover.
  case presentCover(Feature.Cover, stack: [Feature.Route] = [])
  /// Opens a window.
  case openWindow(Feature.Window, stack: [Feature.Route] = [])
  /// Dismisses the sheet or cover that covers all others.
  case dismiss
  /// Dismisses a sheet, together with all sheets and covers over it.
  case dismissSheet(Feature.Sheet)
  /// Dismisses a full-screen cover, together with all sheets and covers over it.
  case dismissCover(Feature.Cover)
  /// Asks a screen for a value.
  case ask(ShownScreen<Feature>)
  /// Ends the screen with a given name and returns a value.
  case finish(String)
  /// Closes a window.
  case closeWindow(Feature.Window)
}

@MainActor protocol ScopeHost<Feature> {
  associatedtype Feature: NavigationFeature

  var identity: ObjectIdentifier { get }

  func perform(_ command: ScopeCommand<Feature>) -> CommandOutcome

  func routeOfApp(_ route: Feature.Route) -> any Hashable & Sendable

  func result<Value>(of question: ScreenQuestion<Feature, Value>, as presentation: ScreenPresentation?) async -> Value?

  func finish<Value>(_ screen: ReturningScreen<Feature, Value>, with value: Value) -> CommandOutcome
}
