extension NavigationState {
  /// Covers no modal above the place.
  mutating func present(_ modal: Modal, over place: NavigationPlace<Spec>?) throws(NavigationError<Spec>) {
    switch place {
    case .tab(let tab):
      if let gate { throw .gated(modal.screen, by: gate.screen) }
      guard tab == selectedTab else { throw .notSelected(tab) }
      modals = []
    case .gate(let screen):
      guard has(.gate(screen)) else { throw .notThere(.gate(screen)) }
      modals = []
    case .modal(let screen): modals.removeSubrange(try index(of: screen).advanced(by: 1)...)
    case .window, nil: break
    }
    present(modal)
  }

  private func index(of screen: Modal.Screen) throws(NavigationError<Spec>) -> Int {
    guard let index = modals.firstIndex(where: { $0.screen == screen }) else { throw .notThere(.modal(screen)) }
    return index
  }

  /// Covers the topmost modal that the spec lets it cover and dismisses all above, or replaces all modals.
  mutating func present(_ modal: Modal) {
    let covered = modals.lastIndex { modal.screen.canCover($0.screen) }
    modals.removeSubrange((covered.map { $0 + 1 } ?? 0)...)
    modals.append(modal)
  }

  /// A modal above others stays if another tab is selected.
  func checkTab() throws(NavigationError<Spec>) {
    guard let screen = modalsOverTabs.first?.screen, !screen.tabs.contains(selectedTab) else { return }
    throw .cannotPresent(screen, over: selectedTab)
  }

  mutating func dismiss(_ screen: Modal.Screen) {
    if let index = modals.firstIndex(where: { $0.screen == screen }) {
      modals.removeSubrange(index...)
    } else if let index = modalsOverTabs.firstIndex(where: { $0.screen == screen }) {
      modalsOverTabs.removeSubrange(index...)
    }
  }
}

extension NavigationState {
  /// The height at which a sheet rests, or `nil` if the system chooses the height.
  package subscript(detentOf sheet: Spec.Sheet) -> SheetDetent? {
    modals.first { $0.screen == .sheet(sheet) }?.detent ?? sheet.smallestDetent
  }
}

extension NavigationScreen {
  var smallestDetent: SheetDetent? { detents.min { $0.part < $1.part } }
}

extension SheetDetent {
  fileprivate var part: Double {
    switch self {
    case .medium: 0.5
    case .large: 1
    case .fraction(let part): part
    }
  }
}

extension NavigationState.Modal {
  /// Returns a sheet.
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - stack: The screens that are pushed inside the sheet, from bottom to top.
  /// - Returns: The sheet with its stack.
  public static func sheet(_ sheet: Spec.Sheet, stack: [Spec.Route] = []) -> Self { Self(.sheet(sheet), stack: stack) }

  /// Returns a full-screen cover.
  ///
  /// - Parameters:
  ///   - cover: The cover.
  ///   - stack: The screens that are pushed inside the cover, from bottom to top.
  /// - Returns: The cover with its stack.
  public static func cover(_ cover: Spec.Cover, stack: [Spec.Route] = []) -> Self { Self(.cover(cover), stack: stack) }
}

extension NavigationState.Modal.Screen {
  /// The metadata of the sheet or cover. The value is `nil` only if the spec declares no metadata keys.
  public var metadata: Spec.Metadata? {
    switch self {
    case .sheet(let sheet): Spec.Metadata(sheet._metadata)
    case .cover(let cover): Spec.Metadata(cover._metadata)
    }
  }

  /// Returns a Boolean value that indicates whether the spec allows a screen on the stack inside the sheet or cover.
  ///
  /// - Parameter route: The screen.
  /// - Returns: `true` if the screen can be pushed onto the stack.
  public func allows(_ route: Spec.Route) -> Bool {
    switch self {
    case .sheet(let sheet): route.isAllowed(inFlowOf: sheet)
    case .cover(let cover): route.isAllowed(inFlowOf: cover)
    }
  }

  /// Returns a Boolean value that indicates whether the spec lets this sheet or cover cover another sheet or cover.
  ///
  /// In the spec, the `in` key of a route lists the sheets and covers that the route may cover.
  ///
  /// - Parameter other: The sheet or cover beneath.
  /// - Returns: `true` if this screen can be presented over the other screen, and `false` if this screen replaces the
  ///   other screen.
  public func canCover(_ other: Self) -> Bool {
    switch self {
    case .sheet(let sheet): other.canBeCovered(by: sheet)
    case .cover(let cover): other.canBeCovered(by: cover)
    }
  }

  /// The tabs over which the spec lets the sheet or cover be presented.
  ///
  /// In the spec, the `in` key of a route lists the tabs. If the key names neither tabs nor gates, the list contains all
  /// tabs.
  public var tabs: [Spec.Tab] {
    switch self {
    case .sheet(let sheet): sheet.tabs()
    case .cover(let cover): cover.tabs()
    }
  }

  private func canBeCovered(by screen: some NavigationScreen) -> Bool {
    switch self {
    case .sheet(let sheet): screen.canCover(sheet)
    case .cover(let cover): screen.canCover(cover)
    }
  }
}

/// A sheet or cover that views must show.
///
/// The identity changes if the navigator asks for the same sheet or cover again, because the views haven't shown it.
public struct PresentedModal<Spec: NavigationSpec>: Identifiable, Hashable, Sendable {
  /// The sheet or cover.
  public let screen: NavigationState<Spec>.Modal.Screen
  package let request: Int

  /// The value itself, which includes the number of the request.
  public var id: Self { self }
}
