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

/// The result of compiling a spec.
///
/// If the spec has no errors, the result contains the generated code.
package struct Compilation {
  /// The root file, the included files, the string tables, and the platform files of the spec.
  ///
  /// A ``Span`` refers to a file by its index in this array.
  package let files: [SourceFile]
  /// The diagnostics, sorted by source location.
  package let diagnostics: [Diagnostic]
  /// A Boolean value that indicates whether all rules ran.
  ///
  /// If an error affects the meaning of the spec, most rules do not run.
  package let isJudged: Bool
  /// The decoded spec without its invalid parts; `nil` if the root file contains no spec.
  package let spec: Spec?
  /// The resolved spec; `nil` if there are errors.
  package let model: NavigationModel?
  /// The sets of URLs that match the links of the spec; `nil` if the spec could not be resolved.
  package let links: LinkSpace?
  /// The encoded link table. The table is empty if errors prevent the compiler from encoding the links.
  package let linkTable: [UInt8]
  /// The generated files. The array is empty if the spec has errors, or if the caller requested only the link table.
  package let outputs: [Output]

  /// The last stage of a compilation.
  package enum Goal: Sendable {
    /// The encoded link table. Some rules require the table.
    case linkTable
    case outputs(OutputSet)
  }
}

/// The files for one entry of the `include` key, or an error.
package typealias Inclusion = Result<[SourceFile], InclusionError>

/// The result of reading a file. The spec contains the path of the file.
///
/// The value is `nil` if the file does not exist.
package typealias NamedFile = Result<SourceFile?, InclusionError>

/// Functions for entries of `include:`.
package enum Inclusions {
  /// Returns whether a string contains wildcards. The string is an entry of the `include` key, or one component of the
  /// entry's path.
  package static func isGlob(_ pattern: String) -> Bool { pattern.contains { "*?[".contains($0) } }
}

/// An error about an unreadable file, or about an `include` entry that matches no files.
package struct InclusionError: Error {
  package let message: String
  package let help: String?

  package init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  /// The help text for a missing file that a spec refers to.
  package static let missingFileHelp =
    "add the file, or correct the path, which is relative to the folder of the spec"

  /// Returns the error for a missing file that a spec refers to.
  package static func missingFile(_ path: String) -> InclusionError {
    InclusionError("there is no file `\(path)`", help: missingFileHelp)
  }
}

/// The compiler that translates specs to Swift code.
///
/// The compiler does not access the file system. Its callers read the source files and write the generated files.
package enum Compiler {
  /// The maximum size of a spec file in bytes. Callers can skip larger files.
  package static let largestFile = YAMLLoader.largestFile

  /// Returns whether a file is the root file of a spec.
  package static func isRoot(_ source: SourceFile) -> Bool {
    // The key is at the start of a line in nearly every root.
    source.hasLine(startingWith: "waymark:")
      || YAMLLoader.load(source, index: 0).tree.map(SpecDecoder.isRoot) ?? false
  }

  /// Returns the path of the spec that a root file includes, if the root file has no other content.
  ///
  /// For example, the root file of a UI test target has no content except an `include` of the app's spec.
  ///
  /// - Parameter source: The root file.
  /// - Returns: The path relative to the folder of the root file, or `nil` if the root file has other content.
  package static func specNamed(by source: SourceFile) -> String? {
    SpecLoader.specNamed(by: source)?.path
  }

  /// Returns the root file of a spec and the files that it includes.
  ///
  /// - Parameters:
  ///   - root: The root file.
  ///   - include: A function that returns the files for an entry of the `include` key.
  /// - Returns: The files that could be read, without duplicates.
  package static func files(of root: SourceFile, include: (String) -> Inclusion) -> [SourceFile] {
    var loader = SpecLoader()
    _ = loader.load(root, include: include)
    return loader.files
  }

  /// Compiles a spec.
  ///
  /// - Parameters:
  ///   - root: The root file.
  ///   - goal: The last stage to perform.
  ///   - unused: A function that returns the paths of spec files that the spec does not include. The argument is the
  ///     set of identities of all included files. The compiler calls the function only after reading all included
  ///     files.
  ///   - rules: The rules to run.
  ///   - mostFindings: The maximum number of findings for one rule. The compiler only counts further findings.
  ///   - moduleDepth: The number of folders from the folder of a package target to the folder of the spec; `nil` if the
  ///     spec is not in a target of a Swift package.
  ///   - read: A function that returns the file at a path. The path is relative to the folder of the root file. If the
  ///     function is `nil`, the compiler skips string tables and platform files. During a build, the function is `nil`,
  ///     because changes to string tables and platform files do not start a new build.
  ///   - served: The answer of a site to the request for its association file. If the value is not `nil`, the compiler
  ///     compares the links with this file instead of the platform files of the app.
  ///   - include: A function that returns the files for an entry of the `include` key. If the entry contains wildcards,
  ///     the function sorts the files.
  /// - Returns: The compilation.
  package static func compile(
    _ root: SourceFile, goal: Compilation.Goal = .outputs(.navigation), unused: (Set<String>) -> [String] = { _ in [] },
    rules: [Rule] = RuleRegistry.rules, mostFindings: Int = DiagnosticCollector.usualLimit,
    moduleDepth: Int? = nil, read: ((String) -> NamedFile)? = nil, served: ServedAssociation? = nil,
    include: (String) -> Inclusion
  ) -> Compilation {
    var loader = SpecLoader()
    guard let spec = loader.load(root, include: include) else {
      return Compilation(
        files: loader.files, diagnostics: loader.diagnostics.sortedByPlace(), isJudged: false, spec: nil, model: nil,
        links: nil, linkTable: [], outputs: [])
    }
    let resolved = Analyzer.analyze(spec)
    let space = resolved.model.map { LinkSpace($0) }
    var files = loader.files
    var lint = Lint(spec)
    var diagnostics = lint.judged(
      spec.explainingSlips(in: loader.diagnostics + resolved.diagnostics) + loader.findings(aboutUnused: unused))
    var linkTable: [UInt8] = []
    var isJudged = false
    if let space {
      // Suppressed findings do not count toward the limit of shown findings.
      var run = RuleRun(
        rules.filter(lint.isOn), about: RuleSubject(space, edits: lint.edits, moduleDepth: moduleDepth),
        limit: mostFindings + lint.silenceCount)
      diagnostics += lint.judged(run.next())
      // Errors from rules do not prevent further checks, unless these errors affect the meaning of the spec.
      if !diagnostics.contains(where: \.guardsMeaning) {
        do throws(LinkTableEncoder.EncodingError) {
          linkTable = try LinkTableEncoder.encode(space)
          diagnostics += linkTable.withUnsafeBufferPointer { table in
            run.subject.linkTable = LinkTable(table)
            var found: [Diagnostic] = []
            if let read { found = Self.readAppFiles(of: space.model, into: &run.subject, &files, read) }
            if let served {
              let platform = PlatformFilesLoader.load(served, for: space.model, behind: files.count)
              files += platform.files
              run.subject.platformFiles = platform.platformFiles
              found += platform.diagnostics
            }
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
    return Compilation(
      files: files,
      diagnostics: diagnostics.sortedByPlace(),
      isJudged: isJudged,
      spec: spec,
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
