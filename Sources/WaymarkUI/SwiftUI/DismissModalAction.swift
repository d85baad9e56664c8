#if canImport(SwiftUI)
  import SwiftUI

  /// Dismisses the sheet or cover that is presented, or closes the window, whichever a view stands in. On a screen that is
  /// pushed in a tab, and above the ``NavigatorView``, it has nothing to dismiss.
  ///
  /// ```swift
  /// @Environment(\.dismissModal) private var dismissModal
  /// Button("Done") { dismissModal() }
  /// ```
  @MainActor
  public struct DismissModalAction: Sendable {
    private let action: (@MainActor () -> Void)?

    nonisolated init(_ action: (@MainActor () -> Void)? = nil) { self.action = action }

    /// Whether there is something to dismiss: a screen that is pushed in a tab stands in nothing that could be.
    public var isPresented: Bool { action != nil }

    /// Dismisses it, however many screens have been pushed inside it. Where there is none, nothing happens.
    public func callAsFunction() { action?() }
  }

  extension EnvironmentValues {
    /// Dismisses the sheet or cover that is presented, from any screen inside it. In a window it closes that.
    public var dismissModal: DismissModalAction {
      get { self[DismissModalKey.self] }
      set { self[DismissModalKey.self] = newValue }
    }
  }

  private struct DismissModalKey: EnvironmentKey {
    static let defaultValue = DismissModalAction()
  }
#endif
