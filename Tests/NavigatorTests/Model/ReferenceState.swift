import Everything
import WaymarkNavigation

/// The navigation state of the museum in a minimal form.
struct ReferenceState: Equatable {
  enum Screen: Equatable {
    case sheet(Museum.Sheet)
    case cover(Museum.Cover)
  }

  struct Presented: Equatable {
    var screen: Screen
    var stack: [Museum.Route] = []
  }

  struct Window: Equatable {
    var window: Museum.Window
    var stack: [Museum.Route] = []
  }

  var tab = MuseumTables.initialTab
  /// The stacks of the tabs, in the order of ``MuseumTables/tabs``.
  var stacks: [[Museum.Route]] = [[], [], [], []]
  /// The sheets and covers, outermost first.
  var modals: [Presented] = []
  var windows: [Window] = []
}

extension ReferenceState {
  typealias Place = NavigationPlace<Museum>

  init(_ state: NavigationState<Museum>) {
    tab = state.selectedTab
    stacks = MuseumTables.tabs.map { state.stacks[$0] ?? [] }
    modals = state.modals.map { Presented(screen: Screen($0.screen), stack: $0.stack) }
    windows = state.windows.map { Window(window: $0.window, stack: $0.stack) }
  }

  private static func index(of tab: Museum.Floor) -> Int {
    switch tab {
    case .tour: 0
    case .shop: 1
    case .find: 2
    case .visits: 3
    }
  }

  /// The places of all current stacks.
  var places: [Place] {
    MuseumTables.tabs.map { .tab($0) } + modals.map { .modal($0.screen.screen) } + windows.map { .window($0.window) }
  }

  func stack(in place: Place) -> [Museum.Route] {
    switch place {
    case .tab(let tab): return stacks[Self.index(of: tab)]
    case .modal(let screen):
      for modal in modals where modal.screen.screen == screen { return modal.stack }
      return []
    case .window(let window):
      for open in windows where open.window == window { return open.stack }
      return []
    }
  }

  mutating func setStack(in place: Place, to stack: [Museum.Route]) {
    switch place {
    case .tab(let tab): stacks[Self.index(of: tab)] = stack
    case .modal(let screen):
      for index in modals.indices where modals[index].screen.screen == screen { modals[index].stack = stack }
    case .window(let window):
      for index in windows.indices where windows[index].window == window { windows[index].stack = stack }
    }
  }

  mutating func close(_ window: Museum.Window) {
    windows = windows.filter { $0.window != window }
  }

  /// Sets a stack, or returns the reason why the spec does not allow it.
  mutating func fill(_ place: Place, _ stack: [Museum.Route]) -> NavigationError<Museum>? {
    for route in stack where !allows(route, in: place) { return .notAllowed(route, in: place) }
    setStack(in: place, to: stack)
    return nil
  }

  func allows(_ route: Museum.Route, in place: Place) -> Bool {
    switch place {
    case .tab(let tab): MuseumTables.tabs(of: route).contains(tab)
    case .modal(let screen): places.contains(place) && MuseumTables.isIn(flowOf: Screen(screen), route)
    // No route allows the flow of the only window.
    case .window: false
    }
  }

  /// The state after saving and decoding, and the number of stacks that the decoder cut short.
  ///
  /// A stack is saved up to the first route that JSON cannot represent. The decoder cuts the stack at the first route
  /// that the spec does not allow.
  var kept: (state: ReferenceState, cuts: Int) {
    var read = self
    var cuts = 0
    for place in places {
      var written: [Museum.Route] = []
      for route in stack(in: place) {
        if !MuseumTables.canBeKept(route) { break }
        written.append(route)
      }
      var allowed: [Museum.Route] = []
      for route in written {
        if !allows(route, in: place) { break }
        allowed.append(route)
      }
      if allowed.count < written.count { cuts += 1 }
      read.setStack(in: place, to: allowed)
    }
    return (read, cuts)
  }
}

extension ReferenceState.Screen {
  /// The screen as a value of the library.
  var screen: NavigationState<Museum>.Modal.Screen {
    switch self {
    case .sheet(let sheet): .sheet(sheet)
    case .cover(let cover): .cover(cover)
    }
  }

  init(_ screen: NavigationState<Museum>.Modal.Screen) {
    switch screen {
    case .sheet(let sheet): self = .sheet(sheet)
    case .cover(let cover): self = .cover(cover)
    }
  }
}
