// The optional web page of a user activity, used without unwrapping.
// Target: ios17.0
// Expected: ^value of optional type 'URL\?' must be unwrapped to a value of type 'URL'$

import SwiftUI

func follow(_ url: URL) {}

struct RootView: View {
  var body: some View {
    Text("Market").onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
      follow(activity.webpageURL)
    }
  }
}
