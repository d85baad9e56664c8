import LinkAlgebra
import LinkTableEncoding
import WaymarkAnalysis
import WaymarkDiagnostics
import WaymarkEmit
import WaymarkLinks
import WaymarkModel
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
    rules: [Rule] = RuleRegistry.rules, mostFindings: Int = DiagnosticCollector.usualLimit,
    read: ((String) -> NamedFile)? = nil, include: (String) -> Inclusion
  ) -> Compilation {
    var loader = SpecLoader()
    guard let spec = loader.load(root, include: include) else {
      return Compilation(
        files: loader.files, diagnostics: loader.diagnostics.sortedByPlace(), isJudged: false, model: nil, links: nil,
        linkTable: [], outputs: [])
    }
    let resolved = Analyzer.analyze(spec)
    let space = resolved.model.map { LinkSpace($0) }
    var files = loader.files
    var lint = Lint(spec)
    var diagnostics = lint.judged(loader.diagnostics + resolved.diagnostics + loader.findings(aboutUnused: unused))
    var linkTable: [UInt8] = []
    var isJudged = false
    if let space {
      // Silenced findings do not count toward the limit of those that are shown.
      var run = RuleRun(rules.filter(lint.isOn), about: RuleSubject(space), limit: mostFindings + lint.silenceCount)
      diagnostics += lint.judged(run.next())
      // An error that judges, at whatever level, keeps nobody from looking further.
      if !diagnostics.contains(where: \.guardsMeaning) {
        do throws(LinkTableEncoder.EncodingError) {
          linkTable = try LinkTableEncoder.encode(space)
          diagnostics += linkTable.withUnsafeBufferPointer { table in
            run.subject.linkTable = LinkTable(table)
            var found: [Diagnostic] = []
            if let read { found = Self.readAppFiles(of: space.model, into: &run.subject, &files, read) }
            return lint.judged(found + run.next())
          }
          diagnostics += lint.uselessSilences(readsFiles: read != nil)
          isJudged = true
        } catch {
          diagnostics.append(finding(error, space.model))
        }
      }
    }
    diagnostics += lint.findings
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

  /// Reads string tables and files for the platform, for the rules that require them.
  private static func readAppFiles(
    of model: NavigationModel, into subject: inout RuleSubject, _ files: inout [SourceFile],
    _ read: @escaping (String) -> NamedFile
  ) -> [Diagnostic] {
    let strings = StringsLoader.load(model, behind: files.count, read)
    files += strings.files
    let platform = PlatformFilesLoader.load(model, behind: files.count, read)
    files += platform.files
    subject.strings = strings.tables
    subject.platformFiles = platform.platformFiles
    return strings.diagnostics + platform.diagnostics
  }

  private static func outputs(_ goal: Compilation.Goal, _ model: NavigationModel?, _ linkTable: [UInt8]) -> [Output] {
    guard case .outputs(let set) = goal, let model else { return [] }
    return EmitterRegistry.outputs(set, of: model, linkTable: linkTable)
  }

  private static func finding(_ error: LinkTableEncoder.EncodingError, _ model: NavigationModel) -> Diagnostic {
    switch error {
    case .tooLarge:
      Diagnostic(
        .specTooLarge, "the links of this spec do not fit into a link table", at: model.app.span,
        help: "a table has up to 256 MiB, and a link up to 127 parameters, conditions and items of its query")
    case .tooManyTypes:
      Diagnostic(
        .specTooLarge, "which captures of this spec are inside which takes too long to find out", at: model.app.span,
        help: "let fewer of them have a type with a long expression or a wide range")
    }
  }
}
