import LinkLogic
import SpecModel
import SpecText
import WaymarkLinks
import WaymarkRules

struct SpecCheck {
  private(set) var files: [SourceFile]
  private(set) var linkTable: [UInt8] = []
  private(set) var strings: [StringTables] = []
  private(set) var isJudged = false
  private let options: Compilation.Options
  private var lint: Lint
  private var diagnostics: [Diagnostic] = []

  init(_ spec: Spec, _ files: [SourceFile], _ options: Compilation.Options) {
    self.files = files
    self.options = options
    lint = Lint(spec)
  }

  mutating func add(_ found: [Diagnostic]) { diagnostics += lint.judged(found) }

  mutating func encodeAndRunRules(_ links: LinkSpace) {
    // Suppressed findings do not count toward the limit of shown findings.
    var run = RuleRun(
      options.rules.filter(lint.isOn), about: RuleSubject(links, edits: lint.edits, moduleDepth: options.moduleDepth),
      limit: options.mostFindings + lint.silenceCount)
    add(run.next())
    // Errors from rules do not prevent further checks, unless these errors affect the meaning of the spec.
    guard !diagnostics.contains(where: \.guardsMeaning) else { return }
    do throws(LinkTableEncoder.EncodingError) {
      linkTable = try LinkTableEncoder.encode(links)
    } catch {
      diagnostics.append(Self.finding(error, links.model))
      return
    }
    // A local copy, because the closure changes the check.
    let bytes = linkTable
    bytes.withUnsafeBufferPointer { table in
      run.subject.linkTable = LinkTable(table)
      let found = readAppFiles(of: links.model, into: &run.subject)
      strings = run.subject.strings ?? []
      add(found + run.next())
    }
    diagnostics += lint.uselessSilences(readsFiles: options.read != nil)
    isJudged = true
  }

  mutating func finish() -> [Diagnostic] {
    diagnostics += lint.findings
    return diagnostics.sortedByPlace()
  }

  private mutating func readAppFiles(of model: NavigationModel, into subject: inout RuleSubject) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if let read = options.read {
      let strings = StringsLoader.load(model, behind: files.count, read)
      files += strings.files
      let platform = PlatformFilesLoader.load(model, behind: files.count, read)
      files += platform.files
      subject.strings = strings.tables
      subject.platformFiles = platform.platformFiles
      found = strings.diagnostics + platform.diagnostics
    }
    if let served = options.served {
      let platform = PlatformFilesLoader.load(served, for: model, behind: files.count)
      files += platform.files
      subject.platformFiles = platform.platformFiles
      found += platform.diagnostics
    }
    return found
  }

  private static func finding(_ error: LinkTableEncoder.EncodingError, _ model: NavigationModel) -> Diagnostic {
    switch error {
    case .tooLarge:
      Diagnostic(
        .specTooLarge, "the links of this spec do not fit into a link table", at: model.app.span,
        help: "the limits are 256 MiB for the table, and 127 parameters, conditions and query items for each link")
    case .tooManyTypes:
      Diagnostic(
        .specTooLarge, "comparing the types of captures in this spec takes too long", at: model.app.span,
        help: "use fewer types with long expressions or wide ranges")
    }
  }
}
