import SpecModel
import SpecText
import TestSupport
import Testing
import WaymarkCompiler
import WaymarkLinks
import WaymarkOutput
import WaymarkRules

/// Tests of association files that are generated from a random spec and then changed.
@Suite("Changed association files")
struct ChangedFileTests {
  private static let appID = "TEAM.sample"

  /// The URLs that contradict an association file.
  private struct Trial {
    var unclaimed: [String] = []
    var unrouted: [String] = []
  }

  private func compile(_ text: String, _ file: AssociationFile) -> Compilation {
    let source = SourceFile(path: "Sample.nav.yaml", bytes: Array(text.utf8))
    return Compiler.compile(
      source, goal: .linkTable,
      options: .init(
        rules: RuleRegistry.rules.filter { $0.requirement == .platformFiles },
        read: { .success(SourceFile(path: $0, bytes: Array(file.json.utf8))) }),
      include: { _ in .failure(InclusionError("there is none")) })
  }

  private func change(_ file: inout AssociationFile, _ random: inout SplitMix64) {
    let count = file.details[0].components.count
    let number = random.below(count)
    switch random.below(5) {
    case 0, 1: file.details[0].components.remove(at: number)
    case 2: file.details[0].components[number].isExcluded.toggle()
    case 3:
      file.details[0].components[number].path = random.pick(["/a/*", "/*", "/?*", "*b", "/$(digit)", "/a", "/ab/?"])
    default:
      var component = AssociationFile.Component(path: random.pick(["/a/*", "/?*/b", "/??", "/1*", "/*/$(alpha)"]))
      component.isExcluded = random.once(in: 2)
      if random.once(in: 4) { component.query = .items([.init(key: "k", pattern: random.pick(["", "*", "a", "?*"]))]) }
      file.details[0].components.insert(component, at: random.below(count + 1))
    }
  }

  private func trial(
    _ compilation: Compilation, _ model: NavigationModel, _ file: AssociationFile, _ random: inout SplitMix64
  ) -> Trial {
    var trial = Trial()
    guard var urls = LinkURLs(model) else { return trial }
    let (matcher, claims) = (AssociationMatcher(file), AssociationMatcher(AssociationEmitter.file(of: model)))
    compilation.linkTable.withUnsafeBufferPointer { bytes in
      let table = LinkTable(bytes)
      for _ in 0..<100 {
        guard let url = urls.sample(&random, isOdd: false) else { continue }
        switch table.resolve(url) {
        case .landed, .redirected: if !matcher.decision(url).opensApp { trial.unclaimed.append(url) }
        case .unmatched:
          if matcher.decision(url).opensApp, !claims.decision(url).opensApp { trial.unrouted.append(url) }
        case .rejected: break
        }
      }
    }
    return trial
  }

  @Test("The compiler reports the unclaimed links and unrouted claims of a changed association file")
  func changes() throws {
    var random = SplitMix64(seed: RandomRun.seed)
    var shown = (unclaimed: 0, unrouted: 0, missed: 0)
    for number in 0..<RandomRun.rounds(75) {
      var spec = CollisionSpec.random(&random)
      spec.isLeftmost = true
      let text = spec.written.text + "apple: { association: file, appIDs: [\(Self.appID)] }\n"
      let original = Compiler.compile(
        SourceFile(path: "Sample.nav.yaml", bytes: Array(text.utf8)), goal: .linkTable, options: .init(rules: [])
      ) { _ in .failure(InclusionError("there is none")) }
      guard let model = original.model, model.links.contains(where: { $0.pattern.isOnWeb }) else { continue }
      var file = AssociationEmitter.file(of: model)
      guard !file.details.isEmpty else { continue }
      for _ in 0...random.below(2) where !file.details[0].components.isEmpty { change(&file, &random) }
      let matcher = AssociationMatcher(file)
      let findings = compile(text, file).diagnostics
      let trial = trial(original, model, file, &random)
      func found(_ rule: String) -> [Diagnostic] { findings.filter { $0.id.name == rule } }
      original.linkTable.withUnsafeBufferPointer { bytes in
        let table = LinkTable(bytes)
        for url in found("unclaimed-link").compactMap(\.witness?.url) {
          if case .unmatched = table.resolve(url) { Issue.record("spec \(number): \(url) does not land") }
          #expect(!matcher.decision(url).opensApp, "spec \(number): \(url)")
        }
        for url in found("unrouted-claim").compactMap(\.witness?.url) {
          if case .landed = table.resolve(url) { Issue.record("spec \(number): \(url) lands") }
          #expect(matcher.decision(url).opensApp, "spec \(number): \(url)")
        }
      }
      let isOpen = !found("check-incomplete").isEmpty
      if !trial.unclaimed.isEmpty { shown.unclaimed += 1 }
      if !trial.unrouted.isEmpty { shown.unrouted += 1 }
      for (rule, urls) in [("unclaimed-link", trial.unclaimed), ("unrouted-claim", trial.unrouted)] {
        guard let url = urls.first, !isOpen, found(rule).isEmpty else { continue }
        shown.missed += 1
        if shown.missed < 4 {
          Issue.record("spec \(number): not found by \(rule): \(url)\n\(text)\n\(file.json)")
        }
      }
    }
    if RandomRun.isFull { #expect(shown.unclaimed > RandomRun.rounds(10), "\(shown)") }
    if RandomRun.isComplete { #expect(shown.unrouted > 0, "\(shown)") }
  }
}
