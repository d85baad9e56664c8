import Testing
@testable import WaymarkNavigation

@Suite("Case numbers")
struct CaseNumberTests {
  @Test("The number of a case is its index")
  func numbers() {
    for index in 0..<CaseNumber.count { #expect(Int(CaseReader(CaseParts(index)).number.rawValue) == index) }
    #expect(CaseNumber(rawValue: UInt8(CaseNumber.count - 1)) == .n255)
  }
}
