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

/// The result of compiling a spec: its files, the diagnostics, and, without errors, the code.
package struct Compilation {
  /// The files, to which spans refer by index: the root, included files, string tables, and platform files.
  package let files: [SourceFile]
  /// The diagnostics, sorted by source location.
  package let diagnostics: [Diagnostic]
  /// A Boolean value that indicates whether all rules ran. Most rules do not run after errors that affect the meaning.
  package let isJudged: Bool
  /// The resolved spec; `nil` if there are errors.
  package let model: NavigationModel?
  /// The resolvable links as sets of URLs; `nil` if no links can be resolved.
  package let links: LinkSpace?
  /// The encoded link table; empty if there are errors.
  package let linkTable: [UInt8]
  /// The generated files; empty if there are errors or the goal is the link table.
  package let outputs: [Output]

  /// The last stage of a compilation.
  package enum Goal: Sendable {
    /// The encoded link table, which some rules require.
    case linkTable
    case outputs(OutputSet)
  }
}

/// The files of one entry of `include:`, or the reason why there are none.
package typealias Inclusion = Result<[SourceFile], InclusionError>

/// A file that a spec names; `nil` if the file does not exist, or an error if the file must not be read.
package typealias NamedFile = Result<SourceFile?, InclusionError>

/// Functions for entries of `include:`.
package enum Inclusions {
  /// Returns whether an entry, or a component of its path, can match several files.
  package static func isGlob(_ pattern: String) -> Bool { pattern.contains { "*?[".contains($0) } }
}

/// An error that prevents an entry of `include:` from being resolved to files.
package struct InclusionError: Error {
  package let message: String
  package let help: String?

  package init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}

/// The compiler from the text of a spec to Swift. The compiler is pure, and callers read and write files.
package enum Compiler {
  /// The maximum size of a spec file in bytes. Callers need not read larger files.
  package static let largestFile = YAMLLoader.largestFile

  /// Returns whether a file is the root of a spec.
  package static func isRoot(_ source: SourceFile) -> Bool {
    // The key is at the start of a line in nearly every root.
    source.hasLine(startingWith: "waymark:")
      || YAMLLoader.load(source, index: 0).tree.map(SpecDecoder.isRoot) ?? false
  }

  /// Returns the path of the spec that a root file refers to, if the root only includes that spec.
  ///
  /// Targets without their own spec, such as UI tests, use such a root to refer to the spec of the app.
  ///
  /// - Parameter source: The root file.
  /// - Returns: The path relative to the folder of the root file, or `nil`.
  package static func specNamed(by source: SourceFile) -> String? {
    SpecLoader.specNamed(by: source)?.path
  }

  /// Compiles a spec.
  ///
  /// - Parameters:
  ///   - root: The root file.
  ///   - goal: The last stage to perform.
  ///   - unused: A function that returns the paths of files that look like parts of the spec, except for files with
  ///     given identities. The function is called only if all included files were read.
  ///   - rules: The rules to run.
  ///   - mostFindings: The maximum number of findings for one rule. Further findings are only counted.
  ///   - read: A function that returns the file at a path relative to the root's folder, or `nil` to skip string tables
  ///     and platform files. A build passes `nil`, because changes to these files do not start a new build, so its
  ///     findings could become outdated.
  ///   - include: A function that returns the files of an entry of `include:`. Files of a glob are sorted.
  /// - Returns: The compilation.
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
      // Suppressed findings do not count toward the limit of shown findings.
      var run = RuleRun(rules.filter(lint.isOn), about: RuleSubject(space), limit: mostFindings + lint.silenceCount)
      diagnostics += lint.judged(run.next())
      // Errors from rules do not prevent further checks, unless these errors affect the meaning of the spec.
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

  /// Reads the string tables and platform files that rules require.
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
        help: "the limits are 256 MiB for the table, and 127 parameters, conditions and query items for each link")
    case .tooManyTypes:
      Diagnostic(
        .specTooLarge, "comparing the types of captures in this spec takes too long", at: model.app.span,
        help: "use fewer types with long expressions or wide ranges")
    }
  }
}
