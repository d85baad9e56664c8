import LinkLogic
import SpecModel
import SpecText
import WaymarkOutput
import WaymarkRules

/// The result of compiling a spec.
///
/// If the spec has no errors, the result contains the generated code.
package struct Compilation {
  /// A ``Span`` refers to a file by its index in this array.
  package let files: [SourceFile]
  package let diagnostics: [Diagnostic]
  /// If an error affects the meaning of the spec, most rules do not run.
  package let isJudged: Bool
  package let spec: Spec?
  package let model: NavigationModel?
  /// The sets of URLs that match the links of the spec; `nil` if the spec could not be resolved.
  package let links: LinkSpace?
  /// The table is empty if errors prevent the compiler from encoding the links.
  package let linkTable: [UInt8]
  /// The array is empty if the spec has errors, or if the caller requested only the link table.
  package let outputs: [Output]

  /// The last stage of a compilation.
  package enum Goal: Sendable {
    /// Some rules require the table.
    case linkTable
    case outputs(OutputSet)
  }

  /// The choices of a caller for one compilation.
  package struct Options {
    package var rules: [Rule]
    /// The compiler only counts further findings.
    package var mostFindings: Int
    /// The number of folders from the folder of a package target to the folder of the spec; `nil` if the spec is not in
    /// a target of a Swift package.
    package var moduleDepth: Int?
    /// Returns the file at a path relative to the folder of the root file. Without this function, the compiler skips
    /// string tables and platform files, because a change of these files doesn't start a new build.
    package var read: ((String) -> NamedFile)?
    /// The answer of a site, which the compiler checks instead of the platform files of the app.
    package var served: ServedAssociation?
    /// Returns the paths of spec files that the spec does not include, given the identities of all included files.
    package var unused: (Set<String>) -> [String]

    package init(
      rules: [Rule] = RuleRegistry.rules, mostFindings: Int = DiagnosticCollector.usualLimit, moduleDepth: Int? = nil,
      read: ((String) -> NamedFile)? = nil, served: ServedAssociation? = nil,
      unused: @escaping (Set<String>) -> [String] = { _ in [] }
    ) {
      self.rules = rules
      self.mostFindings = mostFindings
      self.moduleDepth = moduleDepth
      self.read = read
      self.served = served
      self.unused = unused
    }
  }
}
