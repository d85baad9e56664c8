extension Navigator {
  /// Pushes a screen onto a stack.
  ///
  /// - Parameters:
  ///   - route: The screen to push.
  ///   - place: The stack, or `nil` for the visible stack. The visible stack is the stack of the sheet or cover
  ///     that covers all others. If nothing is presented, the visible stack is the stack of the selected tab.
  /// - Returns: The outcome. The command is rejected if the spec doesn't allow the screen on the stack.
  @discardableResult
  public func push(_ route: Spec.Route, in place: NavigationPlace<Spec>? = nil) -> CommandOutcome {
    perform { $0.push(route, in: place) }
  }

  /// Replaces the screen on top of a stack. If the stack shows its root screen, the new screen is pushed.
  ///
  /// - Parameters:
  ///   - route: The new screen.
  ///   - place: The stack, or `nil` for the visible stack.
  /// - Returns: The outcome. The command is rejected if the spec doesn't allow the screen on the stack.
  @discardableResult
  public func replace(with route: Spec.Route, in place: NavigationPlace<Spec>? = nil) -> CommandOutcome {
    perform { $0.replace(with: route, in: place) }
  }

  /// Replaces all screens on a stack.
  ///
  /// - Parameters:
  ///   - routes: The new screens, from bottom to top.
  ///   - place: The stack, or `nil` for the visible stack.
  /// - Returns: The outcome. The command is rejected if any of the screens isn't allowed on the stack.
  @discardableResult
  public func replaceStack(
    with routes: [Spec.Route], in place: NavigationPlace<Spec>? = nil
  ) -> CommandOutcome {
    perform { $0.replaceStack(with: routes, in: place) }
  }

  /// Pops the screen on top of a stack.
  ///
  /// - Parameter place: The stack, or `nil` for the visible stack.
  /// - Returns: The outcome. The command is rejected if the stack doesn't exist, and has no effect if the stack shows its
  ///   root screen.
  @discardableResult public func pop(in place: NavigationPlace<Spec>? = nil) -> CommandOutcome {
    perform { $0.pop(in: place) }
  }

  /// Pops all screens above a given screen on a stack.
  ///
  /// - Parameters:
  ///   - route: The screen to pop to. If the screen is on the stack several times, the command pops to the topmost
  ///     occurrence.
  ///   - place: The stack, or `nil` for the visible stack.
  /// - Returns: The outcome. The command is rejected if the screen isn't on the stack.
  @discardableResult
  public func pop(to route: Spec.Route, in place: NavigationPlace<Spec>? = nil) -> CommandOutcome {
    perform { $0.pop(to: route, in: place) }
  }

  /// Pops every screen on a stack. The stack then shows its root screen.
  ///
  /// - Parameter place: The stack, or `nil` for the visible stack.
  /// - Returns: The outcome. The command is rejected if the stack doesn't exist.
  @discardableResult public func popToRoot(in place: NavigationPlace<Spec>? = nil) -> CommandOutcome {
    perform { $0.popToRoot(in: place) }
  }

  /// The screens on a stack, for a binding such as `NavigationStack(path: $navigator[stack: .tab(.home)])`.
  ///
  /// A view shows a pushed screen before the view sets this property. The navigator therefore accepts the screen even
  /// if the spec doesn't allow the screen on the stack. If the screen isn't allowed, an event reports the screen, and a
  /// debug build stops with an assertion failure.
  ///
  /// A view that reads this property is invalidated only if this stack changes.
  ///
  /// While a sheet or cover is being dismissed, the screens on its stack don't change.
  ///
  /// - Parameter place: The stack that the view shows.
  public subscript(stack place: NavigationPlace<Spec>) -> [Spec.Route] {
    get {
      let stack = self[observing: \.[stack: place]]
      if case .modal(let screen) = place, let stack = core.presentation.stack(inDismissalOf: screen) { return stack }
      return stack
    }
    set {
      let misplaced = perform { $0.setPath(newValue, of: place) }
      if let misplaced { assert(!trapsMisplacedScreens, "\(NavigationError<Spec>.notAllowed(misplaced, in: place))") }
    }
  }
}

extension Navigator {
  /// Presents a sheet.
  ///
  /// If the spec allows the sheet over the presented sheet or cover, the navigator presents the sheet there. Otherwise,
  /// the navigator first dismisses sheets and covers until the spec allows the sheet over the last one, or until none
  /// is left.
  ///
  /// - Parameters:
  ///   - sheet: The sheet to present.
  ///   - stack: The screens to push inside the sheet, from bottom to top.
  /// - Returns: The outcome. The command is rejected if any of the screens isn't allowed inside the sheet, or if the spec
  ///   doesn't allow the sheet over the selected tab.
  @discardableResult public func present(sheet: Spec.Sheet, stack: [Spec.Route] = []) -> CommandOutcome {
    perform { $0.present(.sheet(sheet), stack: stack) }
  }

  /// Presents a full-screen cover.
  ///
  /// If the spec allows the cover over the presented sheet or cover, the navigator presents the cover there. Otherwise,
  /// the navigator first dismisses sheets and covers until the spec allows the cover over the last one, or until none
  /// is left.
  ///
  /// - Parameters:
  ///   - cover: The cover to present.
  ///   - stack: The screens to push inside the cover, from bottom to top.
  /// - Returns: The outcome. The command is rejected if any of the screens isn't allowed inside the cover, or if the spec
  ///   doesn't allow the cover over the selected tab.
  @discardableResult public func present(cover: Spec.Cover, stack: [Spec.Route] = []) -> CommandOutcome {
    perform { $0.present(.cover(cover), stack: stack) }
  }

  /// Dismisses the sheet or cover that covers all others. If nothing is presented, the call has no effect.
  ///
  /// - Returns: The outcome.
  @discardableResult public func dismiss() -> CommandOutcome { perform { $0.dismiss() } }

  /// Dismisses a sheet or cover, together with all sheets and covers over it.
  ///
  /// - Parameter screen: The sheet or cover. If it isn't presented, the call has no effect.
  /// - Returns: The outcome.
  @discardableResult public func dismiss(_ screen: NavigationState<Spec>.Modal.Screen) -> CommandOutcome {
    perform { $0.dismiss(screen) }
  }

  /// Dismisses all sheets and covers over a given one.
  ///
  /// - Parameter screen: The sheet or cover that stays.
  /// - Returns: The outcome. The command is rejected if the sheet or cover isn't presented.
  @discardableResult public func dismiss(to screen: NavigationState<Spec>.Modal.Screen) -> CommandOutcome {
    perform { $0.dismiss(to: screen) }
  }

  /// Dismisses all sheets and covers.
  ///
  /// - Returns: The outcome.
  @discardableResult public func dismissAll() -> CommandOutcome { perform { $0.dismissAll() } }

  /// The height at which a sheet rests, or `nil` if its route has no `detents`.
  ///
  /// The value changes when the user drags the sheet, and is saved with the state. Setting a height that the spec doesn't
  /// list, or the height of a sheet that isn't presented, has no effect.
  ///
  /// - Parameter sheet: The sheet.
  public subscript(detentOf sheet: Spec.Sheet) -> SheetDetent? {
    get { self[observing: \.[detentOf: sheet]] }
    set { if let newValue { perform { $0.resize(sheet, to: newValue) } } }
  }

  /// Opens a window. If a window with the same content is open, this window is brought to the front.
  ///
  /// - Parameters:
  ///   - window: The window to open.
  ///   - stack: The screens to push inside the window, from bottom to top.
  /// - Returns: The outcome. The command is rejected if any of the screens isn't allowed inside the window.
  @discardableResult public func open(window: Spec.Window, stack: [Spec.Route] = []) -> CommandOutcome {
    perform { $0.open(window, stack: stack) }
  }

  /// Closes a window, and removes the screens that were pushed inside the window.
  ///
  /// - Parameter window: The window to close. The call has no effect if the window isn't open.
  /// - Returns: The outcome.
  @discardableResult public func close(window: Spec.Window) -> CommandOutcome { perform { $0.close(window) } }

  /// The gate that is shown instead of the tabs, or `nil` if all gates are open.
  public var gate: Spec.Gate? { self[observing: \.gate?.screen] }

  /// The presented sheet, or `nil` if no sheet is presented or a cover is presented over it.
  public var sheet: Spec.Sheet? { state.sheet }

  /// The presented cover, or `nil` if no cover is presented or a sheet is presented over it.
  public var cover: Spec.Cover? { state.cover }
}

extension Navigator {
  /// Shows a screen, and waits for the value that the screen returns.
  ///
  /// ```swift
  /// guard let address = await navigator.result(of: .pickAddress(near: here)) else { return }
  /// ```
  ///
  /// The screen returns a value with ``finish(_:with:)``. If the screen leaves in any other way, for example because
  /// the user dismisses it, the result is `nil`. The result is also `nil` if the command is rejected or dropped. If the
  /// task is canceled, the result is `nil` at once, and the screen stays, because SwiftUI cancels the task of a view
  /// that a pushed screen covers.
  ///
  /// The task keeps the navigator until the question is answered.
  ///
  /// - Parameters:
  ///   - question: The screen. For each route with the key `returns`, Waymark generates a static member.
  ///   - presentation: The presentation of the screen, or `nil` for the first presentation in the spec.
  ///   - place: The stack onto which a pushed screen is pushed, or `nil` for the visible stack.
  /// - Returns: The value, or `nil` if the screen returned no value.
  public func result<Value>(
    of question: ScreenQuestion<Spec, Value>, as presentation: ScreenPresentation? = nil,
    in place: NavigationPlace<Spec>? = nil
  ) async -> Value? {
    await result(of: question) { $0.ask(question, as: presentation, in: place, number: $1) }
  }

  func result<Value>(
    of question: ScreenQuestion<Spec, Value>, _ ask: @escaping (inout NavigatorCore<Spec>, Int) -> CommandOutcome
  ) async -> Value? {
    let cancellation = QuestionCancellation()
    return await withTaskCancellationHandler {
      let value = await withCheckedContinuation { continuation in
        let number = self.ask(answer: { continuation.resume(returning: $0) }) { core, number in
          // A task that was canceled before asks nothing.
          if Task.isCancelled {
            core.request(.answer(number, with: nil))
          } else {
            _ = ask(&core, number)
          }
        }
        cancellation.action = { [weak self] in self?.perform { $0.cancelQuestion(number) } }
      }
      return value as? Value
    } onCancel: {
      Task { @MainActor in cancellation.action?() }
    }
  }

  /// Ends a screen, and returns a value to the task that asked for it with ``result(of:as:in:)``.
  ///
  /// The screen is popped or dismissed, together with all screens above it. If no task waits for the value, for example
  /// because a link or a restoration opened the screen, an event reports this.
  ///
  /// - Parameters:
  ///   - screen: The screen. If the screen is shown several times, the topmost one ends.
  ///   - value: The value that the screen returns.
  /// - Returns: The outcome. The command is rejected if the screen isn't shown.
  @discardableResult
  public func finish<Value>(_ screen: ReturningScreen<Spec, Value>, with value: Value) -> CommandOutcome {
    perform { $0.finish(screen.name, with: value) }
  }

  /// Drops the pending command, for example when the app shows its own screen for signing in.
  public func dropPendingCommand() { perform { $0.dropPendingCommand() } }
}

@MainActor
private final class QuestionCancellation {
  var action: (() -> Void)?
}
