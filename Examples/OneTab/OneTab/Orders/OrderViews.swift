import SwiftUI
import WaymarkNavigation
import WaymarkUI

struct OrderList: View {
  var body: some View {
    List(1..<20, id: \.self) { id in
      NavigationLink("Order \(id)", value: OrdersNavigation.Route.order(id: id))
    }
  }
}

struct OrderView: View {
  let id: Int
  @Environment(NavigationHandle<OrdersNavigation>.self) private var navigation
  @Environment(\.openURL) private var openURL

  var body: some View {
    List {
      Button("Invoice") { navigation.present(sheet: .invoice(id: id)) }
      // A screen of the app's own navigation: the app opens the URL, because no link of the spec matches it.
      Button("The ordered book") { openURL(ShopLink.book(id).url) }
    }
  }
}

struct InvoiceView: View {
  let id: Int
  @Environment(\.dismissModal) private var dismissModal

  var body: some View {
    Button("Done") { dismissModal() }
  }
}
