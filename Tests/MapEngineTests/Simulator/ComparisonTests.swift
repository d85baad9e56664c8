import Foundation
import LinkResolving
import MapEngine
import SpecText
import TestSupport
import Testing

/// Comparisons of the simulator with the generated code of the same spec.
///
/// Commands of several simulators must not run at the same time, so these tests run one after the other.
@Suite("The simulator", .serialized)
struct ComparisonTests {
  @Test("The simulator and the generated code give the same results for random commands")
  func randomCommands() throws {
    let rounds = RandomRun.rounds(400)
    var counts = CommandCounts()
    for (number, spec) in DescribedSpec.all.enumerated() {
      let (published, urls) = try spec.published()
      var simulator = try #require(Simulator(published))
      var runner = spec.runner(ScreenRules(published))
      var generator = CommandGenerator(published, urls: urls, seed: RandomRun.seed + UInt64(number))
      var commands: [String] = []
      var result = ""
      // One spec has every construct of the language.
      for _ in 0..<(spec.path.contains("Everything") ? 7 * rounds : rounds) {
        let command = generator.next(after: result)
        commands.append(command)
        result = simulator.perform(command)
        counts.add(command, result)
        let expected = runner.perform(command)
        guard result != expected else { continue }
        Issue.record(
          """
          \(spec.path), after \(commands.count) commands:
          \(commands.suffix(12).map { $0.debugDescription }.joined(separator: "\n"))
          simulator: \(result)
          generated: \(expected)
          """)
        return
      }
    }
    print("Simulated commands:\n  " + counts.lines.joined(separator: "\n  "))
    if RandomRun.isFull { #expect(counts.rare(RandomRun.rounds(6)) == []) }
  }

  @Test(
    "Random commands reveal each planted difference between the simulator and the generated code",
    arguments: Change.allCases)
  func plantedDifferences(_ change: Change) throws {
    let spec = try DescribedSpec.named("Everything")
    let (published, urls) = try spec.published()
    var changed = published
    change.apply(&changed)
    var simulator = try #require(Simulator(changed))
    var runner = spec.runner(ScreenRules(published))
    var generator = CommandGenerator(published, urls: urls, seed: 1)
    var result = ""
    for _ in 0..<6_000 {
      let command = generator.next(after: result)
      result = simulator.perform(command)
      if result != runner.perform(command) { return }
    }
    Issue.record("6,000 commands don't reveal the change")
  }

  /// A change of a spec that the comparison must find.
  enum Change: CaseIterable {
    case initial, retap, minimum, reordering, resetSelects, resolving, condition, fallback, visibility, screen, cases,
      order, requirement, cover, place, gesture

    func apply(_ spec: inout PublishedSpec) {
      switch self {
      case .initial: spec.tabBar.initial = 2
      case .retap: spec.tabBar.retapPops.toggle()
      case .minimum: spec.tabBar.customization?.minimum += 1
      case .reordering: spec.tabBar.customization?.allowsReordering.toggle()
      case .resetSelects: spec.tabBar.customization?.resetSelects = nil
      case .resolving: spec.dropsConcurrentLinks.toggle()
      case .condition: spec.tabs[1].condition = nil
      case .fallback: spec.tabs[3].fallback = 2
      case .visibility: spec.tabs[0].visibility = .byDefault
      case .screen:
        for index in spec.conditions.indices { spec.conditions[index].screen = nil }
      case .cases:
        for index in spec.types.indices {
          if case .cases(let cases) = spec.types[index].texts {
            spec.types[index].texts = .cases(Array(cases.dropLast()))
          }
        }
      case .order: spec.tabs.swapAt(1, 2)
      case .requirement: replace("requires=member", "requires=openNow", &spec)
      case .cover: replace("over=voucher", "over=buy", &spec)
      case .place: replace("in=tour,find", "in=tour", &spec)
      case .gesture:
        let lines = String(decoding: spec.caseTables?[.sheet] ?? [], as: UTF8.self).split(separator: "\n")
        // The attributes follow four other fields.
        let persistent = lines.map { line in
          line + String(repeating: "\t", count: max(1, 4 - line.count { $0 == "\t" })) + "isPersistent"
        }
        spec.caseTables?[.sheet] = Array(persistent.joined(separator: "\n").utf8)
      }
    }

    private func replace(_ text: String, _ other: String, _ spec: inout PublishedSpec) {
      for kind in PublishedSpec.CaseTables.Kind.allCases {
        let table = String(decoding: spec.caseTables?[kind] ?? [], as: UTF8.self)
        spec.caseTables?[kind] = Array(table.replacingOccurrences(of: text, with: other).utf8)
      }
    }
  }

  @Test(
    "The simulator writes random commands and hashes of their results for Tests/Map/commands.py",
    .enabled(if: ProcessInfo.processInfo.environment["WAYMARK_TRANSCRIPT"] != nil))
  func transcript() throws {
    let environment = ProcessInfo.processInfo.environment
    let file = try #require(environment["WAYMARK_TRANSCRIPT"])
    let count = Int(environment["WAYMARK_COMMANDS"] ?? "") ?? 100_000
    let specs = DescribedSpec.all + [.nested, .notes]
    var counts = CommandCounts()
    var lines: [String] = []
    for (number, spec) in specs.enumerated() {
      let (published, urls) = try spec.published()
      var simulator = try #require(Simulator(published))
      var generator = CommandGenerator(published, urls: urls, seed: 28 + RandomRun.seed + UInt64(number))
      var result = ""
      lines.append("spec \(spec.path)")
      // One spec has every construct of the language.
      for _ in 0..<count / (specs.count + 3) * (spec.path.contains("Everything") ? 4 : 1) {
        let command = generator.next(after: result)
        result = simulator.perform(command)
        counts.add(command, result)
        lines.append("\(Self.hash(result)) \(try JSONDocument.text(of: command, isPretty: false))")
      }
    }
    try lines.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
    print("Commands of the transcript:\n  " + counts.lines.joined(separator: "\n  "))
    #expect(counts.rare(count / 1_000) == [])
  }

  /// Returns the 32-bit FNV-1a hash of a text.
  private static func hash(_ text: String) -> UInt32 {
    text.utf8.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }
}
