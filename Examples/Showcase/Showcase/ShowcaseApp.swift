import SwiftUI

@main
struct ShowcaseApp: App {
  // UI tests find the same profile each time.
  @State private var profiles = ProfileStore(
    storage: ProcessInfo.processInfo.arguments.contains("--keeps-nothing") ? nil : .standard)

  var body: some Scene {
    WindowGroup {
      RootView().environment(profiles)
    }
  }
}
