import Foundation
import PackagePlugin

/// A call of `waymark generate` as a step of a build.
struct Generation {
  let tool: PluginContext.Tool
  /// The plugin's folder for what it makes.
  let workFolder: URL

  /// The command that makes files of the spec in a folder, whatever the spec says.
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
