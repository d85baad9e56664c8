import TestSupport
import Testing

@testable import WaymarkCompiler

@Suite("Two texts that differ")
struct QuotedPairTests {
  @Test("Short texts are quoted completely, and long texts are shortened around their difference")
  func cuts() {
    #expect(QuotedPair("a", "b").old == "`a`" && QuotedPair("a", "b").new == "`b`")
    let long = String(repeating: "x", count: 100)
    let pair = QuotedPair(long + "1", long + "2")
    #expect(pair.old == "`…\(String(repeating: "x", count: 20))1`")
    #expect(pair.new == "`…\(String(repeating: "x", count: 20))2`")
    #expect(QuotedPair(long, long + "2").old == "`…\(String(repeating: "x", count: 20))`")
  }

  @Test("Two different texts have different quoted forms of at most 64 characters")
  func differ() {
    var random = SplitMix64(seed: 9)
    func text(_ longest: Int) -> String {
      (0..<random.below(longest)).map { _ in random.pick(["a", "b", "é"]) }.joined()
    }
    for _ in 0..<2_000 {
      let start = text(150)
      let (old, new) = (start + text(4) + text(90), start + text(4) + text(90))
      guard old != new else { continue }
      let pair = QuotedPair(old, new)
      #expect(pair.old != pair.new, "\(old) \(new)")
      #expect(max(pair.old.count, pair.new.count) <= 64)
    }
  }

  @Test("Messages about long accessibility IDs and storage keys show the difference and the complete old value")
  func messages() throws {
    let long = String(repeating: "x", count: 80)
    func spec(_ end: String) -> String {
      """
      waymark: 1
      app: Shop
      tabBar: { restores: selection, storage: { selection: "\(long)#\(end)" } }
      tabs: { home: { title: Home, icon: house, accessibilityID: "\(long)#\(end)" } }
      """
    }
    let changes = try ComparedSpec.changes(spec("old"), spec("new"))
    #expect(changes.count == 2)
    for change in changes {
      #expect(change.message.contains("x#old`") && change.message.contains("x#new`"), "\(change.message)")
      #expect(change.help?.contains(": \"\(long)#old\"`") == true, "\(change.help ?? "")")
    }
  }
}
