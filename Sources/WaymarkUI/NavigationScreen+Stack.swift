import WaymarkNavigation

extension NavigationScreen {
  /// Whether the screen has a stack of its own where it is presented: for screens that are pushed inside it, or for its title.
  var needsStack: Bool { hasFlow || title != nil }
}
