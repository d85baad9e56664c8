/// A namespace for the screens of one feature. Waymark generates the namespace from an included file with the key
/// `feature`.
///
/// The namespace doesn't depend on the app that contains the feature. A feature can therefore be in its own module.
public protocol NavigationFeature: NavigationScreens {}

/// A generated enum with the screens of a feature that have the same presentation.
///
/// The app's enum for the presentation has a case that wraps a value of this enum.
public protocol FeatureScreens: NavigationScreen {
  /// The feature that declares the screens.
  associatedtype Navigation: NavigationFeature
}
