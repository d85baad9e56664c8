import LinkLogic
import SpecModel
import SpecText
import WaymarkOutput
import WaymarkRules

/// Does not access the file system: callers read the sources and write the generated files.
package enum Compiler {
  /// Callers can skip larger files.
  package static let largestFile = YAMLLoader.largestFile

  package static func isRoot(_ source: SourceFile) -> Bool {
    // The key is at the start of a line in nearly every root.
    source.hasLine(startingWith: "waymark:") || YAMLLoader.load(source, index: 0).tree.map(SpecDecoder.isRoot) ?? false
  }

  /// A file that is not an included file, such as a root with a misspelled `waymark`, or a file without valid YAML.
  package static func mayBeRoot(_ source: SourceFile) -> Bool {
    YAMLLoader.load(source, index: 0).tree.map { SpecDecoder.fragmentInPlaceOfRoot($0) == nil } ?? true
  }

  /// For example, the root file of a UI test target has no content except an `include` of the app's spec.
  package static func specNamed(by source: SourceFile) -> String? { SpecLoader.specNamed(by: source)?.path }

  package static func files(of root: SourceFile, include: (String) -> Inclusion) -> [SourceFile] {
    var loader = SpecLoader()
    _ = loader.load(root, include: include)
    return loader.files
  }

  /// If an `include` entry contains wildcards, the function `include` sorts the files.
  package static func compile(
    _ root: SourceFile, goal: Compilation.Goal = .outputs(.navigation), options: Compilation.Options = .init(),
    include: (String) -> Inclusion
  ) -> Compilation {
    var loader = SpecLoader()
    guard let spec = loader.load(root, include: include) else {
      return Compilation(
        files: loader.files, diagnostics: loader.diagnostics.sortedByPlace(), isJudged: false, spec: nil, model: nil,
        links: nil, linkTable: [], strings: [], outputs: [])
    }
    let resolved = Analyzer.analyze(spec)
    let links = resolved.model.map { LinkSpace($0) }
    var check = SpecCheck(spec, loader.files, options)
    check.add(
      loader.report(
        unused: options.unused, in: spec.explainingSlips(in: loader.diagnostics + resolved.diagnostics)))
    if let links { check.encodeAndRunRules(links) }
    let diagnostics = check.finish()
    let model = diagnostics.hasErrors ? nil : resolved.model
    return Compilation(
      files: check.files, diagnostics: diagnostics, isJudged: check.isJudged, spec: spec, model: model, links: links,
      linkTable: check.linkTable, strings: check.strings, outputs: outputs(goal, model, check.linkTable))
  }

  private static func outputs(_ goal: Compilation.Goal, _ model: NavigationModel?, _ linkTable: [UInt8]) -> [Output] {
    guard case .outputs(let set) = goal, let model else { return [] }
    return EmitterRegistry.outputs(set, of: model, linkTable: linkTable)
  }
}

extension Compiler {
  /// The target of the module contains no root file. The tool generates the enums of the feature from the file alone.
  package static func isModule(_ source: SourceFile) -> Bool {
    // Nearly every root file has this key at the start of a line, so most root files are not parsed.
    !source.hasLine(startingWith: "waymark:")
      && YAMLLoader.load(source, index: 0).tree.map(SpecDecoder.isModule) ?? false
  }

  /// Rules check the file only as a part of the app's spec, because most rules need links and tabs.
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
    return Compilation(
      files: [source], diagnostics: diagnostics.sortedByPlace(), isJudged: true, spec: spec, model: model,
      links: nil, linkTable: [], strings: [], outputs: outputs(goal, model, []))
  }
}
