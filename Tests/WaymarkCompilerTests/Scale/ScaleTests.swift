import Foundation
import Testing
import WaymarkNavigation
import WaymarkRules
import WaymarkSource
import WaymarkYAML

@testable import WaymarkCompiler
@testable import WaymarkModel

/// Large specs: what is said of them, and with `WAYMARK_SCALE=1` in a release build, in what time and memory.
@Suite("Large specs", .serialized)
struct ScaleTests {
  private static let isMeasured = ProcessInfo.processInfo.environment["WAYMARK_SCALE"] != nil

  @Test("are checked by rules that speak when they should", arguments: LargeSpec.all)
  func check(_ large: LargeSpec) throws {
    let clock = ContinuousClock()
    let size = Self.isMeasured ? large.size : large.smallSize
    let source = SourceFile(path: "Large.nav.yaml", bytes: Array(large.yaml(size).utf8))
    var loader = SpecLoader()
    var loaded: (model: NavigationModel?, diagnostics: [Diagnostic]) = (nil, [])
    let load = try clock.measure {
      let spec = try #require(loader.load(source) { _ in .failure(InclusionProblem("none")) })
      loaded = ModelBuilder.build(spec)
    }
    #expect((loader.diagnostics + loaded.diagnostics).map(\.message) == [])
    let model = try #require(loaded.model)
    let before = Self.residentBytes
    var space: LinkSpace?
    var findings: [Diagnostic] = []
    let check = clock.measure {
      space = LinkSpace(model)
      findings = RuleRegistry.rules.filter { $0.name != "crowded-enum" }.flatMap { $0.findings(in: space!) }
    }
    var table: [UInt8] = []
    var build = Duration.zero
    var reach = Duration.zero
    if !findings.hasErrors {
      build = try clock.measure { table = try LinkTableBuilder.build(space!) }
      reach = clock.measure {
        table.withUnsafeBufferPointer { table in
          findings += RuleRegistry.rules.flatMap { $0.findings(in: space!, LinkTable(table)) }
        }
      }
    }
    #expect(Set(findings.map(\.rule.description)).subtracting(["too-many-findings"]).sorted() == large.rules)
    guard Self.isMeasured else { return }
    let memory = (Self.residentBytes - before) / max(1, model.links.count)
    print(
      """
      \(large.name): \(model.links.count) links, load \(load.text), check \((check + reach).text) \
      (\(((check + reach) / load).formatted(.number.precision(.fractionLength(2)))) x; rules \(check.text), \
      reach \(reach.text)), table \(build.text), \(memory) bytes a link; \(findings.count) findings
      """)
  }

  /// What the process holds in memory, by Linux's own account.
  private static var residentBytes: Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return (pages.flatMap { Int($0[1]) } ?? 0) * 4_096
  }
}

extension Duration {
  fileprivate var text: String { formatted(.units(allowed: [.seconds], fractionalPart: .show(length: 3))) }
}
