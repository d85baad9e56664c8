import Foundation
import PackagePlugin

extension Package {
  /// Returns the names of the plugins that a target uses.
  ///
  /// Command plugins have no access to the plugins of a target, so the function asks SwiftPM for a description of the
  /// manifest. The description needs neither a build nor the dependencies.
  ///
  /// - Parameters:
  ///   - target: The name of the target.
  ///   - swift: The path of the `swift` command.
  ///   - folder: A folder for temporary files.
  /// - Returns: The names, or `nil` if SwiftPM cannot describe the manifest.
  func plugins(of target: String, swift: URL, temporaryFolder folder: URL) -> Set<String>? {
    let process = Process()
    let output = Pipe()
    process.executableURL = swift
    process.arguments = [
      "package", "--package-path", directoryURL.argument, "--scratch-path", folder.argument, "--disable-sandbox",
      "dump-package",
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard let manifest = try? JSONDecoder().decode(Manifest.self, from: data) else { return nil }
    return Set(manifest.targets.filter { $0.name == target }.flatMap { $0.pluginUsages ?? [] }.compactMap(\.name))
  }
}

/// The part of the output of `swift package dump-package` that lists the plugins of each target.
private struct Manifest: Decodable {
  struct Target: Decodable {
    let name: String
    let pluginUsages: [Usage]?
  }

  /// A use of a plugin, such as `{"plugin": ["WaymarkGenerate", "waymark"]}`.
  struct Usage: Decodable {
    let plugin: [String?]

    var name: String? { plugin.first ?? nil }
  }

  let targets: [Target]
}
