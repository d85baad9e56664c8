#if canImport(SwiftUI)
  import SwiftUI

  extension EnvironmentValues {
    /// Where the keys of titles are looked up; nil for the app's own bundle.
    var titleBundle: Bundle? {
      get { self[TitleBundleKey.self] }
      set { self[TitleBundleKey.self] = newValue }
    }
  }

  private struct TitleBundleKey: EnvironmentKey {
    static let defaultValue: Bundle? = nil
  }
#endif
