import Foundation
import PackagePlugin

extension PluginContext.Tool {
  /// Runs the tool in a folder, with its output where the plugin's is.
  ///
  /// - Returns: Whether it has found nothing wrong.
  /// - Throws: ``SetupError`` where it could not do its work.
  func run(_ arguments: [String], in folder: URL) throws -> Bool {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: return true
    case 1: return false
    default: throw SetupError("waymark \(arguments.joined(separator: " ")): it ended with \(process.terminationStatus)")
    }
  }
}

extension URL {
  /// The path from a folder, as a person there would write it.
  func argument(from folder: URL) -> String {
    let start = folder.argument.hasSuffix("/") ? folder.argument : folder.argument + "/"
    guard argument.hasPrefix(start) else { return argument == folder.argument ? "." : argument }
    let rest = String(argument.dropFirst(start.count))
    return rest.isEmpty ? "." : rest
  }
}
