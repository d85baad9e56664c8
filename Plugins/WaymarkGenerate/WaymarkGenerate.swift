import Foundation
import PackagePlugin

/// Generates the Swift of the spec in a target's folder before the target is compiled.
///
/// Every `*.nav.yaml` in the folder is an input, so that a change to any of them, and one that comes or goes, runs the tool
/// again. The outputs are the same two whatever the spec says. All else, messages too, is the tool's.
@main
struct WaymarkGenerate: BuildToolPlugin {
  private static let outputs = ["AccessibilityID.waymark.swift", "Navigation.waymark.swift"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "Generated", directoryHint: .isDirectory)
    let inputs = module.sourceFiles.map(\.url).filter { $0.lastPathComponent.hasSuffix(".nav.yaml") }
    return [
      .buildCommand(
        displayName: "Generating the navigation of \(module.name)",
        executable: try context.tool(named: "waymark").url,
        arguments: [
          "generate", module.directoryURL.path(percentEncoded: false), "--output", output.path(percentEncoded: false),
        ],
        inputFiles: inputs.sorted { $0.path < $1.path },
        outputFiles: Self.outputs.map { output.appending(path: $0) }
      )
    ]
  }
}
