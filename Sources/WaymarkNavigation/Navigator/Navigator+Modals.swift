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
    present(NavigationState.Modal(.sheet(sheet), stack: stack))
  }

  /// Presents a full-screen cover, in the way of ``present(sheet:stack:)``.
  @discardableResult
  public func present(cover: Spec.Cover, stack: [Spec.Route] = []) -> Bool {
    present(NavigationState.Modal(.cover(cover), stack: stack))
  }

  private func present(_ modal: NavigationState<Spec>.Modal) -> Bool {
    if let route = modal.stack.first(where: { !modal.allows($0) }) { return refuse(.notAllowed(route, in: .modal)) }
    var next = intended
    next.modal = modal
    assign(next)
    return true
  }

  /// Dismisses the sheet or cover that is presented, or that waits to be.
  public func dismiss() {
    var next = intended
    next.modal = nil
    assign(next)
  }

  /// Opens a window, or brings the one that shows the same to the front.
  ///
  /// - Returns: Whether the spec lets the screens of the stack be pushed inside it.
  @discardableResult
  public func open(window: Spec.Window, stack: [Spec.Route] = []) -> Bool {
    if let route = stack.first(where: { !$0.isAllowed(inFlowOf: window) }) {
      return refuse(.notAllowed(route, in: .window(window)))
    }
    var next = intended
    next.windows.removeAll { $0.window == window }
    next.windows.append(NavigationState.OpenWindow(window, stack: stack))
    assign(next)
    return true
  }

  /// Closes a window.
  public func close(window: Spec.Window) {
    var next = intended
    next.windows.removeAll { $0.window == window }
    assign(next)
  }

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
