import SwiftUI
import WaymarkUI

/// The app's own navigation, which presents the flow as a sheet.
struct RootView: View {
  @State private var flow: ReturnFlow?
  @State private var returned: Int?

  var body: some View {
    NavigationStack {
      List {
        Text(returned.map { "Book \($0) is on its way" } ?? "Nothing returned")
        Button("Return a book") { flow = ReturnFlow() }
        Button("Return a book of order 7") { flow = ReturnFlow(order: 7) }
      }
    }
    .sheet(item: $flow) {
      // The flow has ended: it finished, or the user dragged the sheet away.
    } content: { flow in
      NavigatorStack(flow.navigator, screens: ReturnsScreens { returned = $0 }, dismiss: { self.flow = nil })
    }
    .onOpenURL { url in
      if let flow = ReturnFlow(url) { self.flow = flow }
    }
  }
}
