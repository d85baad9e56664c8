import Foundation
import TestSupport
import Testing
import WaymarkCompiler
import WaymarkDiagnostics
import WaymarkRules

@Suite("Pages of rules")
struct RulePageTests {
  private static let root = TestFiles.folder.deletingLastPathComponent()
  private static let withExample = RuleBook.pages.filter { $0.example != nil }.map(\.name)

  @Test("A page's faulty example has the fault, and no other", arguments: withExample)
  func faulty(_ name: RuleName) throws {
    let page = try #require(RuleBook.page(of: "\(name)"))
    let diagnostics = try #require(page.example).faulty.compile().diagnostics
    #expect(!diagnostics.isEmpty, "there is nothing wrong with it")
    for diagnostic in diagnostics {
      #expect(diagnostic.rule == name, "\(diagnostic.message)")
      #expect(diagnostic.severity == page.severity)
    }
  }

  @Test("A page's corrected example has no findings", arguments: withExample)
  func corrected(_ name: RuleName) throws {
    let page = try #require(RuleBook.page(of: "\(name)"))
    #expect(try #require(page.example).corrected.compile().diagnostics.map(\.message) == [])
  }

  @Test("Only what no small spec can have is without an example")
  func withoutExample() {
    #expect(
      RuleBook.pages.filter { $0.example == nil }.map(\.name.description) == [
        "check-incomplete", "stale-output", "too-many-findings",
      ])
  }

  @Test("Every name that Sources report has a page, and no page is about another")
  func complete() throws {
    let reported = try Self.namesInSources()
    let pages = RuleBook.pages.map(\.name.description)
    #expect(
      reported.subtracting(pages).sorted() == [],
      "these names have no page: add a file each under WaymarkRules/Pages, and a line each in RuleBook")
    #expect(Set(pages).subtracting(reported).sorted() == [], "nothing reports these names, and there is a page of each")
    #expect(pages.count == Set(pages).count, "a name has two pages")
  }

  @Test("Every name in a transcript or an expected text has a page")
  func transcripts() throws {
    var names: Set<String> = []
    for text in try Self.texts(in: TestFiles.folder.appendingPathComponent("Fixtures"), ending: ".txt") {
      // As a finding's first line ends; a name that some source makes up in a new way is seen here, too.
      names.formUnion(text.matches(of: /: (?:error|warning): .* \[([a-z0-9-]+)\]\n/).map { String($0.output.1) })
    }
    #expect(names.count > 30)
    #expect(names.subtracting(RuleBook.pages.map(\.name.description)).sorted() == [])
  }

  @Test("Names are in kebab case, summaries fit beside them, and nothing is wider than 78 characters")
  func form() {
    for page in RuleBook.pages {
      #expect(page.name.description.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(page.name) is not in kebab case")
      #expect(!page.summary.isEmpty && page.summary.count <= 76 && !page.summary.contains("\n"), "\(page.name)")
      #expect(!page.summary.hasSuffix(".") && page.summary.first?.isUppercase == false, "\(page.name)")
      for line in page.text.split(separator: "\n") { #expect(line.count <= 78, "\(page.name): \(line)") }
    }
    for line in RuleBook.text.split(separator: "\n") { #expect(line.count <= 80, "too long for a terminal: \(line)") }
  }

  @Test("Docs/Rules is what the pages say")
  func docs() {
    let folder = Self.root.appendingPathComponent("Docs/Rules")
    let texts = [("README.md", RuleBook.markdown)] + RuleBook.pages.map { ("\($0.name).md", $0.markdown) }
    for (name, text) in texts {
      if let mismatch = Snapshot.mismatch(text, folder.appendingPathComponent(name)) { Issue.record("\(mismatch)") }
    }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    #expect(Set(files).subtracting(texts.map(\.0)).sorted() == [], "these are no pages: remove them")
  }

  /// The names of findings in all sources, as they are written where one is made.
  private static func namesInSources() throws -> Set<String> {
    let called = /(?:Diagnostic|report|self\.init)\(\s*"([a-z]+(?:-[a-z]+)+)"/
    let assigned = /\brule(?:: RuleName)? = "([a-z]+(?:-[a-z]+)+)"/
    let handedOn = /\b(?:rule|as): "([a-z]+(?:-[a-z]+)+)"/
    let printed = /\[([a-z]+(?:-[a-z]+)+)\]"/
    var names: Set<String> = []
    for text in try texts(in: root.appendingPathComponent("Sources"), ending: ".swift") {
      for pattern in [called, assigned, handedOn, printed] {
        names.formUnion(text.matches(of: pattern).map { String($0.output.1) })
      }
    }
    return names
  }

  private static func texts(in folder: URL, ending: String) throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(ending) }
    return try paths.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
  }
}

extension RulePage.Example {
  /// Compiles the example; what is not named in its root lies beside it unused.
  fileprivate func compile() -> Compilation {
    let sources = files.map { SourceFile(path: $0.path, bytes: Array($0.text.utf8)) }
    let unused = { (known: Set<String>) in
      sources.map(\.identity).filter { $0.hasSuffix(".nav.yaml") && !known.contains($0) }
    }
    let read = { (path: String) in NamedFile.success(sources.first { $0.path == path }) }
    return Compiler.compile(sources[0], unused: unused, read: read) { path in
      guard let source = sources.first(where: { $0.path == path }) else {
        return .failure(InclusionError("there is no file `\(path)`"))
      }
      return .success([source])
    }
  }
}
