import Foundation
import PetSpot
import Testing

@Suite("PetSpot's string tables")
struct StringsTests {
  static func text(_ key: String, _ language: String) throws -> String {
    let folder = Navigation.strings.bundleURL.appendingPathComponent("\(language).lproj")
    let bundle = try #require(Bundle(url: folder))
    return bundle.localizedString(forKey: key, value: "none", table: nil)
  }

  @Test(
    "The string tables of PetSpot contain the English and Polish titles of each tab",
    arguments: try Facts.all.get().tabs)
  func titles(_ row: Facts.Tab) throws {
    #expect(try Self.text(row.titleKey, "en") == row.title)
    #expect(try Self.text(row.titleKey, "pl") == row.titlePl)
  }

  @Test("Each language of PetSpot has a text for every title key in the generated code", arguments: ["en", "pl"])
  func keys(_ language: String) throws {
    let titles = Navigation.Tab.allCases.map(\.title) + Screens.all.compactMap(\.title)
    #expect(titles.count == 6)
    for title in titles {
      guard case .key(let key, _, _) = title else {
        Issue.record("\(title) is not in the string tables")
        continue
      }
      #expect(try Self.text(key, language) != "none")
    }
  }

  @Test("The string tables of PetSpot contain the message and the title of placeholders")
  func placeholders() throws {
    #expect(Set(Navigation.Tab.allCases.compactMap(\.placeholder?.message)) == [.key("placeholder.message")])
    #expect(try Self.text("placeholder.message", "en") == "This feature is under development")
    #expect(try Self.text("placeholder.message", "pl") != "none")
    #expect(try Self.text("placeholder.title", "en") == "Coming soon")
  }

  @Test("The string tables of PetSpot exist in exactly English and Polish")
  func languages() {
    #expect(Navigation.strings.localizations.filter { $0 != "Base" }.sorted() == ["en", "pl"])
  }
}
