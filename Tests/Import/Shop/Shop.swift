// The code that an app must add to the samples in Docs/Adopting.md. In the check, each sample is inside of a structure that has these members.
import Foundation
import WaymarkNavigation

@MainActor
protocol Sample {}

@MainActor
extension Sample {
  var oldHandler: OldHandler { OldHandler() }
  var router: OldRouter { OldRouter() }
  var log: Log { Log() }
  func present(_ sheet: ShopNavigation.Sheet) {}
}

struct OldHandler {
  func open(_ url: URL) -> Bool { true }
}

struct OldRouter {
  enum Screen { case product(Int), orders }
  func select(_ tab: ShopNavigation.Tab) {}
  func show(_ screen: Screen) {}
  func popToRoot() {}
  func dismiss() {}
}

struct Log {
  func notice(_ message: String) {}
}
