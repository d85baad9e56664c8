import WaymarkNavigation

extension Navigator {
  /// The bottom screen of a tab's stack, for the selection of a list at the root of a tab with `layout: split`.
  ///
  /// ```swift
  /// @Bindable var navigator = navigator
  /// List(fruits, selection: $navigator[detailOf: .market]) { fruit in
  ///   NavigationLink(fruit.name, value: FruitsNavigation.Route.fruit(name: fruit.name))
  /// }
  /// ```
  ///
  /// Setting another screen replaces the whole stack, and setting `nil` pops all screens. If a condition of the screen
  /// doesn't hold, the screen waits like a command.
  ///
  /// - Parameter tab: The tab.
  public subscript(detailOf tab: Spec.Tab) -> Spec.Route? {
    get { self[stack: .tab(tab)].first }
    set {
      // A list also sets the selection that it shows. The screens above the selected one stay.
      guard newValue != self[stack: .tab(tab)].first else { return }
      self[stack: .tab(tab)] = newValue.map { [$0] } ?? []
    }
  }

  /// In one column, a tab with `layout: split` shows its root if the stack is empty. `true` for the second column.
  ///
  /// The system sets the value when the user goes back from the bottom screen to the root.
  subscript(showsDetailOf tab: Spec.Tab) -> Bool {
    get { !self[stack: .tab(tab)].isEmpty }
    set { if !newValue { self[stack: .tab(tab)] = [] } }
  }

  /// A view that pushes a screen by itself evaluates the screen before the navigator removes the screen from the stack.
  func permits(_ screen: some NavigationScreen) -> Bool {
    let requirements = Spec.requirements(of: screen)
    return requirements.isEmpty || conditions.isSuperset(of: requirements)
  }
}

extension NavigationScreen {
  var needsStack: Bool { hasFlow || title != nil }
}
