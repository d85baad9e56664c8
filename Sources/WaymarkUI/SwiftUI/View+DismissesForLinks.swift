#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  extension View {
    /// Dismisses a sheet or cover of your own if a link arrives.
    ///
    /// The navigator can't present a screen over a sheet or cover that it doesn't know. Apply the modifier to the
    /// content of the sheet or cover. The navigator opens the link when the content has disappeared.
    ///
    /// ```swift
    /// .sheet(isPresented: $picksPhoto) {
    ///   PhotoPicker().dismissesForLinks { picksPhoto = false }
    /// }
    /// ```
    ///
    /// The modifier has an effect only inside the view of a navigator.
    ///
    /// - Parameter dismiss: A closure that dismisses the sheet or cover. If the closure asks the user first, the link
    ///   stays pending.
    /// - Returns: A view that is dismissed for links.
    public func dismissesForLinks(_ dismiss: @escaping @MainActor () -> Void) -> some View {
      modifier(DismissedContent(dismiss: dismiss))
    }

    /// Dismisses an alert, a confirmation dialog, or a popover of your own if a link arrives.
    ///
    /// Apply the modifier to the view that has the alert. The navigator opens the link when the binding is `false`.
    ///
    /// ```swift
    /// .alert("Delete the photo?", isPresented: $asks) { DeleteButton() }
    /// .dismissesForLinks(isPresented: $asks)
    /// ```
    ///
    /// The modifier has an effect only inside the view of a navigator.
    ///
    /// - Parameter isPresented: The binding of the alert.
    /// - Returns: A view whose alert is dismissed for links.
    public func dismissesForLinks(isPresented: Binding<Bool>) -> some View {
      modifier(DismissedAlert(isPresented: isPresented))
    }
  }

  private struct DismissedContent: ViewModifier {
    let dismiss: @MainActor () -> Void
    @State private var presentation: AppPresentation?
    @Environment(\.beginPresentation) private var begin

    func body(content: Content) -> some View {
      content
        .onAppear { presentation = begin?(dismiss) }
        .onDisappear {
          presentation?.end()
          presentation = nil
        }
    }
  }

  private struct DismissedAlert: ViewModifier {
    let isPresented: Binding<Bool>
    @State private var presentation: AppPresentation?
    @Environment(\.beginPresentation) private var begin

    func body(content: Content) -> some View {
      content.onChange(of: isPresented.wrappedValue, initial: true) {
        presentation?.end()
        presentation = isPresented.wrappedValue ? begin?({ isPresented.wrappedValue = false }) : nil
      }
    }
  }

  extension EnvironmentValues {
    var beginPresentation: BeginPresentation? {
      get { self[BeginPresentationKey.self] }
      set { self[BeginPresentationKey.self] = newValue }
    }
  }

  typealias BeginPresentation = @MainActor @Sendable (_ dismiss: @escaping @MainActor () -> Void) -> AppPresentation

  private struct BeginPresentationKey: EnvironmentKey {
    static let defaultValue: BeginPresentation? = nil
  }
#endif
