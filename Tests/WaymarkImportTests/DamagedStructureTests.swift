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
  private static let pieces = [
    "\"", "\\", "{", "}", "[", "]", ",", ":", "null", "true", "-1", "$(", "$(digit)", ")", "*", "?", ".*", "{id}", "/",
    "//", "\n", "\r", "\0", "\u{FEFF}", "é", "😀", "class", "<", ">", "</", "/>", "<!--", "-->", "<![CDATA[", "&",
    "&#0;",
    "\"exclude\":true", "\"?\":{\"a\":\"b\"}", "\"#\":\"/a/*\"", "#", "'", " ", "\u{202E}", "%2F", "%",
  ].map { Array($0.utf8) }

  @Test("Reading randomly damaged association files never traps and gives valid locations")
  func damage() throws {
    let reader = StructureReader.association
    let original = Array(try Data(contentsOf: TestFiles.fixtures("Import/Platform/apple-app-site-association")))
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
        let notes = app.notes + app.links.flatMap(\.notes) + app.claims.flatMap(\.notes)
        for span in notes.compactMap(\.span) + app.links.map(\.span) + app.claims.map(\.span) { check(span) }
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

  @Test(
    "Importing a long association file with one repeated part finishes within the time limit",
    arguments: [
      ("{\"applinks\":{\"details\":[{\"appIDs\":[\"T.a\"],\"components\":[", "{\"/\":\"/a/*\"},", "{}]}]}}"),
      ("{\"applinks\":{\"details\":[{\"appIDs\":[\"T.a\"],\"components\":[{\"/\":\"/", "$(digit)*", "\"}]}]}}"),
      ("{\"applinks\":{\"details\":[", "{\"appIDs\":[\"T.a\"],\"components\":[]},", "{}]}}"),
    ])
  func long(_ start: String, _ piece: String, _ end: String) {
    let text = start + String(repeating: piece, count: 100_000 / piece.utf8.count) + end
    _ = try? StructureReader.association.app(text)
  }
}
