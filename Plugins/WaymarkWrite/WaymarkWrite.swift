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
    let modules = try context.package.targets(named: names).compactMap(\.sourceModule)
    for module in modules { try checkPlugins(of: module, context) }
    for module in modules {
      try write(
        module.directoryURL, with: try context.tool(named: "waymark"), in: context.package.directoryURL,
        extractor.remainingArguments)
    }
  }

  /// Throws an error if a build-tool plugin of the target generates the same files.
  private func checkPlugins(of module: any SourceModuleTarget, _ context: PluginContext) throws {
    let plugins = context.package.plugins(
      of: module.name, swift: try context.tool(named: "swift").url, temporaryFolder: context.pluginWorkDirectoryURL)
    guard let plugins else {
      Diagnostics.warning(
        "Package.swift could not be read, so the command does not know the build-tool plugins of \(module.name)")
      return
    }
    guard let plugin = plugins.intersection(["WaymarkGenerate", "WaymarkAccessibilityIDs"]).sorted().first else {
      return
    }
    throw SetupError(
      "nothing was written: the plugin \(plugin) already generates these files for \(module.name) in each build; "
        + "remove the plugin from the target in Package.swift, or stop using waymark-write for the target")
  }

  private func write(_ spec: URL, with tool: PluginContext.Tool, in folder: URL, _ options: [String]) throws {
    let output = spec.appending(path: "Generated", directoryHint: .notDirectory)
    let arguments =
      ["generate", spec.argument(from: folder), "--output", output.argument(from: folder)] + options
    let before = contents(of: output)
    let isRight = try tool.run(arguments, in: folder)
    let shown = output.argument(from: folder)
    switch (isRight, options.contains("--check")) {
    case (true, false): print(contents(of: output) == before ? "\(shown) is up to date" : "wrote \(shown)")
    case (true, true): print("\(shown) matches the spec")
    case (false, false): Diagnostics.error("nothing was written, because the spec has errors")
    case (false, true): Diagnostics.error("\(shown) does not match the spec; run the command without --check")
    }
  }

  /// Returns the contents of the files in a folder, by file name.
  private func contents(of folder: URL) -> [String: Data] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.argument)) ?? []
    return Dictionary(
      uniqueKeysWithValues: names.map { ($0, (try? Data(contentsOf: folder.appending(path: $0))) ?? Data()) })
  }
}

extension SetupError {
  fileprivate static let noTarget = SetupError("name the target: --target NAME")
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
      let specs = XcodeSpecs(context.xcodeProject)
      for target in targets {
        try write(
          try specs.folder(of: target), with: try context.tool(named: "waymark"),
          in: context.xcodeProject.directoryURL,
          extractor.remainingArguments)
      }
    }
  }
#endif
