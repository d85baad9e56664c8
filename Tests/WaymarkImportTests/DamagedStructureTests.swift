import Foundation
import SpecText
import TestSupport
import Testing

@testable import WaymarkImport

/// Structured input files with random damage, and very long files.
///
/// Reading must add links and notes with valid source locations, or throw an error with a valid source location.
@Suite("Damaged structured files for the import")
struct DamagedStructureTests {
  private static let fixtures: [(StructureReader, String)] = [
    (.association, "Platform/apple-app-site-association"), (.manifest, "Android/AndroidManifest.xml"),
    (.graph, "Android/main_graph.xml"), (.graph, "Android/simple_graph.xml"),
    (.linking, "ReactNavigation/linking.json"), (.linking, "ReactNavigation/app.json"),
  ]
  private static let pieces = [
    "\"", "\\", "{", "}", "[", "]", ",", ":", "null", "true", "-1", "$(", "$(digit)", ")", "*", "?", ".*", "{id}", "/",
    "//", "\n", "\r", "\0", "\u{FEFF}", "é", "😀", "class", "<", ">", "</", "/>", "<!--", "-->", "<![CDATA[", "&",
    "&#0;",
    "android:host=\"a\"", "app:uri=\"{a}.*{b}\"", "\"screens\":{", "\"path\":", "\"exclude\":true", "@string/a", "${",
    "#", "'", " ", "\u{202E}", "%2F", "%",
  ].map { Array($0.utf8) }

  @Test(
    "Reading randomly damaged Android, Apple, and React Navigation files never traps and gives valid locations",
    arguments: fixtures)
  func damage(_ reader: StructureReader, _ path: String) throws {
    let original = Array(try Data(contentsOf: TestFiles.fixtures("Import/\(path)")))
    var random = SplitMix64(seed: 21 + RandomRun.seed)
    var (valid, invalid) = (0, 0)
    for round in 0..<RandomRun.rounds(400) {
      var bytes = original
      if round % 4 == 0 { bytes = Array(bytes.prefix(random.below(bytes.count))) }
      for _ in 0...random.below(4) {
        let place = random.below(bytes.count + 1)
        let end = min(bytes.count, place + random.below(9))
        switch random.below(4) {
        case 0: bytes.removeSubrange(place..<end)
        case 1: bytes.insert(contentsOf: random.pick(Self.pieces), at: place)
        case 2: bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count + 1))
        default: if place < bytes.count { bytes[place] = UInt8(random.below(256)) }
        }
      }
      let lines = SourceLines(SourceFile(path: "", bytes: bytes))
      func check(_ span: Span) {
        let line = lines[Int(span.start.line)]
        #expect(
          span.file == 0 && span.start <= span.end && line != nil
            && Int(span.start.column) <= (line?.unicodeScalars.count ?? 0) + 2)
      }
      do throws(FormatError) {
        let app = try reader.app(bytes: bytes)
        let notes =
          app.notes + app.links.flatMap(\.notes) + app.screens.flatMap(\.notes) + app.claims.flatMap(\.notes)
        for span in notes.compactMap(\.span) + app.links.map(\.span) + app.screens.map(\.span) + app.claims.map(\.span)
        {
          check(span)
        }
        #expect(app.files.count == 1)
        #expect(app.links.allSatisfy { !$0.patterns.isEmpty })
        valid += 1
      } catch {
        check(error.span)
        invalid += 1
      }
    }
    if RandomRun.isFull { #expect(valid > 5 && invalid > 5, "\(valid) \(invalid)") }
  }

  /// The start of a file, and a piece that the test repeats.
  private static let longFiles: [(StructureReader, String, String, String)] = [
    (.manifest, manifest, "<data android:path='/a/.*/b'/>", end),
    (.manifest, manifest, "<data android:host='a.b'/>", end),
    (.manifest, manifest, "<data android:scheme='a' android:host='b'/>", end),
    (.manifest, manifest + "<data android:pathAdvancedPattern='/", "[a-z]{2}", "'/>" + end),
    (.manifest, manifest + "<data android:pathPattern='/", "{.*", "'/>" + end),
    (.manifest, manifest + "<data android:path='/", "${", "'/>" + end),
    (.manifest, "<manifest><application>", "<activity android:name='A'/>", "</application></manifest>"),
    (.graph, graph, "<fragment android:id='@+id/b'><deepLink app:uri='a.b/{c}'/></fragment>", "</navigation>"),
    (.graph, graph, "<navigation app:startDestination='@id/a'>", ""),
    (.graph, graph + "<fragment android:id='@+id/b'><deepLink app:uri='", "{a", "'/></fragment></navigation>"),
    (.graph, graph + "<fragment android:id='@+id/b'>", "<argument android:name='a'/>", "</fragment></navigation>"),
    (.linking, "{\"screens\":{", "\"a\":\"b/:c\",", "\"z\":\"\"}}"),
    (.linking, "{\"screens\":{\"a\":{\"path\":\"", ":a?/", "\"}}}"),
    (.linking, "{\"screens\":{\"a\":{\"path\":\"a\",\"alias\":[", "\"a/:b\",", "\"\"]}}}"),
    (.linking, "{\"prefixes\":[", "\"a://b/c\",", "\"b://\"],\"config\":{\"screens\":{\"a\":\"\"}}}"),
    (.linking, "{\"screens\":{", "\"a\":{\"screens\":{", ""),
    (.linking, "{\"screens\":{\"a\":{\"path\":\"a\",\"parse\":{", "\"a\":\"Number\",", "\"b\":\"\"}}}}"),
  ]
  private static let manifest =
    "<manifest><application><activity android:name='A'><intent-filter><action android:name='android.intent.action.VIEW'/>"
    + "<category android:name='android.intent.category.BROWSABLE'/><data android:scheme='https' android:host='a.com'/>"
  private static let end = "</intent-filter></activity></application></manifest>"
  private static let graph = "<navigation app:startDestination='@id/a'><fragment android:id='@+id/a'/>"

  /// The start of a file, pieces whose `#` becomes a number, and the end of the file.
  private static let longFilesWithNumbers: [(StructureReader, String, [String], String)] = [
    (
      .manifest, manifest,
      ["<data android:host='a#.com'/>", "<data android:scheme='a#'/>", "<data android:path='/#'/>"], end
    ),
    (
      .manifest, "<manifest><application>",
      [
        "<activity android:name='A#'><intent-filter><action android:name='android.intent.action.VIEW'/><category "
          + "android:name='android.intent.category.BROWSABLE'/><data android:scheme='https' android:host='a#.com'/>"
          + "</intent-filter></activity>"
      ], "</application></manifest>"
    ),
    (
      .linking, "{\"expo\":{\"android\":{\"intentFilters\":[",
      [
        "{\"action\":\"VIEW\",\"category\":\"BROWSABLE\",\"data\":[{\"scheme\":\"https\",\"host\":\"a#.com\","
          + "\"pathAdvancedPattern\":\"/[a-z#]{1,90}[b-y]{1,90}\"}]},"
      ], "{}]}}}"
    ),
    (.linking, "{\"prefixes\":[", ["\"https://a#.com\","], "\"b://\"],\"config\":{\"screens\":{\"a\":\"\"}}}"),
    (
      .linking, "{\"screens\":{\"a\":{\"path\":\"LONG\",\"screens\":{",
      ["\"a#\":\"c\","], "\"z\":\"\"}}}}"
    ),
  ]

  @Test(
    "Importing a long Android or React Navigation file with many different parts finishes within the time limit",
    arguments: longFilesWithNumbers)
  func long(_ reader: StructureReader, _ start: String, _ pieces: [String], _ end: String) {
    var text = start.replacing("LONG", with: String(repeating: "b", count: 100_000))
    for piece in pieces {
      let parts = piece.split(separator: "#", omittingEmptySubsequences: false)
      let most = piece.contains("path=") ? 800 : 200_000 / pieces.count / (piece.utf8.count + 4)
      for number in 0..<min(most, 4_000) { text += parts.joined(separator: String(number)) }
    }
    text += end
    _ = try? reader.app(text)
  }

  @Test(
    "Importing a long Android or React Navigation file with one repeated part finishes within the time limit",
    arguments: longFiles)
  func long(_ reader: StructureReader, _ start: String, _ piece: String, _ end: String) {
    let text = start + String(repeating: piece, count: 100_000 / piece.utf8.count) + end
    _ = try? reader.app(text)
  }
}
