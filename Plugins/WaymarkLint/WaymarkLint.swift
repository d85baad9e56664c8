import Foundation
import PackagePlugin

/// The command `swift package waymark-lint`, which checks the specs of all targets or of the targets named by
/// `--target`.
///
/// All other arguments are passed to `waymark lint`.
@main
struct WaymarkLint: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let folders = targets.compactMap(\.sourceModule).filter(\.hasSpec).map(\.directoryURL)
    try lint(
      folders, with: try context.tool(named: "waymark"), in: context.package.directoryURL, extractor.remainingArguments)
  }

  private func lint(_ specs: [URL], with tool: PluginContext.Tool, in folder: URL, _ options: [String]) throws {
    guard !specs.isEmpty else { throw SetupError("no target here has a file NAME.nav.yaml") }
    let arguments = ["lint"] + options + specs.map { $0.argument(from: folder) }
    if try !tool.run(arguments, in: folder) { Diagnostics.error("the specs have findings") }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension WaymarkLint: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      let names = extractor.extractOption(named: "target")
      let targets = context.xcodeProject.targets.filter { names.isEmpty || names.contains($0.displayName) }
      let specs = XcodeSpecs(context.xcodeProject)
      let folders = try targets.filter { !specs.specs(of: $0).isEmpty }.map(specs.folder)
      try lint(
        folders, with: try context.tool(named: "waymark"), in: context.xcodeProject.directoryURL,
        extractor.remainingArguments)
    }
  }
#endif
