// An answer of the user that the question doesn't contain.
// Target: ios17.0
// Expected: ^'LeavingQuestion.Choice' initializer is inaccessible due to 'fileprivate' protection level$

import SwiftUI
import WaymarkNavigation
import WaymarkUI

struct DraftView: View {
  var body: some View {
    Text("Draft").confirmsLeaving(if: true) {
      LeavingQuestion("Discard?", stay: "Keep Editing", LeavingQuestion.Choice(title: "Discard", leaves: true))
    }
  }
}
