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

  private(set) lazy var identities: [String] = compilation.files.map(\.identity)

  func text(of file: Int) -> DocumentText {
    if let text = texts[file] { return text }
    let text = DocumentText(compilation.files[file].bytes)
    texts[file] = text
    return text
  }

  func index(ofFile identity: String) -> Int? { identities.firstIndex(of: identity) }

  func string(at span: Span) -> String {
    let text = text(of: Int(span.file))
    return text.string(text.range(of: span))
  }
}
