import WaymarkNavigation

extension Navigator {
  /// The screens above the bottom screen of a tab's stack.
  ///
  /// In two columns, the bottom screen of the stack is the root of the second column, and the other screens are pushed
  /// onto this root. If the stack is empty, the first new screen becomes the bottom screen.
  ///
  /// - Parameter tab: The tab that contains the stack.
  subscript(aboveDetailOf tab: Spec.Tab) -> [Spec.Route] {
    get { Array(self[stack: .tab(tab)].dropFirst()) }
    set { self[stack: .tab(tab)] = self[stack: .tab(tab)].prefix(1) + newValue }
  }
}
