import SpecText

/// The decoded syntax of the root file and its included files, without invalid parts. A class, because a copy of a
/// struct would retain dozens of arrays.
package final class Spec: Sendable {
  package let root: RootSyntax
  package let fragments: [IncludedFileSyntax]
  package let isIncomplete: Bool
  package let isModule: Bool
  package let files: [SourceFile]
  /// The trees own the memory of the strings.
  private let trees: [YAMLTree]

  package init(
    root: RootSyntax, fragments: [IncludedFileSyntax], isIncomplete: Bool, files: [SourceFile], trees: [YAMLTree],
    isModule: Bool = false
  ) {
    self.root = root
    self.fragments = fragments
    self.isIncomplete = isIncomplete
    self.files = files
    self.trees = trees
    self.isModule = isModule
  }

  package var isEveryFileParsed: Bool { trees.count == files.count }

  package func comments(startingWith word: StaticString) -> [YAMLComment] {
    trees.flatMap { YAMLComment.all(startingWith: word, in: files[$0.file], $0) }
  }

  package func explainingSlips(in diagnostics: [Diagnostic]) -> [Diagnostic] {
    var finder = SlipFinder(diagnostics)
    for tree in trees { finder.search(tree, files[tree.file]) }
    return finder.result
  }

  func layout(ofFile file: Int) -> YAMLLayout? { trees.first { $0.file == file }.map { YAMLLayout(files[file], $0) } }
}

extension Spec {
  /// The app of the spec is the feature, and its generated code is public.
  package convenience init(module fragment: IncludedFileSyntax, isIncomplete: Bool, file: SourceFile, tree: YAMLTree) {
    var root = RootSyntax(span: fragment.span)
    root.app = fragment.feature
    root.swift = SwiftSyntax(span: fragment.span)
    root.swift?.access = .public
    self.init(
      root: root, fragments: [fragment], isIncomplete: isIncomplete, files: [file], trees: [tree], isModule: true)
  }
}

extension SpecDecoder {
  package static func isModule(_ tree: YAMLTree) -> Bool { has(tree, "module") && !isRoot(tree) && !has(tree, "app") }
}

/// Fix-its that preserve comments and layout. The layout of a file is computed only once.
package final class SpecEdits {
  private let spec: Spec
  /// The value is `nil` for a file that is not valid YAML.
  private var layouts: [Int32: YAMLLayout?] = [:]

  package init(_ spec: Spec) { self.spec = spec }

  package func removal(_ title: String, ofEntryAt span: Span, isSafe: Bool) -> [Diagnostic.FixIt] {
    fixIts(title, layout(ofFile: span.file)?.removal(ofEntryAt: span), isSafe)
  }

  /// Removes the whole line if it has no other content.
  package func removal(_ title: String, of comment: YAMLComment, isSafe: Bool) -> [Diagnostic.FixIt] {
    fixIts(title, layout(ofFile: comment.span.file)?.removal(of: comment), isSafe)
  }

  package func addition(_ title: String, of entry: String, toMappingAt span: Span, isSafe: Bool) -> [Diagnostic.FixIt] {
    fixIts(title, layout(ofFile: span.file)?.addition(of: entry, toMappingAt: span), isSafe)
  }

  package func addition(
    _ title: String, of element: String, behindElementAt span: Span, isSafe: Bool
  ) -> [Diagnostic.FixIt] {
    fixIts(title, layout(ofFile: span.file)?.addition(of: element, behindElementAt: span), isSafe)
  }

  /// An empty span at the start of the mapping if the key is absent.
  package func key(_ name: String, inMappingAt span: Span) -> Span {
    layout(ofFile: span.file)?.key(name, inMappingAt: span) ?? span.part(0..<0)
  }

  private func layout(ofFile file: Int32) -> YAMLLayout? {
    if let layout = layouts[file] { return layout }
    let layout = spec.layout(ofFile: Int(file))
    layouts[file] = .some(layout)
    return layout
  }

  private func fixIts(_ title: String, _ edit: (span: Span, text: String)?, _ isSafe: Bool) -> [Diagnostic.FixIt] {
    edit.map { [Diagnostic.FixIt(title, replace: $0.span, with: $0.text, isSafe: isSafe)] } ?? []
  }
}
