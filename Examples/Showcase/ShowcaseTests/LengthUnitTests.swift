import Testing

@testable import Showcase

@Suite("A length")
struct LengthUnitTests {
  @Test("Showcase formats a length in the selected unit, kilometers or miles")
  func text() {
    #expect(LengthUnit.kilometers.text(kilometers: 8.4) == "8.4 km")
    #expect(LengthUnit.miles.text(kilometers: 8.4) == "5.2 mi")
  }
}
