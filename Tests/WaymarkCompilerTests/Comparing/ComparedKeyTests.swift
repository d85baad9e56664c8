import Foundation
import SpecModel
import SpecText
import TestSupport
import Testing

@testable import WaymarkCompiler

/// Tests of all keys of the language.
///
/// Each test edits the value of a key and compares the classes of the resulting changes.
@Suite("The language and what is compared")
struct ComparedKeyTests {
  struct Edit: CustomTestStringConvertible {
    /// The path of the key, such as `tabs/*.title`.
    ///
    /// The construct has the same path as in ``LanguageCoverageTests``.
    let key: String
    let found, replacement: String
    /// The classes of changes, such as `STATE! SOURCE`.
    ///
    /// An exclamation mark indicates a breaking change.
    let classes: String

    var testDescription: String { "\(key): \(found) > \(replacement)" }

    func apply(_ text: String) -> String { text.replacing(found, with: replacement) }
  }

  private static let folder = TestFiles.fixtures("Comparing")

  static let edits: [Edit] =
    ((try? String(contentsOf: folder.appendingPathComponent("edits.txt"), encoding: .utf8)) ?? "")
    .split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.replacing("\\n", with: "\n").split(separator: " | ").map { $0 == "-" ? "" : String($0) }
      precondition(parts.count == 4, "\(line): an edit has four parts")
      return Edit(key: parts[0], found: parts[1], replacement: parts[2], classes: parts[3])
    }

  /// A spec with all keys, its included file, and a spec in which most keys have default values.
  private static let specs = ["Shop.nav.yaml", "Checkout.nav.yaml", "Plain.nav.yaml"].map {
    (try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) ?? ""
  }

  @Test("An edit of a key's value causes changes of exactly the expected classes", arguments: Self.edits)
  func edit(_ edit: Edit) throws {
    #expect(Self.specs.joined().split(separator: edit.found, omittingEmptySubsequences: false).count == 2)
    let (old, new) = Self.versions(edit)
    let changes = try ComparedSpec.changes(old, new)
    let classes = Change.Class.allCases.compactMap { kind -> String? in
      let own = changes.filter { $0.kind == kind }
      return own.isEmpty ? nil : kind.rawValue + (own.contains(where: \.isBreaking) ? "!" : "")
    }
    #expect(classes.joined(separator: " ") == edit.classes, "\(changes.map(\.message))")
  }

  private static func versions(_ edit: Edit) -> (old: Compilation, new: Compilation) {
    let root = specs[2].contains(edit.found) ? specs[2] : specs[0]
    let included = specs[1]
    return (
      ComparedSpec.compile(root, files: ["Checkout.nav.yaml": included]),
      ComparedSpec.compile(edit.apply(root), files: ["Checkout.nav.yaml": edit.apply(included)])
    )
  }

  @Test("Each edit of a key's value, and its reversal, cause the recorded changes")
  func recorded() throws {
    let text = try Self.edits.map { edit in
      let (old, new) = Self.versions(edit)
      let (there, back) = (try ComparedSpec.changes(old, new), try ComparedSpec.changes(new, old))
      return edit.testDescription.replacing("\n", with: "\\n") + "\n"
        + there.map { $0.description(with: "  ") }.joined() + "reversed\n"
        + back.map { $0.description(with: "  ") }.joined()
    }.joined(separator: "\n")
    if let mismatch = Snapshot.mismatch(text, Self.folder.appendingPathComponent("changes.txt")) {
      Issue.record("\(mismatch)")
    }
  }

  /// The keys with the classes from the key tables.
  ///
  /// The path of the construct precedes each key, as in `tabs/*.title`.
  private static let rows: [(key: String, changes: KeyChanges)] =
    (LanguageCoverageTests.constructs + [("fragment", LanguageCoverageTests.rows(IncludedFileSyntax.keys))])
    .flatMap { path, keys in keys.map { (path.isEmpty ? $0.name : "\(path).\($0.name)", $0.changes) } }

  @Test("The fixture Comparing/edits.txt has an edit for every key of the language")
  func complete() {
    let edited = Set(Self.edits.map(\.key))
    #expect(Self.rows.map(\.key).filter { !edited.contains($0) } == [])
    #expect(edited.subtracting(Self.rows.map(\.key)) == [])
  }

  @Test("The key table lists the classes of changes that edits of each key cause", arguments: Self.rows.map(\.key))
  func classes(_ key: String) throws {
    // Declarations in an included file belong to the spec, so the paths ignore the file.
    func place(_ key: String) -> String { key.replacing("fragment.", with: "") }
    let nested = place(key).replacing(".", with: "/")
    let edits = Self.edits.filter { edit in
      let other = place(edit.key)
      return other == place(key) || other.hasPrefix(nested + "/") || other.hasPrefix(nested + ".")
    }
    let classes = edits.flatMap { $0.classes.split(separator: " ") }.compactMap {
      ChangeClass(rawValue: String($0.filter(\.isLetter)))
    }
    #expect(try #require(Self.rows.first { $0.key == key }).changes.classes == Set(classes))
  }
}

extension Change {
  /// Returns all properties of the change, one on each line.
  fileprivate func description(with indentation: String) -> String {
    func place(_ span: Span?) -> String { span.map { "\($0.file):\($0.start.line):\($0.start.column)" } ?? "none" }
    let lines = [
      "\(kind.rawValue)\(isBreaking ? "!" : "") \(subject): \(message)", "  \(place(before)) > \(place(after))",
      help.map { "  help: \($0)" }, cause.map { "  cause: \($0.subject): \($0.message)" },
      witness.map { "  \($0.url)\n\(indentation)    was \($0.before)\n\(indentation)    now \($0.after)" },
    ]
    return lines.compactMap(\.self).map { indentation + $0 + "\n" }.joined()
  }
}
