#if canImport(SwiftUI)
  import SwiftUI

  extension EnvironmentValues {
    /// The bundle with the string tables for the keys of titles, or `nil` for the main bundle of the app.
    var titleBundle: Bundle? {
      get { self[TitleBundleKey.self] }
      set { self[TitleBundleKey.self] = newValue }
    }
  }

  private struct TitleBundleKey: EnvironmentKey {
    static let defaultValue: Bundle? = nil
  }
#endif
