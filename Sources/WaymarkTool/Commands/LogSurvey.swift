import LinkResolving
import SpecText
import WaymarkCompiler
import WaymarkImport
import WaymarkLinks

struct LogSurvey {
  private let survey: URLSurvey
  private let result: URLSurvey.Result

  init?(_ log: ImportLog, of app: inout ImportedApp, _ console: Console) throws {
    guard !log.isEmpty else { return nil }
    let known = app
    // The links of the other files determine which URLs need no inferred link.
    let draft = app.links.isEmpty ? nil : console.showingProgress("drafting the spec") { Draft(known) }
    let finder = draft.flatMap { LinkFinder($0.compilation) }
    let first = app.files.count
    var survey = URLSurvey(
      hosts: app.hosts.map(\.value.pattern) + app.links.flatMap { $0.patterns.flatMap(\.hosts) },
      schemes: app.schemes.map(\.value) + app.links.flatMap { $0.patterns.flatMap(\.schemes) }, file: first,
      known: finder.map { finder in { finder.find($0.bytes).link } })
    app.files += log.files
    try console.showingProgress("reading \(log.title)") {
      for index in log.files.indices {
        if index > 0 { survey.start(file: first + index) }
        try log.forEachChunk(of: index) { try survey.add(UnsafeRawBufferPointer($0)) }
        try survey.finish()
      }
    }
    var routed = 0
    for (link, use) in survey.knownLinks.sorted(by: { $0.key < $1.key }) {
      guard let source = draft?.link(ofModelLink: link)?.sources.first else { continue }
      if !app.links[source].isCandidate { routed += use.count }
      app.links[source].count += use.count
      app.links[source].examples += use.examples.texts
      let notes = survey.typeNotes(link, app.links[source].patterns, at: app.links[source].span)
      app.links[source].notes += notes.filter { !app.links[source].notes.contains($0) }
    }
    // If the patterns of a router match most URLs of the app, the app probably opens none of the other URLs.
    let areProposals = routed > 0 && routed >= survey.appRequests + survey.summary.known - routed
    self.survey = survey
    result = console.showingProgress("inferring patterns") { [survey] in
      survey.result(file: first, areProposals: areProposals)
    }
    app.links += result.links
  }

  func evidence(for draft: Compilation) -> DraftEvidence {
    let finder = LinkFinder(draft)
    let coverage = survey.coverage(of: result) { url in
      guard let finder else { return false }
      guard let completed = finder.completed(url) else { return finder.find(url).link != nil }
      return completed.withUnsafeBufferPointer { finder.find($0).link != nil }
    }
    let summary = survey.summary
    let proposals = result.links.filter(\.isProposal)
    var evidence = DraftEvidence()
    evidence.total = summary.requests + summary.refused.reduce(0) { $0 + $1.count }
    evidence.matched = summary.requests - coverage.unmatched - proposals.reduce(0) { $0 + $1.count }
    evidence.unmatched =
      summary.refused.map { DraftEvidence.Unmatched(url: $0.example, count: $0.count, reason: $0.reason) }
      + proposals.map { link in
        DraftEvidence.Unmatched(
          url: link.examples.first ?? link.text, count: link.count,
          reason: "no pattern of the router matches it; the draft proposes \(link.text) as a comment")
      }
      + coverage.urls.map { url, count in
        let completed = Array(url.utf8).withUnsafeBufferPointer { finder?.completed($0) }
        let whole = completed.map { String(decoding: $0, as: UTF8.self) } ?? url
        return DraftEvidence.Unmatched(url: url, count: count, reason: draft.resolver?.resolve(whole).answer)
      }
    evidence.note = coverage.note
    return evidence
  }
}

extension LinkFinder.Finding {
  fileprivate var link: Int? {
    switch self {
    case .link(let link), .redirect(let link): link
    case .unmatched, .refused: nil
    }
  }
}
