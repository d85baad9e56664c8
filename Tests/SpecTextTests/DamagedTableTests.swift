import SpecText
import TestSupport
import Testing

/// String tables with random damage.
///
/// Decoding must return a table, or an error with a valid location.
@Suite("Damaged string tables")
struct DamagedTableTests {
  private static let strings = """
    /* Tabs */
    "tabs.home" = "Home";
    tabs.basket = "Basket \\U00e9\\UD83D\\UDE00 \\101 %1$@ %%";
    // é
    'quoted' = "two
    lines"; "key";
    """
  private static let catalogue = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "tabs.home" : {
          "extractionState" : "stale", "shouldTranslate" : false,
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "new", "value" : "Home \u00e9\ud83d\ude00 %lld" } },
            "pl" : { "variations" : { "plural" : { "one" : { "stringUnit" : { "value" : "1" } } } } },
            "de" : { "stringUnit" : { "value" : "%#@n@" }, "substitutions" : { "n" : { "argNum" : 1 } } }
          }
        },
        "tabs.basket" : {}, "list" : [1, -2.5e3, null, true]
      },
      "version" : "1.0"
    }
    """#
  private static let pieces = [
    "\"", "'", "\\", "\\U", "\\u", "\\UD83D", "\\ud83d", "\\7", ";", "=", "{", "}", "[", "]", ",", ":", "/", "/*", "*/",
    "//", "%", "%1$", "%#@", "@", "\n", "\r", "\0", "\u{FEFF}", "é", "😀", "null", "-", "\"strings\" : {",
  ].map { Array($0.utf8) }

  @Test("A damaged string table is read, or rejected with a valid source location", arguments: [strings, catalogue])
  func damage(_ original: String) throws {
    var random = SplitMix64(seed: 7 + RandomRun.seed)
    var (read, refused) = (0, 0)
    for _ in 0..<RandomRun.rounds(4_000) {
      var bytes = random.damaged(Array(original.utf8), with: Self.pieces)
      if random.once(in: 16) { bytes = [0xFF, 0xFE] + bytes }
      let source = TableEncoding.utf8(SourceFile(path: "T", bytes: bytes))
      do throws(FormatError) {
        let tables = try tables(source, isCatalogue: original == Self.catalogue)
        for text in tables.flatMap({ table in table.keys.map { table[$0] } }) {
          #expect(
            text.map { $0.variants.allSatisfy { FormatSpecifier.all(in: $0).count <= $0.utf8.count / 2 } } == true)
          if let text { check(text.span, in: source) }
        }
        read += 1
      } catch {
        check(error.span, in: source)
        refused += 1
      }
    }
    let least = RandomRun.rounds(200)
    if RandomRun.isFull { #expect(read > least && refused > least) }
  }

  /// Checks that a location is within a line of the file or at the end of the file.
  private func check(_ span: Span, in source: SourceFile) {
    let line = SourceLines(source)[Int(span.start.line)]
    #expect(span.start <= span.end && line != nil)
    // A Windows line break is not part of its line, but an error can be at the line break.
    #expect(Int(span.start.column) <= (line?.unicodeScalars.count ?? 0) + 2)
  }

  private func tables(_ source: SourceFile, isCatalogue: Bool) throws(FormatError) -> [StringTable] {
    guard isCatalogue else { return [try StringsParser.table(source, file: 0)] }
    let languages = ["en", "pl", "de"]
    let catalogue = try StringCatalog(source, file: 0, for: languages)
    return languages.compactMap { catalogue[$0] }
  }

  @Test(
    "The time to read string tables is linear, even for hostile text",
    arguments: [
      "a;", "/*", "/**/", "//\n", "\"", "'\\U", "{", "\"a\"=\"%\";", "\"\\UD83D", "%1", "%#@", "[", "\"\\u", "\u{FEFF}",
    ])
  func linear(_ piece: String) {
    for prefix in ["", "\"", "a = \"", "{\"sourceLanguage\":\"en\",\"strings\":{\"", "[\""] {
      let growth = growth(to: (1 << 14) / piece.utf8.count) {
        let text = prefix + String(repeating: piece, count: $0)
        let source = SourceFile(path: "T", bytes: Array(text.utf8))
        _ = try? StringsParser.table(source, file: 0)
        _ = try? StringCatalog(source, file: 0, for: ["en"])
        #expect(FormatSpecifier.all(in: text).isEmpty)
      }
      #expect(growth < linearGrowth, "after \(prefix)")
    }
  }
}
