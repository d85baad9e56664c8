import Testing
import WaymarkNavigation

@testable import Everything

@Suite("A sheet or cover of Everything")
struct CoveringTests {
  private typealias Museum = MuseumNavigation

  @Test("A sheet or cover of Everything can cover exactly the sheets and covers that its `in` names")
  func covering() {
    let buy = Museum.Cover.buy()
    #expect(Museum.Sheet.voucher().canCover(buy))
    #expect(Museum.Cover.voucher(code: "ABC-1234").canCover(buy))
    #expect(Museum.Cover.terms.canCover(Museum.Sheet.voucher()))
    #expect(Museum.Cover.terms.canCover(Museum.Cover.voucher()))
    #expect(!Museum.Cover.terms.canCover(buy))
    #expect(!buy.canCover(Museum.Sheet.voucher()))
    #expect(!Museum.Sheet.page().canCover(buy))
    #expect(!Museum.Sheet.audio(.playlist).canCover(buy))
    #expect(Museum.Route.clause(number: 1).isAllowed(inFlowOf: Museum.Cover.terms))
    #expect(Museum.Cover.terms.hasFlow && !Museum.Sheet.voucher().hasFlow)
  }

  @Test("The URL of a sheet or cover in Everything also opens the screens beneath")
  func urls() {
    let voucher = Museum.Sheet.voucher(code: "ABC-1234")
    #expect(voucher.url(on: .app)?.absoluteString == "museum://buy/voucher/ABC-1234")
    #expect(Museum.Cover.terms.url(on: .app)?.absoluteString == "museum://buy/terms")
    #expect(Museum.Route.clause(number: 7).url(on: .app)?.absoluteString == "museum://terms/7")
    // No link presents the voucher as a cover.
    #expect(Museum.Cover.voucher().url(on: .app) == nil)
  }
}
