import WaymarkYAML

/// A named group of routes.
///
/// In a generated enum of screens, one case represents all routes of a feature. The case wraps a value of the feature's
/// own enum.
package struct Feature: Sendable {
  package let name: Text
  /// The case has the name of the feature, but with a lowercase first letter.
  package let caseName: String
  /// The name of the Swift module that declares the feature's enums; `nil` for the module of the app.
  package let module: Text?
  package var namespace: String { name.string + "Navigation" }

  package init(name: Text, caseName: String, module: Text?) {
    self.name = name
    self.caseName = caseName
    self.module = module
  }
}

package enum ScreenCase: Sendable {
  case route(Int)
  case feature(Int, routes: [Int])
}
