/// The views of screens that have not ended. A pure value: the navigator passes the time.
struct ScreenViewLog<Spec: NavigationSpec> {
  private struct OpenView {
    let screen: VisibleScreen<Spec>
    var view: ScreenView<Spec>
    /// `nil` while the view is paused.
    var since: Duration?

    mutating func change(to phase: ScreenView<Spec>.Phase, at now: Duration) -> ScreenView<Spec> {
      if let since { view.duration += now - since }
      since = phase == .paused || phase == .ended ? nil : now
      view.phase = phase
      return view
    }
  }

  /// By their scene; `nil` is the main scene.
  private var views: [Spec.Window?: OpenView] = [:]
  private var lastNames: [Spec.Window?: String] = [:]
  private var count = 0

  /// The changes with which a new listener learns of the views.
  var changesForListener: [ScreenView<Spec>] {
    views.values.map(\.view).sorted { $0.id < $1.id }.flatMap { view in
      var began = view
      began.phase = .began
      return view.phase == .paused ? [began, view] : [began]
    }
  }

  mutating func update(with core: NavigatorCore<Spec>) -> [ScreenView<Spec>] {
    let scenes = core.scenes
    var changes: [ScreenView<Spec>] = []
    for gone in views.keys.filter({ window in !scenes.contains { $0.window == window } }) {
      end(gone, at: core.now, &changes)
      if gone != nil { lastNames[gone] = nil }
    }
    changes.sort { $0.id < $1.id }
    for scene in scenes {
      switch scene.content {
      case .undecided: resume(scene.window, at: core.now, &changes)
      case .hidden:
        if views[scene.window]?.since != nil, let change = views[scene.window]?.change(to: .paused, at: core.now) {
          changes.append(change)
        }
      case .visible(let screen) where views[scene.window]?.screen == screen:
        resume(scene.window, at: core.now, &changes)
      case .visible(let screen):
        end(scene.window, at: core.now, &changes)
        changes.append(begin(screen, in: scene.window, core))
      }
    }
    return changes
  }

  private mutating func resume(_ window: Spec.Window?, at now: Duration, _ changes: inout [ScreenView<Spec>]) {
    if let view = views[window], view.since == nil, let change = views[window]?.change(to: .resumed, at: now) {
      changes.append(change)
    }
  }

  private mutating func end(_ window: Spec.Window?, at now: Duration, _ changes: inout [ScreenView<Spec>]) {
    guard var view = views.removeValue(forKey: window) else { return }
    changes.append(view.change(to: .ended, at: now))
  }

  private mutating func begin(
    _ screen: VisibleScreen<Spec>, in window: Spec.Window?, _ core: NavigatorCore<Spec>
  ) -> ScreenView<Spec> {
    count += 1
    let (name, metadata) = core.state.description(of: screen)
    let view = ScreenView<Spec>(
      id: count, phase: .began, name: name, metadata: metadata, place: screen.place,
      previousName: lastNames[window] ?? lastNames[nil], duration: .zero)
    lastNames[window] = name
    views[window] = OpenView(screen: screen, view: view, since: core.now)
    return view
  }
}

extension NavigationState {
  fileprivate func description(of screen: VisibleScreen<Spec>) -> (name: String, metadata: Spec.Metadata?) {
    guard case .window(let window) = screen.place else { return (screenName, screenMetadata) }
    let metadata = screen.route?._metadata ?? window._metadata
    return (screen.route?.name ?? window.name, Spec.Metadata(metadata))
  }
}
