import Foundation
import Testing
import WaymarkNavigation

@testable import Awkward

@Suite("Awkward names and texts")
struct AwkwardTests {
  @Test("Titles that look like Swift code are plain data in the generated code")
  func titles() {
    #expect(AwkwardNavigation.Tab.default.title == #"Say "hi" \(name) \u{41} \\ \n"#)
    #expect(AwkwardNavigation.Tab.in.title == #"""""#)
    #expect(AwkwardNavigation.Tab.switch.title == "*/ /* // ///")
    #expect(AwkwardNavigation.Tab.emoji.title == "👩‍👩‍👧 e\u{301} \u{202E}esrever\u{202C}")
    #expect(AwkwardNavigation.Route.class(class: "", parts: 1).title == #"\(class)"#)
  }

  @Test("Icons and accessibility IDs with special characters are plain data in the generated code")
  func otherTexts() {
    #expect(AwkwardNavigation.Tab.default.icon == .symbol(#""house""#))
    #expect(AwkwardNavigation.Tab.in.icon == .asset(#"a\b"#))
    #expect(AwkwardNavigation.Tab.in.selectedIcon == .symbol(##"#"x"#"##))
    #expect(AwkwardNavigation.Tab.switch.selectedIcon == .symbol("$(rm -rf)"))
    #expect(AccessibilityID.TabBar.in == #"tab "in""#)
    #expect(AccessibilityID.TabBar.Root.in == AwkwardNavigation.Tab.in.rootAccessibilityID)
    #expect(AccessibilityID.Route.Last.id == #"screen "last" \(x)"#)
    #expect(AccessibilityID.Route.Last.class == "last.class")
    #expect(AccessibilityID.Route.Last.default == #""\(x)"#)
    #expect(AccessibilityID.Route.Type_.id == "screen.type")
    #expect(AccessibilityID.Route.Any_.id == AwkwardNavigation.Route.any.accessibilityID)
    #expect(AccessibilityID.Route.Protocol_.id == "screen.protocol")
    #expect(AwkwardNavigation.Route.last.accessibilityID == AccessibilityID.Route.Last.id)
  }

  @Test("Swift keywords work as names of tabs, routes, and parameters in the generated code")
  func keywords() {
    let route = AwkwardNavigation.Route.func(func: "f", parts: 3)
    #expect(AwkwardNavigation.resolve("awkward://func/f/3") == .landed(Landing(tab: .default, stack: [route])))
    #expect(route.url(on: .app)?.absoluteString == "awkward://func/f/3")
    #expect(AwkwardNavigation.Route.`init`(init: "i", parts: 0) != .`init`(init: "i", parts: 1))
  }

  @Test("Generated cases may have the names of members of the generated enums")
  func members() {
    let name = AwkwardNavigation.Sheet.name
    #expect(name.name == "name")
    #expect(AwkwardNavigation.Cover.id.id == .id)
    #expect(AwkwardNavigation.Route.none.url(on: .app)?.absoluteString == "awkward://tricky/none")
    #expect(AwkwardNavigation.Tab.selectedIcon.title == #"Title "of" \(title)"#)
    #expect(AwkwardNavigation.Sheet.accessibilityID.accessibilityID == "screen.accessibilityID")
  }

  @Test("Metadata values are plain data, and metadata keys may have the names of generated members")
  func metadata() {
    let tab = AwkwardNavigation.Tab.emoji.metadata
    #expect(tab.switch == #"*/ """ \(x)"#)
    #expect(tab.hash == 1)
    #expect(tab.string == nil)
    let screen = AwkwardNavigation.Sheet.metadata.metadata
    #expect(screen.string == "\\\"=\u{202E}")
    #expect(screen.metadata == "metadata")
    #expect(screen == AwkwardNavigation.Route.metadata.metadata)
    #expect(AwkwardNavigation.Route.none.metadata.metadata == nil)
  }

  @Test(
    "A screen may have a name that the generated code uses internally",
    arguments: ["parts", "cases", "destination", "title", "icon"])
  func freeNames(name: String) throws {
    let url = try #require(URL(string: "awkward://tricky/\(name)"))
    guard case .replace(let stack)? = AwkwardNavigation.landing(of: url)?.stackChange, let route = stack.last else {
      Issue.record("the link pushes nothing")
      return
    }
    #expect(route.name == name)
    #expect(route.url(on: .app)?.absoluteString == "awkward://tricky/\(name)")
  }
}
