import WaymarkDiagnostics
import WaymarkYAML

/// A formatter that gives the files of a spec their canonical layout.
///
/// The formatter changes spaces, line breaks, and quotes. The order of entries, the comments, and the meaning of the spec
/// stay the same. The formatter accesses no other files, and therefore needs only a valid YAML file, not a valid spec.
package enum SpecFormatter {
  /// The result of formatting a file.
  package enum Result: Sendable {
    /// The formatted file, which can be equal to the original file.
    case formatted(SourceFile)
    /// The diagnostics of a file that is not valid YAML.
    case invalid([Diagnostic])
  }

  /// Formats a file.
  ///
  /// - Parameters:
  ///   - source: The root file of a spec, or an included file.
  ///   - index: The index of the file for diagnostics.
  /// - Returns: The formatted file. If the file is not valid YAML, the result contains the diagnostics instead. A file
  ///   with YAML that no spec uses, such as a key with several lines, stays unchanged.
  /// - Complexity: O(size of the file).
  package static func format(_ source: SourceFile, index: Int = 0) -> Result {
    let (tree, diagnostics) = YAMLLoader.load(source, index: index)
    guard tree != nil, !diagnostics.hasErrors else { return .invalid(diagnostics) }
    let bytes = YAMLFormatter.format(source) ?? source.bytes
    return .formatted(SourceFile(path: source.path, name: source.name, identity: source.identity, bytes: bytes))
  }
}
