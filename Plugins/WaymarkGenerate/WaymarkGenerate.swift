import PackagePlugin

/// A build tool that generates the Swift code of a target's spec before the target is compiled.
///
/// Every `*.nav.yaml` file in the folder is an input, and also the files of the modules that the target imports. The tool runs again if one of these files is changed, added, or
/// removed. The outputs are the same three files for every spec. The tool, not the plugin, reports all messages about the
/// spec.
@main
struct WaymarkGenerate: BuildToolPlugin {
  static let outputs = ["AccessibilityID.waymark.swift", "Intents.waymark.swift", "Navigation.waymark.swift"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    return [
      Generation(tool: try context.tool(named: "waymark"), workFolder: context.pluginWorkDirectoryURL).command(
        "Generating the navigation of \(module.name)", of: module.directoryURL,
        inputs: module.sourceFiles.specs + target.dependencySpecs, outputs: Self.outputs)
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension WaymarkGenerate: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let specs = XcodeSpecs(context.xcodeProject)
      return [
        Generation(tool: try context.tool(named: "waymark"), workFolder: context.pluginWorkDirectoryURL).command(
          "Generating the navigation of \(target.displayName)", of: try specs.folder(of: target),
          inputs: specs.specs(of: target), outputs: Self.outputs)
      ]
    }
  }
#endif
