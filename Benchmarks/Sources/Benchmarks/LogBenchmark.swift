import CFloors
import Foundation
import Measuring

/// A benchmark of `waymark resolve SPEC -`, which resolves the URLs of a log on standard input.
///
/// The figures exclude the time that the tool takes to start and to compile the spec.
enum LogBenchmark {
  private struct Command {
    let name: String
    /// A shell command, which reads the file at the path in `$0`.
    let text: String
  }

  static func run(_ effort: Effort) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("log-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let spec = RoutesSpec(routes: effort.isQuick ? 100 : 1_000)
    let root = try spec.write(to: folder)
    let log = folder.appendingPathComponent("urls.txt")
    let count = effort.isQuick ? 20_000 : 1_000_000
    let bytes = try write(count, of: spec, to: log)
    let empty = folder.appendingPathComponent("empty.txt")
    try Data().write(to: empty)

    let commands = [
      Command(name: "`waymark resolve`", text: "\(quoted(try Tool.path)) resolve \(quoted(root)) -"),
      Command(name: "`cat`", text: "cat"),
    ]
    var figures = commands.map { Figure($0.name) }
    let rounds = min(effort.rounds, 7)
    for _ in 0..<rounds {
      for (index, command) in commands.enumerated() {
        let whole = try run(command, log)
        let start = try run(command, empty)
        figures[index].append(
          nanoseconds: max(0, whole.processorSeconds - start.processorSeconds) * 1e9 / Double(count))
      }
    }
    let scan = Measuring.measure(
      [Subject("a look at each byte, in C", once: { Int(floor_scan(bytes, bytes.count)) })], effort)[0]
    figures.append(Figure(scan.name, nanoseconds: scan.nanoseconds.map { $0 / Double(count) }))

    var table = Table(
      "A log of \(Text.count(count)) URLs, \(Text.count(spec.routes)) routes, processor time",
      columns: ["command", "a URL", "spread", "URLs a second"])
    for figure in figures {
      table.add(
        figure.name, Text.time(nanoseconds: figure.median), Text.percent(figure.spread),
        Text.count(Int(1e9 / max(figure.median, 0.1))))
    }
    table.show()
  }

  /// Writes a log in which one URL in 50 matches no link, and returns its bytes.
  private static func write(_ count: Int, of spec: RoutesSpec, to log: URL) throws -> [UInt8] {
    var text = ""
    for number in 0..<count {
      // The factor is prime, so the routes take turns in no simple order.
      let route = number &* 7_919 % spec.routes
      text +=
        number.isMultiple(of: 50)
        ? "https://example.com/nowhere/\(number % 1_000)" : spec.url(route: route, value: number)
      text += "\n"
    }
    let bytes = Array(text.utf8)
    try Data(bytes).write(to: log)
    return bytes
  }

  private static func run(_ command: Command, _ input: URL) throws -> Child {
    let child = try Child.run(["sh", "-c", command.text + #" < "$0" > /dev/null"#, input.path])
    guard child.status == 0 else { throw Tool.Problem.failed(command.name, output: child.output) }
    return child
  }

  /// Returns a word for a shell.
  private static func quoted(_ word: String) -> String { "'" + word.replacing("'", with: #"'\''"#) + "'" }
}
