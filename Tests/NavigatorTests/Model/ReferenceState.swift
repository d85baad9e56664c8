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
  var modal: Presented?
  var windows: [Window] = []
}

extension ReferenceState {
  typealias Place = NavigationPlace<Museum>

  init(_ state: NavigationState<Museum>) {
    tab = state.selectedTab
    stacks = MuseumTables.tabs.map { state.stacks[$0] ?? [] }
    modal = state.modal.map { Presented(screen: Screen($0.screen), stack: $0.stack) }
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

  /// The place of the visible stack.
  var place: Place { modal == nil ? .tab(tab) : .modal }

  /// The places of all current stacks.
  var places: [Place] {
    MuseumTables.tabs.map { .tab($0) } + (modal == nil ? [] : [.modal]) + windows.map { .window($0.window) }
  }

  func stack(in place: Place) -> [Museum.Route] {
    switch place {
    case .tab(let tab): return stacks[Self.index(of: tab)]
    case .modal: return modal?.stack ?? []
    case .window(let window):
      for open in windows where open.window == window { return open.stack }
      return []
    }
  }

  mutating func setStack(in place: Place, to stack: [Museum.Route]) {
    switch place {
    case .tab(let tab): stacks[Self.index(of: tab)] = stack
    case .modal: if modal != nil { modal?.stack = stack }
    case .window(let window):
      for index in windows.indices where windows[index].window == window { windows[index].stack = stack }
    }
  }

  mutating func close(_ window: Museum.Window) {
    windows = windows.filter { $0.window != window }
  }

  func allows(_ route: Museum.Route, in place: Place) -> Bool {
    switch place {
    case .tab(let tab): MuseumTables.tabs(of: route).contains(tab)
    case .modal: modal.map { MuseumTables.isIn(flowOf: $0.screen, route) } ?? false
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
  init(_ screen: NavigationState<Museum>.Modal.Screen) {
    switch screen {
    case .sheet(let sheet): self = .sheet(sheet)
    case .cover(let cover): self = .cover(cover)
    }
  }
}
