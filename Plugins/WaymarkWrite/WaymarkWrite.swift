import Foundation
import PackagePlugin

/// The command `swift package waymark-write --target NAME`, which writes generated files into the target's folder
/// `Generated`.
///
/// Use the command for targets that can't use build tools. All other arguments are passed to `waymark generate`.
@main
struct WaymarkWrite: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    guard !names.isEmpty else { throw SetupError.noTarget }
    for module in try context.package.targets(named: names).compactMap(\.sourceModule) {
      try write(
        module.directoryURL, with: try context.tool(named: "waymark"), in: context.package.directoryURL,
        extractor.remainingArguments)
    }
  }

  private func write(_ spec: URL, with tool: PluginContext.Tool, in folder: URL, _ options: [String]) throws {
    let output = spec.appending(path: "Generated", directoryHint: .notDirectory)
    let arguments =
      ["generate", spec.argument(from: folder), "--output", output.argument(from: folder)] + options
    let isRight = try tool.run(arguments, in: folder)
    switch (isRight, options.contains("--check")) {
    case (true, false): print("\(output.argument(from: folder)) is what the spec gives")
    case (true, true): break
    case (false, false): Diagnostics.error("nothing was written, as the spec has errors")
    case (false, true): Diagnostics.error("\(output.argument(from: folder)) is not what the spec gives")
    }
  }
}

extension SetupError {
  fileprivate static let noTarget = SetupError("say for which target: --target NAME")
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension WaymarkWrite: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      let names = extractor.extractOption(named: "target")
      guard !names.isEmpty else { throw SetupError.noTarget }
      let targets = context.xcodeProject.targets.filter { names.contains($0.displayName) }
      guard !targets.isEmpty else { throw SetupError("the project has no target \(names.joined(separator: ", "))") }
      for target in targets {
        try write(
          try target.specFolder, with: try context.tool(named: "waymark"), in: context.xcodeProject.directoryURL,
          extractor.remainingArguments)
      }
    }
  }
#endif
