/// The screens of an input file, by name.
///
/// A screen that a file declares in several tabs is one screen, which opens in each of the tabs.
struct ScreenList {
  /// The maximum number of tabs of a screen. A longer list would make the time quadratic.
  private static let mostTabs = 8

  private(set) var screens: [ImportedScreen] = []
  private var indices: [String: Int] = [:]

  /// Returns the index of a screen in ``screens``, or `nil` if there is no such screen.
  func index(of name: String) -> Int? { indices[name] }

  subscript(index: Int) -> ImportedScreen {
    get { screens[index] }
    set { screens[index] = newValue }
  }

  /// Adds a screen. A tab replaces a screen of the same name.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The index of a known screen whose tabs now include the tabs of the added screen; `nil` if the added
  ///   screen is new, or if one of the two screens is a tab.
  @discardableResult
  mutating func add(_ screen: ImportedScreen) -> Int? {
    guard let index = indices[screen.name] else {
      indices[screen.name] = screens.count
      screens.append(screen)
      return nil
    }
    guard screens[index].kind != .tab else { return nil }
    if screen.kind == .tab {
      screens[index] = screen
      return nil
    }
    for tab in screen.tabs where screens[index].tabs.count < Self.mostTabs && !screens[index].tabs.contains(tab) {
      screens[index].tabs.append(tab)
    }
    return index
  }
}
