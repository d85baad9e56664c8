import Testing

@testable import WaymarkNavigation

@Suite("Case numbers")
struct CaseNumberTests {
  @Test("The number of a navigation case equals its index")
  func numbers() {
    for index in 0..<_CaseNumber.count { #expect(Int(_CaseReader(CaseParts(index)).number.rawValue) == index) }
    #expect(_CaseNumber(rawValue: UInt8(_CaseNumber.count - 1)) == .n255)
  }
}
