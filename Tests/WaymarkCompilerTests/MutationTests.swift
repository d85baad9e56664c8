import Foundation
import TestSupport
import Testing
import WaymarkCompiler
import WaymarkSource

/// Specs with random damage: whatever comes of them, it is findings and not a trap, each at a place that exists.
///
/// `WAYMARK_MUTATIONS=25000` tries so many for each seed.
@Suite("Damaged specs")
struct MutationTests {
  @Test("No damage to a spec makes a trap, and every finding has a place", arguments: 0..<4)
  func mutations(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let originals = try Fixture.all.map { Array(try Data(contentsOf: $0.url)) }
    var decoded = 0
    for _ in 0..<Self.count {
      var bytes = originals.randomElement(using: &random)!
      for _ in 0..<Int.random(in: 1...4, using: &random) { damage(&bytes, &random) }
      let source = SourceFile(path: "Damaged.nav.yaml", bytes: bytes)
      let compilation = Compiler.compile(source) { _ in .failure(InclusionProblem("not here")) }
      if compilation.model != nil || compilation.diagnostics.count > 1 { decoded += 1 }
      #expect(compilation.outputs.isEmpty == (compilation.model == nil))
      for diagnostic in compilation.diagnostics {
        #expect(diagnostic.span.start.line >= 1 && diagnostic.span.start.column >= 1)
        #expect(diagnostic.span.start <= diagnostic.span.end)
      }
      _ = TextRenderer(files: compilation.files, style: .excerpts(color: true)).render(compilation.diagnostics)
    }
    #expect(decoded > 50, "too few specs got past YAML for this to say much")
  }

  private static let count = ProcessInfo.processInfo.environment["WAYMARK_MUTATIONS"].flatMap(Int.init) ?? 500

  private static let fragments = [
    "{", "}", "[", "]", ":", ": ", "- ", "\n", "\n  ", "\t", "#", " #", "&a ", "*a", "!x ", "\"", "'", "|", ">", "~",
    "%", "@", "`",
    ",", "?", "/", "//", "{id}", "{id:Int}", "..", "%2F", "%zz", "é", "\u{301}", "\u{202E}", "\u{1F34C}", "\0",
    "\u{FEFF}", "---\n",
    "tabs:", "in: home", "<<", "links: [/]", "params: {}",
  ].map { Array($0.utf8) }

  private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0...12, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: Self.fragments.randomElement(using: &random)!, at: place)
    case 2: bytes.replaceSubrange(place..<end, with: Self.fragments.randomElement(using: &random)!)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
    default: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
    }
  }
}
