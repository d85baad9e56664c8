import WaymarkNavigation

/// The actions of the screen of a product.
@MainActor
public struct ProductModel {
  /// The number of the product.
  public let id: Int
  private let navigation: NavigationScope<CatalogNavigation>
  private let buy: @MainActor (_ id: Int) -> Void

  /// Creates the actions.
  ///
  /// - Parameters:
  ///   - id: The number of the product.
  ///   - navigation: The commands of the feature.
  ///   - buy: A closure that buys a product. The catalog doesn't know how the app sells products.
  public init(
    id: Int, navigation: NavigationScope<CatalogNavigation>, buy: @escaping @MainActor (_ id: Int) -> Void
  ) {
    self.id = id
    self.navigation = navigation
    self.buy = buy
  }

  /// Shows the next product.
  public func showNext() { navigation.push(.product(id: id + 1)) }

  /// Shows the orders in which the products of a category can be listed.
  public func sort() { navigation.present(sheet: .sorting) }

  /// Buys the product, and returns to the category.
  public func buyNow() {
    buy(id)
    navigation.pop()
  }
}
