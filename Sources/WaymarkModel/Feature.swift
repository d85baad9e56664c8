import WaymarkYAML

/// A named group of routes.
///
/// In each generated enum of screens, a nested enum contains the cases of the group.
package struct Feature: Sendable {
  /// The name of the nested enum.
  package let name: Text
  /// The name of the enum case that holds the nested enum.
  ///
  /// This name is the name of the feature with a lowercase first letter.
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
