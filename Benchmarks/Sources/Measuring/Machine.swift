import Foundation

/// The description of the machine of a run.
package enum Machine {
  /// The processor, system, compiler, commit, and day, each on one line.
  package static var description: String {
    let commit = firstLine(["git", "rev-parse", "--short", "HEAD"]) ?? "no commit"
    let isChanged = firstLine(["git", "status", "--porcelain", "--untracked-files=no"]) != nil
    let day = Date.now.formatted(.iso8601.year().month().day())
    return """
      \(processor), \(ProcessInfo.processInfo.activeProcessorCount) cores, \
      \(ProcessInfo.processInfo.operatingSystemVersionString)
      \(compiler)
      commit \(commit)\(isChanged ? " and changes" : ""), \(day)
      """
  }

  /// The version of the Swift compiler and its target.
  package static var compiler: String {
    guard let child = try? Child.run(["swiftc", "--version"]), child.status == 0 else { return "an unknown Swift" }
    return child.output.split(separator: "\n").prefix(2).joined(separator: ", ")
  }

  private static func firstLine(_ command: [String]) -> String? {
    guard let child = try? Child.run(command), child.status == 0 else { return nil }
    return child.output.split(separator: "\n").first.map(String.init)
  }

  private static var processor: String {
    #if canImport(Darwin)
      return firstLine(["sysctl", "-n", "machdep.cpu.brand_string"]) ?? "an unknown processor"
    #else
      let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n") ?? []
      let name = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last
      return name.map { $0.trimmingCharacters(in: .whitespaces) } ?? "an unknown processor"
    #endif
  }
}
