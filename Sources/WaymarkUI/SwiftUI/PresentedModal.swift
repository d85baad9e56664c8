#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  extension NavigatorContent {
    /// A modifier that presents the navigator's sheet or cover over the tabs.
    ///
    /// Only one sheet or cover is presented at a time. The modifier reports each appearance and each dismissal to the
    /// navigator. The navigator presents the next sheet or cover only after a dismissal is complete.
    struct PresentedModal: ViewModifier {
      @Bindable private var navigator: Navigator<Spec>
      private let screens: NavigatorContent

      init(screens: NavigatorContent) {
        navigator = screens.navigator
        self.screens = screens
      }

      func body(content: Content) -> some View {
        content
          .sheet(item: $navigator.sheet, onDismiss: navigator.host.modalDidDismiss) { sheet in
            presented(.sheet(sheet), sheet) { screens.sheet(sheet) }.resting(at: sheet.detents)
          }
          #if os(macOS)
            .sheet(item: $navigator.cover, onDismiss: navigator.host.modalDidDismiss) { cover in
              presented(.cover(cover), cover) { screens.cover(cover) }
            }
          #else
            .fullScreenCover(item: $navigator.cover, onDismiss: navigator.host.modalDidDismiss) { cover in
              presented(.cover(cover), cover) { screens.cover(cover) }
            }
          #endif
      }

      private func presented(
        _ modal: NavigationState<Spec>.Modal.Screen, _ screen: some NavigationScreen,
        @ViewBuilder root: @escaping @MainActor () -> some View
      ) -> some View {
        PresentedScreen(navigator: navigator, place: .modal, screen: screen, route: screens.route, root: root)
          .keptFromDragging(!screen.isDismissable)
          .environment(\.dismissModal, DismissModalAction { navigator.dismiss() })
          .onAppear { navigator.host.modalDidAppear(modal) }
      }
    }
  }

  extension View {
    /// Disables dismissal by dragging if a condition is true.
    ///
    /// If the condition is false, the modifier doesn't enable dismissal. The screen itself may have disabled dismissal,
    /// for example while the user types.
    @ViewBuilder
    fileprivate func keptFromDragging(_ isKept: Bool) -> some View {
      if isKept { interactiveDismissDisabled() } else { self }
    }

    /// Sets the heights of a sheet. If the list is empty, the system chooses the heights.
    @ViewBuilder
    fileprivate func resting(at detents: [SheetDetent]) -> some View {
      if detents.isEmpty { self } else { presentationDetents(Set(detents.map(PresentationDetent.init))) }
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
#endif
