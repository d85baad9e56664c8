import Foundation
import Measuring

/// A benchmark of whole processes of the tool, from launch to exit, compared with processes that do nothing.
enum StartBenchmark {
  private struct Command {
    let name: String
    let words: [String]
  }

  static func run(_ effort: Effort) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("start-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = try Tool.path
    let spec = RoutesSpec(routes: effort.isQuick ? 100 : 1_000)
    let root = try spec.write(to: folder)
    let routes = Text.count(spec.routes)
    let commands = [
      Command(name: "/bin/true", words: ["true"]),
      Command(name: "an empty Swift program", words: [try emptyProgram(in: folder)]),
      Command(name: "waymark --version", words: [tool, "--version"]),
      Command(name: "waymark lint, \(routes) routes", words: [tool, "lint", root]),
      Command(
        name: "waymark resolve, \(routes) routes", words: [tool, "resolve", root, spec.url(route: 42, value: 7)]),
    ]
    try show(commands, effort.isQuick ? effort.rounds : rounds)
  }

  private static func show(_ commands: [Command], _ rounds: Int) throws {
    var walls = commands.map { Figure($0.name) }
    var processors = walls
    var peaks = commands.map { _ in 0 }
    // The first round reads the files from the disk and isn't counted.
    for round in 0...rounds {
      for (index, command) in commands.enumerated() {
        let child = try Child.run(command.words)
        guard child.status == 0 else { throw Tool.Problem.failed(command.name, output: child.output) }
        guard round > 0 else { continue }
        walls[index].append(nanoseconds: child.seconds * 1e9)
        processors[index].append(nanoseconds: child.processorSeconds * 1e9)
        peaks[index] = max(peaks[index], child.peakBytes)
      }
    }
    var table = Table(
      "whole processes", columns: ["command", "wall", "spread", "× an empty program", "processor", "peak memory"])
    for (index, wall) in walls.enumerated() {
      table.add(
        wall.name, Text.time(nanoseconds: wall.median), Text.percent(wall.spread), Text.ratio(wall.ratio(to: walls[1])),
        Text.time(nanoseconds: processors[index].median), Text.bytes(Double(peaks[index])))
    }
    #if DEBUG
      print("The tool is a debug build.")
    #endif
    table.show()
  }

  /// Compiles a program that only starts Swift's run time, linked like the tool, and returns its path.
  private static func emptyProgram(in folder: URL) throws -> String {
    let source = folder.appendingPathComponent("main.swift")
    try Data("print()\n".utf8).write(to: source)
    let program = folder.appendingPathComponent("empty").path
    #if os(Linux)
      let linking = ["-static-stdlib"]
    #else
      let linking: [String] = []
    #endif
    let child = try Child.run(["swiftc", "-O", source.path, "-o", program] + linking)
    guard child.status == 0 else { throw Tool.Problem.failed("swiftc", output: child.output) }
    return program
  }

  private static let rounds = 25
}
