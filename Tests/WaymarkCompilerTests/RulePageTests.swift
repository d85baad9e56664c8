import Foundation
import SpecText
import TestSupport
import Testing
import WaymarkCompiler
import WaymarkRules

@Suite("Pages of rules")
struct RulePageTests {
  private static let root = TestFiles.folder.deletingLastPathComponent()
  private static let withExample = RuleBook.pages.filter { $0.explanation.example != nil }.map(\.id)

  @Test("The faulty example on a rule's page causes only the diagnostic of the rule", arguments: withExample)
  func faulty(_ id: DiagnosticID) throws {
    let page = try #require(RuleBook.page(named: id.name))
    let diagnostics = try #require(page.explanation.example).faulty.compile().diagnostics
    #expect(!diagnostics.isEmpty, "there is nothing wrong with it")
    for diagnostic in diagnostics {
      #expect(diagnostic.id == id, "\(diagnostic.message)")
      #expect(diagnostic.severity == page.severity)
    }
  }

  @Test("The corrected example on a rule's page has no findings", arguments: withExample)
  func corrected(_ id: DiagnosticID) throws {
    let page = try #require(RuleBook.page(named: id.name))
    #expect(try #require(page.explanation.example).corrected.compile().diagnostics.map(\.message) == [])
  }

  @Test("Only diagnostics that no small spec can cause have a page without an example")
  func withoutExample() {
    #expect(
      RuleBook.pages.filter { $0.explanation.example == nil }.map(\.id.name) == [
        "check-incomplete", "invalid-input", "stale-output", "too-many-findings", "unserved-association",
        "wrong-content-type",
      ])
  }

  @Test("No two pages of the rule book have the same name")
  func unique() {
    #expect(Set(RuleBook.pages.map(\.id)).count == RuleBook.pages.count)
  }

  @Test("Each diagnostic with a page occurs in a fixture, and each diagnostic in a fixture has a page")
  func transcripts() throws {
    var names: Set<String> = []
    for text in try Self.texts(in: TestFiles.folder.appendingPathComponent("Fixtures"), ending: ".txt") {
      // The first line of a finding ends with the name of its diagnostic.
      names.formUnion(text.matches(of: /: (?:error|warning): .* \[([a-z0-9-]+)\]\n/).map { String($0.output.1) })
    }
    let pages = Set(RuleBook.pages.map(\.id.name))
    #expect(names.subtracting(pages).sorted() == [])
    // No fixture is large enough for this diagnostic, so `LimitTests` covers it.
    #expect(pages.subtracting(names).sorted() == ["too-many-findings"], "no fixture shows these")
  }

  @Test("Rule pages have names in kebab case, short summaries, and lines of at most 78 characters")
  func form() {
    for page in RuleBook.pages {
      #expect(page.id.name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(page.id) is not in kebab case")
      let summary = page.explanation.summary
      #expect(!summary.isEmpty && summary.count <= 76 && !summary.contains("\n"), "\(page.id)")
      #expect(!summary.hasSuffix(".") && summary.first?.isUppercase == false, "\(page.id)")
      for line in page.text.split(separator: "\n") { #expect(line.count <= 78, "\(page.id): \(line)") }
    }
    for line in RuleBook.text.split(separator: "\n") { #expect(line.count <= 80, "too long for a terminal: \(line)") }
  }

  @Test("The files in Docs/Rules equal the pages of the rule book")
  func docs() {
    let folder = Self.root.appendingPathComponent("Docs/Rules")
    let texts = [("README.md", RuleBook.markdown)] + RuleBook.pages.map { ("\($0.id).md", $0.markdown) }
    for (name, text) in texts {
      if let mismatch = Snapshot.mismatch(text, folder.appendingPathComponent(name)) { Issue.record("\(mismatch)") }
    }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    #expect(Set(files).subtracting(texts.map(\.0)).sorted() == [], "these are no pages: remove them")
  }

  private static func texts(in folder: URL, ending: String) throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(ending) }
    return try paths.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
  }
}

extension Explanation.Example {
  /// Compiles the example. The files that the root file does not include are unused files.
  fileprivate func compile() -> Compilation {
    let sources = files.map { SourceFile(path: $0.path, bytes: Array($0.text.utf8)) }
    let unused = { (known: Set<String>) in
      sources.filter { $0.identity.hasSuffix(".nav.yaml") && !known.contains($0.identity) }
    }
    let read = { (path: String) in NamedFile.success(sources.first { $0.path == path }) }
    return Compiler.compile(sources[0], options: .init(read: read, unused: unused)) { path in
      guard let source = sources.first(where: { $0.path == path }) else {
        return .failure(InclusionError("there is no file `\(path)`"))
      }
      return .success([source])
    }
  }
}
