import Foundation
import Reader
import Testing

@Suite("A stack of Reader")
struct SnapshotTests {
  @Test("Routes, sheets and windows of Reader survive encoding to JSON and decoding")
  func coding() throws {
    let data = try JSONEncoder().encode(Screens.routes)
    #expect(try JSONDecoder().decode([Navigation.Route].self, from: data) == Screens.routes)
    let sheets = try JSONEncoder().encode(Screens.sheets)
    #expect(try JSONDecoder().decode([Navigation.Sheet].self, from: sheets) == Screens.sheets)
    let windows = try JSONEncoder().encode(Screens.windows)
    #expect(try JSONDecoder().decode([Navigation.Window].self, from: windows) == Screens.windows)
  }

  @Test("Two routes of Reader are equal exactly if the identities of their values are equal")
  func identity() {
    #expect(Set(Screens.routes).count == Screens.routes.count)
    let renamed = Account(id: "1", acct: "somebody")
    #expect(Navigation.Route.accountsList(accounts: [renamed]) == .accountsList(accounts: [Screens.account]))
    #expect(Navigation.Route.accountsList(accounts: []) != .accountsList(accounts: [Screens.account]))
    #expect(Navigation.Route.accountsList() == .accountsList(accounts: []))
  }
}
