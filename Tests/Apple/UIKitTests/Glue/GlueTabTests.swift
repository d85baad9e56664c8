import Everything
import Market
import Observation
import Testing
@_spi(Simulator) import UIKit
import WaymarkNavigation
import WaymarkUI

@Suite("The tab bar", .simulator)
@MainActor
struct GlueTabTests {
  @Test(
    "The UIKit tab bar shows titles, icons, and accessibility IDs before the app creates a screen",
    arguments: [true, false])
  func completeAtOnce(usesViewControllers: Bool) {
    let app = MarketApp(usesViewControllers: usesViewControllers)
    #expect(app.tabs.tabBar.items?.map(\.title) == ["Fruits", "Basket"])
    #expect(app.tabs.tabBar.items?.map(\.accessibilityIdentifier) == ["tab.fruits", "tab.basket"])
    // A `UITab` has no image for the selected tab, so the image changes with the selection.
    let leaf = UIImage(systemName: usesViewControllers ? "leaf" : "leaf.fill")
    #expect(app.tabs.tabBar.items?.map(\.image) == [leaf, UIImage(named: "Basket")])
    if usesViewControllers {
      #expect(app.tabs.tabBar.items?.first?.selectedImage == UIImage(systemName: "leaf.fill"))
    }
    #expect(app.takeMade() == [])
    app.show()
    #expect(app.user.tabTitles == ["Fruits", "Basket"])
    // The function for tabs is asynchronous, so the first frame has its content only from iOS 26.
    #expect(app.takeMade() == (usesViewControllers ? [] : ["tab fruits"]))
  }

  @Test("The UIKit tab bar has the colors of the spec for the background, the selected item, and the other items")
  func colors() {
    #expect(MarketApp().tabs.tabBar.standardAppearance.backgroundColor == nil, "Liquid Glass has no colors")
    let bar = MarketApp(usesViewControllers: true).tabs.tabBar
    let items = [bar.standardAppearance, bar.scrollEdgeAppearance].compactMap(\.self).flatMap {
      [$0.stackedLayoutAppearance, $0.inlineLayoutAppearance, $0.compactInlineLayoutAppearance]
    }
    #expect(items.count == 6)
    let orange = UIColor(red: 1, green: CGFloat(0x6B) / 255, blue: CGFloat(0x35) / 255, alpha: 1)
    #expect(items.allSatisfy { $0.selected.iconColor == orange })
    #expect(items.allSatisfy { $0.selected.titleTextAttributes[.foregroundColor] as? UIColor == orange })
    #expect(items.allSatisfy { $0.normal.iconColor != nil && $0.normal.iconColor != orange })
    #expect(bar.standardAppearance.backgroundColor == UIColor(white: CGFloat(0xFA) / 255, alpha: 1))
  }

  @Test("A tap on a tab in UIKit selects the tab in the navigator")
  func tap() async {
    let app = await MarketApp.launched()
    #expect(app.user.tapTab(identifiedBy: AccessibilityID.TabBar.basket))
    #expect(app.navigator.state.selectedTab == .basket)
    await app.expectInStep()
    #expect(app.screen == "tab basket")
  }

  @Test("The UIKit tab bar shows the tab that the app selects in the navigator")
  func select() async {
    let app = await MarketApp.launched()
    app.navigator.select(.basket)
    await app.expectInStep()
    #expect(app.screen == "tab basket")
  }

  @Test("A tap on the selected tab in UIKit pops the whole stack in one transition")
  func retap() async {
    let app = await MarketApp.launched()
    app.navigator.replaceStack(with: [.fruit(name: "a"), .fruit(name: "b")])
    await app.settle()
    #expect(app.user.tapTab(at: 0))
    #expect(app.navigator.state[stack: .tab(.fruits)] == [])
    await app.runTasks()
    #expect(UIKitSimulator.transitionCount == 1)
    await app.expectInStep()
    #expect(app.user.tapTab(at: 0))
    await app.expectInStep()
  }

  @Test("UIKit empties the stack of the selected tab if the user taps the tab during a push")
  func retapDuringPush() async {
    let app = await MarketApp.launched()
    app.navigator.push(.fruit(name: "a"))
    await app.runTasks()
    #expect(app.user.tapTab(at: 0))
    await app.expectInStep()
    #expect(app.navigator.state[stack: .tab(.fruits)] == [])
  }

  @Test("A tap on the selected tab in UIKit calls `onRetap` if the tab shows its root", arguments: [true, false])
  func onRetap(usesViewControllers: Bool) async {
    let app = MarketApp(usesViewControllers: usesViewControllers)
    await app.launch()
    var tabs: [Tab] = []
    app.tabs.onRetap = { tabs.append($0) }
    app.navigator.push(.fruit(name: "a"))
    await app.settle()
    #expect(app.user.tapTab(at: 0))
    await app.settle()
    #expect(tabs == [])
    #expect(app.user.tapTab(at: 0))
    #expect(app.user.tapTab(at: 1))
    await app.expectInStep()
    #expect(tabs == [.fruits])
  }

  @Test("In UIKit, VoiceOver learns once that a link has selected another tab, after the tab is shown")
  func voiceOver() async {
    let app = await MarketApp.launched()
    UIAccessibility.posted = []
    app.open("/fruits/a")
    await app.settle()
    #expect(UIAccessibility.posted == [])
    app.open("/basket")
    #expect(UIAccessibility.posted == [])
    await app.settle()
    #expect(app.screen == "tab basket")
    #expect(UIAccessibility.posted == [.screenChanged])
    app.tabs.applyState()
    #expect(UIAccessibility.posted == [.screenChanged])
  }

  @Test("A tap on the selected tab in UIKit keeps the stack if the spec has `retap: nothing`")
  func retapWithoutPop() async {
    let navigator = Navigator<MuseumNavigation>(storage: nil) { _, _ in .done }
    let tabs = NavigatorTabBarController(navigator, MuseumControllers())
    let place = SimulatedWindow(tabs)
    await UIKitSimulator.settle()
    navigator.push(.works)
    await UIKitSimulator.settle()
    #expect(place.user.tapTab(at: 0))
    await UIKitSimulator.settle()
    #expect(navigator.state[stack: .tab(.tour)] == [.works])
    #expect(tabs.navigationController(of: .tab(.tour))?.viewControllers.count == 2)
  }

  @Test("The closure `onArguments` gets the arguments of each link to a tab once, after UIKit shows the tab")
  func arguments() async {
    let navigator = Navigator<MuseumNavigation>(storage: nil) { _, _ in .done }
    let tabs = NavigatorTabBarController(navigator, MuseumControllers())
    var taken: [MuseumNavigation.TabArguments] = []
    tabs.onArguments = { taken.append($0) }
    navigator.open(URL(string: "https://museum.example/find?q=vases")!)
    #expect(taken.isEmpty)
    let place = SimulatedWindow(tabs)
    await UIKitSimulator.settle()
    #expect(navigator.state.selectedTab == .find)
    #expect(taken.map(\.tab) == [.find])
    navigator.open(URL(string: "https://museum.example/find?q=bowls")!)
    await UIKitSimulator.settle()
    #expect(taken.count == 2 && taken.first != taken.last)
    navigator.select(.tour)
    navigator.select(.find)
    await UIKitSimulator.settle()
    #expect(taken.count == 2)
    #expect(place.window.rootViewController === tabs)
  }

  @Test("The tab button and the root view of each tab in UIKit have the accessibility ID of the tab")
  func identifiers() async {
    let app = await MarketApp.launched()
    for (index, tab) in app.navigator.visibleTabs.enumerated() {
      app.navigator.select(tab)
      await app.settle()
      #expect(app.tabs.tabBar.items?[index].accessibilityIdentifier == tab.accessibilityID)
      #expect(app.stack(of: tab).viewControllers.first?.view.accessibilityIdentifier == tab.rootAccessibilityID)
    }
  }

  @Test("A tab is never empty before iOS 26 if the function for tabs in UIKit is synchronous")
  func synchronousContent() async {
    let navigator = Navigator<MuseumNavigation>(storage: nil) { _, _ in .done }
    let tabs = NavigatorTabBarController(
      navigator, MuseumControllers(), bundle: nil, loadsAllTabs: false, usesViewControllers: true)
    func isFilled(_ tab: MuseumNavigation.Floor) -> Bool {
      tabs.navigationController(of: .tab(tab))?.viewControllers.first is MuseumRoot
    }
    let place = SimulatedWindow(tabs)
    #expect(isFilled(navigator.state.selectedTab))
    navigator.select(.find)
    tabs.applyState()
    #expect(isFilled(.find))
    await UIKitSimulator.settle()
    #expect(place.window.rootViewController === tabs)
  }

  @Test("The UIKit layer creates the content of a tab once, at the first selection of the tab")
  func lazyContent() async {
    let app = MarketApp()
    app.show()
    await app.settle()
    #expect(app.takeMade() == ["tab fruits"])
    #expect(app.user.tapTab(at: 1))
    await app.expectInStep()
    #expect(app.takeMade() == ["tab basket"])
    #expect(app.user.tapTab(at: 0))
    await app.settle()
    app.navigator.select(.basket)
    await app.expectInStep()
    #expect(app.takeMade() == [])
  }

  @Test("The UIKit layer creates the screens on the stack of a tab at the first selection of the tab")
  func lazyStack() async {
    let app = await MarketApp.launched()
    app.navigator.push(.fruit(name: "a"), in: .tab(.basket))
    await app.settle()
    #expect(app.takeMade() == [])
    app.navigator.select(.basket)
    await app.expectInStep()
    #expect(app.takeMade().sorted() == ["fruit(name: \"a\")", "tab basket"])
    #expect(app.screen == "fruit(name: \"a\")")
  }

  @Test("`NavigatorTabBarController` with `loadsAllTabs` creates the content of all tabs at launch")
  func eagerContent() async {
    let app = MarketApp(loadsAllTabs: true)
    app.show()
    await app.expectInStep()
    #expect(app.takeMade().sorted() == ["tab basket", "tab fruits"])
  }

  @Test("The UIKit tab bar shows badges, and updates the badges when their values change", arguments: [true, false])
  func badges(usesViewControllers: Bool) async {
    let app = MarketApp(usesViewControllers: usesViewControllers)
    await app.launch()
    let unread = Unread()
    app.tabs.badges = { $0 == .basket ? unread.count : 0 }
    #expect(app.tabs.tabBar.items?.map(\.badgeValue) == [nil, "3"])
    #expect(app.stack(of: .basket).tabBarItem.badgeValue == "3", "some versions of iOS 18 show only this badge")
    unread.count = 0
    await app.settle()
    #expect(app.tabs.tabBar.items?.map(\.badgeValue) == [nil, nil])
    unread.count = 7
    await app.settle()
    #expect(app.tabs.tabBar.items?.map(\.badgeValue) == [nil, "7"])
    app.navigator.conditions = [.member]
    unread.count = 12
    await app.settle()
    #expect(app.tabs.tabBar.items?.map(\.badgeValue) == [nil, "12", nil])
  }

  @Test("A condition that becomes true adds its tab to the UIKit tab bar, and loads the content of the tab")
  func newTab() async {
    let app = MarketApp(loadsAllTabs: true)
    await app.launch()
    app.navigator.conditions = [.member]
    await app.expectInStep()
    #expect(app.user.tabTitles == ["Fruits", "Basket", "Offers"])
    #expect(app.takeMade() == ["tab offers"])
  }

  @Test("If the condition of the selected tab ends, UIKit selects the fallback, and the tab keeps its stack")
  func selectedTabGoes() async {
    let app = await MarketApp.launched(conditions: [.member])
    app.navigator.select(.offers)
    app.navigator.push(.fruit(name: "a"))
    await app.settle()
    app.navigator.conditions = []
    await app.expectInStep()
    #expect(app.screen == "tab basket")
    app.navigator.conditions = [.member]
    app.navigator.select(.offers)
    await app.expectInStep()
    #expect(app.screens(of: .offers) == ["fruit(name: \"a\")"])
  }

  @Test(
    "UIKit matches the navigator's state after the selected tab is removed in a push or a back swipe",
    arguments: [true, false])
  func tabGoesDuringTransition(swipes: Bool) async {
    let app = await MarketApp.launched(conditions: [.member])
    app.navigator.select(.offers)
    app.navigator.push(.fruit(name: "a"))
    if swipes {
      await app.settle()
      #expect(app.user.beginSwipeBack())
    } else {
      await app.runTasks()
    }
    app.navigator.conditions = []
    await app.runTasks()
    app.user.letGo(completing: true)
    await app.expectInStep()
  }

  @Test("Moving a tab in UIKit keeps the navigation controller of the tab, and creates no screen")
  func order() async {
    let app = await MarketApp.launched(conditions: [.member])
    let stack = app.stack(of: .basket)
    app.navigator.move(.basket, to: 0)
    await app.expectInStep()
    #expect(app.stack(of: .basket) === stack)
    #expect(app.user.tabTitles == ["Basket", "Fruits", "Offers"])
    #expect(app.navigator.state.selectedTab == .fruits)
    #expect(app.takeMade() == [])
  }

  @Test("The navigator and the user can both select a tab from the More list in UIKit")
  func more() async {
    let app = MarketApp(conditions: [.member, .night])
    for tab in [Tab.stalls, .people, .hours] { app.navigator.show(tab) }
    await app.launch()
    app.navigator.select(.hours)
    await app.expectInStep()
    #expect(app.screen == "tab hours")
    #expect(app.user.tapTab(at: 4))
    await app.settle()
    #expect(app.user.chooseInMore(at: 0))
    #expect(app.navigator.state.selectedTab == .stalls)
    await app.expectInStep()
    #expect(app.screen == "tab stalls")
  }

  @Test("A link leaves the More list in UIKit, and shows the screen of the link")
  func linkInMore() async {
    let app = MarketApp(conditions: [.member, .night])
    for tab in [Tab.stalls, .people, .hours] { app.navigator.show(tab) }
    await app.launch()
    #expect(app.user.tapTab(at: 4))
    app.open("/fruits/kiwi")
    await app.settle()
    #expect(app.screen == "fruit(name: \"kiwi\")")
  }

  @Test("A tap on the former tab in UIKit leaves the More list, and shows the stack of that tab")
  func backFromMore() async {
    let app = MarketApp(conditions: [.member, .night])
    for tab in [Tab.stalls, .people, .hours] { app.navigator.show(tab) }
    await app.launch()
    app.navigator.push(.fruit(name: "a"))
    await app.settle()
    #expect(app.user.tapTab(at: 4))
    await app.settle()
    #expect(app.user.tapTab(at: 0))
    await app.settle()
    #expect(app.screen == "fruit(name: \"a\")")
  }
}

@Observable
private final class Unread {
  var count = 3
}

private final class MuseumRoot: UIViewController {}

/// Empty screens for a spec with all kinds of screens.
private struct MuseumControllers: ScreenControllers {
  typealias Spec = MuseumNavigation

  func tab(_ tab: Spec.Tab) -> UIViewController { MuseumRoot() }
  func route(_ route: Spec.Route) -> UIViewController { UIViewController() }
  func sheet(_ sheet: Spec.Sheet) -> UIViewController { UIViewController() }
  func cover(_ cover: Spec.Cover) -> UIViewController { UIViewController() }
}
