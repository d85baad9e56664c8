import LinkAlgebra
import LinkTableEncoding
import WaymarkAnalysis
import WaymarkDiagnostics
import WaymarkEmit
import WaymarkModel
import WaymarkNavigation
import WaymarkRules
import WaymarkSpec
import WaymarkYAML

/// What became of a spec: its files, everything that was found, and, without errors, the code.
package struct Compilation {
  /// The root, what it includes, then string tables and files for the platform; spans name files by their place here.
  package let files: [SourceFile]
  /// By place.
  package let diagnostics: [Diagnostic]
  /// Whether every rule was asked; an error that guards meaning keeps most from it, as they would find what comes of that.
  package let isJudged: Bool
  /// The resolved spec; nil where there are errors.
  package let model: NavigationModel?
  /// The links as sets of URLs, as far as they can be resolved; nil where not even that can be said.
  package let links: LinkSpace?
  /// The links in the form that the run time reads; empty where there are errors.
  package let linkTable: [UInt8]
  /// The generated files; empty where there are errors, or nobody asked for them.
  package let outputs: [Output]

  /// How far a spec is to be compiled.
  package enum Goal: Sendable {
    /// To all findings, for which it takes the links in the form that the run time reads.
    case linkTable
    case outputs(OutputSet)
  }
}

/// The files behind one entry of `include:`, or why there are none.
package typealias Inclusion = Result<[SourceFile], InclusionError>

/// A file that a spec names; nil where there is no such file, and a failure where there is one that may not be read.
package typealias NamedFile = Result<SourceFile?, InclusionError>

/// What entries of `include:` can be.
package enum Inclusions {
  /// Whether an entry, or a part of its path, can name several files.
  package static func isGlob(_ pattern: String) -> Bool { pattern.contains { "*?[".contains($0) } }
}

/// Why an entry of `include:` gives no files.
package struct InclusionError: Error {
  package let message: String
  package let help: String?

  package init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}

/// The whole way from the text of a spec to Swift. Pure: whoever calls it reads and writes the files.
package enum Compiler {
  /// The bytes that a spec's file can have; a larger one need not be read.
  package static let largestFile = YAMLLoader.largestFile

  /// Whether a file starts a spec, and is not part of one.
  package static func isRoot(_ source: SourceFile) -> Bool {
    // Nearly every root shows it at the start of a line.
    source.hasLine(startingWith: "waymark:")
      || YAMLLoader.load(source, index: 0).tree.map(SpecDecoder.isRoot) ?? false
  }

  /// The path of the spec that a root stands for, relative to the root's folder, where the root says nothing but to include it.
  ///
  /// So the targets that a spec does not belong to, such as UI tests, name the one that they are about.
  package static func specNamed(by source: SourceFile) -> String? {
    SpecLoader.specNamed(by: source)?.path
  }

  /// Compiles a spec.
  ///
  /// - Parameters:
  ///   - root: The root file.
  ///   - goal: What is wanted of it; what comes after that is not done.
  ///   - unused: Gives the paths of files that look like parts of the spec, but for those of the given identities, which it
  ///     includes. Asked only where everything that it includes could be read.
  ///   - rules: The rules that judge it.
  ///   - mostFindings: How many findings of a rule are told apart; the rest is counted.
  ///   - read: Gives the file of a path from the root's folder; nil where string tables and files for the platform are not to
  ///     be judged. A build does not: it is not run again when one of them changes, so what it said of it would not stay true.
  ///   - include: Gives the files of an entry of `include:`, globs sorted.
  package static func compile(
    _ root: SourceFile, goal: Compilation.Goal = .outputs(.navigation), unused: (Set<String>) -> [String] = { _ in [] },
    rules: [Rule] = RuleRegistry.rules, mostFindings: Int = Findings.usual,
    read: ((String) -> NamedFile)? = nil, include: (String) -> Inclusion
  ) -> Compilation {
    var loader = SpecLoader()
    guard let spec = loader.load(root, include: include) else {
      return Compilation(
        files: loader.files, diagnostics: loader.diagnostics.sortedByPlace(), isJudged: false, model: nil, links: nil,
        linkTable: [], outputs: [])
    }
    let resolved = ModelBuilder.build(spec)
    let space = resolved.model.map { LinkSpace($0) }
    var files = loader.files
    var lint = Lint(spec)
    let rules = rules.filter { lint.isOn($0.name) }
    // What is silenced does not count among those that are shown.
    let mostFindings = mostFindings + lint.silenceCount
    var diagnostics = lint.judged(loader.diagnostics + resolved.diagnostics + loader.findings(aboutUnused: unused))
    if let space { diagnostics += lint.judged(rules.flatMap { $0.findings(in: space, most: mostFindings) }) }
    var linkTable: [UInt8] = []
    var isJudged = false
    // An error that judges, at whatever level, keeps nobody from looking further.
    let isSound = !diagnostics.contains(where: Lint.guardsMeaning)
    diagnostics += lint.findings
    if let space, isSound {
      do throws(LinkTableBuilder.Problem) {
        linkTable = try LinkTableBuilder.build(space)
        diagnostics += linkTable.withUnsafeBufferPointer { table in
          lint.judged(rules.flatMap { $0.findings(in: space, LinkTable(table), most: mostFindings) })
        }
        if let read {
          let strings = StringsLoader.load(space.model, behind: files.count, read)
          files += strings.files
          diagnostics += lint.judged(strings.diagnostics)
          if let tables = strings.tables {
            diagnostics += lint.judged(rules.flatMap { $0.findings(in: space.model, tables, most: mostFindings) })
          }
          let platform = PlatformFilesLoader.load(space.model, behind: files.count, read)
          files += platform.files
          diagnostics += lint.judged(platform.diagnostics)
          if let platformFiles = platform.platformFiles {
            diagnostics += linkTable.withUnsafeBufferPointer { table in
              lint.judged(rules.flatMap { $0.findings(in: space, LinkTable(table), platformFiles, most: mostFindings) })
            }
          }
        }
        diagnostics += lint.uselessSilences(readsFiles: read != nil)
        isJudged = true
      } catch {
        diagnostics.append(finding(error, space.model))
      }
    }
    let model = diagnostics.hasErrors ? nil : resolved.model
    if model == nil { linkTable = [] }
    return Compilation(
      files: files,
      diagnostics: diagnostics.sortedByPlace(),
      isJudged: isJudged,
      model: model,
      links: space,
      linkTable: linkTable,
      outputs: outputs(goal, model, linkTable)
    )
  }

  private static func outputs(_ goal: Compilation.Goal, _ model: NavigationModel?, _ linkTable: [UInt8]) -> [Output] {
    guard case .outputs(let set) = goal, let model else { return [] }
    return EmitterRegistry.outputs(set, of: model, linkTable: linkTable)
  }

  private static func finding(_ problem: LinkTableBuilder.Problem, _ model: NavigationModel) -> Diagnostic {
    switch problem {
    case .tooLarge:
      Diagnostic(
        "spec-too-large", "the links of this spec do not fit into a link table", at: model.app.span,
        help: "a table has up to 256 MiB, and a link up to 127 parameters, conditions and items of its query")
    case .tooManyTypes:
      Diagnostic(
        "spec-too-large", "which captures of this spec are inside which takes too long to find out", at: model.app.span,
        help: "let fewer of them have a type with a long expression or a wide range")
    }
  }
}
