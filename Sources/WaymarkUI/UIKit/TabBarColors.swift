/// `#RRGGBB` or `#RRGGBBAA` in sRGB, with components from 0 to 1.
struct HexColor: Equatable {
  let red, green, blue, alpha: Double

  init?(_ text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    let rgba = digits.count == 6 ? value << 8 | 0xFF : value
    let component = { (shift: UInt32) in Double(rgba >> shift & 0xFF) / 255 }
    red = component(24)
    green = component(16)
    blue = component(8)
    alpha = component(0)
  }
}

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import WaymarkNavigation

  extension TabBarPolicy.Colors {
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

    /// For every tab bar that the app creates later. SwiftUI gives no access to a single tab bar.
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
