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
  struct StoreScreens: ScreenViews {
    typealias Spec = StoreNavigation

    let navigator: Navigator<Spec>

    func tab(_ tab: Spec.Tab) -> some View {
      switch tab {
      case .browse:
        WithCommands { navigation in Button("Books") { navigation.push(.catalog(.category(category: .books))) } }
      case .basket: WithCommands { navigation in Button("Pay") { navigation.present(cover: .checkout(.payment())) } }
      case .account: WithCommands { navigation in Button("Help") { navigation.push(.help) } }
      }
    }

    func route(_ route: Spec.Route) -> some View {
      switch route {
      case .help: Text("Help")
      case .catalog(let screen):
        WithCommands { navigation in
          CatalogScreen(screen, navigation: navigation.catalog) { navigator.buy($0) }
        }
      case .checkout(let screen): CheckoutScreen(screen)
      }
    }

    func sheet(_ sheet: Spec.Sheet) -> some View {
      switch sheet {
      case .signIn: Button("Sign in") { navigator.conditions.insert(.signedIn) }
      case .checkout: WithCommands { MethodPicker(navigation: $0.checkout) }
      case .catalog(.sorting): WithCommands { SortingView(navigation: $0.catalog) }
      }
    }

    func cover(_ cover: Spec.Cover) -> some View {
      switch cover {
      // After the payment, the order appears on another stack, which is then the visible one.
      case .checkout(let screen): PaymentView(screen, navigation: navigator.checkout)
      }
    }
  }

  #Preview("The payment over the basket") {
    let navigator = Navigator<StoreNavigation>.preview(
      at: Landing(tab: .basket, modals: [.cover(.checkout(.payment()))]))
    NavigatorView(navigator, screens: StoreScreens(navigator: navigator))
  }

  /// A view with the commands for its stack.
  private struct WithCommands<Content: View>: View {
    @Environment(NavigationHandle<StoreNavigation>.self) private var navigation
    @ViewBuilder let content: (NavigationHandle<StoreNavigation>) -> Content

    var body: some View { content(navigation) }
  }
#endif
