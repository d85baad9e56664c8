extension Navigator {
  /// Presents a sheet.
  ///
  /// One sheet or cover is presented at a time: another one that is there is dismissed, and this one follows when it has gone.
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - stack: The screens on the stack inside it, outermost first.
  /// - Returns: Whether the spec lets those be pushed inside it; where it does not, nothing changes.
  @discardableResult
  public func present(sheet: Spec.Sheet, stack: [Spec.Route] = []) -> Bool {
    perform { $0.present(.sheet(sheet), stack: stack) }
  }

  /// Presents a full-screen cover, in the way of ``present(sheet:stack:)``.
  @discardableResult
  public func present(cover: Spec.Cover, stack: [Spec.Route] = []) -> Bool {
    perform { $0.present(.cover(cover), stack: stack) }
  }

  /// Dismisses the sheet or cover that is presented, or that waits to be.
  public func dismiss() { perform { $0.dismiss() } }

  /// Opens a window, or brings the one that shows the same to the front.
  ///
  /// - Returns: Whether the spec lets the screens of the stack be pushed inside it.
  @discardableResult
  public func open(window: Spec.Window, stack: [Spec.Route] = []) -> Bool {
    perform { $0.open(window, stack: stack) }
  }

  /// Closes a window.
  public func close(window: Spec.Window) { perform { $0.close(window) } }

  /// What `sheet(item:)` is bound to. Setting it presents a sheet, and nil dismisses the one that is presented.
  public var sheet: Spec.Sheet? {
    get { state.sheet }
    set {
      if let newValue { present(sheet: newValue) } else if state.sheet != nil { dismiss() }
    }
  }

  /// What `fullScreenCover(item:)` is bound to. Setting it presents a cover, and nil dismisses the one that is presented.
  public var cover: Spec.Cover? {
    get { state.cover }
    set {
      if let newValue { present(cover: newValue) } else if state.cover != nil { dismiss() }
    }
  }
}
