import SpecText
import WaymarkLinks

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Images of places in a folder that `waymark map --screenshots` reads. Each has the name of the screen.
struct SimulatorScreenshots {
  private let folder: String
  private let device: String
  private let environment: [String: String]

  init(
    _ folder: String, of kind: AppLaunch.Kind, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(CommandError) {
    guard case .app(_, .simulator, let device) = kind else {
      throw CommandError("`--screenshots` requires a simulator: omit `--process`, or use `--on simulator`")
    }
    guard FileSystem.isFolder(folder) else { throw CommandError("there is no folder \(folder); create it first") }
    self.folder = folder
    self.device = device ?? "booted"
    self.environment = environment
  }

  /// Ignores URLs, because each screen has a place of its own.
  func save(_ target: String) throws(CommandError) {
    guard let path = try? PlacePath(target), let screen = path.screens.last else { return }
    let name = screen.name.split(separator: ".").last.map(String.init) ?? screen.name
    guard let program = Subprocess.path(of: "xcrun", environment: environment) else {
      throw CommandError("there is no program `xcrun`; only macOS with Xcode has it")
    }
    let file = FileSystem.appending(to: folder, "\(name).png")
    let arguments = ["simctl", "io", device, "screenshot", "--type=png", file]
    let answer: Subprocess.Answer
    do throws(Subprocess.StartError) {
      answer = try Subprocess.run(program, arguments, environment: environment, mostOutput: 1 << 16)
    } catch {
      throw CommandError("cannot run `\(program)`: \(error.reason)")
    }
    guard answer.status == 0 else {
      throw CommandError("the simulator saved no image of \(target): \(PrintableText.of(answer.errors))")
    }
  }
}
