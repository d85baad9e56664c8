import LinkLogic
import Measuring
import SpecModel
import SpecText
import WaymarkCompiler
import WaymarkLinks
import WaymarkRules

/// A spec whose phases of ``Compiler`` are timed separately.
struct CheckedSpec {
  /// The root file and its included files.
  private let files: [SourceFile]

  struct Result {
    /// The time from the text to the model.
    let load: Duration
    /// The time of all rules, including their shared sets and comparisons.
    let rules: Duration
    /// The time of the link table after the rules, or `nil` if errors prevent the table.
    let table: Duration?
    let links: Int
    /// The heap bytes of the sets, comparisons, table, and findings, or `nil` if the allocator doesn't report them.
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
