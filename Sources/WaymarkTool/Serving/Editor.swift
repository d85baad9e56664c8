import SpecText

struct Editor {
  let name: String
  let program: String
  private let options: [String]

  /// The reason is a sentence.
  struct UnusableError: Error {
    let reason: String
  }

  init(_ command: String, environment: [String: String]) throws(UnusableError) {
    let shown = PrintableText.of(command)
    // No shell interprets the command, so text for a shell would have another meaning.
    guard !command.contains(where: { "'\"\\$`|;&<>(){}*?~#".contains($0) || $0.isNewline }) else {
      throw UnusableError(reason: "`\(shown)` contains characters that only a shell understands.")
    }
    let words = command.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else {
      throw UnusableError(reason: "the name is empty; specify an editor such as `code`.")
    }
    name = FileSystem.name(of: first)
    guard !Self.terminalEditors.contains(name) else {
      throw UnusableError(
        reason: "`\(PrintableText.of(name))` needs a terminal, which a page does not have; use an editor with windows.")
    }
    let path = first.hasPrefix("/") ? first : Subprocess.path(of: first, environment: environment)
    guard let path, FileSystem.isProgram(path) else {
      let shown = PrintableText.of(first)
      throw UnusableError(
        reason: first.hasPrefix("/")
          ? "`\(shown)` is not a program; check the path, which must not contain spaces."
          : "`\(shown)` is not in PATH; install the command, or specify its absolute path.")
    }
    program = path
    // The server doesn't wait until the user closes the file.
    options = words.dropFirst().filter { $0 != "-w" && $0 != "--wait" }
  }

  /// The option `--editor`, the variable `VISUAL` or `EDITOR`, or else Xcode.
  static func preferred(
    option: String?, environment: [String: String]
  ) throws(CommandError) -> Result<Editor, UnusableError> {
    if let option {
      do throws(UnusableError) {
        return .success(try Editor(option, environment: environment))
      } catch {
        throw CommandError("`--editor` cannot be used: \(error.reason.dropLast())")
      }
    }
    var failure: UnusableError?
    for variable in ["VISUAL", "EDITOR"] {
      guard let command = environment[variable], !command.isEmpty else { continue }
      do throws(UnusableError) {
        return .success(try Editor(command, environment: environment))
      } catch {
        failure = failure ?? UnusableError(reason: "\(variable): \(error.reason)")
      }
    }
    // On Linux, `xed` is another editor.
    if Subprocess.path(of: "xcrun", environment: environment) != nil,
      let xcode = try? Editor("xed", environment: environment)
    {
      return .success(xcode)
    }
    return .failure(failure ?? UnusableError(reason: "No editor is set: use `--editor`, or set EDITOR."))
  }

  private static let terminalEditors: Set = [
    "ed", "emacs", "helix", "hx", "joe", "kak", "micro", "nano", "ne", "nvim", "pico", "vi", "view", "vim",
  ]

  func arguments(path: String, line: Int, column: Int) -> [String] {
    let position: [String] =
      switch name {
      case "code", "code-insiders", "codium", "vscodium", "cursor", "windsurf": ["--goto", "\(path):\(line):\(column)"]
      case "zed", "zeditor", "subl", "sublime_text": ["\(path):\(line):\(column)"]
      case "xed": ["--line", "\(line)", path]
      case "mate": ["--line", "\(line):\(column)", path]
      case "bbedit", "gvim", "mvim": ["+\(line)", path]
      case "gedit": ["+\(line):\(column)", path]
      case "emacsclient": ["--no-wait", "+\(line):\(column)", path]
      case "appcode", "clion", "fleet", "goland", "idea", "kate", "pycharm", "webstorm":
        ["--line", "\(line)", "--column", "\(column)", path]
      default: [path]
      }
    return options + position
  }
}

final class Launcher {
  private let environment: [String: String]
  private var running: [(name: String, program: Subprocess.Background)] = []
  /// An editor can run until the user closes the file.
  private static let mostPrograms = 32

  init(environment: [String: String]) { self.environment = environment }

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

  /// One message for each program that has failed since the last call.
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
