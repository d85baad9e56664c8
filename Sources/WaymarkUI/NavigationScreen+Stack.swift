import WaymarkNavigation

extension NavigationScreen {
  /// A Boolean value that indicates whether the presented screen needs a stack, either for other screens or for its
  /// title.
  var needsStack: Bool { hasFlow || title != nil }
}
