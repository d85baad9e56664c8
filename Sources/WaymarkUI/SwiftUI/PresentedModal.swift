#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation

  extension NavigatorView {
    /// A modifier that presents the sheet or cover over the tabs.
    ///
    /// Only one modal is presented at a time. The modifier reports each appearance and each dismissal to the navigator,
    /// which lets the next modal wait for the dismissal.
    struct PresentedModal: ViewModifier {
      @Bindable private var navigator: Navigator<Spec>
      private let screens: NavigatorView

      init(screens: NavigatorView) {
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
    /// The modifier never enables dismissal, because the screen itself can disable dismissal, for example while the
    /// user types.
    @ViewBuilder
    fileprivate func keptFromDragging(_ isKept: Bool) -> some View {
      if isKept { interactiveDismissDisabled() } else { self }
    }

    /// Sets the heights of a sheet. An empty list leaves the heights to the system.
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
