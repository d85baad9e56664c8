import LinkResolving
import MapEngine
import SpecText
import WaymarkCompiler
import WaymarkLinks

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Command {
  static let open = Command(
    name: "open", operands: "[SPEC] PLACE|URL", summary: "open a place or link in a debug build of the app",
    discussion: """
      SPEC is the root file of a spec, or a folder that contains a root file. The
      default is the current folder. PLACE is a place path: a tab, and the screens
      over it, such as `market/fruit;name=apple/checkout`. The command checks the
      place or the URL against the spec, and launches the app with it, so no dialog
      appears. A build for release ignores such a launch.

      With `--wait`, the command compares the place that the app reports with the
      place that the spec promises. If the app doesn't arrive, the command shows both
      places and fails.
      """,
    options: [
      Option(
        "--on", choices: AppLaunch.Destination.allCases.map(\.rawValue), "where the app runs (default: simulator)"),
      Option("--device", value: "NAME", "the simulator or device (default: the simulator that is running)"),
      Option("--app", value: "ID", "the bundle identifier (default: the one in the spec)"),
      Option("--process", value: "COMMAND", "run this command line instead of an app"),
      Option("--set", value: "NAMES", "the conditions that hold, separated by commas; all others don't"),
      Option("--wait", "wait until the app shows the place"),
      Option("--timeout", value: "SECONDS", "the longest time to wait (default: 15)"),
      Option("--print", "print the command line instead of running it"),
    ],
    run: open
  )

  private static func open(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    guard let target = arguments.operands.last, arguments.operands.count <= 2 else {
      throw CommandError("`open` requires one place or URL, such as `waymark open market/fruit;name=apple`")
    }
    if arguments.operands.count == 1, FileSystem.exists(target) {
      throw CommandError("`open` requires a place or URL after the spec, such as `waymark open \(target) market`")
    }
    let files = try SpecFiles(arguments.operands.count == 2 ? arguments.operands[0] : ".")
    let compilation = console.showingProgress("compiling \(files.rootPath)") { files.compile(.linkTable) }
    console.show(compilation.diagnostics.errors, of: compilation.files)
    guard let resolver = compilation.resolver, let simulator = Simulator(resolver.spec) else { return .findings }
    let conditions = arguments["--set"].map { $0.split(separator: ",").map(String.init) }
    let expected: LaunchedPlace
    do throws(LaunchProblem) {
      expected = try simulator.launch([target], conditions: conditions)
    } catch {
      console.writeError(LaunchProblemText(error, target, resolver).text)
      return .failure
    }
    var launch = AppLaunch(
      kind: try AppLaunch.Kind(arguments, resolver.spec), targets: [target.canonicalTarget], conditions: conditions)
    launch.isReported = arguments.has("--wait")
    if arguments.has("--print") {
      console.write(PrintableText.of(launch.text) + "\n")
      return .clean
    }
    let interruption = try Interruption()
    defer { interruption.end() }
    var run = AppRun(launch, interruption: interruption.descriptor, times: try ArrivalWatch.Times(arguments))
    guard launch.isReported else {
      let status = try run.status()
      guard status == 0 else { throw CommandError("`\(launch.text)` failed with status \(status)") }
      return .clean
    }
    let result = try console.showingProgress("waiting for \(expected.place)") {
      try run.result(expecting: .place(expected))
    }
    let text = ArrivalText(result, .place(expected), target)
    if result.outcome == .arrived { console.write(text.text) } else { console.writeError(text.text) }
    return result.outcome == .arrived ? .clean : .findings
  }
}

extension AppLaunch.Kind {
  /// The app of the options `--on`, `--device`, `--app`, and `--process`.
  init(_ arguments: Arguments, _ spec: PublishedSpec) throws(CommandError) {
    if let command = arguments["--process"] {
      for option in ["--on", "--app", "--device"] where arguments.has(option) {
        throw CommandError("`--process` and `\(option)` cannot be combined")
      }
      guard !command.allSatisfy(\.isWhitespace) else { throw CommandError("`--process` requires a command line") }
      self = .process(command)
      return
    }
    let destination = arguments["--on"].flatMap(AppLaunch.Destination.init) ?? .simulator
    let device = arguments["--device"]
    if destination == .device, device == nil {
      throw CommandError("`--on device` requires `--device NAME`; `xcrun devicectl list devices` lists the devices")
    }
    if destination == .mac, device != nil { throw CommandError("`--on mac` and `--device` cannot be combined") }
    if let id = arguments["--app"] {
      self = .app(id, on: destination, device: device)
      return
    }
    guard let id = spec.bundleIDs.first, spec.bundleIDs.count == 1 else {
      let ids = spec.bundleIDs.map { "`\($0)`" }.joined(separator: ", ")
      throw CommandError(
        "add `--app ID`, because the spec has "
          + (ids.isEmpty ? "no bundle identifier (the key `apple: appIDs`)" : "several bundle identifiers: \(ids)"))
    }
    self = .app(id, on: destination, device: device)
  }
}

extension String {
  /// A launch separates several places and links by spaces.
  fileprivate var canonicalTarget: String {
    (try? PlacePath(self).text).flatMap { isURL ? nil : $0 } ?? replacing(" ", with: "%20")
  }
}

extension ArrivalWatch.Times {
  /// With the option `--timeout`.
  init(_ arguments: Arguments) throws(CommandError) {
    self.init()
    guard let text = arguments["--timeout"] else { return }
    guard let seconds = Int(text), 1...3_600 ~= seconds else {
      throw CommandError("`--timeout` requires a number of seconds from 1 to 3600, not \(Quoted(text))")
    }
    start = .seconds(seconds)
    arrival = .seconds(seconds)
  }
}
