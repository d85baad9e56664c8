#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation

  /// The view of a pushed screen of the checkout.
  public struct CheckoutScreen: View {
    private let route: CheckoutNavigation.Route

    /// Creates the view of a screen.
    ///
    /// - Parameter route: The screen.
    public init(_ route: CheckoutNavigation.Route) { self.route = route }

    /// The content of the view.
    public var body: some View {
      Text(verbatim: "\(route.name)").accessibilityIdentifier(route.accessibilityID)
    }
  }

  /// The view of a payment, which covers the full screen.
  public struct PaymentView: View {
    private let cover: CheckoutNavigation.Cover
    private let model: CheckoutModel
    @State private var method = CheckoutNavigation.Method.card

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - cover: The screen.
    ///   - navigation: The commands of the feature.
    public init(_ cover: CheckoutNavigation.Cover, navigation: NavigationScope<CheckoutNavigation>) {
      self.cover = cover
      model = CheckoutModel(navigation: navigation)
    }

    /// The content of the view.
    public var body: some View {
      Form {
        LabeledContent("Method", value: method.rawValue)
        Button("Change Method") {
          Task { if let chosen = await model.chooseMethod() { method = chosen } }
        }
        Button("Address") { model.enterAddress() }
        Button("Pay") { model.finish(order: "A-1") }
      }
      .accessibilityIdentifier(cover.accessibilityID)
    }
  }

  /// The view that returns the method of a payment.
  public struct MethodPicker: View {
    private let model: CheckoutModel

    /// Creates the view.
    ///
    /// - Parameter navigation: The commands of the feature.
    public init(navigation: NavigationScope<CheckoutNavigation>) { model = CheckoutModel(navigation: navigation) }

    /// The content of the view.
    public var body: some View {
      List(CheckoutNavigation.Method.allCases, id: \.self) { method in
        Button(method.rawValue) { model.choose(method) }
      }
      .accessibilityIdentifier(CheckoutNavigation.Sheet.pickMethod.accessibilityID)
    }
  }
#endif
