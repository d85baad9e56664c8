#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import WaymarkNavigation

  /// The app can keep the former design.
  var hasLiquidGlass: Bool {
    guard #available(iOS 26, visionOS 26, *) else { return false }
    return Bundle.main.object(forInfoDictionaryKey: "UIDesignRequiresCompatibility") as? Bool != true
  }

  extension UITabBar {
    /// Only this tab bar. From iOS 26, an appearance would remove Liquid Glass, so the system's colors stay.
    func show<Tab>(_ colors: TabBarPolicy<Tab>.Colors) {
      guard let appearance = colors.appearance else { return }
      standardAppearance = appearance
      scrollEdgeAppearance = appearance
    }
  }

  extension TabBarPolicy.Colors {
    @MainActor fileprivate var appearance: UITabBarAppearance? {
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
  }

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
