import Everything
import Foundation
import Testing
import UIKit
import WaymarkNavigation
import WaymarkUI

@Suite("Titles in UIKit", .simulator)
@MainActor
struct GlueTitleTests {
  @Test("A title by key is looked up in its table and its bundle")
  func table() throws {
    try withBundle { bundle in
      let title = NavigationTitle.key("work.title", table: "Places", bundle: bundle)
      #expect(String(title) == "Work of art")
      #expect(String(NavigationTitle.key("work.title", bundle: bundle)) == "work.title", "another table")
      #expect(String(NavigationTitle.text("work.title")) == "work.title")
    }
  }

  @Test("A given bundle replaces the bundle of the title, but not the table")
  func bundle() throws {
    try withBundle { bundle in
      #expect(String(NavigationTitle.key("work.title", table: "Places"), bundle: bundle) == "Work of art")
    }
  }

  @Test("Tab bar items and placeholders show titles from the bundle of the tab")
  func items() {
    let shop = MuseumNavigation.Floor.shop
    #expect(UITabBarItem(shop).title == String(shop.title))
    #expect(UIContentUnavailableConfiguration(MuseumNavigation.Floor.visits).secondaryText == "No visits yet")
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
