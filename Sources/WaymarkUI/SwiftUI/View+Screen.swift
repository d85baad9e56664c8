#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  extension View {
    /// Sets the title and the accessibility identifier of a screen. The modifier also hides the tab bar if
    /// `hidesTabBar` is `true` for the screen.
    func shown(as screen: some NavigationScreen) -> some View {
      titled(screen.title).hidingTabBar(screen.hidesTabBar).accessibilityIdentifier(of: screen)
    }

    @ViewBuilder
    private func titled(_ title: NavigationTitle?) -> some View {
      if let title { modifier(ScreenTitle(title: title)) } else { self }
    }

    @ViewBuilder
    private func hidingTabBar(_ isHidden: Bool) -> some View {
      #if os(macOS)
        self
      #else
        if !isHidden {
          self
        } else if #available(iOS 18, visionOS 2, *) {
          toolbarVisibility(.hidden, for: .tabBar)
        } else {
          toolbar(.hidden, for: .tabBar)
        }
      #endif
    }
  }

  private struct ScreenTitle: ViewModifier {
    let title: NavigationTitle
    @Environment(\.titleBundle) private var bundle

    func body(content: Content) -> some View {
      content.navigationTitle(Text(title, bundle: bundle))
    }
  }
#endif
