import Testing

@testable import Showcase

@Suite("A length")
struct LengthUnitTests {
  @Test("is shown in the unit of the user")
  func text() {
    #expect(LengthUnit.kilometers.text(kilometers: 8.4) == "8.4 km")
    #expect(LengthUnit.miles.text(kilometers: 8.4) == "5.2 mi")
  }
}
