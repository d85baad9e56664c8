import Foundation
import Testing

/// The tests run only in the simulator, where the app has string tables.
@Suite(
  "The string tables",
  .enabled(if: Bundle.main.url(forResource: "Localizable", withExtension: "strings") != nil))
struct StringTableTests {
  @Test("The string table of PetSpot has the titles of the tabs in English or Polish")
  func titles() {
    let keys = ["tabs.home", "tabs.lostPet", "tabs.foundPet", "tabs.contactUs", "tabs.account"]
    let titles = keys.map { Bundle.main.localizedString(forKey: $0, value: nil, table: nil) }
    let english = ["Home", "Lost Pet", "Found Pet", "Contact Us", "Account"]
    let polish = ["Strona główna", "Zagubiony", "Znaleziony", "Kontakt", "Konto"]
    #expect([english, polish].contains(titles))
  }
}
