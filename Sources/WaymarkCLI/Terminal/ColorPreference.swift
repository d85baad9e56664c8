/// The user's preference for colored output, from environment variables.
enum ColorPreference {
  /// The default preference, with colors only on a terminal.
  case automatic
  case always
  case never

  /// `NO_COLOR` has the highest priority. `FORCE_COLOR` and `CLICOLOR_FORCE` have priority over `CLICOLOR` and `TERM`.
  /// See <https://no-color.org>, <https://force-color.org>, and <https://bixense.com/clicolors/>.
  init(environment: [String: String]) {
    func isOn(_ name: String) -> Bool { !["", "0", "false"].contains(environment[name, default: ""].lowercased()) }
    if environment["NO_COLOR", default: ""] != "" {
      self = .never
    } else if isOn("FORCE_COLOR") || isOn("CLICOLOR_FORCE") {
      self = .always
    } else if environment["TERM"] == "dumb" || environment["CLICOLOR"] == "0" || environment["FORCE_COLOR"] == "0" {
      self = .never
    } else {
      self = .automatic
    }
  }

  func allows(isTerminal: Bool) -> Bool {
    switch self {
    case .automatic: isTerminal
    case .always: true
    case .never: false
    }
  }
}
