#if canImport(SwiftUI)
  import SwiftUI

  extension EnvironmentValues {
    /// The bundle that contains the string tables for titles, or `nil` for the bundle of each title.
    var titleBundle: Bundle? {
      get { self[TitleBundleKey.self] }
      set { self[TitleBundleKey.self] = newValue }
    }
  }

  private struct TitleBundleKey: EnvironmentKey {
    static let defaultValue: Bundle? = nil
  }
#endif
