import SwiftUI
import WaymarkNavigation
import WaymarkUI

struct OrderNumberView: View {
  @State private var number = ""
  @Environment(NavigationHandle<ReturnsNavigation>.self) private var navigation

  var body: some View {
    VStack {
      TextField("Order number", text: $number)
      Button("Continue") {
        if let order = Int(number) { navigation.push(.books(order: order)) }
      }
    }
  }
}

struct OrderedBooksView: View {
  let order: Int

  var body: some View {
    List(1..<4, id: \.self) { book in
      NavigationLink("Book \(book)", value: ReturnsNavigation.Route.reason(order: order, book: book))
    }
  }
}

struct ReasonView: View {
  let finish: @MainActor () -> Void
  @Environment(\.dismissModal) private var dismissModal

  var body: some View {
    Button("Send the book back") {
      finish()
      dismissModal()
    }
  }
}
