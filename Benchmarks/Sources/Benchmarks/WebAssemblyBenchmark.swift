import Foundation
import Measuring

/// A benchmark of matching URLs in WebAssembly, compared with the same matches in machine code.
///
/// Node and Chromium contain different versions of the same engine.
enum WebAssemblyBenchmark {
  private struct Engine {
    let name: String
    /// The command that prints the result.
    let command: [String]
  }

  static func run(_ effort: Effort) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("wasm-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let set = LinkSet.mixed(effort.isQuick ? 100 : 1_000)
    let bytes = set.table()
    let urls = set.urls(.random)
    let native = MatchBenchmark.arguments(of: urls, in: bytes)
    let sum = UInt32(truncatingIfNeeded: native.run(urls.count))
    let engines = try installedEngines(MatcherScript(table: bytes, urls: urls, in: folder), folder)

    var figures = [Figure("machine code")] + engines.map { Figure($0.name) }
    for _ in 0..<effort.rounds {
      figures[0].append(nanoseconds: Measuring.measure([native], effort)[0].median)
      for (index, engine) in engines.enumerated() {
        let result = try MatcherScript.result(of: engine.command)
        precondition(result.sum == sum, "\(engine.name) found other links")
        figures[index + 1].append(nanoseconds: result.nanoseconds)
      }
    }
    var table = Table(
      "Link and arguments of a URL, \(Text.count(set.count)) links, random hits",
      columns: ["run by", "time", "spread", "of machine code"])
    for figure in figures {
      table.add(
        figure.name, Text.time(nanoseconds: figure.median), Text.percent(figure.spread),
        Text.ratio(figure.ratio(to: figures[0])))
    }
    table.show()
  }

  /// Returns the engines on this machine, and prints the names of the others.
  private static func installedEngines(_ script: MatcherScript, _ folder: URL) throws -> [Engine] {
    let chromium = [
      "chromium", "--headless", "--no-sandbox", "--disable-gpu",
      "--user-data-dir=\(folder.appendingPathComponent("profile").path)", "--dump-dom",
    ]
    let engines = [
      Engine(name: "Node", command: ["node", script.path]),
      Engine(name: "Chromium", command: chromium + [script.pagePath]),
    ]
    return engines.filter { engine in
      if (try? Child.run([engine.command[0], "--version"]))?.status == 0 { return true }
      print("SKIPPED: \(engine.name) is not measured, because `\(engine.command[0])` is not installed.")
      return false
    }
  }
}
