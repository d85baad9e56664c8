import WaymarkYAML

/// A feature, whose routes are an enum of their own inside the enum of a kind.
package struct Feature: Sendable {
  /// The name of the nested enum.
  package let name: Text
  /// The name of the case that holds it: the same with a lower-case start.
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
