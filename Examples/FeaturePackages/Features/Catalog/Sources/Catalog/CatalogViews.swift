#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation
  import WaymarkUI

  /// The view of a pushed screen of the catalog.
  public struct CatalogScreen: View {
    private let route: CatalogNavigation.Route
    private let navigation: NavigationScope<CatalogNavigation>
    private let buy: @MainActor (_ id: Int) -> Void

    /// Creates the view of a screen.
    ///
    /// - Parameters:
    ///   - route: The screen.
    ///   - navigation: The commands of the feature.
    ///   - buy: A closure that buys a product.
    public init(
      _ route: CatalogNavigation.Route, navigation: NavigationScope<CatalogNavigation>,
      buy: @escaping @MainActor (_ id: Int) -> Void
    ) {
      self.route = route
      self.navigation = navigation
      self.buy = buy
    }

    /// The content of the view.
    public var body: some View {
      switch route {
      case .category(let category):
        List(1..<10, id: \.self) { id in
          FeatureLink("\(category.rawValue) \(id)", to: .product(id: id, related: category), with: navigation)
        }
      case .reviews: Text(verbatim: "My reviews")
      case .product(let id, _): ProductView(model: ProductModel(id: id, navigation: navigation, buy: buy))
      }
    }
  }

  struct ProductView: View {
    let model: ProductModel

    var body: some View {
      Form {
        Button("Buy") { model.buyNow() }
        Button("Next") { model.showNext() }
        Button("Sort") { model.sort() }
      }
    }
  }

  /// The sheet with the orders in which products can be listed.
  public struct SortingView: View {
    private let navigation: NavigationScope<CatalogNavigation>

    /// Creates the sheet.
    ///
    /// - Parameter navigation: The commands of the feature.
    public init(navigation: NavigationScope<CatalogNavigation>) { self.navigation = navigation }

    /// The content of the view.
    public var body: some View {
      Button("Sort by price") { navigation.dismiss() }
    }
  }
#endif
