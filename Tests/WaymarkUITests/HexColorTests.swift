import Testing

@testable import WaymarkUI

@Suite("A color of a spec")
struct HexColorTests {
  @Test(
    "`HexColor` parses six digits as an opaque color, and eight digits as a color with alpha",
    arguments: [
      ("#FF6B35", [1, 107.0 / 255, 53.0 / 255, 1]),
      ("#000000", [0, 0, 0, 1]),
      ("#fafafa", [250.0 / 255, 250.0 / 255, 250.0 / 255, 1]),
      ("#80808000", [128.0 / 255, 128.0 / 255, 128.0 / 255, 0]),
      ("#FFFFFFFF", [1, 1, 1, 1]),
    ] as [(String, [Double])])
  func color(_ text: String, _ components: [Double]) throws {
    let color = try #require(HexColor(text))
    #expect([color.red, color.green, color.blue, color.alpha] == components)
  }

  @Test(
    "`HexColor` returns nil for a text without the number sign or with wrong digits",
    arguments: ["", "#", "FF6B35", "#FF6B3", "#FF6B355", "#GG0000", "#-10000", "#+F0000", "#ＦＦ6B35"])
  func noColor(_ text: String) {
    #expect(HexColor(text) == nil)
  }
}
