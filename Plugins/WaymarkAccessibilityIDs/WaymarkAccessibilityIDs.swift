import PackagePlugin

/// A build tool that generates only the accessibility identifiers, for a UI-test target, which can't import the app.
///
/// The spec is in the target's folder, or a `*.nav.yaml` file there refers to the spec with a single `include`. A
/// referenced spec is in another folder, so the specs of all targets are inputs.
@main
struct WaymarkAccessibilityIDs: BuildToolPlugin {
  static let outputs = ["AccessibilityID.waymark.swift"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    return [
      Generation(tool: try context.tool(named: "waymark"), workFolder: context.pluginWorkDirectoryURL).command(
        "Generating the accessibility identifiers for \(module.name)", of: module.directoryURL,
        inputs: context.package.specs + context.package.featureSpecs, outputs: Self.outputs,
        options: ["--accessibility-ids", "--brief"])
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension WaymarkAccessibilityIDs: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let specs = XcodeSpecs(context.xcodeProject)
      return [
        Generation(tool: try context.tool(named: "waymark"), workFolder: context.pluginWorkDirectoryURL).command(
          "Generating the accessibility identifiers for \(target.displayName)",
          of: try specs.folder(of: target),
          inputs: specs.all, outputs: Self.outputs, options: ["--accessibility-ids", "--brief"])
      ]
    }
  }
#endif
