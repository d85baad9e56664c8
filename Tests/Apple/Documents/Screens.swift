// The code that an app must add to the samples in README.md, Docs/Views.md, Docs/Links.md, and Docs/ScreenViews.md.
import SwiftUI
import WaymarkNavigation

struct MarketView: View { var body: some View { Text("Market") } }
struct BasketView: View { var body: some View { Text("Basket") } }
struct CheckoutView: View { var body: some View { Text("Checkout") } }
struct FruitView: View {
  let name: String
  var body: some View { Text(name) }
}

#if canImport(UIKit)
  import UIKit

  final class BasketController: UIViewController {}
  final class CheckoutController: UIViewController {}

  @MainActor
  final class MarketCoordinator {
    init(navigator: Navigator<FruitsNavigation>) {}
    func start() async -> UIViewController { UIHostingController(rootView: MarketView()) }
    func fruit(named name: String) -> UIViewController { UIHostingController(rootView: FruitView(name: name)) }
  }
#endif
