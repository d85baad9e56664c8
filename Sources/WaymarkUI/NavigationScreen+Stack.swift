import WaymarkNavigation

extension NavigationScreen {
  /// A Boolean value that indicates whether the presented screen needs a navigation stack.
  ///
  /// A navigation stack is necessary to show a title or to push other screens.
  var needsStack: Bool { hasFlow || title != nil }
}
