/// The identity of a screen that the user sees. A screen that is opened again has another identity.
struct VisibleScreen<Spec: NavigationSpec>: Hashable, Sendable {
  let place: NavigationPlace<Spec>
  /// The number of the sheet, cover, or window.
  let placeNumber: Int?
  let depth: Int
  let route: Spec.Route?
}

/// The main scene, which shows the tabs, or the scene of a window.
struct ShownScene<Spec: NavigationSpec> {
  enum Content {
    /// The views present or dismiss a sheet or cover, and have not confirmed the next screen. The last one stays.
    case undecided
    /// The scene is inactive, or a presentation of the app covers the screen.
    case hidden
    case visible(VisibleScreen<Spec>)
  }

  let window: Spec.Window?
  let content: Content
}

extension NavigatorCore {
  /// Empty without views.
  var scenes: [ShownScene<Spec>] {
    guard hasViews else { return [] }
    let isHidden = !isSceneActive || !presentationsOfApp.isEmpty
    let windowOverTabs = windowsCoverTabs ? state.windows.last?.window : nil
    let isSettled = presentation.isSettled(for: state.modals)
    let place = if case .tab = state.place, let windowOverTabs { Place.window(windowOverTabs) } else { state.place }
    let main: ShownScene<Spec>.Content = isHidden ? .hidden : isSettled ? .visible(screen(in: place)) : .undecided
    return [ShownScene(window: nil, content: main)] + (windowsCoverTabs ? [] : windowScenes)
  }

  private var windowScenes: [ShownScene<Spec>] {
    state.windows.map { open in
      let isHidden = inactiveWindows.contains(open.window)
      return ShownScene(
        window: open.window, content: isHidden ? .hidden : .visible(screen(in: .window(open.window))))
    }
  }

  private func screen(in place: Place) -> VisibleScreen<Spec> {
    let stack = state[stack: place]
    return VisibleScreen(place: place, placeNumber: placeNumbers[place], depth: stack.count, route: stack.last)
  }

  mutating func setWindow(_ window: Spec.Window, isActive: Bool) {
    if isActive { inactiveWindows.remove(window) } else { inactiveWindows.insert(window) }
  }
}
