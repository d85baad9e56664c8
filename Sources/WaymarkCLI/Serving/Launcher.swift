import WaymarkFiles
import WaymarkServer

/// The programs that a page starts: editors and the simulator's tool.
final class Launcher {
  private let environment: [String: String]
  private var running: [(name: String, program: Subprocess.Background)] = []
  /// An editor can run until the user closes the file.
  private static let mostPrograms = 32

  init(environment: [String: String]) {
    self.environment = environment
  }

  var isIdle: Bool { running.isEmpty }

  func start(_ program: String, _ arguments: [String], name: String) -> HTTPResponse {
    guard running.count < Self.mostPrograms else {
      return HTTPResponse(.tooManyRequests, "\(Self.mostPrograms) programs are running; close some files in the editor")
    }
    do throws(Subprocess.StartError) {
      running.append((name, try Subprocess.start(program, arguments, environment: environment)))
      return HTTPResponse(.noContent, body: [])
    } catch {
      return HTTPResponse(.conflict, "cannot start \(name): \(error.reason)")
    }
  }

  /// Returns a message for each program that has failed since the last call.
  func failures() -> [String] {
    var failures: [String] = []
    running.removeAll { name, program in
      guard let status = program.status() else { return false }
      if status != 0 { failures.append("`\(name)` failed with exit status \(status).") }
      return true
    }
    return failures
  }
}
