#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  /// A modifier that presents the sheets and covers of a navigator, and opens the windows of the navigator.
  ///
  /// Each ``NavigatorView`` has this modifier.
  public struct NavigatorModals<Screens: ScreenViews>: ViewModifier {
    private let screens: NavigatorContent<Screens>

    init(_ screens: NavigatorContent<Screens>) { self.screens = screens }

    /// Returns the view with the presented sheets and covers.
    ///
    /// - Parameter content: The view over which the sheets and covers are presented.
    /// - Returns: The view with the presented sheets and covers.
    public func body(content: Content) -> some View {
      content
        .modifier(NavigatorContent.OpenWindows(screens: screens))
        .modifier(NavigatorContent.PresentedModals(screens: screens))
    }
  }

  extension NavigatorContent {
    /// Presents the modal of one level. Its content presents the next level, because SwiftUI presents each modal from
    /// the view beneath. The navigator asks for the next one only after the reported appearance or dismissal.
    struct PresentedModals: ViewModifier {
      let screens: NavigatorContent
      var level = 0
      @State private var shown = ShownModals<Spec>()

      private var navigator: Navigator<Spec> { screens.navigator }

      private var modal: PresentedModal<Spec>? {
        let modals = navigator.host.modals
        return level < modals.count ? modals[level] : nil
      }

      func body(content: Content) -> some View {
        content
          .sheet(item: item(sheet), onDismiss: didDismiss) { item in
            presented(item.modal, item.screen) { screens.sheet(item.screen) }.resting(item.screen, navigator)
          }
          #if os(macOS)
            .sheet(item: item(cover), onDismiss: didDismiss) { item in
              presented(item.modal, item.screen) { screens.cover(item.screen) }
            }
          #else
            .fullScreenCover(item: item(cover), onDismiss: didDismiss) { item in
              presented(item.modal, item.screen) { screens.cover(item.screen) }
            }
          #endif
          .askingToLeave(navigator, level: level)
      }

      private func sheet(_ screen: NavigationState<Spec>.Modal.Screen) -> Spec.Sheet? {
        if case .sheet(let sheet) = screen { sheet } else { nil }
      }

      private func cover(_ screen: NavigationState<Spec>.Modal.Screen) -> Spec.Cover? {
        if case .cover(let cover) = screen { cover } else { nil }
      }

      private func item<Screen: NavigationScreen>(
        _ screen: @escaping @MainActor (NavigationState<Spec>.Modal.Screen) -> Screen?
      ) -> Binding<Item<Screen>?> {
        let presented = modal
        return Binding {
          modal.flatMap { modal in screen(modal.screen).map { Item(modal: modal, screen: $0) } }
        } set: { item in
          // SwiftUI removes the item when the user dismisses the sheet, also after another item has replaced it.
          guard item == nil, let presented, screen(presented.screen) != nil else { return }
          if shown.mayDismiss(presented, current: modal) { navigator.dismiss(presented.screen) }
        }
      }

      private func didDismiss() {
        for modal in shown.takeDismissed(current: modal) { navigator.host.modalDidDismiss(modal) }
      }

      private func presented(
        _ modal: PresentedModal<Spec>, _ screen: some NavigationScreen,
        @ViewBuilder root: @escaping @MainActor () -> some View
      ) -> some View {
        PresentedScreen(
          navigator: navigator, place: .modal(modal.screen), screen: screen, route: screens.route, root: root
        )
        .modifier(PresentedModals(screens: screens, level: level + 1))
        .keptFromDragging(!screen.isDismissable)
        .environment(\.dismissModal, DismissModalAction { navigator.dismiss(modal.screen) })
        .onAppear {
          shown.appear(modal)
          navigator.host.modalDidAppear(modal)
        }
      }
    }

    private struct Item<Screen: NavigationScreen>: Identifiable {
      let modal: PresentedModal<Spec>
      let screen: Screen

      var id: PresentedModal<Spec> { modal }
    }
  }

  extension View {
    /// Never enables dismissal: the screen itself may have disabled it, for example while the user types.
    @ViewBuilder fileprivate func keptFromDragging(_ isKept: Bool) -> some View {
      if isKept { interactiveDismissDisabled() } else { self }
    }

    @ViewBuilder fileprivate func resting<Spec: NavigationSpec>(
      _ sheet: Spec.Sheet, _ navigator: Navigator<Spec>
    ) -> some View {
      let detents = sheet.detents
      if let detent = navigator[detentOf: sheet] {
        presentationDetents(
          Set(detents.map(PresentationDetent.init)),
          selection: Binding {
            PresentationDetent(detent)
          } set: { new in
            navigator[detentOf: sheet] = detents.first { PresentationDetent($0) == new }
          })
      } else {
        self
      }
    }
  }

  extension PresentationDetent {
    fileprivate init(_ detent: SheetDetent) {
      switch detent {
      case .medium: self = .medium
      case .large: self = .large
      case .fraction(let part): self = .fraction(part)
      }
    }
  }

  /// The root of a navigation stack if the screen has a title or can push others.
  struct PresentedScreen<Spec: NavigationSpec, Screen: NavigationScreen, Root: View, RouteScreen: View>: View {
    let navigator: Navigator<Spec>
    let place: NavigationPlace<Spec>
    let screen: Screen
    let route: @MainActor (Spec.Route) -> RouteScreen
    /// A change evaluates the view again.
    var isThere = true
    @ViewBuilder let root: @MainActor () -> Root

    var body: some View {
      Group {
        if screen.needsStack {
          ScreenStack(navigator: navigator, place: place, route: route) { root().shown(as: screen) }
        } else {
          root().shown(as: screen)
        }
      }
      .confirmingLeaving(of: nil, in: place, navigator)
      .environment(navigator.handle(of: place))
    }
  }

  /// An action that dismisses the sheet or cover that contains a view. In a window, the action closes the window.
  ///
  /// The action has no effect in a screen on the stack of a tab, or in a view outside of a ``NavigatorView``.
  ///
  /// ```swift
  /// @Environment(\.dismissModal) private var dismissModal
  /// Button("Done") { dismissModal() }
  /// ```
  @MainActor public struct DismissModalAction: Sendable {
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

  package struct DismissModalKey: EnvironmentKey {
    package static let defaultValue = DismissModalAction()
  }
#endif
