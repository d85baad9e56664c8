import WaymarkYAML

/// A fact that the app turns on and off at run time.
package struct Condition: Sendable {
  package let name: Text
  package let screen: Reference?

  package init(name: Text, screen: Reference?) {
    self.name = name
    self.screen = screen
  }
}
