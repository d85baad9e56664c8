import Foundation
import NavigationSimulator
import SimulationFormat
import TestSupport
import Testing

/// Comparisons of the simulator with the generated code of the same spec.
///
/// All simulators share one loaded spec, so the tests of this module run one after the other.
@Suite("The simulator", .serialized)
struct ComparisonTests {
  @Test("does what the generated code does, with random commands")
  func randomCommands() throws {
    let rounds = RandomRun.rounds(400)
    var counts = CommandCounts()
    for (number, spec) in DescribedSpec.all.enumerated() {
      let (bytes, urls) = try spec.description()
      let description = try #require(SpecDescription(bytes))
      var simulator = try #require(Simulator(bytes))
      var runner = spec.runner(ScreenRules(description))
      var generator = CommandGenerator(description, urls: urls, seed: RandomRun.seed + UInt64(number))
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
    if RandomRun.isFull { #expect(counts.rare(6) == []) }
  }

  @Test(
    "writes the descriptions for the comparison as WebAssembly",
    .enabled(if: ProcessInfo.processInfo.environment["WAYMARK_SIMULATIONS"] != nil))
  func write() throws {
    let file = try #require(ProcessInfo.processInfo.environment["WAYMARK_SIMULATIONS"])
    var text = "struct Sample { let name: String; let description: StaticString; let urls: [StaticString] }\n"
    text += "let samples: [Sample] = [\n"
    for spec in DescribedSpec.all + [.nested] {
      let (bytes, urls) = try spec.description()
      let hexadecimal = bytes.map { String(format: "%02x", $0) }.joined()
      let literals = urls.map { "#\"\($0)\"#" }.joined(separator: ",\n    ")
      text += "  Sample(name: \"\(spec.path)\", description: \"\(hexadecimal)\", urls: [\n    \(literals)\n  ]),\n"
    }
    try (text + "]\n").write(toFile: file, atomically: true, encoding: .utf8)
  }
}
