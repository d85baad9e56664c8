import LinkAlgebra
import WaymarkCompiler
import WaymarkDiagnostics
import WaymarkModel

/// A draft of a spec that compiles without errors, and a report about it.
package struct Draft {
  /// A link of the draft, and the links of the input files from which it was made.
  package struct Link: Sendable {
    /// The name of the tab or the route.
    package var name: String
    /// The pattern as the spec spells it.
    package var pattern: String
    /// The name of the screen in the input files; `nil` if no file names it.
    package var destination: String?
    /// The indices of the links in ``ImportedApp/links``, in ascending order.
    package var sources: [Int]
  }

  /// The files: the spec, the report `Import.md`, and `names.csv` if the names of destinations are not derived from
  /// their texts.
  package private(set) var files: [(name: String, text: String)] = []
  /// The decisions that the user has to make, the most important first.
  package private(set) var decisions: [ImportNote] = []
  /// A Boolean value that indicates whether the user has to make a decision.
  package var needsDecision: Bool { !decisions.isEmpty }
  /// The counts for the terminal.
  package private(set) var summaryLines: [String] = []
  /// The links of the draft, without links that are only comments.
  package private(set) var links: [Link] = []
  /// The compilation of the spec.
  package let compilation: Compilation
  private let linksOfModel: [Int?]

  /// Creates a draft.
  ///
  /// - Parameters:
  ///   - app: The facts of the input files.
  ///   - evidence: A closure that returns the results of a survey of URLs for the compiled draft.
  /// - Complexity: O(*n* log *n*) for *n* links that overlap few other links.
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
    var known: [Key: Int] = [:]
    for link in spec.links where !link.isRemoved {
      guard let text = try? spec.text(of: link) else { continue }
      let screen = spec.screens[link.screen]
      known[Key(name: screen.name, pattern: text)] = links.count
      links.append(
        Link(name: screen.name, pattern: text, destination: screen.destination, sources: link.sources.sorted()))
    }
    let model = compilation.links?.model
    linksOfModel = (model?.links ?? []).map { link in
      known[Key(name: model?.ownName(of: link.target) ?? "", pattern: link.pattern.text.string)]
    }
    let report = DraftReport(spec, app, omitted: covered, evidence)
    decisions = report.decisions.map(\.note)
    summaryLines = report.summaryLines
    files.append(("Import.md", report.text))
    if let names = report.names { files.append(("names.csv", names)) }
  }

  /// Returns a decision if the platform files of the app and the draft differ.
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

  /// Returns the spec in the canonical layout.
  private static func source(_ spec: DraftSpec) -> SourceFile {
    let source = SpecWriter(spec, isCompact: true).source
    guard case .formatted(let formatted) = SpecFormatter.format(source) else { return source }
    return formatted
  }

  private struct Key: Hashable {
    var name: String
    var pattern: String
  }

  /// Returns the link of the draft for a link of the compiled model.
  ///
  /// - Parameter index: The index of the link in the model and in the link table.
  /// - Returns: The link, or `nil` if the model has no such link.
  package func link(ofModelLink index: Int) -> Link? {
    guard linksOfModel.indices.contains(index) else { return nil }
    return linksOfModel[index].map { links[$0] }
  }

  /// Returns the links of a tab or a route.
  package func links(named name: String) -> [Link] { links.filter { $0.name == name } }
}
