import Foundation
import Testing
import WaymarkLinks

@Suite("Lower case on a custom scheme")
struct FoldingTests {
  @Test("On a custom scheme, a literal with a non-ASCII capital letter matches every spelling of the letter")
  func everyLetter() throws {
    let letters = (0x80...0x1_FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
      .filter(\.properties.changesWhenLowercased).map { String($0) }
    #expect(letters.count > 1_300)
    var yaml = "waymark: 1\napp: Sample\ntabs: { main: { title: Main, icon: star } }\nroutes:\n"
    for (index, letter) in letters.enumerated() { yaml += "  route\(index): { links: [\"/x\(letter)/\(index)\"] }\n" }
    let compiled = try CompiledSpec(yaml)
    for (index, letter) in letters.enumerated() {
      let spellings = [
        letter, letter.lowercased(), letter.decomposedStringWithCanonicalMapping,
        letter.precomposedStringWithCanonicalMapping, SamplePattern.escaped(letter),
      ]
      for spelling in spellings {
        try #require(compiled.plan("sample:X\(spelling)/\(index)")?.link == index, "\(letter) as \(spelling)")
      }
    }
  }

  @Test("A printed URL has a lowercase first segment on a custom scheme and the original case on the web")
  func printing() throws {
    let compiled = try CompiledSpec(
      """
      waymark: 1
      app: Sample
      origins: { app: { schemes: [sample] }, web: { hosts: [ex.com] } }
      tabs: { main: { title: Main, icon: star, links: ["/%C3%9Cber/Ort"] } }
      """)
    let main = Destination(.tab, CaseParts(0))
    #expect(compiled.url(of: main, origin: 0) == "sample://%C3%BCber/Ort")
    #expect(compiled.url(of: main, origin: 1) == "https://ex.com/%C3%9Cber/Ort")
  }
}
