import Foundation
import Observation

/// The commands of the views in one stack.
///
/// A view gets the handle of its stack from the environment. The commands apply to this stack, even if another tab, sheet,
/// or window is in front, for example after an `await`.
///
/// ```swift
/// struct FruitView: View {
///   @Environment(NavigationHandle<FruitsNavigation>.self) private var navigation
///
///   var body: some View {
///     Button("Recipes") { navigation.push(.recipes) }
///   }
/// }
/// ```
///
/// After the sheet, cover, or window of the view is gone, the commands for its stack are rejected with
/// ``NavigationError/notThere(_:)``, even if the same sheet is presented again. In a view outside of all stacks, such as
/// the app's own tab bar, the commands apply to the visible stack, as those of a ``Navigator`` do.
@MainActor public final class NavigationHandle<Spec: NavigationSpec>: Observable {
  /// The navigator that carries out the commands.
  public let navigator: Navigator<Spec>
  /// The stack of the views, or `nil` for the visible stack.
  public let place: NavigationPlace<Spec>?
  let number: Int?

  init(_ navigator: Navigator<Spec>, _ place: NavigationPlace<Spec>?, _ number: Int?) {
    self.navigator = navigator
    self.place = place
    self.number = number
  }

  /// The place is the second argument of the command.
  func perform(_ command: (inout NavigatorCore<Spec>, NavigationPlace<Spec>?) -> CommandOutcome) -> CommandOutcome {
    navigator.perform { core in
      if let error = error(in: core) { return core.reject(error) }
      return command(&core, place)
    }
  }

  private func error(in core: NavigatorCore<Spec>) -> NavigationError<Spec>? {
    guard let place, number == nil || core.number(of: place) != number else { return nil }
    return .notThere(place)
  }
}

struct WeakHandle<Spec: NavigationSpec> {
  weak var handle: NavigationHandle<Spec>?
}

extension NavigationHandle {
  /// Pushes a screen onto the stack.
  ///
  /// - Parameter route: The screen to push.
  /// - Returns: The outcome. The command is rejected if the spec doesn't allow the screen on the stack.
  @discardableResult public func push(_ route: Spec.Route) -> CommandOutcome { perform { $0.push(route, in: $1) } }

  /// Replaces the screen on top of the stack. If the stack shows its root screen, the new screen is pushed.
  ///
  /// - Parameter route: The new screen.
  /// - Returns: The outcome. The command is rejected if the spec doesn't allow the screen on the stack.
  @discardableResult public func replace(with route: Spec.Route) -> CommandOutcome {
    perform { $0.replace(with: route, in: $1) }
  }

  /// Replaces all screens on the stack.
  ///
  /// - Parameter routes: The new screens, from bottom to top.
  /// - Returns: The outcome. The command is rejected if any of the screens isn't allowed on the stack.
  @discardableResult public func replaceStack(with routes: [Spec.Route]) -> CommandOutcome {
    perform { $0.replaceStack(with: routes, in: $1) }
  }

  /// Pops the screen on top of the stack. If the stack shows its root screen, the call has no effect.
  ///
  /// - Returns: The outcome.
  @discardableResult public func pop() -> CommandOutcome { perform { $0.pop(in: $1) } }

  /// Pops all screens above a given screen on the stack.
  ///
  /// - Parameter route: The screen to pop to. If the screen is on the stack several times, the command pops to the topmost
  ///   occurrence.
  /// - Returns: The outcome. The command is rejected if the screen isn't on the stack.
  @discardableResult public func pop(to route: Spec.Route) -> CommandOutcome { perform { $0.pop(to: route, in: $1) } }

  /// Pops every screen on the stack. The stack then shows its root screen.
  ///
  /// - Returns: The outcome.
  @discardableResult public func popToRoot() -> CommandOutcome { perform { $0.popToRoot(in: $1) } }

  /// Presents a sheet over the tab, sheet, or cover of the views, and dismisses all others above.
  ///
  /// If the spec doesn't allow the sheet there, the sheet covers the topmost sheet or cover beneath that it may cover, or
  /// the tab.
  ///
  /// - Parameters:
  ///   - sheet: The sheet to present.
  ///   - stack: The screens to push inside the sheet, from bottom to top.
  /// - Returns: The outcome. The command is rejected if any of the screens isn't allowed inside the sheet, if the spec
  ///   doesn't allow the sheet over the tab, or if the tab of the views isn't selected.
  @discardableResult public func present(sheet: Spec.Sheet, stack: [Spec.Route] = []) -> CommandOutcome {
    perform { $0.present(.sheet(sheet), stack: stack, over: $1) }
  }

  /// Presents a full-screen cover over the tab, sheet, or cover of the views, and dismisses all others above.
  ///
  /// If the spec doesn't allow the cover there, the cover covers the topmost sheet or cover beneath that it may cover, or
  /// the tab.
  ///
  /// - Parameters:
  ///   - cover: The cover to present.
  ///   - stack: The screens to push inside the cover, from bottom to top.
  /// - Returns: The outcome. The command is rejected if any of the screens isn't allowed inside the cover, if the spec
  ///   doesn't allow the cover over the tab, or if the tab of the views isn't selected.
  @discardableResult public func present(cover: Spec.Cover, stack: [Spec.Route] = []) -> CommandOutcome {
    perform { $0.present(.cover(cover), stack: stack, over: $1) }
  }

  /// Dismisses the sheet or cover of the views, together with all sheets and covers over it, or closes their window.
  ///
  /// - Returns: The outcome. The command is rejected in a tab.
  @discardableResult public func dismiss() -> CommandOutcome { perform { $0.dismiss($1) } }

  /// Dismisses a sheet or cover, together with all sheets and covers over it.
  ///
  /// - Parameter screen: The sheet or cover. If it isn't presented, the call has no effect.
  /// - Returns: The outcome.
  @discardableResult public func dismiss(_ screen: NavigationState<Spec>.Modal.Screen) -> CommandOutcome {
    navigator.dismiss(screen)
  }

  /// Dismisses all sheets and covers over a given one.
  ///
  /// - Parameter screen: The sheet or cover that stays.
  /// - Returns: The outcome. The command is rejected if the sheet or cover isn't presented.
  @discardableResult public func dismiss(to screen: NavigationState<Spec>.Modal.Screen) -> CommandOutcome {
    navigator.dismiss(to: screen)
  }

  /// Dismisses all sheets and covers.
  ///
  /// - Returns: The outcome.
  @discardableResult public func dismissAll() -> CommandOutcome { navigator.dismissAll() }

  /// Opens a window. If a window with the same content is open, this window is brought to the front.
  ///
  /// - Parameters:
  ///   - window: The window to open.
  ///   - stack: The screens to push inside the window, from bottom to top.
  /// - Returns: The outcome. The command is rejected if any of the screens isn't allowed inside the window.
  @discardableResult public func open(window: Spec.Window, stack: [Spec.Route] = []) -> CommandOutcome {
    navigator.open(window: window, stack: stack)
  }

  /// Closes a window, and removes the screens that were pushed inside the window.
  ///
  /// - Parameter window: The window to close. The call has no effect if the window isn't open.
  /// - Returns: The outcome.
  @discardableResult public func close(window: Spec.Window) -> CommandOutcome { navigator.close(window: window) }

  /// Selects a tab without changing the stack of the tab.
  ///
  /// - Parameter tab: The tab to select.
  /// - Returns: The outcome. The command is rejected if the tab isn't in the tab bar.
  @discardableResult public func select(_ tab: Spec.Tab) -> CommandOutcome { navigator.select(tab) }

  /// Opens a URL with a custom scheme, or a universal link.
  ///
  /// - Parameter url: The URL of the link.
  /// - Returns: The immediate result. For details, see ``Navigator/open(_:from:sentBy:)``.
  @discardableResult public func open(_ url: URL) -> LinkOutcome { navigator.open(url) }

  /// Opens the destination that a ``Landing`` describes.
  ///
  /// - Parameter landing: The landing to open.
  /// - Returns: The immediate result.
  @discardableResult public func open(_ landing: Landing<Spec>) -> LinkOutcome { navigator.open(landing) }
}

extension NavigationHandle {
  /// Shows a screen, and waits for the value that the screen returns.
  ///
  /// - Parameters:
  ///   - question: The screen. For each route with the key `returns`, Waymark generates a static member.
  ///   - presentation: The presentation of the screen, or `nil` for the first presentation in the spec.
  /// - Returns: The value, or `nil` if the screen returned no value. For details, see ``Navigator/result(of:as:in:)``.
  public func result<Value>(
    of question: ScreenQuestion<Spec, Value>, as presentation: ScreenPresentation? = nil
  ) async -> Value? {
    await navigator.result(of: question) { [self] core, number in
      if let error = error(in: core) { return core.reject(error, question: number) }
      return core.ask(question, as: presentation, in: place, over: place, number: number)
    }
  }

  /// Ends a screen, and returns a value to the task that asked for it with ``result(of:as:)``.
  ///
  /// - Parameters:
  ///   - screen: The screen. If the screen is shown several times, the topmost one ends.
  ///   - value: The value that the screen returns.
  /// - Returns: The outcome. The command is rejected if the screen isn't shown.
  @discardableResult
  public func finish<Value>(_ screen: ReturningScreen<Spec, Value>, with value: Value) -> CommandOutcome {
    navigator.finish(screen, with: value)
  }
}
