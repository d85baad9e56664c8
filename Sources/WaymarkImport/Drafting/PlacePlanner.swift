import WaymarkDiagnostics

/// A planner that decides the tabs and the parents of screens.
struct PlacePlanner {
  private var spec: DraftSpec

  /// Decides the tabs, the parents, and the modal stacks of all screens, and the tab of each link.
  static func place(_ spec: inout DraftSpec) {
    var planner = PlacePlanner(spec: spec)
    planner.inheritTabs()
    planner.dropCycles()
    planner.dropUnboundParents()
    planner.addOpens()
    planner.placeLinks()
    spec = planner.spec
  }

  /// Gives a screen without tabs the tabs of its parent.
  private mutating func inheritTabs() {
    for index in spec.screens.indices where spec.screens[index].tabs.isEmpty {
      var next = spec.screens[index].parent
      var steps = 0
      while let parent = next, steps < Self.mostParents {
        if spec.screens[parent].flow != nil {
          spec.screens[index].flow = spec.screens[parent].flow
          break
        }
        if !spec.screens[parent].tabs.isEmpty {
          spec.screens[index].tabs = spec.screens[parent].tabs
          break
        }
        next = spec.screens[parent].parent
        steps += 1
      }
    }
  }

  /// The maximum number of parents of a route in a spec.
  private static let mostParents = 32

  private mutating func dropCycles() {
    for index in spec.screens.indices {
      var next = spec.screens[index].parent
      var steps = 1
      while let parent = next, parent != index, steps <= Self.mostParents {
        next = spec.screens[parent].parent
        steps += 1
      }
      if next != nil {
        dropParent(of: index, "its parents form a cycle, or are more than \(Self.mostParents)")
      }
    }
  }

  /// Drops each parent whose required parameters are not in all links of the child, or that another tab contains.
  private mutating func dropUnboundParents() {
    for index in spec.screens.indices {
      while let beneath = spec.screens[index].parent ?? spec.screens[index].flow {
        guard let reason = reason(against: beneath, under: index) else { break }
        if spec.screens[index].parent != nil {
          dropParent(of: index, reason)
        } else {
          spec.screens[index].flow = nil
          addNote(to: index, spec.screens[beneath], reason)
        }
      }
    }
  }

  /// Returns the reason why a screen cannot be below another screen, or `nil`.
  private func reason(against parent: Int, under index: Int) -> String? {
    let (screen, beneath) = (spec.screens[index], spec.screens[parent])
    if beneath.kind == .pushed {
      if beneath.flow != screen.flow { return "the two screens are on different stacks" }
      let isAllowed =
        beneath.tabs.isEmpty || (!screen.tabs.isEmpty && screen.tabs.allSatisfy(beneath.tabs.contains))
      if !isAllowed, screen.flow == nil { return "the parent is not in the tabs of the screen" }
    }
    // A chain of parents is checked from each child, so the parents of the parent have the same links.
    var next: Int? = parent
    while let current = next {
      for name in required(current) {
        let isBound = spec.liveLinks(of: index).allSatisfy { link in
          spec.links[link].captures.contains { $0.name == name && !$0.isOptional }
        }
        if !isBound { return "the parent needs `\(name)`, which not every link provides" }
      }
      for (name, type) in spec.screens[current].types where screen.types[name] != nil {
        if screen.types[name] != type { return "the parent has another type for `\(name)`" }
      }
      next = spec.screens[current].parent ?? spec.screens[current].flow
    }
    return nil
  }

  /// Returns the parameters of a screen that each of its links provides.
  private func required(_ index: Int) -> [String] {
    let links = spec.liveLinks(of: index)
    guard !links.isEmpty else { return [] }
    return spec.screens[index].captures.filter { name in
      links.allSatisfy { link in spec.links[link].captures.contains { $0.name == name && !$0.isOptional } }
    }
  }

  private mutating func dropParent(of index: Int, _ reason: String) {
    guard let parent = spec.screens[index].parent else { return }
    spec.screens[index].parent = nil
    addNote(to: index, spec.screens[parent], reason)
  }

  private mutating func addNote(to index: Int, _ parent: DraftSpec.Screen, _ reason: String) {
    spec.screens[index].notes.append(
      DraftNote(
        .place,
        ImportNote(
          .decision, "the parent \(Quoted(parent.destination ?? parent.name)) is omitted: \(reason)",
          help: "bind its parameters, or choose another `parent`", at: spec.screens[index].span)))
  }

  /// Lists each screen without links under `opens` of the screens from which it opens.
  private mutating func addOpens() {
    for index in spec.screens.indices where spec.screens[index].kind != .tab && spec.liveLinks(of: index).isEmpty {
      if let parent = spec.screens[index].parent ?? spec.screens[index].flow {
        spec.screens[parent].opens.append(index)
      } else {
        for tab in spec.screens[index].tabs { spec.screens[tab].opens.append(index) }
      }
    }
  }

  private mutating func placeLinks() {
    let isOneTab = spec.tabs.count == 1
    for index in spec.screens.indices where spec.screens[index].kind == .pushed && spec.screens[index].flow == nil {
      let screen = spec.screens[index]
      guard !isOneTab, screen.tabs.count != 1 else { continue }
      var isUnclear = false
      for link in screen.links {
        spec.links[link].place = screen.tabs.first.map { .tab($0) } ?? .current
        isUnclear = true
      }
      if screen.tabs.count > 1, isUnclear {
        spec.screens[index].notes.append(
          DraftNote(
            .place,
            ImportNote(
              .decision, "the screen is in several tabs, and its links select the first one",
              help: "choose the tab under `in` of each link", at: screen.span)))
      }
    }
  }
}
