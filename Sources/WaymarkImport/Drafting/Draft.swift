import LinkLogic
import SpecModel
import SpecText
import WaymarkCompiler

/// A draft of a spec that compiles without errors, and a report about it.
package struct Draft {
  package struct Link: Sendable {
    package var name: String
    package var pattern: String
    /// `nil` if no input file names the screen.
    package var destination: String?
    /// The indices in ``ImportedApp/links``, in ascending order.
    package var sources: [Int]
  }

  /// The spec, the report `Import.md`, and `names.csv` if the names of destinations are not derived from their texts.
  package private(set) var files: [(name: String, text: String)] = []
  /// The most important first.
  package private(set) var decisions: [ImportNote] = []
  package var needsDecision: Bool { !decisions.isEmpty }
  package private(set) var summaryLines: [String] = []
  /// Without links that are only comments.
  package private(set) var links: [Link] = []
  package let compilation: Compilation
  private let linksOfModel: [Int?]

  package init(_ app: ImportedApp, evidence: (Compilation) -> DraftEvidence = { _ in DraftEvidence() }) {
    let covered = CandidateLinks.covered(app)
    let omitted = covered.union(CandidateLinks.claimed(app))
    var spec = DraftRepair.repaired(DraftPlanner.plan(app, omitting: omitted), app)
    var source = Self.source(spec)
    var compiled = CompiledDraft.compile(source)
    if compiled.diagnostics.hasErrors {
      // Only the examples were added after the last check.
      for index in spec.links.indices { spec.links[index].examples = [] }
      source = Self.source(spec)
      compiled = CompiledDraft.compile(source)
    }
    let evidence = evidence(compiled)
    spec.platformNote = Self.platformNote(app, source)
    if let note = evidence.note { spec.notes.append(DraftNote(.input, note)) }
    if evidence.note != nil || spec.platformNote != nil {
      source = Self.source(spec)
      compiled = CompiledDraft.compile(source)
    }
    compilation = compiled
    files = [(source.path, String(decoding: source.bytes, as: UTF8.self))]
    // A name has no space.
    var known: [String: Int] = [:]
    for link in spec.links where !link.isRemoved {
      guard let text = try? spec.text(of: link) else { continue }
      let screen = spec.screens[link.screen]
      known["\(screen.name) \(text)"] = links.count
      links.append(
        Link(name: screen.name, pattern: text, destination: screen.destination, sources: link.sources.sorted()))
    }
    let model = compilation.links?.model
    linksOfModel = (model?.links ?? []).map { link in
      known["\(model?.ownName(of: link.target) ?? "") \(link.pattern.text.string)"]
    }
    let report = DraftReport(spec, app, omitted: covered, evidence)
    decisions = report.decisions.map(\.note)
    summaryLines = report.summaryLines
    files.append(("Import.md", report.text))
    if let names = report.names { files.append(("names.csv", names)) }
  }

  private static func platformNote(_ app: ImportedApp, _ source: SourceFile) -> DraftNote? {
    let indices = app.platformFiles.indices
    guard !indices.isEmpty else { return nil }
    let errors = CompiledDraft.compile(source) { path in .success(indices[path].map { app.files[$0] }) }
      .diagnostics.errors
    guard let first = errors.first else { return nil }
    return DraftNote(
      .input,
      ImportNote(
        .decision,
        "the app's files and the draft differ in \(counted(errors.count, "place"))",
        help: "make the other decisions, uncomment the paths, and run `waymark apple --check`",
        url: first.witness?.url))
  }

  private static func source(_ spec: DraftSpec) -> SourceFile {
    let source = SpecWriter(spec, isCompact: true).source
    guard case .formatted(let formatted) = SpecFormatter.format(source) else { return source }
    return formatted
  }

  package func link(ofModelLink index: Int) -> Link? {
    guard linksOfModel.indices.contains(index) else { return nil }
    return linksOfModel[index].map { links[$0] }
  }
}
