import Testing
@_spi(Simulator) import UIKit

@Suite("Appearance in the simulated UIKit", .simulator)
@MainActor
struct LookTests {
  @Test("A simulated tab bar keeps the colors of its appearance for each state of an item")
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

  @Test("A simulated `UIColor` returns its components, and equal components make equal colors")
  func colors() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
    #expect(UIColor(white: 1, alpha: 1) == .white)
    #expect(UIColor.label != .black)
  }

  @Test("Two simulated images of one symbol are equal, and an asset image with the same name is different")
  func images() {
    #expect(UIImage(systemName: "house") == UIImage(systemName: "house"))
    #expect(UIImage(systemName: "house") != UIImage(named: "house"))
  }

  @Test("A key press in the simulated UIKit reaches the tab bar controller that contains the visible screen")
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
