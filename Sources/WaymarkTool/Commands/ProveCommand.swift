import LinkResolving
import MapEngine
import SpecText
import WaymarkCompiler

extension Command {
  static let prove = Command(
    name: "prove", operands: "[SPEC]", summary: "open every place and link of a spec in a debug build",
    discussion: """
      SPEC is the root file of a spec, or a folder that contains a root file. The
      default is the current folder. The command launches the app for each place and
      link: alone, after another tab, over a sheet or cover, and while no condition
      holds. It compares the place that the app reports with the place that the spec
      promises. The command fails if an app shows another place.

      With `--only`, the command opens only the places and links that contain the
      text. With `--changed-since REVISION`, it opens only those whose screens or
      links changed since a Git revision. With `--screenshots DIR`, it saves an image
      of each place in a simulator, which `waymark map --screenshots DIR` shows.
      """,
    options: [
      Option(
        "--on", choices: AppLaunch.Destination.allCases.map(\.rawValue), "where the app runs (default: simulator)"),
      Option("--device", value: "NAME", "the simulator or device (default: the simulator that is running)"),
      Option("--app", value: "ID", "the bundle identifier (default: the one in the spec)"),
      Option("--process", value: "COMMAND", "run this command line instead of an app"),
      Option("--only", value: "TEXT", isRepeatable: true, "open only places and links that contain the text"),
      Option("--changed-since", value: "REVISION", "open only what changed since a commit, branch, or tag"),
      Option("--timeout", value: "SECONDS", "the longest time of each launch (default: 15)"),
      Option("--screenshots", value: "DIR", "the folder for an image of each place"),
      Option("--format", choices: ProofReport.Format.allCases.map(\.rawValue), "the output format (default: text)"),
    ],
    run: prove
  )

  private static func prove(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let argument = try arguments.spec(of: "prove")
    let files = try SpecFiles(argument)
    let compilation = console.showingProgress("compiling \(files.rootPath)") { files.compile(.linkTable) }
    console.show(compilation.diagnostics.errors, of: compilation.files)
    guard !compilation.diagnostics.hasErrors, let inventory = compilation.inventory(),
      let simulator = Simulator(inventory.spec)
    else { return .findings }
    let kind = try AppLaunch.Kind(arguments, inventory.spec)
    var wanted = WantedPlaces(only: arguments.all("--only"))
    if let revision = arguments["--changed-since"] {
      try wanted.limit(to: compilation, since: revision, of: argument, console)
    }
    let urls = inventory.links.compactMap { $0.example.url }
    let plan = ProofPlan(inventory.spec, simulator, urls: urls) { wanted.contains($0) }
    guard !plan.launches.isEmpty else {
      console.writeError("no place and no link to open\n")
      return wanted.isEverything || arguments.has("--changed-since") ? .clean : .failure
    }
    let screenshots = try arguments["--screenshots"].map { try SimulatorScreenshots($0, of: kind) }
    let interruption = try Interruption()
    defer { interruption.end() }
    let start = ContinuousClock.now
    var times = try ArrivalWatch.Times(arguments)
    times.stay = .milliseconds(200)
    let proof = try Proof(plan, console, interruption: interruption.descriptor, times: times, screenshots: screenshots)
    {
      AppLaunch(kind: kind, targets: $0.targets, conditions: $0.conditions, resets: true, isReported: true)
    }
    let report = ProofReport(
      proof: proof, path: files.rootPath, unreachable: inventory.spec.screensWithoutPlace,
      duration: ContinuousClock.now - start)
    console.write(report.text(arguments["--format"].flatMap(ProofReport.Format.init) ?? .text))
    return proof.failures.isEmpty ? .clean : .findings
  }
}

/// The choice of places and links with the options `--only` and `--changed-since`.
private struct WantedPlaces {
  private let texts: [String]
  /// The names of changed screens, and changed patterns; `nil` for all.
  private var changed: (names: Set<String>, former: Set<String>)?

  init(only texts: [String]) { self.texts = texts }

  var isEverything: Bool { texts.isEmpty && changed == nil }

  mutating func limit(
    to compilation: Compilation, since revision: String, of spec: String, _ console: Console
  ) throws {
    guard let old = try Revision(revision, of: spec).spec() else { return }
    let former = console.showingProgress("compiling \(old.shownPath)") { old.compile(.linkTable) }
    guard let comparison = SpecComparison(old: former, new: compilation), let inventory = former.inventory() else {
      throw CommandError("\(old.shownPath) has errors, so it cannot be compared; omit `--changed-since`")
    }
    let places = inventory.spec.samplePlaces.map { $0.text } + inventory.links.compactMap { $0.example.url }
    changed = (Set(comparison.changes.map { $0.subject }), Set(places))
  }

  func contains(_ target: String) -> Bool {
    guard texts.isEmpty || texts.contains(where: target.contains) else { return false }
    guard let changed else { return true }
    guard changed.former.contains(target) else { return true }
    let words = target.split { "/;:?&=".contains($0) }.map(String.init)
    return words.contains(where: changed.names.contains)
  }
}
