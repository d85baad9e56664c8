#if DEBUG
  /// Requests of a developer, a test, or a tool to an app at its launch, with arguments or with environment variables:
  ///
  /// | argument | variable | effect |
  /// |---|---|---|
  /// | `-waymark-open PLACE\|URL` | `WAYMARK_OPEN` | opens a place or a link when views are on the screen |
  /// | `-waymark-set NAME,NAME` | `WAYMARK_SET` | makes these conditions true and all others false, whatever the app sets |
  /// | `-waymark-reset` | `WAYMARK_RESET=1` | restores nothing |
  /// | `-waymark-report` | `WAYMARK_REPORT=1` | writes a line of JSON for each event |
  ///
  /// An argument has precedence over a variable. Spaces separate several places and links, which the navigator opens one
  /// after the other. Only debug builds of an app contain the code.
  package struct LaunchOptions: Equatable, Sendable {
    package var targets: [String] = []
    package var conditions: [String]?
    package var resets = false
    package var reports = false

    package init() {}

    package init(arguments: [String], environment: [String: String]) {
      func value(_ name: String) -> String? {
        guard let index = arguments.firstIndex(of: "-waymark-\(name)") else {
          return environment["WAYMARK_\(name.uppercased())"]
        }
        return index + 1 < arguments.count ? arguments[index + 1] : ""
      }
      func isOn(_ name: String) -> Bool {
        arguments.contains("-waymark-\(name)") || environment["WAYMARK_\(name.uppercased())"] == "1"
      }
      targets = value("open")?.split(separator: " ").map { String($0) } ?? []
      conditions = value("set").map { $0.split(separator: ",").map { String($0) } }
      resets = isOn("reset")
      reports = isOn("report")
    }
  }
#endif
