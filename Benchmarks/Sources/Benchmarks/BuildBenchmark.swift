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
    if !effort.isQuick { try show(RoutesSpec(routes: 157), in: folder.appendingPathComponent("157"), effort) }
    let spec = RoutesSpec(routes: effort.isQuick ? 100 : 1_000)
    let plugin = try show(spec, in: folder.appendingPathComponent("App"), effort, withCleanBuilds: !effort.isQuick)

    var table = Table("Other durations with \(Text.count(spec.routes)) routes", columns: ["", "time", "spread"])
    if !effort.isQuick {
      FileHandle.standardError.write(Data("build: clean, from source\n".utf8))
      let source = try BuiltPackage(folder.appendingPathComponent("Source"), spec, from: .source)
      table.add("clean build, Waymark from source", Text.time(nanoseconds: try source.build() * 1e9), "–")
    }
    let tool = figure(try (0..<effort.rounds).compactMap { _ in try plugin.generate() })
    if !tool.nanoseconds.isEmpty {
      table.add("the tool alone", Text.time(nanoseconds: tool.median), Text.percent(tool.spread))
    }
    table.show()
  }

  /// Builds both packages after each edit, and prints the durations.
  ///
  /// - Returns: The package that uses the plugin.
  @discardableResult
  private static func show(
    _ spec: RoutesSpec, in folder: URL, _ effort: Effort, withCleanBuilds: Bool = false
  ) throws -> BuiltPackage {
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
    /// Returns a step that replaces a text of the root file or of a feature with a text that is different in each round.
    func replacing(
      _ name: String, _ old: String, in file: (path: String, yaml: String), _ new: @escaping (Int) -> String
    ) -> Step {
      precondition(file.yaml.contains(old), "the spec has no text \(old)")
      return Step(name: name, rounds: rounds) { round in
        try writeBoth(file.yaml.replacingOccurrences(of: old, with: new(round)), as: file.path)
      }
    }
    // A build takes seconds.
    let rounds = min(effort.rounds, 5)
    var steps = [
      Step(name: "no-op", rounds: rounds) { _ in },
      Step(name: "spec touched", rounds: rounds) { _ in try writeBoth(root.yaml, as: root.path) },
    ]
    if !effort.isQuick {
      steps += [
        replacing("comment edited", "# A spec that a benchmark made.", in: root) { "# Round \($0)." },
        replacing("comment line added", "# A spec that a benchmark made.\n", in: root) { round in
          String(repeating: "# Another line.\n", count: round + 1)
        },
        replacing("title edited", "title: Detail 0\n", in: feature) { "title: Round \($0)\n" },
        replacing("identifier edited", "title: Tab 0,", in: root) { "title: Tab 0, accessibilityID: tab.round\($0)," },
        replacing("route edited", "/section0/detail0", in: feature) { "/section0/round\($0)" },
      ]
    }
    if withCleanBuilds {
      steps += [
        Step(name: "clean", rounds: rounds) { _ in for package in [plugin, sources] { try package.clean() } },
        Step(name: "clean, `-c release`", rounds: 2, configuration: "release") { _ in
          for package in [plugin, sources] { try package.clean() }
        },
      ]
    }

    var table = Table(
      "Building \(Text.count(spec.routes)) routes with `swift build`",
      columns: ["", "with the plugin", "", "generated Swift checked in", "", "with / without", "compiled files"])
    for step in steps {
      FileHandle.standardError.write(Data("build: \(step.name)\n".utf8))
      var seconds: (with: [Double], without: [Double]) = ([], [])
      var compiled: [String] = []
      for round in 0..<step.rounds {
        // The compiler's driver compares times in whole seconds.
        Thread.sleep(forTimeInterval: 1.1)
        try step.edit(round)
        let start = Date()
        seconds.with.append(try plugin.build(step.configuration))
        compiled = plugin.compiledFiles(since: start)
        // Without the plugin, a developer copies the generated files by hand.
        try sources.checkIn(try plugin.generated())
        seconds.without.append(try sources.build(step.configuration))
      }
      let (with, without) = (figure(seconds.with), figure(seconds.without))
      table.add(
        step.name, Text.time(nanoseconds: with.median), Text.percent(with.spread),
        Text.time(nanoseconds: without.median), Text.percent(without.spread), Text.ratio(with.ratio(to: without)),
        compiled.isEmpty ? "none" : compiled.count > 3 ? "\(compiled.count)" : compiled.joined(separator: ", "))
    }
    table.show()
    return plugin
  }

  private static func figure(_ seconds: [Double]) -> Figure { Figure("", nanoseconds: seconds.map { $0 * 1e9 }) }
}
