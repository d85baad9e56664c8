// A tab whose value does not have the type of the selection.
// Target: ios18.0
// Expected: ^'buildExpression' is unavailable: this expression does not conform to 'View'$

import SwiftUI

enum Choice: Hashable { case market }

struct RootView: View {
  @State var selection = Choice.market
  var body: some View {
    TabView(selection: $selection) {
      Tab("Market", systemImage: "cart", value: 1) { Text("Market") }
    }
  }
}
