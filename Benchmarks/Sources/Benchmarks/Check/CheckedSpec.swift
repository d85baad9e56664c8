import LinkAlgebra
import LinkTableEncoding
import Measuring
import WaymarkAnalysis
import WaymarkCompiler
import WaymarkDiagnostics
import WaymarkLinks
import WaymarkModel
import WaymarkRules

/// A spec that is loaded and judged, part by part of what ``Compiler`` does.
struct CheckedSpec {
  /// The root, and what it includes.
  private let files: [SourceFile]

  struct Result {
    /// From the text to the model.
    let load: Duration
    /// What all rules take, with the sets and the comparisons that they share.
    let rules: Duration
    /// What the link table takes after that; nil where errors keep it from being made.
    let table: Duration?
    let links: Int
    /// What the sets, the comparisons, the table and the findings hold in memory; nil where that is not known.
    let bytes: Int?
    let findings: Int
  }

  enum Problem: Error {
    case notLoaded([String])
  }

  init(_ files: [(path: String, yaml: String)]) {
    self.files = SourceFile.all(files)
  }

  func check() throws -> Result {
    let clock = ContinuousClock()
    var loader = SpecLoader()
    var loaded: (model: NavigationModel?, diagnostics: [Diagnostic]) = (nil, [])
    let load = clock.measure {
      guard let spec = loader.load(files[0], include: { _ in .success(Array(files.dropFirst())) }) else { return }
      loaded = Analyzer.analyze(spec)
    }
    guard let model = loaded.model, loader.diagnostics.isEmpty, loaded.diagnostics.isEmpty else {
      throw Problem.notLoaded((loader.diagnostics + loaded.diagnostics).map(\.message))
    }
    let before = HeapInUse.bytes
    var space: LinkSpace?
    var findings: [Diagnostic] = []
    var run: RuleRun?
    var rules = clock.measure {
      space = LinkSpace(model)
      run = RuleRun(RuleRegistry.rules, about: RuleSubject(space!))
      findings = run!.next()
    }
    var table: [UInt8] = []
    var build: Duration?
    if !findings.hasErrors {
      build = try clock.measure { table = try LinkTableEncoder.encode(space!) }
      rules += clock.measure {
        table.withUnsafeBufferPointer { table in
          run!.subject.linkTable = LinkTable(table)
          findings += run!.next()
        }
      }
    }
    let bytes = before.flatMap { before in HeapInUse.bytes.map { $0 - before } }
    return withExtendedLifetime((space, table)) {
      Result(
        load: load, rules: rules, table: build, links: model.links.count, bytes: bytes,
        findings: findings.count)
    }
  }
}
