import Foundation
import Measuring

/// A benchmark of the errors that the Swift compiler reports for mistakes in the views of screens.
///
/// The benchmark fails if the compiler reports an error in another line than the line with the mistake.
enum MistakesBenchmark {
  static func run(_ effort: Effort, _ compiler: SwiftCompiler) throws {
    let flags = try compileViews(compiler)
    for routes in [10, 100] {
      let folder = "\(routes)-mistakes"
      let generated = try compiler.write(CompileBenchmark.outputs(routes, isFlat: true), into: folder)
      var table = Table(
        "mistakes in the views of \(Text.count(routes)) screens",
        columns: ["", "time to type-check", "spread", "error"])
      for mistake in Mistake.allCases {
        let screens = ScreensFile(routes: routes, mistake: mistake)
        let file = try compiler.write([("\(mistake).swift", screens.source)], into: folder)
        var times: [Double] = []
        for round in 1...effort.rounds {
          CompileBenchmark.say("\(mistake.rawValue), \(routes) screens, round \(round) of \(effort.rounds)")
          let child = try compiler.typecheck(generated + file, adding: flags)
          try screens.check(child.output)
          times.append(child.seconds * 1_000_000_000)
        }
        let figure = Figure(mistake.rawValue, nanoseconds: times)
        table.add(
          figure.name, Text.time(nanoseconds: figure.median), Text.percent(figure.spread), mistake.error ?? "none")
      }
      table.show()
    }
  }

  /// Compiles the run time for views, and returns the compiler flags for files that import it.
  private static func compileViews(_ compiler: SwiftCompiler) throws -> [String] {
    #if canImport(SwiftUI)
      let flags: [String] = []
    #else
      // Apple's Foundation has some APIs that Linux lacks. The flags import the missing APIs into every file.
      let flags = ["-I", try frameworks(), "-Xfrontend", "-import-module", "-Xfrontend", "_FoundationExtras"]
    #endif
    try compiler.emitInterface(
      of: "WaymarkUI", in: CompileBenchmark.sources.appending(path: "WaymarkUI"), adding: flags)
    return flags
  }

  /// Compiles the handwritten interfaces of Apple's frameworks, and returns the folder of the modules.
  private static func frameworks() throws -> String {
    let scripts = CompileBenchmark.sources.deletingLastPathComponent().appending(path: "Tests/Apple")
    let command = ". ./compiler.sh && use_platform linux && ./interfaces.sh linux >&2 && echo \"$modules\""
    let child = try Child.run(["bash", "-c", command], in: scripts)
    guard child.status == 0, let folder = child.output.split(separator: "\n").last else {
      throw SwiftCompiler.Failure(description: "interfaces.sh failed:\n\(child.output.prefix(2_000))")
    }
    return String(folder)
  }
}

/// A mistake in the views of screens.
enum Mistake: String, CaseIterable {
  case none = "no mistake"
  case misspeltCase = "a misspelt case"
  case missingCase = "a missing case"
  case missingFunction = "a missing function"

  /// The end of the error that the compiler reports.
  var error: String? {
    switch self {
    case .none: nil
    case .misspeltCase: "has no member 'misspelt'"
    case .missingCase: "switch must be exhaustive"
    case .missingFunction: "does not conform to protocol 'ScreenViews'"
    }
  }
}

/// A Swift file with a view for each route of a ``RoutesSpec``.
private struct ScreensFile {
  let source: String
  private let mistake: Mistake
  /// The number of the line with the mistake.
  private let line: Int

  init(routes: Int, mistake: Mistake) {
    var lines = [
      "import SwiftUI", "import WaymarkNavigation", "import WaymarkUI",
      // Modifiers after the view of the navigator must not make an error harder to find.
      "struct RootView: View {", "  @State private var navigator = Navigator<ExampleNavigation>()",
      "  @State private var isActive = false", "  var body: some View {",
      "    NavigatorView(navigator, screens: ExampleScreens())", "      .environment(\\.locale, Locale.current)",
      "      .onChange(of: navigator.selection) { isActive = true }", "      .onAppear { isActive = true }",
      "      .accessibilityIdentifier(isActive ? \"active\" : \"inactive\")", "  }", "}",
      "struct ExampleScreens: ScreenViews {",
    ]
    var line = mistake == .missingFunction ? lines.count : 0
    lines += [
      "  typealias Spec = ExampleNavigation",
      "  func tab(_ tab: Spec.Tab) -> some View { Text(verbatim: tab.name) }",
    ]
    if mistake != .missingFunction {
      lines += ["  func route(_ route: Spec.Route) -> some View {", "    switch route {"]
      if mistake == .missingCase { line = lines.count }
      for route in 0..<routes {
        var name = "section\(route / 10)Detail\(route % 10)"
        if route == routes / 2 {
          if mistake == .missingCase { continue }
          if mistake == .misspeltCase { (name, line) = ("misspelt", lines.count + 1) }
        }
        lines.append("    case .\(name): Text(\"Detail \(route)\").padding()")
      }
      lines += ["    }", "  }"]
    }
    lines.append("}")
    source = lines.joined(separator: "\n") + "\n"
    self.mistake = mistake
    self.line = line
  }

  /// Checks that the output of the compiler contains the expected error, and no other errors.
  func check(_ output: String) throws {
    let errors = output.split(separator: "\n").filter { $0.contains(": error: ") }
    let isExpected: (Substring) -> Bool = { error in
      error.contains("\(mistake).swift:\(line):") && error.contains(mistake.error ?? "")
    }
    guard mistake == .none ? errors.isEmpty : !errors.isEmpty && errors.allSatisfy(isExpected) else {
      throw SwiftCompiler.Failure(
        description: "\(mistake.rawValue), line \(line): unexpected errors:\n\(output.prefix(2_000))")
    }
  }
}
