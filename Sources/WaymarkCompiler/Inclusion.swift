import SpecText

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
