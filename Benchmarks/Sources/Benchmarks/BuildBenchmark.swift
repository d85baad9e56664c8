import Foundation
import Measuring

/// A benchmark of `swift build` with the plugin of the distribution, compared with the same package that contains the
/// generated Swift as source files.
enum BuildBenchmark {
  private struct Step {
    let name: String
    let rounds: Int
    var configuration = "debug"
    /// The edit of both packages before a build, different in each round.
    let edit: (_ round: Int) throws -> Void
  }

  static func run(_ effort: Effort) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("waymark-build-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let spec = RoutesSpec(routes: effort.isQuick ? 100 : 1_000)
    let plugin = try BuiltPackage(folder.appendingPathComponent("Plugin"), spec, from: .distribution)
    // The second build completes SwiftPM's plan.
    for _ in 0..<2 { _ = try plugin.build() }
    let sources = try BuiltPackage(
      folder.appendingPathComponent("Sources"), spec, from: .distribution, generated: try plugin.generated())
    for _ in 0..<2 { _ = try sources.build() }

    let (root, feature) = (spec.files[0], spec.files[1])
    func writeBoth(_ text: String, as path: String) throws {
      for package in [plugin, sources] { try package.writeToTarget(text, as: path) }
    }
    // A build takes seconds.
    let rounds = min(effort.rounds, 5)
    var steps = [
      Step(name: "no-op", rounds: rounds) { _ in },
      Step(name: "spec touched", rounds: rounds) { _ in try writeBoth(root.yaml, as: root.path) },
    ]
    if !effort.isQuick {
      steps += [
        Step(name: "comment edited", rounds: rounds) { round in
          // The comment replaces a line, because the generated code contains the line numbers of the spec.
          try writeBoth("# Round \(round)." + root.yaml.drop { $0 != "\n" }, as: root.path)
        },
        Step(name: "route edited", rounds: rounds) { round in
          let edited = feature.yaml.replacingOccurrences(of: "/section0/detail0", with: "/section0/round\(round)")
          try writeBoth(edited, as: feature.path)
        },
        Step(name: "clean", rounds: rounds) { _ in for package in [plugin, sources] { try package.clean() } },
        Step(name: "clean, `-c release`", rounds: 2, configuration: "release") { _ in
          for package in [plugin, sources] { try package.clean() }
        },
      ]
    }

    var table = Table(
      "Building \(Text.count(spec.routes)) routes with `swift build`",
      columns: ["", "with the plugin", "", "generated Swift checked in", "", "with / without"])
    for step in steps {
      FileHandle.standardError.write(Data("build: \(step.name)\n".utf8))
      var seconds: (with: [Double], without: [Double]) = ([], [])
      for round in 0..<step.rounds {
        // The compiler's driver compares times in whole seconds.
        Thread.sleep(forTimeInterval: 1.1)
        try step.edit(round)
        seconds.with.append(try plugin.build(step.configuration))
        // Without the plugin, a developer copies the generated files by hand.
        try sources.checkIn(try plugin.generated())
        seconds.without.append(try sources.build(step.configuration))
      }
      let (with, without) = (figure(seconds.with), figure(seconds.without))
      table.add(
        step.name, Text.time(nanoseconds: with.median), Text.percent(with.spread),
        Text.time(nanoseconds: without.median), Text.percent(without.spread), Text.ratio(with.ratio(to: without)))
    }
    if !effort.isQuick {
      FileHandle.standardError.write(Data("build: clean, from source\n".utf8))
      let source = try BuiltPackage(folder.appendingPathComponent("Source"), spec, from: .source)
      table.add("clean, Waymark from source", Text.time(nanoseconds: try source.build() * 1e9), "–", "–", "–", "–")
    }
    let tool = figure(try (0..<effort.rounds).compactMap { _ in try plugin.generate() })
    if !tool.nanoseconds.isEmpty {
      table.add("the tool alone", Text.time(nanoseconds: tool.median), Text.percent(tool.spread), "–", "–", "–")
    }
    table.show()
  }

  private static func figure(_ seconds: [Double]) -> Figure { Figure("", nanoseconds: seconds.map { $0 * 1e9 }) }
}
