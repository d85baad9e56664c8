#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation

  /// A `NavigationLink` to a screen of a feature, for views that don't know the spec of the app.
  ///
  /// The link looks and behaves like every other `NavigationLink`. In a list, for example, the link has a chevron, and the
  /// row is selected while its screen is beside the list.
  ///
  /// ```swift
  /// List(products) { product in
  ///   FeatureLink(to: .product(id: product.id), with: navigation) { Text(product.name) }
  /// }
  /// ```
  public struct FeatureLink<Feature: NavigationFeature, Label: View>: View {
    private let route: Feature.Route
    private let navigation: NavigationScope<Feature>
    private let label: Label

    /// Creates a link with a label.
    ///
    /// - Parameters:
    ///   - route: The screen that the link pushes.
    ///   - navigation: The commands of the feature.
    ///   - label: The label of the link.
    public init(
      to route: Feature.Route, with navigation: NavigationScope<Feature>, @ViewBuilder label: () -> Label
    ) {
      self.route = route
      self.navigation = navigation
      self.label = label()
    }

    /// A `NavigationLink` whose value is the screen in the spec of the app.
    public var body: some View { link(to: navigation.routeOfApp(route)) }

    private func link(to route: some Hashable) -> AnyView { AnyView(NavigationLink(value: route) { label }) }
  }

  extension FeatureLink where Label == Text {
    /// Creates a link whose label is a localized text.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the text.
    ///   - route: The screen that the link pushes.
    ///   - navigation: The commands of the feature.
    public init(_ titleKey: LocalizedStringKey, to route: Feature.Route, with navigation: NavigationScope<Feature>) {
      self.init(to: route, with: navigation) { Text(titleKey) }
    }

    /// Creates a link whose label is a text that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The text.
    ///   - route: The screen that the link pushes.
    ///   - navigation: The commands of the feature.
    @_disfavoredOverload public init(
      _ title: some StringProtocol, to route: Feature.Route, with navigation: NavigationScope<Feature>
    ) {
      self.init(to: route, with: navigation) { Text(title) }
    }
  }
#endif
