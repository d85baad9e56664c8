import WaymarkYAML

/// A group of routes whose cases are in a nested enum of each enum of screens.
package struct Feature: Sendable {
  /// The name of the nested enum.
  package let name: Text
  /// The name of the case that holds the nested enum: the same name with a lowercase first letter.
  package let caseName: String

  package init(name: Text, caseName: String) {
    self.name = name
    self.caseName = caseName
  }
}

/// A case of a generated enum of screens.
package enum ScreenCase: Sendable {
  case route(Int)
  /// The routes of a feature.
  case feature(Int, routes: [Int])
}
