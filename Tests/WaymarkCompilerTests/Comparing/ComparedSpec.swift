import SpecText
import Testing

@testable import WaymarkCompiler

/// A namespace for compiling and comparing specs from text.
enum ComparedSpec {
  /// Compiles a spec from text.
  ///
  /// - Parameters:
  ///   - text: The text of the root file.
  ///   - files: The texts of the files that the spec may include, by path.
  /// - Returns: The compilation of the spec.
  static func compile(_ text: String, files: [String: String] = [:]) -> Compilation {
    let root = SourceFile(path: "Shop.nav.yaml", bytes: Array(text.utf8))
    return Compiler.compile(root, goal: .linkTable) { pattern in
      let path = pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
      guard let text = files[path] else { return .failure(InclusionError("there is no such file")) }
      return .success([SourceFile(path: path, bytes: Array(text.utf8))])
    }
  }

  /// Returns the changes from one valid spec to another valid spec.
  static func changes(_ old: Compilation, _ new: Compilation) throws -> [Change] {
    let comparison = try #require(
      SpecComparison(old: old, new: new), "\((old.diagnostics + new.diagnostics).map(\.message))")
    return comparison.changes
  }

  static func changes(_ old: String, _ new: String) throws -> [Change] { try changes(compile(old), compile(new)) }
}
