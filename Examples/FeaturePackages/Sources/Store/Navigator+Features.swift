import Catalog
import Checkout
import WaymarkNavigation

extension NavigationHandle<StoreNavigation> {
  /// The commands of the catalog for the stack of a view.
  var catalog: NavigationScope<CatalogNavigation> { scope(StoreNavigation.Route.Catalog.self) }

  /// The commands of the checkout for the stack of a view.
  var checkout: NavigationScope<CheckoutNavigation> { scope(StoreNavigation.Route.Checkout.self) }
}

extension Navigator<StoreNavigation> {
  /// The commands of the checkout for the visible stack.
  var checkout: NavigationScope<CheckoutNavigation> { scope(StoreNavigation.Route.Checkout.self) }

  /// Buys a product of the catalog, which doesn't know the checkout.
  func buy(_ id: Int) {
    select(.basket)
    CheckoutModel(navigation: checkout).start(with: .card)
  }
}
