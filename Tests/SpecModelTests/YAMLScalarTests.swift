import TestSupport
import Testing

@testable import SpecText

@Suite("Texts as YAML has them")
struct YAMLScalarTests {
  @Test(
    "The YAML writer quotes a text that YAML would read as another value",
    arguments: [
      ("home.tab", "home.tab"), ("shop: tab", "\"shop: tab\""), ("x#y", "\"x#y\""), ("`x`", "\"`x`\""),
      ("a \"b\"", "\"a \\\"b\\\"\""), ("null", "\"null\""), ("", "\"\""), ("two words", "two words"), ("a:b", "a:b"),
      ("end:", "\"end:\""), ("10", "10"), ("-", "\"-\""), ("*", "\"*\""), ("a, b", "\"a, b\""),
      ("a\u{202E}b", "\"a\\U0000202eb\""),
    ])
  func text(_ text: String, _ written: String) {
    #expect(YAMLScalar.text(text) == written)
  }

  @Test("A text that is written as a YAML scalar is read back unchanged, in blocks and in braces")
  func roundTrip() throws {
    var random = SplitMix64(seed: 9)
    let pieces = [
      "a", "B7", " ", ":", ": ", "#", " #", "`", "'", "\"", "\\", "{", "}", "[", "]", ",", "*", "&", "!", "|", ">", "%",
      "@", "-", "- ", "?", "~", "null", "true", "\n", "\t", "é", "😀", "\u{85}", "\u{2028}", "\u{200B}", ".", "/", "=",
    ]
    for _ in 0..<2_000 {
      let text = (0..<random.below(6)).map { _ in random.pick(pieces) }.joined()
      let written = YAMLScalar.text(text)
      for line in ["key: \(written)\n", "{ key: \(written), other: [\(written)] }\n"] {
        let (tree, problems) = YAMLLoader.load(SourceFile(path: "T", bytes: Array(line.utf8)), index: 0)
        #expect(problems.map(\.message) == [], "\(line)")
        var read: [String?] = []
        withExtendedLifetime(try #require(tree)) { tree in
          tree.root.forEachPair { key, value in
            if key.text == "key" { read.append(value.isNull ? nil : value.text.string) }
          }
        }
        #expect(read == [text], "\(line)")
      }
    }
  }
}
