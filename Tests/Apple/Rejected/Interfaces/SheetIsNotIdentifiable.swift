// A sheet for an item that is not `Identifiable`.
// Target: ios17.0
// Expected: requires that 'Sheet' conform to 'Identifiable'$

import SwiftUI

enum Sheet: Hashable { case checkout }

struct RootView: View {
  @State var sheet: Sheet?
  var body: some View { Text("Market").sheet(item: $sheet) { _ in Text("Checkout") } }
}
