import LinkResolving
import SpecModel
import SpecText
import WaymarkCompiler

final class SpecSession {
  let rootPath: String
  private(set) var current: CompiledSpec
  /// While the user types, a file is often not valid YAML, and the names of the file are only known from this value.
  private(set) var lastWhole: CompiledSpec?
  private(set) var members: Set<String>
  var isOutdated = false
  private var documents: OpenDocuments

  init(rootPath: String, _ documents: OpenDocuments) throws(CommandError) {
    self.rootPath = rootPath
    self.documents = documents
    current = CompiledSpec(try Self.compile(rootPath, documents))
    members = []
    finish()
  }

  func update(_ documents: OpenDocuments) throws(CommandError) {
    current = CompiledSpec(try Self.compile(rootPath, documents))
    self.documents = documents
    isOutdated = false
    finish()
  }

  private func finish() {
    let spec = current.compilation.spec
    // If the root file is broken, its `include` is unknown, and the files still belong to the spec.
    members = spec == nil ? members.union(current.identities) : Set(current.identities)
    if spec?.isEveryFileParsed == true { lastWhole = current }
  }

  func compilation(replacing texts: [String: [UInt8]]) throws(CommandError) -> Compilation {
    try Self.compile(rootPath, documents, replacing: texts)
  }

  /// Returns the text of a file with all safe fix-its, or `nil` if there are none. Other files stay unchanged.
  func fixed(_ identity: String) -> SourceFile? {
    if let known = current.fixed[identity] { return known }
    let rounds = try? FixRounds(current.compilation) { compilation in
      guard let file = compilation.files.firstIndex(where: { $0.identity == identity }) else { return [] }
      return compilation.diagnostics.compactMap { finding in
        guard var fix = finding.safeFix else { return nil }
        fix.spans = fix.spans.filter { Int($0.file) == file }
        return fix.spans.isEmpty ? nil : (finding, fix)
      }
    } compile: { changed throws(CommandError) in
      try compilation(replacing: changed.mapValues(\.bytes))
    }
    let result = rounds?.changed[identity]
    current.fixed[identity] = .some(result)
    return result
  }

  func decoded(replacing identity: String, with text: [UInt8]) -> Spec? {
    if let document = documents[rootPath], !document.hasPath {
      var loader = SpecLoader()
      return loader.load(SourceFile(path: rootPath, bytes: text)) { _ in .failure(InclusionError("unsaved")) }
    }
    let texts = documents.texts.merging([identity: text]) { $1 }
    return try? SpecFiles(rootPath, in: .disk.replacingContents(with: texts)).decode()
  }

  private static func compile(
    _ rootPath: String, _ documents: OpenDocuments, replacing texts: [String: [UInt8]] = [:]
  ) throws(CommandError) -> Compilation {
    if let document = documents[rootPath], !document.hasPath {
      let name = FileSystem.name(of: rootPath)
      let file = SourceFile(path: name, name: name, identity: rootPath, bytes: texts[rootPath] ?? document.text.bytes)
      return Compiler.compile(file, goal: .linkTable) { _ in
        .failure(InclusionError("an unsaved spec can't include files", help: "save the spec"))
      }
    }
    let texts = documents.texts.merging(texts) { $1 }
    let files = try SpecFiles(rootPath, in: .disk.replacingContents(with: texts))
    return files.compile(.linkTable, readsFiles: true, acceptsModule: true)
  }
}

/// Values for requests are computed on demand, because most compilations are replaced after the next keystroke.
final class CompiledSpec {
  let compilation: Compilation
  private var texts: [Int: DocumentText] = [:]
  /// By identity.
  fileprivate var fixed: [String: SourceFile?] = [:]
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
