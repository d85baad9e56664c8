import SwiftUI
import WaymarkNavigation
import WaymarkUI

/// The app's own tab view. Waymark navigates the second tab.
struct RootView: View {
  @State private var router = ShopRouter()

  var body: some View {
    TabView(selection: $router.selection) {
      NavigationStack(path: $router.books) {
        BookList().navigationDestination(for: Int.self) { id in BookView(id: id) }
      }
      .tabItem { Label("Books", systemImage: "books.vertical") }
      .tag(ShopTab.books)

      NavigatorStack(router.orders, screens: OrdersScreens())
        .opensOtherURLs { url in router.open(url) ? .handled : .systemAction }
        .tabItem { TabLabel(OrdersNavigation.Tab.orders) }
        .tag(ShopTab.orders)
    }
    .onOpenURL { url in router.open(url) }
  }
}

struct BookList: View {
  var body: some View {
    List(1..<20, id: \.self) { id in NavigationLink("Book \(id)", value: id) }
  }
}

struct BookView: View {
  let id: Int
  var body: some View { Text("Book \(id)") }
}
