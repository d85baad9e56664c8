import SpecText

/// The program that starts an app with the arguments of a launch.
struct AppLaunch {
  enum Destination: String, CaseIterable {
    case simulator, device, mac
  }

  enum Kind {
    /// A command line that the shell runs, with the launch in its environment.
    case process(String)
    /// The bundle identifier of the app, and the name or identifier of the device.
    case app(String, on: Destination, device: String?)
  }

  let kind: Kind
  var targets: [String]
  var conditions: [String]?
  var resets = false
  /// The app writes its report to standard output, which the program passes on.
  var isReported = false

  /// The name of the program to find in `PATH`, or its path, and its arguments.
  var command: (program: String, arguments: [String]) {
    switch kind {
    case .process(let command): return ("/bin/sh", ["-c", command])
    case .app(let id, .simulator, let device):
      // `simctl help launch`
      return (
        "xcrun",
        ["simctl", "launch", "--terminate-running-process"] + (isReported ? ["--console"] : [])
          + [device ?? "booted", id] + arguments
      )
    case .app(let id, .device, let device):
      // `devicectl help device process launch`. Options after `--` belong to the app.
      return (
        "xcrun",
        ["devicectl", "device", "process", "launch", "--terminate-existing"] + (isReported ? ["--console"] : [])
          + ["--device", device ?? "", id, "--"] + arguments
      )
    case .app(let id, .mac, _):
      guard isReported else { return ("open", ["-n", "-b", id, "--args"] + arguments) }
      // `open` writes the output of the app only to a file.
      let script = """
        file=$(mktemp) || exit; trap 'rm -f "$file"' EXIT; open -n -b "$0" --stdout "$file" --args "$@" && tail -n +1 -f "$file"
        """
      return ("/bin/sh", ["-c", script, id] + arguments)
    }
  }

  private var arguments: [String] {
    var arguments = ["-waymark-open", targets.joined(separator: " ")]
    if let conditions { arguments += ["-waymark-set", conditions.joined(separator: ",")] }
    if resets { arguments.append("-waymark-reset") }
    if isReported { arguments.append("-waymark-report") }
    return arguments
  }

  /// For the program, in addition to the environment of the tool.
  var environment: [String: String] {
    guard case .process = kind else { return [:] }
    var environment = ["WAYMARK_OPEN": targets.joined(separator: " ")]
    if let conditions { environment["WAYMARK_SET"] = conditions.joined(separator: ",") }
    if resets { environment["WAYMARK_RESET"] = "1" }
    if isReported { environment["WAYMARK_REPORT"] = "1" }
    return environment
  }

  /// A line for a shell.
  var text: String {
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\(Self.quoted($0.value))" }
    if case .process(let command) = kind { return (variables + [command]).joined(separator: " ") }
    let (program, arguments) = command
    return ([program] + arguments.map(Self.quoted)).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let plain = word.utf8.allSatisfy { byte in
      (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || "-_./:=,%+@".utf8.contains(byte)
    }
    return plain && !word.isEmpty ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
  }
}
