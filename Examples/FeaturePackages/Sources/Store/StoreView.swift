#if canImport(SwiftUI)
  import Catalog
  import Checkout
  import SwiftUI
  import WaymarkNavigation
  import WaymarkUI

  /// The content of the app's window.
  public struct StoreView: View {
    @State private var navigator = Navigator<StoreNavigation>()

    /// Creates the content of the window.
    public init() {}

    /// The content of the view.
    public var body: some View { NavigatorView(navigator, screens: StoreScreens(navigator: navigator)) }
  }

  /// The views of tabs and screens. The views of a feature get the commands of the feature.
  struct StoreScreens: NavigatorScreens {
    typealias Spec = StoreNavigation

    let navigator: Navigator<Spec>

    func tab(_ tab: Spec.Tab) -> some View {
      switch tab {
      case .browse: Button("Books") { navigator.push(.catalog(.category(category: .books))) }
      case .basket: Button("Pay") { navigator.present(cover: .checkout(.payment())) }
      case .account: Button("Help") { navigator.push(.help) }
      }
    }

    func route(_ route: Spec.Route) -> some View {
      switch route {
      case .help: Text("Help")
      case .catalog(let screen):
        CatalogScreen(screen, navigation: navigator.catalog) { navigator.buy($0) }
      case .checkout(let screen): CheckoutScreen(screen)
      }
    }

    func sheet(_ sheet: Spec.Sheet) -> some View {
      switch sheet {
      case .signIn: Button("Sign in") { navigator.conditions.insert(.signedIn) }
      case .checkout: MethodPicker(navigation: navigator.checkout)
      case .catalog(.sorting): SortingView(navigation: navigator.catalog)
      }
    }

    func cover(_ cover: Spec.Cover) -> some View {
      switch cover {
      case .checkout(let screen): PaymentView(screen, navigation: navigator.checkout)
      }
    }
  }
#endif
