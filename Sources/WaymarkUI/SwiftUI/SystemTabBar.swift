#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  /// The colors of the spec, and on iOS 17 the identifiers of the tabs' buttons. From iOS 26, an own background would
  /// remove Liquid Glass, so the tab bar keeps the system's colors.
  struct SystemTabBar<Spec: NavigationSpec>: ViewModifier {
    let navigator: Navigator<Spec>

    func body(content: Content) -> some View {
      #if canImport(UIKit) && !os(visionOS)
        if hasLiquidGlass {
          content
        } else {
          content
            .background { TabBarAccess<Spec>(tabs: navigator.visibleTabs) }
            .modifier(TabBarBackground(color: Spec.tabBar.colors.background.flatMap(HexColor.init)))
        }
      #else
        content
      #endif
    }
  }

  #if canImport(UIKit) && !os(visionOS)
    private struct TabBarBackground: ViewModifier {
      let color: HexColor?

      func body(content: Content) -> some View {
        if let color {
          content
            .toolbarBackground(
              Color(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha), for: .tabBar
            )
            .toolbarBackground(.visible, for: .tabBar)
        } else {
          content
        }
      }
    }

    /// SwiftUI's tab view is a tab bar controller of UIKit, to which SwiftUI gives no access.
    private struct TabBarAccess<Spec: NavigationSpec>: UIViewRepresentable {
      let tabs: [Spec.Tab]

      func makeUIView(context: Context) -> TabBarView<Spec> { TabBarView(tabs: tabs) }
      func updateUIView(_ view: TabBarView<Spec>, context: Context) { view.tabs = tabs }
    }

    final class TabBarView<Spec: NavigationSpec>: UIView {
      var tabs: [Spec.Tab] { didSet { update() } }

      init(tabs: [Spec.Tab]) {
        self.tabs = tabs
        super.init(frame: .zero)
        isHidden = true
      }

      @available(*, unavailable) required init?(coder: NSCoder) { nil }

      override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { update() }
      }

      private func update() {
        guard let controller = enclosingControllers.lazy.compactMap({ $0 as? UITabBarController }).first else { return }
        controller.tabBar.show(Spec.tabBar.colors)
        // SwiftUI may ignore the identifier of the label in a `tabItem`.
        guard let controllers = controller.viewControllers, controllers.count == tabs.count else { return }
        for (tab, controller) in zip(tabs, controllers) where controller.tabBarItem.accessibilityIdentifier == nil {
          controller.tabBarItem.accessibilityIdentifier = tab.accessibilityID
        }
      }
    }
  #endif
#endif
