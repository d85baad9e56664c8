import WaymarkAnalysis
import WaymarkDiagnostics
import WaymarkEmit
import WaymarkModel
import WaymarkRules
import WaymarkSpec
import WaymarkYAML

extension Compiler {
  /// Returns a Boolean value that indicates whether a file is the file of a feature with its own module.
  ///
  /// The target of the module contains no root file. The tool generates the enums of the feature from the file alone.
  package static func isModule(_ source: SourceFile) -> Bool {
    // Nearly every root file has this key at the start of a line, so most root files are not parsed.
    !source.hasLine(startingWith: "waymark:")
      && YAMLLoader.load(source, index: 0).tree.map(SpecDecoder.isModule) ?? false
  }

  /// Compiles the file of a feature with its own module.
  ///
  /// Rules check the file only as a part of the app's spec, because most rules need links and tabs.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - goal: The last stage to perform.
  /// - Returns: The compilation. The link table is always empty.
  package static func compileModule(_ source: SourceFile, goal: Compilation.Goal) -> Compilation {
    let (spec, problems) = SpecLoader.loadModule(source)
    var diagnostics = problems
    var model: NavigationModel?
    if let spec {
      let resolved = ModuleAnalyzer.analyze(spec)
      model = resolved.model
      var lint = Lint(spec)
      diagnostics = lint.judged(spec.explainingSlips(in: problems + resolved.diagnostics)) + lint.findings
    }
    if diagnostics.hasErrors { model = nil }
    var outputs: [Output] = []
    if case .outputs(let set) = goal, let model { outputs = EmitterRegistry.outputs(set, of: model, linkTable: []) }
    return Compilation(
      files: [source], diagnostics: diagnostics.sortedByPlace(), isJudged: true, spec: spec, model: model,
      links: nil, linkTable: [], outputs: outputs)
  }
}
