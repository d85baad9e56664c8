import LinkLogic
import SpecText

extension CollisionRepair {
  /// A pair of overlapping links, of which one wins.
  private struct Overlap {
    var pair: Pair
    var loser: Int
    var reason: Reason
    /// A Boolean value that indicates whether the reason favors the winner.
    var isPreferred: Bool
  }

  /// The maximum number of screens in the note of one link.
  private static let mostNames = 4

  /// Removes names under `beats` that have no effect, and describes each decision.
  func finish(_ spec: inout DraftSpec, _ draft: CompiledDraft, _ app: ImportedApp) {
    guard let space = draft.space else { return }
    for index in spec.links.indices where !spec.links[index].beats.isEmpty {
      guard let link = draft.modelLink(of: index) else { continue }
      spec.links[index].beats = spec.links[index].beats.filter {
        space.precedence.isUsed(spec.screens[$0].name, by: link)
      }
    }
    var overlaps: [Int: [Overlap]] = [:]
    for pair in pairs.sorted() where !spec.links[pair.first].isRemoved && !spec.links[pair.second].isRemoved {
      let isFirst = spec.links[pair.first].beats.contains(spec.links[pair.second].screen)
      let (winner, loser) = isFirst ? (pair.first, pair.second) : (pair.second, pair.first)
      guard spec.links[winner].beats.contains(spec.links[loser].screen) else { continue }
      let isPreferred = isFirstPreferred(pair, spec, app) == isFirst
      overlaps[winner, default: []].append(
        Overlap(pair: pair, loser: loser, reason: reason(pair, spec, app), isPreferred: isPreferred))
    }
    for (winner, overlaps) in overlaps {
      // The comparison of two links takes longer than the note is worth, so the note has one URL.
      let url = overlaps.first.flatMap { witness($0.pair, draft, space) }
      spec.links[winner].notes.append(note(overlaps, url, spec, at: app.links[spec.links[winner].order].span))
    }
  }

  /// Returns the note about the links that a link wins against.
  private func note(_ overlaps: [Overlap], _ url: String?, _ spec: DraftSpec, at span: Span) -> DraftNote {
    func names(_ overlaps: [Overlap]) -> String {
      var seen: Set<Int> = []
      let screens = overlaps.map { spec.links[$0.loser].screen }.filter { seen.insert($0).inserted }
      let names = screens.prefix(Self.mostNames).map { "`\(spec.screens[$0].name)`" }
      let more = screens.count - names.count
      return (names + (more > 0 ? ["\(more) more"] : [])).joined(or: "and")
    }
    func isUnlikeRouter(_ overlap: Overlap) -> Bool { overlap.reason == .order && !overlap.isPreferred }
    let (others, usual) = (overlaps.filter(isUnlikeRouter), overlaps.filter { !isUnlikeRouter($0) })
    var message = "this link wins against links of \(names(usual.isEmpty ? others : usual))"
    let reasons = Set(usual.map { $0.isPreferred ? $0.reason : nil })
    if usual.isEmpty {
      message += ", unlike in the existing router"
    } else if !others.isEmpty {
      message += ", and, unlike in the existing router, of \(names(others))"
    } else if reasons == [.order] {
      message += ", as in the existing router"
    } else if reasons == [.literals] {
      message += ": the draft lets the link with more literal text win"
    }
    return DraftNote(
      .collision, ImportNote(.decision, message, help: "check `beats`", url: url, at: span), topic: .overlap)
  }
}
