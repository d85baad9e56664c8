#if DEBUG
  import Foundation
  import WaymarkLinks

  #if canImport(os)
    import os
  #endif

  /// The launch of an app with ``LaunchOptions``, for the first navigator that loads its state.
  @MainActor package final class Launch {
    package let options: LaunchOptions
    /// Writes a line of the report. By default, to standard output and to the log.
    package var write: @MainActor (String) -> Void = writeReport
    private let encoder = JSONEncoder()
    /// The events before the first line.
    private var early: [ReportedEvent]? = []
    private var targets: ArraySlice<String>
    private var wasSettled = true

    package init(_ options: LaunchOptions) {
      self.options = options
      targets = options.targets[...]
      encoder.outputFormatting = .withoutEscapingSlashes
    }

    private static var current: Launch? = {
      let process = ProcessInfo.processInfo
      let options = LaunchOptions(arguments: process.arguments, environment: process.environment)
      return options == LaunchOptions() ? nil : Launch(options)
    }()

    /// Only the first caller receives the launch.
    static func take() -> Launch? {
      defer { current = nil }
      return current
    }
  }

  extension Launch {
    /// The conditions of the option, or those of the app.
    func conditions<Spec: NavigationSpec>(
      insteadOf conditions: Set<Spec.Condition>, in spec: Spec.Type
    ) -> Set<Spec.Condition> {
      guard let names = options.conditions else { return conditions }
      return Set(Spec.Condition.allCases.filter { names.contains($0.rawValue) })
    }

    func unknownConditions<Spec: NavigationSpec>(in spec: Spec.Type) -> [String] {
      let known = Set(Spec.Condition.allCases.map { $0.rawValue })
      return options.conditions?.filter { !known.contains($0) } ?? []
    }

    /// Writes the first line, and the lines of earlier events.
    func reportReady<Spec: NavigationSpec>(_ core: NavigatorCore<Spec>) {
      guard let early else { return }
      self.early = nil
      for event in [ReportedEvent("ready")] + early { report(event, core) }
    }

    /// After a command. Also writes a line when the views begin or end to differ from the state.
    func report<Spec: NavigationSpec>(_ events: [NavigationEvent<Spec>], _ core: NavigatorCore<Spec>) {
      for event in events { report(ReportedEvent(event), core) }
      let isSettled = core.isSettled
      if events.isEmpty, isSettled, !wasSettled { report(ReportedEvent("settled"), core) }
      wasSettled = isSettled
    }

    /// The next place or link to open, when the views show the one before it.
    func nextTarget<Spec: NavigationSpec>(after core: NavigatorCore<Spec>) -> String? {
      guard early == nil, targets.count == options.targets.count || core.isSettled else { return nil }
      return targets.popFirst()
    }

    func report<Spec: NavigationSpec>(_ event: ReportedEvent, _ core: NavigatorCore<Spec>) {
      guard options.reports else { return }
      if early != nil {
        early?.append(event)
        return
      }
      let notation = PlaceNotation<Spec>(PlaceTable(Spec._places))
      let windows = core.state.windows.map { notation.path(of: $0).text }
      var members = [
        #""waymark":1"#, member("event", event.name), member("place", notation.path(of: core.state).text),
        member("windows", windows), member("link", event.link), member("source", event.source),
        member("pending", core.pendingNames), member("settled", core.isSettled),
      ]
      if let reason = event.reason { members.append(member("reason", reason)) }
      write("{" + members.joined(separator: ",") + "}")
    }

    private func member(_ key: String, _ value: some Encodable) -> String {
      "\"\(key)\":" + ((try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null")
    }
  }

  extension NavigatorCore {
    /// Views show the state, and nothing waits.
    fileprivate var isSettled: Bool {
      hasViews && pendingNames == nil && presentation.failed == nil && presentation.isSettled(for: state.modals)
    }

    /// The conditions for which a link or a command waits. Empty if a link waits for views, or for the app. `nil` if
    /// nothing waits.
    fileprivate var pendingNames: [String]? {
      if let pendingLink { return missing(pendingLink).map { $0.rawValue } }
      if let pendingCommand { return missing(pendingCommand.requires).map { $0.rawValue } }
      return resolvingLink == nil ? nil : []
    }
  }

  /// One write for each line, so the lines of several threads don't mix.
  @MainActor private func writeReport(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
    #if canImport(os)
      Logger(subsystem: "Waymark", category: "Report").notice("\(line, privacy: .public)")
    #endif
  }
#endif
