extension Navigator {
  /// Presents a sheet.
  ///
  /// Only one sheet or cover is presented at a time. If another sheet or cover is already presented, the navigator
  /// dismisses it first.
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
  /// Only one sheet or cover is presented at a time. If another sheet or cover is already presented, the navigator
  /// dismisses it first.
  ///
  /// - Parameters:
  ///   - cover: The cover to present.
  ///   - stack: The screens to push inside the cover, from bottom to top.
  /// - Returns: The outcome. The command is rejected if any of the screens isn't allowed inside the cover.
  @discardableResult
  public func present(cover: Spec.Cover, stack: [Spec.Route] = []) -> CommandOutcome<Spec> {
    perform { $0.present(.cover(cover), stack: stack) }
  }

  /// Dismisses the sheet or cover that is presented or about to be presented.
  public func dismiss() { perform { $0.dismiss() } }

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
