import PackagePlugin

/// Generates the Swift of the spec in a target's folder before the target is compiled.
///
/// Every `*.nav.yaml` in the folder is an input, so that a change to any of them, and one that comes or goes, runs the tool
/// again. The outputs are the same two whatever the spec says. All else, messages too, is the tool's.
@main
struct WaymarkGenerate: BuildToolPlugin {
  static let outputs = ["AccessibilityID.waymark.swift", "Navigation.waymark.swift"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    return [
      Generation(tool: try context.tool(named: "waymark"), workFolder: context.pluginWorkDirectoryURL).command(
        "Generating the navigation of \(module.name)", of: module.directoryURL, inputs: module.sourceFiles.specs,
        outputs: Self.outputs)
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension WaymarkGenerate: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      [
        Generation(tool: try context.tool(named: "waymark"), workFolder: context.pluginWorkDirectoryURL).command(
          "Generating the navigation of \(target.displayName)", of: try target.specFolder,
          inputs: target.inputFiles.specs, outputs: Self.outputs)
      ]
    }
  }
#endif
