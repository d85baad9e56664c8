extension Navigator {
  /// Presents a sheet.
  ///
  /// Only one sheet or cover is presented at a time. The current sheet or cover is dismissed first.
  ///
  /// - Parameters:
  ///   - sheet: The sheet to present.
  ///   - stack: The screens on the stack inside the sheet, outermost first.
  /// - Returns: The outcome. The command is rejected if the spec forbids one of the screens inside the sheet.
  @discardableResult
  public func present(sheet: Spec.Sheet, stack: [Spec.Route] = []) -> CommandOutcome<Spec> {
    perform { $0.present(.sheet(sheet), stack: stack) }
  }

  /// Presents a full-screen cover.
  ///
  /// Only one sheet or cover is presented at a time. The current sheet or cover is dismissed first.
  ///
  /// - Parameters:
  ///   - cover: The cover to present.
  ///   - stack: The screens on the stack inside the cover, outermost first.
  /// - Returns: The outcome. The command is rejected if the spec forbids one of the screens inside the cover.
  @discardableResult
  public func present(cover: Spec.Cover, stack: [Spec.Route] = []) -> CommandOutcome<Spec> {
    perform { $0.present(.cover(cover), stack: stack) }
  }

  /// Dismisses the sheet or cover that is presented or is waiting for its presentation.
  public func dismiss() { perform { $0.dismiss() } }

  /// Opens a window, or brings the window with the same content to the front.
  ///
  /// - Parameters:
  ///   - window: The window to open.
  ///   - stack: The screens on the stack inside the window, outermost first.
  /// - Returns: The outcome. The command is rejected if the spec forbids one of the screens inside the window.
  @discardableResult
  public func open(window: Spec.Window, stack: [Spec.Route] = []) -> CommandOutcome<Spec> {
    perform { $0.open(window, stack: stack) }
  }

  /// Closes a window together with the stack inside the window.
  ///
  /// - Parameter window: The window to close. The call has no effect if the window isn't open.
  public func close(window: Spec.Window) { perform { $0.close(window) } }

  /// The presented sheet, for the binding of `sheet(item:)`.
  ///
  /// A new value presents a sheet, and `nil` dismisses the presented sheet.
  public var sheet: Spec.Sheet? {
    get { state.sheet }
    set {
      if let newValue { present(sheet: newValue) } else if state.sheet != nil { dismiss() }
    }
  }

  /// The presented cover, for the binding of `fullScreenCover(item:)`.
  ///
  /// A new value presents a cover, and `nil` dismisses the presented cover.
  public var cover: Spec.Cover? {
    get { state.cover }
    set {
      if let newValue { present(cover: newValue) } else if state.cover != nil { dismiss() }
    }
  }
}
