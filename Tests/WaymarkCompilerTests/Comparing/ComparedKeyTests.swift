import Foundation
import TestSupport
import Testing
import WaymarkDiagnostics
import WaymarkSpec

@testable import WaymarkCompiler

/// Each key of the language, with an edit of its value in a spec and the classes of what is found.
@Suite("The language and what is compared")
struct ComparedKeyTests {
  struct Edit: CustomTestStringConvertible {
    /// `tabs/*.title`, with the construct as ``LanguageCoverageTests`` has it.
    let key: String
    let found, replacement: String
    /// `STATE! SOURCE`, with a mark where something breaks.
    let classes: String

    var testDescription: String { "\(key): \(found) > \(replacement)" }

    func apply(_ text: String) -> String { text.replacing(found, with: replacement) }
  }

  private static let folder = TestFiles.fixtures("Comparing")

  static let edits: [Edit] =
    ((try? String(contentsOf: folder.appendingPathComponent("edits.txt"), encoding: .utf8)) ?? "")
    .split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let parts = line.replacing("\\n", with: "\n").split(separator: " | ").map { $0 == "-" ? "" : String($0) }
      return parts.count == 4 ? Edit(key: parts[0], found: parts[1], replacement: parts[2], classes: parts[3]) : nil
    }

  private static let specs = ["Shop.nav.yaml", "Checkout.nav.yaml"].map {
    (try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) ?? ""
  }

  @Test("An edit of a key is of the classes that it can be of", arguments: Self.edits)
  func edit(_ edit: Edit) throws {
    let (shop, checkout) = (Self.specs[0], Self.specs[1])
    #expect((shop + checkout).split(separator: edit.found, omittingEmptySubsequences: false).count == 2)
    let changes = try ComparedSpec.changes(
      ComparedSpec.compile(shop, files: ["Checkout.nav.yaml": checkout]),
      ComparedSpec.compile(edit.apply(shop), files: ["Checkout.nav.yaml": edit.apply(checkout)]))
    let classes = Change.Class.allCases.compactMap { kind -> String? in
      let own = changes.filter { $0.kind == kind }
      return own.isEmpty ? nil : kind.rawValue + (own.contains(where: \.isBreaking) ? "!" : "")
    }
    #expect(classes.joined(separator: " ") == edit.classes, "\(changes.map(\.message))")
  }

  @Test("No key of the language is left out")
  func complete() {
    let fragment = IncludedFileSyntax.keys.keys.map { "fragment.\($0.name)" }
    let keys = LanguageCoverageTests.constructs.flatMap { construct in
      construct.keys.map { construct.path.isEmpty ? $0 : "\(construct.path).\($0)" }
    }
    let edited = Set(Self.edits.map(\.key))
    #expect((keys + fragment).filter { !edited.contains($0) } == [])
    #expect(edited.subtracting(keys + fragment) == [])
  }
}
