import LinkLogic
import SpecModel
import SpecText
import Testing
import WaymarkLinks
import WaymarkRules

@testable import WaymarkCompiler

/// Tests of the findings in large specs.
///
/// The benchmark `check` measures the time.
@Suite("Large specs", .serialized)
struct ScaleTests {
  @Test("The rules report exactly the expected findings in each large spec", arguments: LargeSpec.all)
  func check(_ large: LargeSpec) throws {
    let source = SourceFile(path: "Large.nav.yaml", bytes: Array(large.yaml(large.smallSize).utf8))
    var loader = SpecLoader()
    let spec = try #require(loader.load(source) { _ in .failure(InclusionError("none")) })
    let loaded = Analyzer.analyze(spec)
    #expect((loader.diagnostics + loaded.diagnostics).map(\.message) == [])
    let space = LinkSpace(try #require(loaded.model))
    var run = RuleRun(RuleRegistry.rules.filter { $0.id.name != "crowded-enum" }, about: RuleSubject(space))
    var findings = run.next()
    if !findings.hasErrors {
      let table = try LinkTableEncoder.encode(space)
      table.withUnsafeBufferPointer { table in
        run.subject.linkTable = LinkTable(table)
        findings += run.next()
      }
    }
    #expect(Set(findings.map(\.id.name)).subtracting(["too-many-findings"]).sorted() == large.rules)
  }
}

extension LargeSpec: CustomTestStringConvertible {
  var testDescription: String { name }
}
