import Foundation
import PackagePlugin

extension PluginContext.Tool {
  /// Runs the tool in a folder. The tool inherits the output of the plugin.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the tool.
  ///   - folder: The working folder.
  /// - Returns: A Boolean value that indicates whether the tool reported no findings.
  /// - Throws: ``SetupError`` if the tool failed.
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
  /// Returns the path relative to a folder, or the absolute path of a file outside the folder.
  func argument(from folder: URL) -> String {
    let start = folder.argument.hasSuffix("/") ? folder.argument : folder.argument + "/"
    guard argument.hasPrefix(start) else { return argument == folder.argument ? "." : argument }
    let rest = String(argument.dropFirst(start.count))
    return rest.isEmpty ? "." : rest
  }
}
