import Foundation
import PackagePlugin

/// A build command that runs `waymark generate`.
struct Generation {
  let tool: PluginContext.Tool
  /// The plugin's folder for generated files.
  let workFolder: URL

  /// Returns the command that generates files from the spec in a folder.
  func command(
    _ displayName: String, of folder: URL, inputs: [URL], outputs: [String], options: [String] = []
  ) -> Command {
    let output = workFolder.appending(path: "Generated", directoryHint: .isDirectory)
    return .buildCommand(
      displayName: displayName,
      executable: tool.url,
      arguments: ["generate", folder.argument, "--output", output.argument] + options,
      inputFiles: inputs,
      outputFiles: outputs.map { output.appending(path: $0) }
    )
  }
}
