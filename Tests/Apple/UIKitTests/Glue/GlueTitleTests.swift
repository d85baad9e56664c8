import Everything
import Foundation
import Testing
import UIKit
import WaymarkNavigation
import WaymarkUI

@Suite("Titles in UIKit", .simulator)
@MainActor
struct GlueTitleTests {
  @Test("A localized title in UIKit comes from the string table and the bundle of the title")
  func table() throws {
    try withBundle { bundle in
      let title = NavigationTitle.key("work.title", table: "Places", bundle: bundle)
      #expect(String(title) == "Work of art")
      #expect(String(NavigationTitle.key("work.title", bundle: bundle)) == "work.title", "another table")
      #expect(String(NavigationTitle.text("work.title")) == "work.title")
    }
  }

  @Test("A bundle that the caller passes to a title in UIKit replaces the bundle of the title, but not the table")
  func bundle() throws {
    try withBundle { bundle in
      #expect(String(NavigationTitle.key("work.title", table: "Places"), bundle: bundle) == "Work of art")
    }
  }

  @Test("A tab bar item and a placeholder in UIKit show the title and the placeholder text of the tab")
  func items() {
    let shop = MuseumNavigation.Floor.shop
    #expect(UITabBarItem(shop).title == String(shop.title))
    #expect(UIContentUnavailableConfiguration(MuseumNavigation.Floor.visits).secondaryText == "No visits yet")
  }

  @Test("An image of a tab in UIKit comes from the bundle of the module that contains the spec")
  func images() throws {
    let shop = MuseumNavigation.Floor.shop
    guard case .asset(let name, let bundle) = shop.icon else {
      Issue.record("the icon is \(shop.icon)")
      return
    }
    #expect(bundle != .main)
    #expect(UIImage(shop.icon) == UIImage(named: name, in: bundle, with: nil))
    #expect(UIImage(shop.icon) != UIImage(named: name))
  }

  /// Creates a bundle with one string table in a temporary folder.
  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
    let texts = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: texts, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#""work.title" = "Work of art";"#.utf8).write(to: texts.appendingPathComponent("Places.strings"))
    try body(try #require(Bundle(url: folder)))
  }
}
