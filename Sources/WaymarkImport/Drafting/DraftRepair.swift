import LinkLogic
import SpecText
import WaymarkCompiler
import WaymarkLinks

/// The repair ends, because each round changes at least one entry, and each entry changes only a few times.
struct DraftRepair {
  private(set) var spec: DraftSpec
  let app: ImportedApp
  var collisions = CollisionRepair()
  private var hasWidenedTypes = false
  /// The maximum number of rounds before the draft loses all entries with errors at once.
  private static let mostRounds = 100

  static func repaired(_ spec: DraftSpec, _ app: ImportedApp) -> DraftSpec {
    var repair = DraftRepair(spec: spec, app: app)
    return repair.run()
  }

  private init(spec: DraftSpec, app: ImportedApp) {
    self.spec = spec
    self.app = app
  }

  private mutating func run() -> DraftSpec {
    for link in spec.links.indices where !spec.links[link].isRemoved {
      do throws(PatternText.Unprintable) {
        _ = try spec.text(of: spec.links[link])
      } catch {
        remove(link, error.reason)
      }
    }
    // Examples come last, because a URL can land elsewhere until all collisions are decided.
    let examples = spec.links.map(\.examples)
    for index in spec.links.indices { spec.links[index].examples = [] }
    var stage = CompiledDraft.Stage.comparison
    var draft = CompiledDraft(spec, through: stage)
    var round = 0
    while true {
      let isLate = round >= Self.mostRounds
      var hasChanged = !isLate && collisions.decide(&spec, draft, app)
      if repairErrors(draft, all: isLate) { hasChanged = true }
      if !hasChanged {
        if stage == .rules {
          guard draft.hasErrors else { break }
          removeEverything(round)
        }
        stage = .rules
      } else {
        stage = .comparison
      }
      draft = CompiledDraft(spec, through: stage)
      round += 1
    }
    addNotesAboutMergedLinks()
    collisions.finish(&spec, draft, app)
    OrderCheck.addNotes(&spec, draft, app)
    addExamples(examples, draft)
    return spec
  }

  private static let collisionRules: Set<String> = ["ambiguous-links", "duplicate-link", "beats-cycle"]

  private mutating func repairErrors(_ draft: CompiledDraft, all: Bool) -> Bool {
    var hasChanged = false
    var seen: Set<SpecWriter.Owner> = []
    for error in draft.diagnostics.errors where all || !Self.collisionRules.contains(error.id.name) {
      guard let owner = draft.owner(of: error.span), seen.insert(owner).inserted else { continue }
      if error.id.name == CompilerDiagnostic.checkIncomplete.id.name, case .link = owner {
        if simplify(draft) { hasChanged = true }
        continue
      }
      if error.id.name == CompilerDiagnostic.tooManyFindings.id.name { continue }
      if repair(owner, error) { hasChanged = true }
    }
    return hasChanged
  }

  private mutating func repair(_ owner: SpecWriter.Owner, _ error: Diagnostic) -> Bool {
    let url = error.witness?.url ?? error.witness?.both
    switch owner {
    case .link(let link):
      guard !spec.links[link].isRemoved else { return false }
      // A link for URLs that all lead to other screens cannot be written in another way.
      let help = error.id.name == Self.unreachableLink ? "choose one of the screens" : "write it by hand"
      remove(link, error.message, help: help, url: url)
      return true
    case .screen(let screen):
      let links = spec.liveLinks(of: screen)
      for link in links { remove(link, error.message) }
      return !links.isEmpty
    case .type(let type):
      guard spec.types[type].error == nil else { return false }
      reject(type, error.message)
      return true
    case .claim(let claim):
      guard !spec.claims[claim].isRemoved else { return false }
      spec.claims[claim].isRemoved = true
      spec.claims[claim].notes.append(
        DraftNote(
          .lost, ImportNote(.decision, error.message, help: error.help, url: url, at: spec.claims[claim].span),
          topic: error.witness == nil ? nil : .claim))
      return true
    case .origin(let origin):
      guard spec.origins[origin].error == nil else { return false }
      let texts = spec.origins[origin].schemes + spec.origins[origin].hosts
      let list = texts.prefix(4).map { Quoted($0).description }.joined(separator: ", ")
      spec.origins[origin].error = DraftNote(
        .lost,
        ImportNote(
          .decision, "the draft omits the origin of \(list): \(error.message)", help: "declare it under `origins`"))
      for link in spec.links.indices {
        guard case .origins(let origins) = spec.links[link].start, origins.contains(origin) else { continue }
        let rest = origins.filter { $0 != origin }
        spec.links[link].start = .origins(rest)
        if rest.isEmpty { remove(link, "its origin is not valid") }
      }
      return true
    case .ambiguity: return false
    }
  }

  private static let unreachableLink = "unreachable-link"

  private mutating func reject(_ type: Int, _ reason: String) {
    spec.typeNames[spec.types[type].definition] = nil
    spec.types[type].error = DraftNote(
      .type,
      ImportNote(
        .decision, "captures of the type `\(spec.types[type].name)` are strings: \(reason)",
        help: "declare a type that the language supports"))
  }

  /// First with simpler types, then with fewer links.
  private mutating func simplify(_ draft: CompiledDraft) -> Bool {
    if !hasWidenedTypes {
      hasWidenedTypes = true
      let types = spec.types.indices.filter { index in
        if spec.types[index].error == nil, case .matching = spec.types[index].definition { true } else { false }
      }
      for type in types { reject(type, "the comparison of the links would take too long") }
      if !types.isEmpty { return true }
    }
    guard let space = draft.space else { return false }
    var unchecked = space.precedence.unchecked
    if unchecked.isEmpty {
      unchecked = draft.linkTable.withUnsafeBufferPointer { table in
        guard !table.isEmpty else { return [] }
        return space.unreachableLinks(found: { $0.withUnsafeBufferPointer(LinkTable(table).link) }).unknown
      }
    }
    let links = unchecked.compactMap { draft.link(ofModelLink: $0) }.filter { !spec.links[$0].isRemoved }
    for link in links { remove(link, "the comparison with the other links would take too long") }
    return !links.isEmpty
  }

  /// Keeps only the tabs, because the repair found no smaller change.
  private mutating func removeEverything(_ round: Int) {
    for link in spec.links.indices where !spec.links[link].isRemoved {
      remove(link, "the draft with all links has errors that need a decision")
    }
    for claim in spec.claims.indices { spec.claims[claim].isRemoved = true }
    for type in spec.types.indices where spec.types[type].error == nil { reject(type, "no link uses them") }
    // A second call means that the error is elsewhere, so the origins and the platform files go, too.
    if round > Self.mostRounds {
      spec.origins = []
      spec.platformFiles = ImportedPlatformFiles()
      spec.leftmost = nil
    }
  }

  private mutating func remove(_ link: Int, _ reason: String, help: String = "write it by hand", url: String? = nil) {
    spec.remove(
      link,
      DraftPlanner.lost(
        app.links[spec.links[link].order].text, reason, help: help, at: app.links[spec.links[link].order].span,
        url: url))
  }

  private mutating func addNotesAboutMergedLinks() {
    for link in spec.links.indices where spec.links[link].isRemoved {
      let help = spec.links[link].notes.last { $0.importance == .lost }?.note.help
      for source in spec.links[link].sources.dropFirst() {
        spec.links[link].notes.append(
          DraftNote(
            .lost,
            ImportNote(
              .decision, "the draft also omits \(Quoted(app.links[source].text)), which has the same pattern",
              help: help, at: app.links[source].span)))
      }
    }
  }

  private static let mostExamples = 1

  private mutating func addExamples(_ examples: [[String]], _ draft: CompiledDraft) {
    let starts = PathStarts(draft.space?.model.origins ?? [])
    draft.linkTable.withUnsafeBufferPointer { table in
      guard !table.isEmpty else { return }
      for link in spec.links.indices where !spec.links[link].isRemoved && !examples[link].isEmpty {
        var kept: [String] = []
        var lost: String?
        var seen: Set<String> = []
        for url in examples[link].prefix(Self.mostExamples * 4) where kept.count < Self.mostExamples {
          guard seen.insert(url).inserted else { continue }
          let bytes = Array(url.utf8).withUnsafeBufferPointer { url in
            starts.completed(url) { LinkTable(table).link(of: $0) != nil } ?? Array(url)
          }
          let found: Int? = bytes.withUnsafeBufferPointer { LinkTable(table).link(of: $0) }
          if let found, draft.link(ofModelLink: found) == link {
            kept.append(String(decoding: bytes, as: UTF8.self))
          } else {
            lost = lost ?? url
          }
        }
        spec.links[link].examples = kept
        guard let lost, kept.isEmpty else { continue }
        spec.links[link].notes.append(
          DraftNote(
            .order,
            ImportNote(
              .information, "an example URL leads to another link or to none", url: lost,
              at: app.links[spec.links[link].order].span)))
      }
    }
  }
}
