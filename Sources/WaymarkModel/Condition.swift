import WaymarkYAML

/// A fact that the app turns on and off at run time.
package struct Condition: Sendable {
  package let name: Text
  /// The sheet or cover with which the user can make the condition true.
  package let screen: Reference?

  package init(name: Text, screen: Reference?) {
    self.name = name
    self.screen = screen
  }
}
