import Testing
@_spi(Simulator) import UIKit

@Suite("What bars look like in the simulator", .simulator)
@MainActor
struct LookTests {
  @Test("is kept for each state")
  func appearance() {
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.selected.iconColor = .systemRed
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.black]
    let bar = UITabBar()
    bar.standardAppearance = appearance
    #expect(bar.standardAppearance.stackedLayoutAppearance.selected.iconColor == .systemRed)
    #expect(bar.standardAppearance.stackedLayoutAppearance.normal.iconColor == nil)
    let title = bar.standardAppearance.stackedLayoutAppearance.normal.titleTextAttributes
    #expect(title[.foregroundColor] as? UIColor == .black)
    UITabBar.appearance().unselectedItemTintColor = .systemGray
    #expect(UITabBar.appearance().unselectedItemTintColor == .systemGray)
  }

  @Test("has colours with components")
  func colors() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
    #expect(UIColor(white: 1, alpha: 1) == .white)
    #expect(UIColor.label != .black)
  }

  @Test("has images that know where they come from")
  func images() {
    #expect(UIImage(systemName: "house") == UIImage(systemName: "house"))
    #expect(UIImage(systemName: "house") != UIImage(named: "house"))
  }

  @Test("is reached by keys, which go from the screen outwards")
  func keys() {
    final class Root: UITabBarController {
      var keys: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap(\.key?.characters)
      }
    }
    let root = Root()
    root.viewControllers = [UINavigationController(rootViewController: UIViewController())]
    let place = SimulatedWindow(root)
    place.user.press("1", .command)
    #expect(root.keys == ["1"])
  }
}
