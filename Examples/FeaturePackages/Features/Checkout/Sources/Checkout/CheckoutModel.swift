import WaymarkNavigation

/// The steps of a payment.
@MainActor
public struct CheckoutModel {
  private let navigation: NavigationScope<CheckoutNavigation>

  /// Creates the steps.
  ///
  /// - Parameter navigation: The commands of the feature.
  public init(navigation: NavigationScope<CheckoutNavigation>) { self.navigation = navigation }

  /// Asks for the payment.
  ///
  /// - Parameter method: The method that is selected at first.
  public func start(with method: CheckoutNavigation.Method) { navigation.present(cover: .payment(method: method)) }

  /// Asks for the address.
  public func enterAddress() { navigation.push(.address) }

  /// Asks the user for the method of the payment.
  ///
  /// - Returns: The method, or `nil` if the user keeps the current method.
  public func chooseMethod() async -> CheckoutNavigation.Method? { await navigation.result(of: .pickMethod) }

  /// Ends the question for the method.
  ///
  /// - Parameter method: The method that the user has chosen.
  public func choose(_ method: CheckoutNavigation.Method) { navigation.finish(.pickMethod, with: method) }

  /// Closes the payment, and shows the order.
  ///
  /// - Parameter number: The number of the order.
  /// - Returns: A Boolean value that indicates whether the order is shown.
  @discardableResult
  public func finish(order number: String) -> Bool {
    guard navigation.dismiss().reason == nil else { return false }
    return navigation.push(.order(number: number)) == .done
  }
}
