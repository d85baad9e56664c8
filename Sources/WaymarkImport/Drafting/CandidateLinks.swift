/// The links that are only candidates, because they come from a rule with a wildcard.
enum CandidateLinks {
  /// Returns the candidates whose URLs other links of the app match.
  static func covered(_ app: ImportedApp) -> Set<Int> {
    // Only URLs with a host can match the rules of an association file.
    let isMissingHost = OriginPlan(app).freeHosts.isEmpty
    let candidates = app.links.indices.filter {
      app.links[$0].isCandidate && !(isMissingHost && app.links[$0].isAssociationRule)
    }
    guard !candidates.isEmpty, candidates.count < app.links.count else { return [] }
    // The compiler compares a claim with all links.
    var probe = app
    var owners: [Int] = []
    probe.claims = []
    for index in candidates {
      for pattern in app.links[index].patterns {
        owners.append(index)
        probe.claims.append(ImportedClaim(pattern, text: app.links[index].text, at: app.links[index].span))
      }
    }
    let spec = DraftRepair.repaired(DraftPlanner.plan(probe, omitting: Set(candidates)), probe)
    var covered = Set(candidates.filter { !app.links[$0].patterns.isEmpty })
    for claim in spec.claims where claim.isRemoved { covered.remove(owners[claim.source]) }
    return covered
  }

  /// Returns the candidates with a wildcard whose claims are enough, because other files list the links of the app.
  ///
  /// If no link matches some URLs of such a claim, the claim is a decision. A screen for the rule would be no screen of
  /// the app.
  static func claimed(_ app: ImportedApp) -> Set<Int> {
    guard app.links.contains(where: { !$0.isCandidate }) else { return [] }
    let claims = Set(app.claims.map(\.span))
    return Set(app.links.indices.filter { app.links[$0].isRule && claims.contains(app.links[$0].span) })
  }
}

extension ImportedLink {
  var isRule: Bool {
    isCandidate && destination == nil
      && patterns.contains { pattern in
        pattern.segments.contains { if case .rest = $0 { true } else { false } }
      }
  }
}
