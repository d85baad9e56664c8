import LinkLogic
import Measuring
import SpecModel
import SpecText
import WaymarkLinks
import WaymarkOutput
import WaymarkRules

/// The compiler phases of one spec, each timed in every round.
struct PipelinePhases {
  private let spec: PipelineSpec
  /// The figures of libyaml's events and of the phases, in order.
  private(set) var figures: [Figure] = []
  private var next = 0

  init(_ spec: PipelineSpec) {
    self.spec = spec
  }

  mutating func runOnce() {
    next = 0
    let (spec, files) = (spec, spec.files)
    _ = time("libyaml's events") { spec.events() }
    let trees = time("YAML tree") { files.indices.map { YAMLLoader.load(files[$0], index: $0).tree! } }
    let decoded = time("decoding") {
      let root = SpecDecoder.decode(RootSyntax.self, trees[0], from: files[0]).construct!
      let fragments = files.indices.dropFirst().map {
        SpecDecoder.decode(IncludedFileSyntax.self, trees[$0], from: files[$0]).construct!
      }
      return Spec(root: root, fragments: fragments, isIncomplete: false, files: files, trees: trees)
    }
    let model = time("model") { Analyzer.analyze(decoded).model! }
    let space = time("link space") { LinkSpace(model) }
    let table = time("link table") { try! LinkTableEncoder.encode(space) }
    _ = time("emit") { EmitterRegistry.outputs(.navigation, of: model, linkTable: table) }
    _ = time("rules") {
      table.withUnsafeBufferPointer { table in
        var run = RuleRun(RuleRegistry.rules, about: RuleSubject(space, linkTable: LinkTable(table)))
        return run.next().count
      }
    }
  }

  private mutating func time<Result>(_ name: String, _ body: () -> Result) -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    let result = body()
    let time = (clock.now - start) / .nanoseconds(1)
    if next == figures.count { figures.append(Figure(name)) }
    figures[next].append(nanoseconds: time)
    next += 1
    return result
  }
}
