import SpecText
import TestSupport
import Testing

@testable import WaymarkImport

/// Random patterns in each notation, and random texts.
struct PatternRoundTripTests {
  /// A notation of captures.
  enum Notation: CaseIterable, Sendable {
    case colons, braces, flask, bottle, brackets

    func capture(_ capture: ImportedPattern.Capture) -> String {
      let name = capture.name
      switch (self, capture.type) {
      case (.colons, .uint): return #":\#(name)(\d+)"#
      case (.colons, .values(let values)): return ":\(name)(\(values.joined(separator: "|")))"
      case (.colons, .matching(let expression)): return ":\(name)(\(expression))"
      case (.colons, _): return ":\(name)"
      case (.braces, .uint): return "{\(name):[0-9]+}"
      case (.braces, .values(let values)): return "{\(name):\(values.joined(separator: "|"))}"
      case (.braces, .matching(let expression)): return "{\(name):\(expression)}"
      case (.braces, _): return "{\(name)}"
      case (.flask, .uint): return "<uint:\(name)>"
      case (.flask, .values(let values)): return "<any(\(values.joined(separator: ","))):\(name)>"
      case (.flask, .matching(let expression)): return "<re(\"\(expression)\"):\(name)>"
      case (.flask, _): return "<string:\(name)>"
      case (.bottle, .uint): return "<\(name):uint>"
      case (.bottle, .values(let values)): return "<\(name):re:\(values.joined(separator: "|"))>"
      case (.bottle, .matching(let expression)): return "<\(name):re:\(expression)>"
      case (.bottle, _): return "<\(name)>"
      case (.brackets, .string): return "[\(name)]"
      case (.brackets, .uint): return "[\(name)=uint]"
      case (.brackets, .values(let values)): return "[\(name)=\(values.joined(separator: "|"))]"
      case (.brackets, _): return "[\(name)=[a-z]{2}]"
      }
    }

    func rest(_ name: String, allowsEmpty: Bool) -> String {
      switch self {
      case .colons: ":\(name)\(allowsEmpty ? "*" : "+")"
      case .braces: allowsEmpty ? "{*\(name)}" : "{\(name)...}"
      case .flask, .bottle: allowsEmpty ? "<\(name)*>" : self == .flask ? "<path:\(name)>" : "<\(name):path>"
      case .brackets: allowsEmpty ? "[[...\(name)]]" : "[...\(name)]"
      }
    }
  }

  @Test("A random pattern printed in one router notation parses to the same pattern", arguments: Notation.allCases)
  func patternsInOneNotation(_ notation: Notation) {
    var random = SplitMix64(seed: RandomRun.seed)
    var parser = PatternNotation()
    for _ in 0..<RandomRun.rounds(2_000) {
      let pattern = Self.pattern(&random)
      var text = pattern.schemes.first.map { "\($0)://" } ?? ""
      text += pattern.hosts.first ?? ""
      let path = pattern.segments.map { segment in
        switch segment {
        case .literal(let text): text
        case .capture(let capture, let prefix, let suffix):
          prefix + notation.capture(capture) + suffix
        case .rest(let name, let allowsEmpty): notation.rest(name ?? "", allowsEmpty: allowsEmpty)
        }
      }
      let isApp = pattern.schemes.first == "myapp"
      text += (isApp ? "" : "/") + path.joined(separator: "/")
      let result = parser.parse(text)
      #expect(result.patterns == [pattern], "\(text)")
      #expect(result.notes.isEmpty, "\(text): \(result.notes)")
    }
  }

  private static func pattern(_ random: inout SplitMix64) -> ImportedPattern {
    var names = ["id", "user_id", "a", "name2", "Größe", "case", "_x"].shuffled(using: &random)
    var pattern = ImportedPattern()
    for index in 0..<1 + random.below(5) {
      guard index == 0 || random.below(2) == 0, let name = names.popLast() else {
        pattern.segments.append(.literal(random.pick(["users", "wiki", "v1.2", "a-b", "index.html", "_", "été"])))
        continue
      }
      let type = random.pick([
        ImportedPattern.CaptureType.string, .uint, .values(["new", "hot", "top"]), .matching("[a-z]{2}"),
      ])
      let isWhole = random.below(3) > 0
      pattern.segments.append(
        .capture(
          .init(name, type), prefix: isWhole ? "" : random.pick(["@", "u-", ""]),
          suffix: isWhole ? "" : random.pick([".json", ""])))
    }
    if random.once(in: 4), let name = names.popLast() {
      pattern.segments.append(.rest(name: name, allowsEmpty: random.below(2) == 0))
    }
    switch random.below(4) {
    case 0:
      pattern.schemes = ["https"]
      pattern.hosts = [random.pick(["example.com", "a.b-c.example.org"])]
    case 1: pattern.schemes = ["myapp"]
    default: break
    }
    return pattern
  }

  @Test("Parsing random texts as patterns never traps and gives a limited number of patterns or notes")
  func randomTextsNeverTrap() {
    var random = SplitMix64(seed: RandomRun.seed)
    let pieces = [
      "(", ")", "{", "}", "[", "]", "<", ">", ":", "*", "/", "?", "\\", "(/", "{a", "<a", ":a", "%", "%41", "%zz", "|",
      "^", "$", "a", "\"", "'", " ", "é", "😀", "...", "=", "&", "#", "https://", "//", "://", "(?<x>", "(?:", "\u{0}",
      "+",
      ".", "-", "1", "{1,", "\n", "\u{301}", "enum ", "int", "1...", "re:", "a.com", "@",
    ]
    var parser = PatternNotation()
    for _ in 0..<RandomRun.rounds(20_000) {
      let text = (0..<random.below(12)).map { _ in random.pick(pieces) }.joined()
      let result = parser.parse(text)
      #expect(!result.patterns.isEmpty || !result.notes.isEmpty, "\(text)")
      #expect(result.patterns.count <= PatternCombinations.most * PatternCombinations.most)
    }
  }

  @Test("Long texts of repeated brackets and captures parse to patterns or notes, and an excessive text only to a note")
  func longTextsTakeLinearTime() {
    var parser = PatternNotation()
    for piece in [
      "(", "{", "[", "<", "(/", "(/:a", "{/:a", "/:a?", "[[", "<<", ":a(", "((((", "/(a)?", "%", "\\(", "?a=(", "*/",
    ] {
      let text = "/" + String(repeating: piece, count: 4_000 / piece.utf8.count)
      let result = parser.parse(text)
      #expect(!result.patterns.isEmpty || !result.notes.isEmpty)
    }
    let tooLong = parser.parse("/" + String(repeating: "a", count: 100_000))
    #expect(tooLong.patterns.isEmpty && tooLong.notes.count == 1)
  }

  @Test("Reading random texts and random bytes as pattern lists never traps")
  func randomFilesNeverTrap() {
    var random = SplitMix64(seed: RandomRun.seed)
    let pieces = [
      "/users/:id", " -> ", "User", "\n", "\r\n", ",", ";", "\t", "\"", "'", "pattern,destination\n", "{", "}", "[",
      "]",
      ":", "\u{FEFF}", "# c\n", "/* x\n", "// x\n", "a b c", "(", ")", "=", "\"path\":", "\"/a\"",
      "null", "<", "<html>", "1", "register(", ".self", "{\"patterns\":[", "]}", "\"query\":{\"\":\"x\"}", "é", "\u{0}",
    ]
    for _ in 0..<RandomRun.rounds(5_000) {
      let text = (0..<random.below(14)).map { _ in random.pick(pieces) }.joined()
      var app = ImportedApp(name: "App")
      _ = try? PatternListReader.read(SourceFile(path: "list", bytes: Array(text.utf8)), into: &app)
    }
    for _ in 0..<RandomRun.rounds(2_000) {
      var app = ImportedApp(name: "App")
      let bytes = (0..<random.below(64)).map { _ in UInt8.random(in: 0...255, using: &random) }
      _ = try? PatternListReader.read(SourceFile(path: "list", bytes: bytes), into: &app)
    }
  }
}
