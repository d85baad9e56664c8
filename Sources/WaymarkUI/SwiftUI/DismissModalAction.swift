#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// An action that dismisses the sheet or cover that contains a view. In a window, the action closes the window.
  ///
  /// The action has no effect in a screen on the stack of a tab, or in a view outside of a ``NavigatorView``.
  ///
  /// ```swift
  /// @Environment(\.dismissModal) private var dismissModal
  /// Button("Done") { dismissModal() }
  /// ```
  @MainActor
  public struct DismissModalAction: Sendable {
    private let action: (@MainActor () -> Void)?

    nonisolated init(_ action: (@MainActor () -> Void)? = nil) { self.action = action }

    /// A Boolean value that indicates whether the action can dismiss a sheet or cover, or close a window.
    public var isPresented: Bool { action != nil }

    /// Dismisses the sheet or cover and all screens on its stack, or closes the window.
    ///
    /// The call has no effect if ``isPresented`` is `false`.
    public func callAsFunction() { action?() }
  }

  extension EnvironmentValues {
    /// An action that dismisses the sheet or cover that contains the view. In a window, the action closes the window.
    public var dismissModal: DismissModalAction {
      get { self[DismissModalKey.self] }
      set { self[DismissModalKey.self] = newValue }
    }
  }

  /// The key of the action in the environment. In UIKit, a trait provides the value.
  package struct DismissModalKey: EnvironmentKey {
    /// An action without an effect.
    package static let defaultValue = DismissModalAction()
  }
#endif
