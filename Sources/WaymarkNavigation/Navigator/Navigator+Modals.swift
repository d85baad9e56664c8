extension Navigator {
  /// Presents a sheet.
  ///
  /// One sheet or cover is presented at a time: the current one is dismissed first.
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - stack: The screens on the stack inside it, outermost first.
  /// - Returns: The outcome. The presentation is rejected if the spec doesn't allow one of the screens inside the sheet.
  @discardableResult
  public func present(sheet: Spec.Sheet, stack: [Spec.Route] = []) -> CommandOutcome<Spec> {
    perform { $0.present(.sheet(sheet), stack: stack) }
  }

  /// Presents a full-screen cover.
  ///
  /// One sheet or cover is presented at a time: the current one is dismissed first.
  ///
  /// - Parameters:
  ///   - cover: The cover.
  ///   - stack: The screens on the stack inside it, outermost first.
  /// - Returns: The outcome. The presentation is rejected if the spec doesn't allow one of the screens inside the cover.
  @discardableResult
  public func present(cover: Spec.Cover, stack: [Spec.Route] = []) -> CommandOutcome<Spec> {
    perform { $0.present(.cover(cover), stack: stack) }
  }

  /// Dismisses the sheet or cover that is presented, or that waits to be.
  public func dismiss() { perform { $0.dismiss() } }

  /// Opens a window, or brings the window with the same content to the front.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - stack: The screens on the stack inside it, outermost first.
  /// - Returns: The outcome. The command is rejected if the spec doesn't allow one of the screens inside the window.
  @discardableResult
  public func open(window: Spec.Window, stack: [Spec.Route] = []) -> CommandOutcome<Spec> {
    perform { $0.open(window, stack: stack) }
  }

  /// Closes a window.
  public func close(window: Spec.Window) { perform { $0.close(window) } }

  /// The presented sheet, for the binding of `sheet(item:)`. Setting it presents a sheet; nil dismisses the sheet.
  public var sheet: Spec.Sheet? {
    get { state.sheet }
    set {
      if let newValue { present(sheet: newValue) } else if state.sheet != nil { dismiss() }
    }
  }

  /// The presented cover, for the binding of `fullScreenCover(item:)`. Setting it presents a cover; nil dismisses the cover.
  public var cover: Spec.Cover? {
    get { state.cover }
    set {
      if let newValue { present(cover: newValue) } else if state.cover != nil { dismiss() }
    }
  }
}
