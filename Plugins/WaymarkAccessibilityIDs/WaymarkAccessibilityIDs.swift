import PackagePlugin

/// Generates the accessibility identifiers alone, for a target of UI tests, which cannot import the app.
///
/// They come from the spec in the target's folder, or the one that a `*.nav.yaml` there names by `include` and nothing else. As
/// that one is elsewhere, the specs of all targets are inputs.
@main
struct WaymarkAccessibilityIDs: BuildToolPlugin {
  static let outputs = ["AccessibilityID.waymark.swift"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    return [
      Generation(tool: try context.tool(named: "waymark"), workFolder: context.pluginWorkDirectoryURL).command(
        "Generating the accessibility identifiers for \(module.name)", of: module.directoryURL,
        inputs: context.package.specs, outputs: Self.outputs, options: ["--accessibility-ids"])
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension WaymarkAccessibilityIDs: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      [
        Generation(tool: try context.tool(named: "waymark"), workFolder: context.pluginWorkDirectoryURL).command(
          "Generating the accessibility identifiers for \(target.displayName)", of: try target.specFolder,
          inputs: context.xcodeProject.specs, outputs: Self.outputs, options: ["--accessibility-ids"])
      ]
    }
  }
#endif
