extension NavigationState {
  /// Returns the events that describe the change from an earlier state to this state.
  ///
  /// Dismissals are the first events. The events about tabs come before the presentation of new sheets and covers.
  func events(since former: NavigationState) -> [NavigationEvent<Spec>] {
    var events: [NavigationEvent<Spec>] = []
    let kept = zip(modals, former.modals).prefix { $0.screen == $1.screen }.count
    events += former.modals[kept...].reversed().map { .dismissed($0.screen) }
    for gone in former.windows where !windows.contains(where: { $0.window == gone.window }) {
      events.append(.closed(gone.window))
    }
    if selectedTab != former.selectedTab { events.append(.selected(selectedTab, from: former.selectedTab)) }
    for tab in Spec.Tab.allCases { add(.tab(tab), former[stack: .tab(tab)]) }
    for (index, modal) in modals.enumerated() {
      if index >= kept { events.append(.presented(modal.screen)) }
      add(.modal(modal.screen), index < kept ? former.modals[index].stack : [])
    }
    // In the list, windows that kept their order precede new windows and windows that came to the front.
    var staying = former.windows[...]
    var isBehindNew = false
    for open in windows {
      if !isBehindNew, let index = staying.firstIndex(where: { $0.window == open.window }) {
        staying = staying[(index + 1)...]
      } else {
        isBehindNew = true
        events.append(.opened(open.window))
      }
      add(.window(open.window), former[stack: .window(open.window)])
    }
    return events

    func add(_ place: NavigationPlace<Spec>, _ former: [Spec.Route]) {
      let stack = self[stack: place]
      guard stack != former else { return }
      let kept = stack.commonPrefixCount(with: former)
      events += former[kept...].reversed().map { .popped($0, in: place) }
      events += stack[kept...].map { .pushed($0, in: place) }
    }
  }
}
