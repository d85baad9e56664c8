#if canImport(SwiftUI)
  import SwiftUI

  /// An action that dismisses the presented sheet or cover that contains a view, or closes the window that contains the
  /// view.
  ///
  /// The action has no effect for a screen on the stack of a tab, and for views outside of a ``NavigatorView``.
  ///
  /// ```swift
  /// @Environment(\.dismissModal) private var dismissModal
  /// Button("Done") { dismissModal() }
  /// ```
  @MainActor
  public struct DismissModalAction: Sendable {
    private let action: (@MainActor () -> Void)?

    nonisolated init(_ action: (@MainActor () -> Void)? = nil) { self.action = action }

    /// A Boolean value that indicates whether the view is inside a sheet, cover, or window that the action can dismiss.
    public var isPresented: Bool { action != nil }

    /// Dismisses the sheet or cover together with its stack, or closes the window.
    ///
    /// The call has no effect if ``isPresented`` is `false`.
    public func callAsFunction() { action?() }
  }

  extension EnvironmentValues {
    /// The action that dismisses the presented sheet or cover from any screen inside it. In a window, the action closes
    /// the window.
    public var dismissModal: DismissModalAction {
      get { self[DismissModalKey.self] }
      set { self[DismissModalKey.self] = newValue }
    }
  }

  private struct DismissModalKey: EnvironmentKey {
    static let defaultValue = DismissModalAction()
  }
#endif
