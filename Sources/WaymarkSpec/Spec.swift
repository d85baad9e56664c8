import WaymarkDiagnostics
import WaymarkYAML

/// A spec as it is written: the root, then the files it includes, each decoded as far as it can be.
///
/// A reference, as it does not change, and whoever passes a model on would copy dozens of lists else.
package final class Spec: Sendable {
  package let root: RootSyntax
  package let fragments: [IncludedFileSyntax]
  /// Whether some of it could not be read, so that a name that is not found may well be there.
  package let isIncomplete: Bool
  /// The files, the root first.
  package let files: [SourceFile]
  /// What the texts above point into.
  private let trees: [YAMLTree]
  private let layouts = Layouts()

  package init(
    root: RootSyntax, fragments: [IncludedFileSyntax], isIncomplete: Bool, files: [SourceFile], trees: [YAMLTree]
  ) {
    self.root = root
    self.fragments = fragments
    self.isIncomplete = isIncomplete
    self.files = files
    self.trees = trees
  }

  /// The comments that start with a word, file by file.
  package func comments(startingWith word: StaticString) -> [YAMLComment] {
    trees.flatMap { YAMLComment.all(startingWith: word, in: files[$0.file], $0) }
  }

  /// How a file of the spec is laid out; nil where it could not be read.
  ///
  /// - Complexity: O(size of the file).
  package func layout(ofFile file: Int) -> YAMLLayout? {
    if let layout = layouts.made[file] { return layout }
    let layout = trees.first { $0.file == file }.map { YAMLLayout(files[file], $0) }
    layouts.made[file] = layout
    return layout
  }
}

/// The layouts that have been asked for, as many findings ask for that of one file. Only rules ask, one after the other.
private final class Layouts: @unchecked Sendable {
  var made: [Int: YAMLLayout] = [:]
}
