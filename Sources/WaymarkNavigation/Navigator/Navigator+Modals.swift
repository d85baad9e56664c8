extension Navigator {
  /// Presents a sheet.
  ///
  /// If the spec allows the sheet over the presented sheet or cover, the navigator presents the sheet there. Otherwise, the
  /// navigator first dismisses sheets and covers until the spec allows the sheet over the last one, or until none is left.
  ///
  /// - Parameters:
  ///   - sheet: The sheet to present.
  ///   - stack: The screens to push inside the sheet, from bottom to top.
  /// - Returns: The outcome. The command is rejected if any of the screens isn't allowed inside the sheet.
  @discardableResult
  public func present(sheet: Spec.Sheet, stack: [Spec.Route] = []) -> CommandOutcome<Spec> {
    perform { $0.present(.sheet(sheet), stack: stack) }
  }

  /// Presents a full-screen cover.
  ///
  /// If the spec allows the cover over the presented sheet or cover, the navigator presents the cover there. Otherwise, the
  /// navigator first dismisses sheets and covers until the spec allows the cover over the last one, or until none is left.
  ///
  /// - Parameters:
  ///   - cover: The cover to present.
  ///   - stack: The screens to push inside the cover, from bottom to top.
  /// - Returns: The outcome. The command is rejected if any of the screens isn't allowed inside the cover.
  @discardableResult
  public func present(cover: Spec.Cover, stack: [Spec.Route] = []) -> CommandOutcome<Spec> {
    perform { $0.present(.cover(cover), stack: stack) }
  }

  /// Dismisses the sheet or cover that covers all others. If nothing is presented, the call has no effect.
  public func dismiss() { perform { $0.dismiss() } }

  /// Dismisses a sheet or cover, together with all sheets and covers over it.
  ///
  /// - Parameter screen: The sheet or cover. If it isn't presented, the call has no effect.
  public func dismiss(_ screen: NavigationState<Spec>.Modal.Screen) { perform { $0.dismiss(screen) } }

  /// Dismisses all sheets and covers over a given one.
  ///
  /// - Parameter screen: The sheet or cover that stays.
  /// - Returns: The outcome. The command is rejected if the sheet or cover isn't presented.
  @discardableResult
  public func dismiss(to screen: NavigationState<Spec>.Modal.Screen) -> CommandOutcome<Spec> {
    perform { $0.dismiss(to: screen) }
  }

  /// Dismisses all sheets and covers.
  public func dismissAll() { perform { $0.dismissAll() } }

  /// Opens a window. If a window with the same content is open, this window is brought to the front.
  ///
  /// - Parameters:
  ///   - window: The window to open.
  ///   - stack: The screens to push inside the window, from bottom to top.
  /// - Returns: The outcome. The command is rejected if any of the screens isn't allowed inside the window.
  @discardableResult
  public func open(window: Spec.Window, stack: [Spec.Route] = []) -> CommandOutcome<Spec> {
    perform { $0.open(window, stack: stack) }
  }

  /// Closes a window, and removes the screens that were pushed inside the window.
  ///
  /// - Parameter window: The window to close. The call has no effect if the window isn't open.
  public func close(window: Spec.Window) { perform { $0.close(window) } }

  /// The presented sheet, for a binding that is passed to `sheet(item:)`.
  ///
  /// Setting a sheet presents the sheet, and setting `nil` dismisses the presented sheet.
  public var sheet: Spec.Sheet? {
    get { state.sheet }
    set {
      if let newValue { present(sheet: newValue) } else if state.sheet != nil { dismiss() }
    }
  }

  /// The presented cover, for a binding that is passed to `fullScreenCover(item:)`.
  ///
  /// Setting a cover presents the cover, and setting `nil` dismisses the presented cover.
  public var cover: Spec.Cover? {
    get { state.cover }
    set {
      if let newValue { present(cover: newValue) } else if state.cover != nil { dismiss() }
    }
  }
}
