#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation

  extension NavigatorView {
    /// The sheet or cover over the tabs. There is one at a time; the navigator lets the next one wait for the view of the one
    /// before, so it hears when that comes and when it has gone.
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
    /// Nothing is said otherwise, as the screen may ask for it itself while something is typed.
    @ViewBuilder
    fileprivate func keptFromDragging(_ isKept: Bool) -> some View {
      if isKept { interactiveDismissDisabled() } else { self }
    }

    /// The heights of a sheet; none leaves them to the system.
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
