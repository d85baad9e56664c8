#if canImport(UIKit)
  import UIKit
  import WaymarkNavigation

  extension TabBarPolicy.Colors {
    /// The look of a bar with these colours; nil where the spec leaves all of them to the system.
    @MainActor var appearance: UITabBarAppearance? {
      guard (background ?? inactive ?? active) != nil else { return nil }
      let appearance = UITabBarAppearance()
      if let background = background.flatMap(UIColor.init(hex:)) {
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = background
      } else {
        appearance.configureWithDefaultBackground()
      }
      for layout in [
        appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance, appearance.compactInlineLayoutAppearance,
      ] {
        layout.normal.show(inactive)
        layout.selected.show(active)
      }
      return appearance
    }

    /// Gives these colours to every tab bar of the app from now on, as SwiftUI does not let one be reached.
    @MainActor func setAppearance() {
      guard !specsWithAppearance.contains(ObjectIdentifier(Tab.self)), let appearance else { return }
      specsWithAppearance.insert(ObjectIdentifier(Tab.self))
      UITabBar.appearance().standardAppearance = appearance
      UITabBar.appearance().scrollEdgeAppearance = appearance
    }
  }

  @MainActor private var specsWithAppearance: Set<ObjectIdentifier> = []

  extension UITabBarItemStateAppearance {
    fileprivate func show(_ hex: String?) {
      guard let color = hex.flatMap(UIColor.init(hex:)) else { return }
      iconColor = color
      titleTextAttributes = [.foregroundColor: color]
    }
  }

  extension UIColor {
    fileprivate convenience init?(hex: String) {
      guard let color = HexColor(hex) else { return nil }
      self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
  }
#endif
