import LinkLogic
import SpecModel
import SpecText
import WaymarkCompiler

struct CompiledDraft {
  let diagnostics: [Diagnostic]
  /// `nil` if the draft could not be resolved.
  let space: LinkSpace?
  /// Empty after a comparison of the links, and after errors.
  let linkTable: [UInt8]
  private let owners: [SpecWriter.Owner?]
  private let links: [Int?]
  private let modelLinks: [Int: Int]

  enum Stage {
    /// Later stages describe each collision, which takes longer.
    case comparison
    case rules
  }

  init(_ spec: DraftSpec, through stage: Stage) {
    let writer = SpecWriter(spec, isCompact: false)
    owners = writer.owners
    switch stage {
    case .comparison:
      var loader = SpecLoader()
      let loaded = loader.load(writer.source, include: { _ in .success([]) })
      let resolved = loaded.map(Analyzer.analyze)
      diagnostics = loader.diagnostics + (resolved?.diagnostics ?? [])
      space = (resolved?.model).map { LinkSpace($0) }
      linkTable = []
    case .rules:
      let compilation = Self.compile(writer.source)
      diagnostics = compilation.diagnostics
      space = compilation.links
      linkTable = compilation.linkTable
    }
    let owners = owners
    let links: [Int?] = (space?.model.links ?? []).map { link in
      if case .link(let index)? = Self.owner(of: link.pattern.text.span, owners) { index } else { nil }
    }
    self.links = links
    modelLinks = Dictionary(
      links.enumerated().compactMap { index, link in link.map { ($0, index) } }, uniquingKeysWith: { first, _ in first }
    )
  }

  static func compile(_ source: SourceFile, read: ((String) -> NamedFile)? = nil) -> Compilation {
    Compiler.compile(source, goal: .linkTable, options: .init(mostFindings: mostFindings, read: read)) { _ in
      .success([])
    }
  }

  private static let mostFindings = 1_000_000
  var hasErrors: Bool { diagnostics.hasErrors }
  func owner(of span: Span) -> SpecWriter.Owner? { Self.owner(of: span, owners) }

  private static func owner(of span: Span, _ owners: [SpecWriter.Owner?]) -> SpecWriter.Owner? {
    let line = Int(span.start.line) - 1
    return owners.indices.contains(line) ? owners[line] : nil
  }

  func link(ofModelLink index: Int) -> Int? { links.indices.contains(index) ? links[index] : nil }
  func modelLink(of link: Int) -> Int? { modelLinks[link] }
}
