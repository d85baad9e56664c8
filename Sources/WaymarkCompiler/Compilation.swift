import LinkLogic
import SpecModel
import SpecText
import WaymarkOutput
import WaymarkRules

/// Contains the generated code if the spec has no errors.
package struct Compilation {
  /// A ``Span`` refers to a file by its index in this array.
  package let files: [SourceFile]
  package let diagnostics: [Diagnostic]
  /// If an error affects the meaning of the spec, most rules do not run.
  package let isJudged: Bool
  package let spec: Spec?
  package let model: NavigationModel?
  package let links: LinkSpace?
  package let linkTable: [UInt8]
  package let strings: [StringTables]
  package let outputs: [Output]

  package enum Goal: Sendable {
    /// Some rules require the table.
    case linkTable
    case outputs(OutputSet)
  }

  package struct Options {
    package var rules: [Rule]
    /// The compiler only counts further findings.
    package var mostFindings: Int
    /// The folders from a package target to the spec; `nil` outside of such a target.
    package var moduleDepth: Int?
    /// The path is relative to the folder of the root file. Without this function, string tables and platform files are
    /// skipped, because their changes don't start a new build.
    package var read: ((String) -> NamedFile)?
    /// Checked instead of the platform files of the app.
    package var served: ServedAssociation?
    /// The spec files that are not included, given the identities of all included files.
    package var unused: (Set<String>) -> [SourceFile]

    package init(
      rules: [Rule] = RuleRegistry.rules, mostFindings: Int = DiagnosticCollector.usualLimit, moduleDepth: Int? = nil,
      read: ((String) -> NamedFile)? = nil, served: ServedAssociation? = nil,
      unused: @escaping (Set<String>) -> [SourceFile] = { _ in [] }
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

package typealias Inclusion = Result<[SourceFile], InclusionError>

/// `nil` if the file does not exist. The path is in the spec.
package typealias NamedFile = Result<SourceFile?, InclusionError>

package enum Inclusions {
  /// The string is an entry of the `include` key, or one component of the entry's path.
  package static func isGlob(_ pattern: String) -> Bool { pattern.contains { "*?[".contains($0) } }
}

package struct InclusionError: Error {
  package let message: String
  package let help: String?

  package init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  package static let missingFileHelp = "add the file, or correct the path, which is relative to the folder of the spec"

  package static func missingFile(_ path: String) -> InclusionError {
    InclusionError("there is no file `\(path)`", help: missingFileHelp)
  }
}
