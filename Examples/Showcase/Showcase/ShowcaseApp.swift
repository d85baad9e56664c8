import SwiftUI

@main
struct ShowcaseApp: App {
  // UI tests start with the default profile each time.
  @State private var profiles = ProfileStore(
    storage: ProcessInfo.processInfo.arguments.contains("--keeps-nothing") ? nil : .standard)

  var body: some Scene {
    WindowGroup {
      RootView().environment(profiles)
    }
  }
}
