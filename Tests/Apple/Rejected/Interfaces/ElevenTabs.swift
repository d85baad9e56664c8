// More tabs than the builder of a tab view accepts.
// Target: ios18.0
// Expected: ^'buildExpression' is unavailable: this expression does not conform to 'View'$

import SwiftUI

struct RootView: View {
  @State var selection = 0
  var body: some View {
    TabView(selection: $selection) {
      Tab(value: 0) { Text("0") }
      Tab(value: 1) { Text("1") }
      Tab(value: 2) { Text("2") }
      Tab(value: 3) { Text("3") }
      Tab(value: 4) { Text("4") }
      Tab(value: 5) { Text("5") }
      Tab(value: 6) { Text("6") }
      Tab(value: 7) { Text("7") }
      Tab(value: 8) { Text("8") }
      Tab(value: 9) { Text("9") }
      Tab(value: 10) { Text("10") }
    }
  }
}
