import WaymarkDiagnostics
import WaymarkYAML

/// A factory for fix-its that edit the files of a spec.
///
/// The edits preserve comments and layout.
///
/// The factory computes the layout of a file only once, for the first fix-it that edits the file.
package final class SpecEdits {
  private let spec: Spec
  /// The value is `nil` for a file that is not valid YAML.
  private var layouts: [Int32: YAMLLayout?] = [:]

  package init(_ spec: Spec) { self.spec = spec }

  package func removal(_ title: String, ofEntryAt span: Span, isSafe: Bool) -> [Diagnostic.FixIt] {
    fixIts(title, layout(ofFile: span.file)?.removal(ofEntryAt: span), isSafe)
  }

  /// If the line of the comment has no other content, the fix-it removes the whole line.
  package func removal(_ title: String, of comment: YAMLComment, isSafe: Bool) -> [Diagnostic.FixIt] {
    fixIts(title, layout(ofFile: comment.span.file)?.removal(of: comment), isSafe)
  }

  package func addition(
    _ title: String, of entry: String, toMappingAt span: Span, isSafe: Bool
  ) -> [Diagnostic.FixIt] {
    fixIts(title, layout(ofFile: span.file)?.addition(of: entry, toMappingAt: span), isSafe)
  }

  package func addition(
    _ title: String, of element: String, behindElementAt span: Span, isSafe: Bool
  ) -> [Diagnostic.FixIt] {
    fixIts(title, layout(ofFile: span.file)?.addition(of: element, behindElementAt: span), isSafe)
  }

  /// Returns the span of a key in a mapping, or an empty span at the start of the mapping if the key is absent.
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
