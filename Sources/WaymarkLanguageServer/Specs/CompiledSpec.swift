import URLResolving
import WaymarkCompiler
import WaymarkDiagnostics

/// A compiled spec, and the values that requests derive from it.
///
/// The derived values are computed on demand, because most compilations are replaced after the next keystroke.
final class CompiledSpec {
  let compilation: Compilation
  private var texts: [Int: DocumentText] = [:]
  private(set) lazy var names = compilation.nameIndex()
  private(set) lazy var resolver: URLResolver? = compilation.resolver

  init(_ compilation: Compilation) { self.compilation = compilation }

  /// The paths without symbolic links of all files, including string tables and platform files.
  private(set) lazy var identities: [String] = compilation.files.map(\.identity)

  /// Returns the text of a file.
  func text(of file: Int) -> DocumentText {
    if let text = texts[file] { return text }
    let text = DocumentText(compilation.files[file].bytes)
    texts[file] = text
    return text
  }

  /// Returns the index of a file in the compilation.
  func index(ofFile identity: String) -> Int? { identities.firstIndex(of: identity) }

  /// Returns the text at a span.
  func string(at span: Span) -> String {
    let text = text(of: Int(span.file))
    return text.string(text.range(of: span))
  }
}
