import Foundation
import Measuring

/// `swift build` of a package that has its navigation from the plugin, against the same package with the generated Swift among its
/// sources.
enum BuildBenchmark {
  private struct Step {
    let name: String
    let rounds: Int
    /// What is done to both packages before they are built, another edit in each round.
    let edit: (_ round: Int) throws -> Void
  }

  static func run(_ effort: Effort) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("waymark-build-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let spec = RoutesSpec(routes: effort.isQuick ? 100 : 1_000)
    let plugin = try BuiltPackage(folder.appendingPathComponent("Plugin"), spec)
    // The first build makes the tool; the second settles SwiftPM's plan.
    for _ in 0..<2 { _ = try plugin.build() }
    let sources = try BuiltPackage(
      folder.appendingPathComponent("Sources"), spec, generated: try plugin.generated())
    for _ in 0..<2 { _ = try sources.build() }

    let (root, feature) = (spec.files[0], spec.files[1])
    func writeBoth(_ text: String, as path: String) throws {
      for package in [plugin, sources] { try package.writeToTarget(text, as: path) }
    }
    // A build takes seconds, and a clean one makes the tool again.
    let rounds = min(effort.rounds, 5)
    var steps = [
      Step(name: "no-op", rounds: rounds) { _ in },
      Step(name: "spec touched", rounds: rounds) { _ in try writeBoth(root.yaml, as: root.path) },
    ]
    if !effort.isQuick {
      steps += [
        Step(name: "comment edited", rounds: rounds) { round in
          // In place, as the generated code says in which line of the spec each thing stands.
          try writeBoth("# Round \(round)." + root.yaml.drop { $0 != "\n" }, as: root.path)
        },
        Step(name: "route edited", rounds: rounds) { round in
          let edited = feature.yaml.replacingOccurrences(of: "/section0/detail0", with: "/section0/round\(round)")
          try writeBoth(edited, as: feature.path)
        },
        Step(name: "clean", rounds: 2) { _ in for package in [plugin, sources] { try package.clean() } },
      ]
    }

    var table = Table(
      "Building \(Text.count(spec.routes)) routes with `swift build`",
      columns: ["", "with the plugin", "", "generated Swift checked in", "", "with / without"])
    for step in steps {
      FileHandle.standardError.write(Data("build: \(step.name)\n".utf8))
      var seconds: (with: [Double], without: [Double]) = ([], [])
      for round in 0..<step.rounds {
        // The compiler's driver reads times in whole seconds.
        Thread.sleep(forTimeInterval: 1.1)
        try step.edit(round)
        seconds.with.append(try plugin.build())
        // What somebody without the plugin does by hand.
        try sources.checkIn(try plugin.generated())
        seconds.without.append(try sources.build())
      }
      let (with, without) = (figure(seconds.with), figure(seconds.without))
      table.add(
        step.name, Text.time(nanoseconds: with.median), Text.percent(with.spread),
        Text.time(nanoseconds: without.median), Text.percent(without.spread), Text.ratio(with.ratio(to: without)))
    }
    let tool = figure(try (0..<effort.rounds).compactMap { _ in try plugin.generate() })
    if !tool.nanoseconds.isEmpty {
      table.add("the tool alone", Text.time(nanoseconds: tool.median), Text.percent(tool.spread), "–", "–", "–")
    }
    table.show()
  }

  private static func figure(_ seconds: [Double]) -> Figure { Figure("", nanoseconds: seconds.map { $0 * 1e9 }) }
}
