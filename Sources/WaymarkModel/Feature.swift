import WaymarkYAML

/// A named group of routes.
///
/// In a generated enum of screens, one case represents all routes of a feature. The case wraps a value of the feature's
/// own enum.
package struct Feature: Sendable {
  /// The name of the feature's generated enum.
  package let name: Text
  /// The name of the enum case that wraps a value of the feature's enum.
  ///
  /// The case has the name of the feature, but with a lowercase first letter.
  package let caseName: String
  /// The name of the Swift module that declares the feature's enums; `nil` for the module of the app.
  package let module: Text?
  /// The name of the feature's generated namespace.
  package var namespace: String { name.string + "Navigation" }

  package init(name: Text, caseName: String, module: Text?) {
    self.name = name
    self.caseName = caseName
    self.module = module
  }
}

/// A case of a generated enum of screens.
package enum ScreenCase: Sendable {
  case route(Int)
  /// The routes of a feature.
  case feature(Int, routes: [Int])
}
