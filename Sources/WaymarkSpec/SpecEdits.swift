import WaymarkDiagnostics
import WaymarkYAML

/// The fix-its that edit a spec. They leave comments and layout unchanged.
///
/// A file is laid out for its first fix-it, and not again for the next ones.
package final class SpecEdits {
  private let spec: Spec
  /// The layouts of the files by their numbers; nil for a file that could not be read.
  private var layouts: [Int32: YAMLLayout?] = [:]

  package init(_ spec: Spec) { self.spec = spec }

  /// The fix-it that takes an entry out, a key with its value or an element of a list, and leaves comments and layout as they are.
  ///
  /// - Parameters:
  ///   - span: Where the entry's key, value or element stands.
  ///   - isSafe: Whether the spec means the same without it.
  /// - Returns: None where the entry cannot be taken out without losing more.
  /// - Complexity: O(size of the file).
  package func removal(_ title: String, ofEntryAt span: Span, isSafe: Bool) -> [Diagnostic.FixIt] {
    fixIts(title, layout(ofFile: span.file)?.removal(ofEntryAt: span), isSafe)
  }

  /// The fix-it that takes a comment out, with its line where it has one to itself.
  package func removal(_ title: String, of comment: YAMLComment, isSafe: Bool) -> [Diagnostic.FixIt] {
    fixIts(title, layout(ofFile: comment.span.file)?.removal(of: comment), isSafe)
  }

  /// The fix-it that adds a key to a mapping.
  ///
  /// - Parameters:
  ///   - entry: `key: value`, as YAML has it, on one line.
  ///   - span: Where the mapping stands: its construct's span.
  ///   - isSafe: Whether the spec means the same with it.
  /// - Returns: None where there is no place for it.
  /// - Complexity: O(size of the file).
  package func addition(
    _ title: String, of entry: String, toMappingAt span: Span, isSafe: Bool
  ) -> [Diagnostic.FixIt] {
    fixIts(title, layout(ofFile: span.file)?.addition(of: entry, toMappingAt: span), isSafe)
  }

  /// The fix-it that adds an element to a list, behind another one.
  ///
  /// - Parameters:
  ///   - element: As YAML has it, on one line.
  ///   - span: Where the other element stands.
  ///   - isSafe: Whether the spec means the same with it.
  /// - Returns: None where there is no place for it.
  /// - Complexity: O(size of the file).
  package func addition(
    _ title: String, of element: String, behindElementAt span: Span, isSafe: Bool
  ) -> [Diagnostic.FixIt] {
    fixIts(title, layout(ofFile: span.file)?.addition(of: element, behindElementAt: span), isSafe)
  }

  /// Where a key of a mapping stands; where there is none, where the mapping starts.
  ///
  /// - Complexity: O(size of the file).
  package func key(_ name: String, inMappingAt span: Span) -> Span {
    layout(ofFile: span.file)?.key(name, inMappingAt: span) ?? span.part(0..<0)
  }

  private func layout(ofFile file: Int32) -> YAMLLayout? {
    if let layout = layouts[file] { return layout }
    let layout = spec.layout(ofFile: Int(file))
    layouts[file] = .some(layout)
    return layout
  }

  /// The fix-it of an edit; none where there is no edit.
  private func fixIts(_ title: String, _ edit: (span: Span, text: String)?, _ isSafe: Bool) -> [Diagnostic.FixIt] {
    edit.map { [Diagnostic.FixIt(title, replace: $0.span, with: $0.text, isSafe: isSafe)] } ?? []
  }
}
