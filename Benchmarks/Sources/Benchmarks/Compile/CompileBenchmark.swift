import Foundation
import Measuring
import SpecText
import WaymarkCompiler

/// A benchmark of compiling generated code, compared with the same enums in other forms.
enum CompileBenchmark {
  static func run(_ effort: Effort) throws {
    let compiler = try SwiftCompiler(
      modules: ["WaymarkLinks", "WaymarkNavigation"].map { sources.appending(path: $0) })
    defer { compiler.remove() }
    var generated: [SwiftCompiler.Mode: [Generated]] = [:]
    for routes in effort.sizes([100, 400, 1_000, 10_000], quickUpTo: 100) {
      let subjects = try subjects(routes, isFlat: false, compiler)
      for mode in SwiftCompiler.Mode.allCases {
        let (figures, peaks) = try show(
          mode, "\(Text.count(routes)) routes in features of 100", subjects, routes, effort, compiler)
        generated[mode, default: []].append(
          Generated(routes: routes, figure: figures[navigation], peakBytes: peaks[navigation]))
      }
      try showSlowest(routes, subjects[navigation].files, compiler)
    }
    for routes in effort.sizes([100, 500], quickUpTo: 0) {
      let subjects = try subjects(routes, isFlat: true, compiler)
      for mode in SwiftCompiler.Mode.allCases {
        _ = try show(mode, "\(Text.count(routes)) routes in one enum", subjects, routes, effort, compiler)
      }
    }
    showGrowth(generated)
    try MistakesBenchmark.run(effort, compiler)
  }

  /// The source files of one subject.
  private struct Sources {
    let name: String
    let files: [String]
  }

  /// The time of compiling the navigation of a number of routes.
  private struct Generated {
    let routes: Int
    let figure: Figure
    let peakBytes: Int
  }

  /// The folder of Waymark's modules.
  static let sources = Repository.root.appending(path: "Sources")

  // The positions of two subjects in the list of `subjects`.
  private static let synthesized = 2
  private static let navigation = 3

  private static func subjects(_ routes: Int, isFlat: Bool, _ compiler: SwiftCompiler) throws -> [Sources] {
    let folder = "\(routes)\(isFlat ? "-flat" : "")"
    func enums(_ name: String, _ conformance: RouteEnums.Conformance) throws -> Sources {
      let source = RouteEnums(routes: routes, isFlat: isFlat, conformance: conformance).source
      return Sources(name: name, files: try compiler.write([("\(conformance).swift", source)], into: folder))
    }
    let outputs = try outputs(routes, isFlat: isFlat)
    let files = try compiler.write(outputs, into: folder)
    // Without the other file, the navigation has empty strings as its accessibility IDs.
    let alone = outputs.filter { $0.name.hasPrefix("Navigation.") }.map { output in
      (name: output.name, text: output.text.replacing(/\bAccessibilityID(\.[\w`]+)+/, with: "\"\""))
    }
    var subjects = [
      Sources(name: "an empty file", files: try compiler.write([("empty.swift", "")], into: folder)),
      try enums("bare enums", .none),
      try enums("with synthesized Hashable", .synthesized),
      Sources(name: "generated: the navigation", files: try compiler.write(alone, into: folder + "-navigation")),
      Sources(name: "generated: the accessibility IDs", files: files.filter { $0.contains("AccessibilityID.") }),
      Sources(name: "generated: both in one module", files: files),
    ]
    if routes <= 1_000 {
      subjects.append(try enums("with Hashable and URLs by hand", .written))
    } else {
      say("without the enums with Hashable and URLs by hand, which take minutes from here on")
    }
    return subjects
  }

  /// Returns the generated code as public Swift, so that the optimizer removes nothing.
  static func outputs(_ routes: Int, isFlat: Bool) throws -> [(name: String, text: String)] {
    let files = RoutesSpec(routes: routes).files.map { file in
      // Without the name of the feature, its routes are cases of the outer enum.
      let yaml = file.yaml.split(separator: "\n", omittingEmptySubsequences: false)
      let lines = isFlat ? yaml.filter { !$0.hasPrefix("feature: ") } : yaml
      return (path: file.path, text: lines.joined(separator: "\n"))
    }
    let root = files[0].text.replacing("app: Example\n", with: "app: Example\nswift: { access: public }\n")
    let parts = files.dropFirst().map { SourceFile(path: $0.path, bytes: Array($0.text.utf8)) }
    let compilation = Compiler.compile(SourceFile(path: files[0].path, bytes: Array(root.utf8))) { _ in
      .success(parts)
    }
    guard compilation.model != nil else {
      throw SwiftCompiler.Failure(description: "the spec is not sound: \(compilation.diagnostics.prefix(3))")
    }
    return compilation.outputs.map { ($0.fileName, String(decoding: $0.bytes, as: UTF8.self)) }
  }

  private static func show(
    _ mode: SwiftCompiler.Mode, _ title: String, _ subjects: [Sources], _ routes: Int, _ effort: Effort,
    _ compiler: SwiftCompiler
  ) throws -> (figures: [Figure], peaks: [Int]) {
    // Subjects that take a minute get fewer rounds.
    let rounds = effort.isQuick ? 1 : routes <= 100 ? effort.rounds : routes <= 1_000 ? 3 : 2
    var times = subjects.map { _ in [Double]() }
    var peaks = subjects.map { _ in 0 }
    for round in 1...rounds {
      say("\(mode.rawValue), \(title), round \(round) of \(rounds)")
      for (index, subject) in subjects.enumerated() {
        let child = try compiler.run(mode, subject.files)
        times[index].append(child.seconds * 1_000_000_000)
        peaks[index] = max(peaks[index], child.peakBytes)
      }
    }
    let figures = zip(subjects, times).map { Figure($0.name, nanoseconds: $1) }
    var table = Table(
      "\(mode.rawValue), \(title)", columns: ["", "time", "spread", "ratio to synthesized", "peak memory"])
    for (figure, peak) in zip(figures, peaks) {
      table.add(
        figure.name, Text.time(nanoseconds: figure.median), Text.percent(figure.spread),
        Text.ratio(figure.ratio(to: figures[synthesized])), Text.bytes(Double(peak)))
    }
    table.show()
    return (figures, peaks)
  }

  /// Prints the slowest function bodies and expressions of the generated code to type-check.
  private static func showSlowest(_ routes: Int, _ files: [String], _ compiler: SwiftCompiler) throws {
    let bodies = try compiler.run(.typecheck, files, adding: ["-Xfrontend", "-debug-time-function-bodies"])
    // From Swift 6.2 on, `-debug-time-expression-type-checking` prints nothing, so warnings report expressions over a
    // millisecond.
    let expressions = try compiler.run(
      .typecheck, files, adding: ["-Xfrontend", "-warn-long-expression-type-checking=1"])
    let body = bodies.output.split(separator: "\n").compactMap { Double($0.prefix { $0 != "m" }) }.max() ?? 0
    let expression = expressions.output.matches(of: /expression took (\d+)ms/).compactMap { Double($0.output.1) }.max()
    var table = Table("slowest to type-check, \(Text.count(routes)) routes", columns: ["", "time"])
    table.add("function body", Text.time(nanoseconds: body * 1_000_000))
    table.add("expression", expression.map { Text.time(nanoseconds: $0 * 1_000_000) } ?? "below 1 ms")
    table.show()
  }

  /// Prints progress to standard error, because standard output contains only the tables.
  static func say(_ progress: String) {
    FileHandle.standardError.write(Data("compile: \(progress)\n".utf8))
  }

  private static func showGrowth(_ generated: [SwiftCompiler.Mode: [Generated]]) {
    let modes = SwiftCompiler.Mode.allCases
    var table = Table(
      "the navigation, against 1,000 routes",
      columns: ["routes"] + modes.flatMap { [$0.rawValue, "peak memory"] })
    let sizes = generated[.debug, default: []].map(\.routes)
    for (index, routes) in sizes.enumerated() where sizes.contains(1_000) {
      table.add(
        [Text.count(routes)]
          + modes.flatMap { mode in
            let all = generated[mode, default: []]
            let base = all.first { $0.routes == 1_000 }?.figure.median ?? 1
            return [Text.ratio(all[index].figure.median / base), Text.bytes(Double(all[index].peakBytes))]
          })
    }
    if sizes.contains(1_000) { table.show() }
  }
}
