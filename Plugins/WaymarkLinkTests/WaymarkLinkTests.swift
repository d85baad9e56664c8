import PackagePlugin

/// A build tool that generates tests of `examples` and `rejects` for a test target.
///
/// The test target must depend on exactly one target with a spec.
@main
struct WaymarkLinkTests: BuildToolPlugin {
  private static let outputs = ["LinkTests.waymark.swift"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard target.sourceModule != nil else { return [] }
    let tested = target.dependencies.flatMap(\.targets).compactMap(\.sourceModule).filter {
      !$0.sourceFiles.specs.isEmpty
    }
    guard let module = tested.first else {
      // This is a warning, because an error would prevent a build of the tool before the first spec exists.
      Diagnostics.warning(
        "\(target.name) depends on no target with a spec; add the one whose links it tests to its dependencies")
      return []
    }
    guard tested.count == 1 else {
      throw SetupError(
        "\(target.name) depends on several targets with specs, \(tested.map(\.name).joined(separator: ", ")); "
          + "give each a test target of its own")
    }
    return [
      Generation(tool: try context.tool(named: "waymark"), workFolder: context.pluginWorkDirectoryURL).command(
        "Generating the tests of the links of \(module.name)", of: module.directoryURL,
        inputs: module.sourceFiles.specs + module.dependencySpecs, outputs: Self.outputs,
        options: ["--tests", module.moduleName, "--brief"])
    ]
  }
}

extension TargetDependency {
  fileprivate var targets: [any Target] {
    switch self {
    case .target(let target): [target]
    case .product(let product): product.targets
    @unknown default: []
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension WaymarkLinkTests: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let specs = XcodeSpecs(context.xcodeProject)
      let tested = try specs.testedTarget(for: target)
      return [
        Generation(tool: try context.tool(named: "waymark"), workFolder: context.pluginWorkDirectoryURL).command(
          "Generating the tests of the links of \(tested.displayName)",
          of: try specs.folder(of: tested),
          inputs: specs.specs(of: tested), outputs: Self.outputs,
          options: ["--tests", tested.moduleName, "--brief"])
      ]
    }
  }
#endif
